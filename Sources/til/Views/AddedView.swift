import TILCore

/// What is said once a thing was added.
struct AddedView {
    let thing: Thing
    let others: [Thing]

    func text(_ page: Page) -> String {
        var text = "Added: \(page.inline(thing))"
        if !others.isEmpty { text += "; it also means " + others.map { page.visible($0.long) }.joined(separator: ", ") }
        return text + ".\n"
    }
}
