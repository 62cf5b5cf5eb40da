import ArgumentParser
import TILProcess

/// `til show SHORT ...`: shows every meaning of acronyms.
struct Show: Command {
    static let configuration = CommandConfiguration(
        "show", "Look up acronyms.",
        """
        Prints every meaning, with its note, tags and next due date. 'til FTW' is short for 'til show FTW'. Case is \
        ignored.

        Examples:
          til FTW
          til show tcp udp
          til CD --in memo.txt  the meaning that fits the document comes first
          til FTW --json
        """)

    @Argument(help: "The acronyms.", completion: .words(.shorts))
    var shorts: [String] = []

    @Flag(help: "Ask the things found first in the next quiz.")
    var learn = false

    @Option(
        name: .customLong("in"),
        help: ArgumentHelp("Order the meanings by how well they fit this document.", valueName: "file"),
        completion: .file())
    var document: String?

    @OptionGroup var options: DataOptions

    func run(_ session: Session) throws {
        guard !shorts.isEmpty else {
            if let current = session.repl?.current { return try session.open(current) }
            throw CommandFailure("Name the acronym to show, for example 'til show FTW'.", .usage)
        }
        try LookUp(session: session, shorts: shorts, learn: learn, json: json, document: document).run()
    }
}

/// The default command: looks words up, or starts the REPL without words.
struct Start: Command {
    static let configuration = CommandConfiguration(
        "start", "Look acronyms up, or start the REPL.", shouldDisplay: false)

    @Argument(help: "Acronyms to look up. Without any, the REPL starts.", completion: .words(.shorts))
    var shorts: [String] = []

    @Flag(help: "Ask the things found first in the next quiz.")
    var learn = false

    @Option(
        name: .customLong("in"),
        help: ArgumentHelp("Order the meanings by how well they fit this document.", valueName: "file"),
        completion: .file())
    var document: String?

    @OptionGroup var options: DataOptions

    func run(_ session: Session) throws {
        if !shorts.isEmpty {
            try LookUp(
                session: session, shorts: shorts, learn: learn, json: json, document: document, mayBeCommand: true
            ).run()
        } else if session.repl == nil {
            try session.runRepl(options.choice)
        }
    }
}
