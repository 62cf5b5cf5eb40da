import ArgumentParser
import TILCore

/// What runs where no command is named: a look-up of the words, or the REPL where there are none.
struct Start: Command {
    static let configuration = CommandConfiguration(
        commandName: "start", abstract: "Look acronyms up, or start the REPL.", shouldDisplay: false)

    @Argument(help: "Acronyms to look up; none starts the REPL.", completion: ShellCompletion.shorts)
    var shorts: [String] = []

    @Flag(help: "Put what was found at the front of the next quiz.")
    var learn = false

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        if !shorts.isEmpty {
            try LookUp(shorts: shorts, learn: learn, json: json, mayBeCommand: true).run(in: context)
        } else if context.repl == nil {
            try Repl(context: context, choice: options.choice).run()
        }
    }
}
