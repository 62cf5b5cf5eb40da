import ArgumentParser
import TILCore

/// `til undo`: takes back the last change.
struct Undo: Command {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: "Take back the last change, whatever it was.")

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let change = try context.store().undo()
        let name = change.thing.map { context.page().inline($0) } ?? ""
        switch change.kind {
        case .add:
            context.say("Undone: \(name) is no longer added.\n")
            if let thing = change.thing { context.repl?.forget(thing.id) }
        case .edit: context.say("Undone: it is \(name) again.\n")
        case .remove: context.say("Undone: \(name) is back.\n")
        case .suspend: context.say("Undone: \(name) is asked again.\n")
        case .resume: context.say("Undone: \(name) is suspended again.\n")
        case .import: context.say("Undone: the import of \(counted(change.count, "thing")) was taken back.\n")
        case .weights: context.say("Undone: the weights are as they were before they were fitted.\n")
        case .answer: context.say("Undone: the last answer to \(name) was taken back.\n")
        }
    }
}
