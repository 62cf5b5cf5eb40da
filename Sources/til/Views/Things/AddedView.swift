import TILCore

/// What is said once a thing was added.
struct AddedView {
    let thing: Thing
    let others: [Thing]
    /// A meaning that is one slip away.
    var slip: Thing?

    func text(_ page: Page) -> String {
        var text = "Added: \(page.inline(thing))"
        if !others.isEmpty { text += "; it also means " + others.map { page.visible($0.long) }.joined(separator: ", ") }
        text += ".\n"
        if let slip {
            text += "It is one slip away from \(page.visible(slip.long)), which is known; 'til undo' takes it back.\n"
        }
        return text
    }
}
