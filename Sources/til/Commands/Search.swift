import ArgumentParser
import TILCore
import TILText

/// `til search TEXT`: finds things by words in any of their texts.
struct Search: Command {
    static let configuration = CommandConfiguration(
        "search", "Search acronyms, meanings, notes and tags.",
        """
        Finds the things that contain every word, in any order. Case and accents are ignored. If nothing is found, \
        each word of four or more letters may have one typo, or the things with most of the words are shown. Your own \
        things come first, then the entries of glossaries.

        Examples:
          til search transport layer
          til search 'round trip' --limit 5
        """)

    @Argument(help: "The words to search for, in upper or lower case.", completion: .words(.shorts))
    var text: [String]

    @Option(help: ArgumentHelp("The largest number of things.", valueName: "n"))
    var limit: Int?

    @OptionGroup var options: DataOptions

    func validate() throws {
        try checkPositive(limit, "--limit")
    }

    func run(_ session: Session) throws { try session.search(text, limit: limit, json: json) }
}

extension Session {
    /// Prints the things that contain all of some words.
    func search(
        _ text: [String], limit: Int? = nil, json: Bool, format: LineFormat? = nil, isHidden: Bool = false
    ) throws {
        try LookUp.check(text)
        let words = text.joined(separator: " ")
        try list(
            storeIfPossible(), json: json, format: format, isHidden: isHidden, whenEmpty: "Nothing contains '\(words)'."
        ) { [self] in
            let found = try found(text, limit: limit)
            if !found.isEmpty { return found }
            let near =
                try storeIfPossible()?.search(words, forgivingTypos: true, textOrder: textOrder, limit: limit) ?? []
            if !near.isEmpty {
                if !json { console.notify("Nothing contains '\(words.visible)'. Similar:\n") }
                return near.map { thing in Listed(thing) }
            }
            let most = try storeIfPossible()?.searchMost(words, limit: limit) ?? []
            if !most.isEmpty, !json {
                console.notify("Nothing contains all of '\(words.visible)'. Most of the words are in:\n")
            }
            return most.map { thing in Listed(thing) }
        }
        reportUnusableGlossaries()
    }

    /// Returns the things that contain all of some words, and the entries of glossaries.
    func found(_ text: [String], limit: Int?) throws -> [Listed] {
        let words = text.joined(separator: " ")
        let things = try storeIfPossible()?.search(words, textOrder: textOrder, limit: limit) ?? []
        let entries = glossaries.search(words, beside: things, limit: limit.map { limit in limit - things.count })
        return things.map { thing in Listed(thing) }
            + entries.map { entry in Listed(entry.thing, glossary: entry.glossary) }
    }
}
