import ArgumentParser
import TILCore

/// `til undo`: undoes the last change.
struct Undo: Command {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Take back the last change, whatever it was.",
        discussion: """
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

    func run(_ session: Session, _ console: Console) throws {
        let store = try session.store()
        let page = console.page()
        if list {
            let changes = try store.changes(limit: limit)
            if json { return try console.printJSON(changes.map(\.json)) }
            if changes.isEmpty { throw StoreError.nothingToUndo }
            for (index, change) in changes.enumerated() {
                let number = page.style(.faint, String(index + 1).leftPadded(to: 2))
                let date = page.style(.faint, page.dateAndTime(change.at))
                console.print(page.folded("\(number)  \(date)  \(change.words(page))", indent: 22))
            }
            return
        }
        let change = try store.undo()
        if change.kind == .add, let thing = change.thing { session.repl?.forget(thing.id) }
        console.say("Undone: \(change.undoneWords(page)).\n")
    }
}

/// `til redo`: redoes the change that was undone last.
struct Redo: Command {
    static let configuration = CommandConfiguration(
        commandName: "redo", abstract: "Make the change again that 'til undo' took back.",
        discussion: "It goes back through all that was undone, until something else is changed.")

    @OptionGroup var options: StoreOptions

    func run(_ session: Session, _ console: Console) throws {
        let change = try session.store().redo()
        if change.kind == .remove, let thing = change.thing { session.repl?.forget(thing.id) }
        console.say("Done again: \(change.words(console.page())).\n")
    }
}

extension Change {
    /// Returns a description of a change: `added FTW (For the Win)`.
    fileprivate func words(_ page: Page) -> String {
        let name = thing.map { page.inline($0) } ?? counted(count, "thing")
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
        let name = thing.map { page.inline($0) } ?? ""
        let things = counted(count, "thing")
        return switch kind {
        case .add: "\(name) is no longer added"
        case .additions where count == 1: "\(things) that was added is no longer there"
        case .additions: "\(things) that were added together are no longer there"
        case .edit: "it is \(name) again"
        case .edits where count == 1: "\(things) is as it was before it was changed"
        case .edits: "\(things) are as they were before they were changed together"
        case .remove: "\(name) is back"
        case .removals where count == 1: "\(things) is back"
        case .removals: "\(things) that were removed together are back"
        case .import: "the import of \(things) was taken back"
        case .weights: "the weights are as they were before they were fitted"
        case .settings: "\(settings.joined(separator: ", ")) is as it was before it was set"
        case .answer: "the last answer to \(name) was taken back"
        case .suspend: "\(name) is asked again"
        case .resume: "\(name) is suspended again"
        }
    }
}
