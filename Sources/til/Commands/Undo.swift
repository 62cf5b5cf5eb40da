import ArgumentParser
import TILCore

/// `til undo`: takes back the last change.
struct Undo: Command {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Take back the last change, whatever it was.",
        discussion: """
            'til redo' makes it again. With --list --json: an array of kind, count, at and, where there is one, thing.
            """)

    @Flag(help: "List what would be taken back, the last change first, and change nothing.")
    var list = false

    @Option(help: ArgumentHelp("With --list, at most so many.", valueName: "n"))
    var limit = 10

    @Flag(help: "With --list, print one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func validate() throws {
        if limit < 1 { throw ValidationError("--limit takes a whole number from 1 up, not \(limit).") }
        if json, !list { throw ValidationError("--json goes with --list.") }
    }

    func run(in context: CommandContext) throws {
        let store = try context.store()
        let page = context.page()
        if list {
            let changes = try store.changes(limit: limit)
            if json { return context.environment.output.line(try JSONText.encode(changes.map(ChangeJSON.init))) }
            if changes.isEmpty { throw StoreError.nothingToUndo }
            return context.environment.output.write(ChangesView(changes: changes).text(page))
        }
        let change = try store.undo()
        if change.kind == .add, let thing = change.thing { context.repl?.forget(thing.id) }
        context.say(ChangesView.undone(change, page))
    }
}

/// `til redo`: makes the change again that undo took back last.
struct Redo: Command {
    static let configuration = CommandConfiguration(
        commandName: "redo", abstract: "Make the change again that 'til undo' took back.",
        discussion: "It goes back through all that was undone, until something else is changed.")

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let change = try context.store().redo()
        if change.kind == .remove, let thing = change.thing { context.repl?.forget(thing.id) }
        context.say(ChangesView.redone(change, context.page()))
    }
}
