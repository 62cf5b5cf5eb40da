import ArgumentParser
import TILCore

/// `til show SHORT ...`: every meaning of acronyms.
struct Show: Command {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Look acronyms up: every meaning, its note, tags, when next due.",
        discussion: "'til FTW' is short for 'til show FTW'. Letters may be of any case.")

    @Argument(help: "The acronyms.", completion: ShellCompletion.shorts)
    var shorts: [String] = []

    @Flag(help: "Put what was found at the front of the next quiz.")
    var learn = false

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        guard !shorts.isEmpty else {
            if let detail = context.repl?.current { return try context.open(detail) }
            throw CommandFailure("Say which acronym to show, as in 'til show FTW'.", .usage)
        }
        try LookUp(shorts: shorts, learn: learn, json: json).run(in: context)
    }
}
