import ArgumentParser
import TILCore

/// `til search TEXT`: finds things by any of their words.
struct Search: Command {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Search in acronyms, meanings, notes and tags.",
        discussion: """
            Finds what has every word, in any order and in letters of any case, with or without accents. Where nothing has, a \
            word of four letters or more may have one slip.
            """)

    @Argument(help: "The text to look for, in letters of any case.", completion: ShellCompletion.shorts)
    var text: [String]

    @Option(help: ArgumentHelp("At most so many.", valueName: "n"))
    var limit: Int?

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func validate() throws {
        if let limit, limit < 1 { throw ValidationError("--limit takes a whole number from 1 up, not \(limit).") }
    }

    func run(in context: CommandContext) throws {
        try Self.find(text, limit: limit, json: json, in: context)
    }

    /// Prints what has some words in it.
    static func find(_ text: [String], limit: Int? = nil, json: Bool = false, in context: CommandContext) throws {
        let store = try context.store()
        let words = text.joined(separator: " ")
        let source = ThingSource { body in
            var isFound = false
            try store.forEachThing(with: words, limit: limit) { thing in
                isFound = true
                return try body(thing)
            }
            if isFound { return }
            try store.forEachThing(with: words, forgivingSlips: true, limit: limit) { thing in
                if !isFound, !json { context.say("Nothing has '\(words)' in it; near it:\n") }
                isFound = true
                return try body(thing)
            }
        }
        try Listing(source: source, json: json).run(in: context, store: store) { "Nothing has '\(words)' in it." }
    }
}
