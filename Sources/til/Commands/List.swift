import ArgumentParser
import Foundation
import TILCore

/// `til list`: lists things in an order.
struct List: Command {
    static let configuration = CommandConfiguration(
        "list", "List things, numbered; in the REPL a number opens one.",
        """
        'til list web' lists what has the tag #web, or else what has the word in it; 'til list 'A*'' the acronyms that \
        begin with A, where * stands for anything and ? for one character.
        """)

    @Argument(help: "A tag, a pattern of acronyms, or words to be found.", completion: .words(.tags))
    var what: [String] = []

    @Option(
        help: ArgumentHelp("Only things with this tag; given several times, with all of them.", valueName: "tag"),
        completion: .words(.tags), transform: ThingDraft.tag(named:))
    var tag: [String] = []

    @Option(help: "The order: short, recent (newest first) or due (what is due first comes first).")
    var sort: ThingOrder = .short

    @Option(help: ArgumentHelp("At most so many.", valueName: "n"))
    var limit: Int?

    @Option(
        help: ArgumentHelp(
            "Write each thing so, without numbers: a text with {id}, {short}, {long}, {note} or {tags} in it; \\t is a tab.",
            valueName: "text"), transform: LineFormat.init)
    var format: LineFormat?

    @Option(
        help: ArgumentHelp("List a glossary instead of one's own things.", valueName: "name"),
        completion: .words(.glossaries))
    var glossary: String?

    @Flag(help: "Only leeches: things forgotten again and again.")
    var leeches = false

    @Flag(help: "Only what is suspended, the newest first.")
    var suspended = false

    @Flag(help: "Show the acronyms alone; a number opens the meaning.")
    var hidden = false

    @OptionGroup var options: DataOptions

    func validate() throws {
        try checkPositive(limit, "--limit")
        if json, format != nil { throw ValidationError("--json and --format exclude each other; give one of them.") }
        if leeches, suspended {
            throw ValidationError("--leeches and --suspended exclude each other; give one of them.")
        }
        if glossary != nil, leeches || suspended || sort != .short {
            throw ValidationError(
                "A glossary is listed by its acronyms, and nothing of it is asked: leave out --sort, --leeches and --suspended."
            )
        }
    }

    func run(_ session: Session) throws {
        if let glossary { return try list(glossary, session) }
        let store = try session.store()
        var tags = tag
        var pattern: ShortPattern?
        var words: [String] = []
        for text in what {
            let name = ThingDraft.tag(named: text)
            if pattern == nil, let found = ShortPattern(text) {
                pattern = found
            } else if try text.hasPrefix("#") || store.hasTag(name) {
                tags.append(name)
            } else {
                words.append(text)
            }
        }
        if let word = words.first {
            guard pattern == nil else {
                throw CommandFailure("A pattern goes with tags only, and there is no tag '\(word)'.", .usage)
            }
            return try session.search(words + tags, limit: limit, json: json)
        }
        let named = tags.map { $0 == "#" ? $0 : "#" + $0 }.joined(separator: " and ")
        let sentence =
            if suspended {
                "Nothing is suspended."
            } else if !tags.isEmpty {
                "There is nothing with the \(tags.count == 1 ? "tag" : "tags") \(named); 'til tags' lists the tags."
            } else if pattern != nil {
                "No acronym is like that; 'til list' shows everything."
            } else {
                leeches ? "There are no leeches." : CommandFailure.emptyStore.message
            }
        let wanted = WantedTags(tags)
        try session.list(store, json: json, format: format, isHidden: hidden, whenEmpty: sentence) { [tags, pattern] in
            if suspended {
                return try store.suspended().filter { wanted.areAll(among: $0.tags) }.prefix(limit ?? .max)
                    .map { ($0, nil) }
            }
            return try collected {
                try store.forEachThing(
                    by: sort, tags: tags, matching: pattern, textOrder: session.textOrder, leeches: leeches,
                    limit: limit, $0)
            }.map { ($0, nil) }
        }
    }

    private func list(_ name: String, _ session: Session) throws {
        let reader = try session.glossary(named: name)
        try session.list(
            session.repl == nil ? nil : session.storeToRead(), json: json, format: format, isHidden: hidden,
            whenEmpty: "The glossary \(name) has nothing with \(session.page().tags(tag))."
        ) {
            try collected(upTo: limit) { try reader.forEachEntry(tags: tag, $0) }.map { ($0.thing, $0.glossary) }
        }
    }
}

extension ThingOrder: ExpressibleByArgument {}

/// `til search TEXT`: finds things by words in any of their texts.
struct Search: Command {
    static let configuration = CommandConfiguration(
        "search", "Search in acronyms, meanings, notes and tags.",
        """
        Finds what has every word, in any order and in letters of any case, with or without accents. Where nothing has, a \
        word of four letters or more may have one slip. One's own things come first, then what the glossaries have.
        """)

    @Argument(help: "The text to look for, in letters of any case.", completion: .words(.shorts))
    var text: [String]

    @Option(help: ArgumentHelp("At most so many.", valueName: "n"))
    var limit: Int?

    @OptionGroup var options: DataOptions

    func validate() throws {
        try checkPositive(limit, "--limit")
    }

    func run(_ session: Session) throws { try session.search(text, limit: limit, json: json) }
}

extension Session {
    /// Prints the things that contain all of some words.
    fileprivate func search(_ text: [String], limit: Int?, json: Bool) throws {
        let store = try storeToRead()
        let words = text.joined(separator: " ")
        try list(store, json: json, whenEmpty: "Nothing has '\(words)' in it.") { [self] in
            let things = try store?.search(words, textOrder: textOrder, limit: limit) ?? []
            let own = OwnMeanings(glossaries.isEmpty ? [] : things)
            let left = limit.map { $0 - things.count } ?? .max
            let entries =
                try left == 0
                ? []
                : collected(upTo: left) { add in
                    try glossaries.forEachEntry(with: words) { try own.says($0) || add($0) }
                }
            if !things.isEmpty || !entries.isEmpty {
                return things.map { ($0, nil) } + entries.map { ($0.thing, $0.glossary) }
            }
            let near = try store?.search(words, forgivingSlips: true, textOrder: textOrder, limit: limit) ?? []
            if !near.isEmpty, !json { say("Nothing has '\(words)' in it; near it:\n") }
            return near.map { ($0, nil) }
        }
        tellUnusableGlossaries()
    }

    /// Prints things as a numbered list, as JSON or in a custom format, and records them for the REPL.
    /// - Parameters:
    ///   - format: the format of each line, or nil for the numbered list.
    ///   - isHidden: whether to hide the meanings until the user enters their numbers.
    ///   - find: returns the things. The REPL repeats it.
    /// - Throws: `CommandFailure` with a sentence if the list is empty.
    fileprivate func list(
        _ store: ThingStore?, json: Bool, format: LineFormat? = nil, isHidden: Bool = false,
        whenEmpty sentence: String, _ find: @escaping () throws -> [Listed]
    ) throws {
        let things = try find()
        if json {
            try printJSON(
                lines: things.map { thing, glossary in
                    try glossary.map(thing.json) ?? thing.json(store?.memories(of: thing.id) ?? [:])
                })
        } else if let format {
            paged(things.lazy.map { format.line($0.thing) })
        } else if !things.isEmpty {
            let count = paged(page().list(things, count: store?.count ?? 0, isHidden: isHidden))
            repl?.show(things.prefix(count).map(\.thing.id)) {
                try find().prefix(ReplState.longestLookedThrough + 1).map(\.thing.id)
            }
            if isHidden, repl == nil, canAsk { openHidden(things) }
        }
        if things.isEmpty { throw CommandFailure(sentence) }
    }

    /// Shows the meanings whose numbers the user enters, until the input is empty.
    private func openHidden(_ things: [Listed]) {
        while let word = answer("Number, [Return] ends: "), !word.isEmpty {
            guard let number = Int(word), things.indices.contains(number - 1) else {
                complain("There is no number \(word) in the list.")
                continue
            }
            let page = page()
            write(page.folded("  \(page.inline(things[number - 1].thing))", indent: 4) + "\n")
        }
    }
}

/// Returns the values that a function passes to its argument, up to a number.
func collected<Value>(
    upTo limit: Int? = nil, _ forEach: (_ add: (Value) throws -> Bool) throws -> Void
) rethrows -> [Value] {
    var values: [Value] = []
    try forEach { value in
        values.append(value)
        return values.count < limit ?? .max
    }
    return values
}
