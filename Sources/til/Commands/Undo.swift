import ArgumentParser
import TILCore

/// `til undo`: undoes the last change.
struct Undo: Command {
    static let configuration = CommandConfiguration(
        "undo", "Take back the last change, whatever it was.",
        """
        'til redo' makes it again. With --list --json: an array of kind, count, at and, if there are any, thing or settings.
        """)

    @Flag(help: "List what would be taken back, the last change first, and change nothing.")
    var list = false

    @Option(help: ArgumentHelp("With --list, at most so many.", valueName: "n"))
    var limit = 10

    @Flag(help: "With --list, print one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func validate() throws {
        try checkPositive(limit, "--limit")
        if json, !list { throw ValidationError("--json goes with --list.") }
    }

    func run(_ session: Session) throws {
        let store = try session.store()
        let page = session.page()
        if list {
            let changes = try store.changes(limit: limit)
            if json { return try session.printJSON(changes.map(\.json)) }
            if changes.isEmpty { throw StoreError.nothingToUndo }
            let text = page.lines(changes.enumerated(), indent: 22) { index, change in
                let number = page.style(.faint, String(index + 1).leftPadded(to: 2))
                return "\(number)  \(page.style(.faint, page.dateAndTime(change.at)))  \(change.words(page))"
            }
            return session.write(text)
        }
        let change = try store.undo()
        if change.kind == .add, let thing = change.thing { session.repl?.forget(thing.id) }
        session.say("Undone: \(change.undoneWords(page)).\n")
    }
}

/// `til redo`: redoes the change that was undone last.
struct Redo: Command {
    static let configuration = CommandConfiguration(
        "redo", "Make the change again that 'til undo' took back.",
        "It goes back through all that was undone, until something else is changed.")

    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        let change = try session.store().redo()
        if change.kind == .remove, let thing = change.thing { session.repl?.forget(thing.id) }
        session.say("Done again: \(change.words(session.page())).\n")
    }
}

extension Change {
    /// Returns a description of a change: `added FTW (For the Win)`.
    fileprivate func words(_ page: Page) -> String {
        let name = thing.map(page.inline) ?? counted(count, "thing")
        return switch kind {
        case .add, .additions: "added \(name)"
        case .edit, .edits: "edited \(name)"
        case .remove, .removals: "removed \(name)"
        case .import: "imported \(name)"
        case .answer: "answered \(name)"
        case .suspend: "suspended \(name)"
        case .resume: "resumed \(name)"
        case .weights: "fitted the weights"
        case .settings: "set \(settings.joined(separator: ", "))"
        }
    }

    /// Returns a description of the state after a change was undone.
    fileprivate func undoneWords(_ page: Page) -> String {
        let name = thing.map(page.inline) ?? ""
        let things = counted(count, "thing")
        func what(_ one: String, _ many: String) -> String { "\(things) \(count == 1 ? one : many)" }
        return switch kind {
        case .add: "\(name) is no longer added"
        case .additions: what("that was added is no longer there", "that were added together are no longer there")
        case .edit: "it is \(name) again"
        case .edits: what("is as it was before it was changed", "are as they were before they were changed together")
        case .remove: "\(name) is back"
        case .removals: what("is back", "that were removed together are back")
        case .import: "the import of \(things) was taken back"
        case .weights: "the weights are as they were before they were fitted"
        case .settings: "\(settings.joined(separator: ", ")) is as it was before it was set"
        case .answer: "the last answer to \(name) was taken back"
        case .suspend: "\(name) is asked again"
        case .resume: "\(name) is suspended again"
        }
    }
}
