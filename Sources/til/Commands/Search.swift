import ArgumentParser
import TILCore

/// `til search TEXT`: finds things by any of their words.
struct Search: Command {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Search in acronyms, meanings, notes and tags.",
        discussion: """
            Finds what has every word, in any order and in letters of any case, with or without accents. Where nothing has, a \
            word of four letters or more may have one slip. One's own things come first, then what the glossaries have.
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
        let store = try context.storeToRead()
        let words = text.joined(separator: " ")
        let source = ThingSource { body in
            var left = limit ?? .max
            var isFound = false
            func take(_ thing: Thing, _ glossary: String?) throws -> Bool {
                isFound = true
                left -= 1
                if try !body(thing, glossary) { left = 0 }
                return left > 0
            }
            var own = OwnMeanings()
            let hasGlossaries = !context.glossaries.isEmpty
            try store?.forEachThing(with: words, textOrder: context.textOrder, limit: limit) { thing in
                if hasGlossaries { own.insert(thing) }
                return try take(thing, nil)
            }
            if left > 0 {
                try context.glossaries.forEachEntry(with: words) { entry in
                    try own.says(entry) || take(entry.thing, entry.glossary)
                }
            }
            if isFound { return }
            try store?.forEachThing(
                with: words, forgivingSlips: true, textOrder: context.textOrder, limit: limit
            ) { thing in
                if !isFound, !json { context.say("Nothing has '\(words)' in it; near it:\n") }
                isFound = true
                return try body(thing, nil)
            }
        }
        try Listing(source: source, json: json).run(in: context, store: store) { "Nothing has '\(words)' in it." }
        context.tellUnusableGlossaries()
    }
}
