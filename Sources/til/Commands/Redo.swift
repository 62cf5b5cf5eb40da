import ArgumentParser
import TILCore

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
