import ArgumentParser
import Foundation
import TILCore
import TILProcess

/// `til list`: lists things in an order.
struct List: Command {
    static let configuration = CommandConfiguration(
        "list", "List things.",
        """
        The list is numbered. In the REPL, a number opens a thing. One word lists the things with that tag or, if \
        there is no such tag, the things that contain the word. In a pattern of acronyms, * matches any text and ? \
        one character.

        Examples:
          til list web
          til list 'A*'
          til list --sort due --limit 10
          til list --format '{short}\\t{long}'
        """)

    @Argument(help: "A tag, a pattern of acronyms, or words to search for.", completion: .words(.tags))
    var what: [String] = []

    @Option(
        help: ArgumentHelp("Only things with this tag. Repeat the option to require several.", valueName: "tag"),
        completion: .words(.tags), transform: ThingDraft.tag(named:))
    var tag: [String] = []

    @Option(help: "The order: short, recent (newest first) or due (earliest first).")
    var sort: ThingOrder = .short

    @Option(help: ArgumentHelp("The largest number of things.", valueName: "n"))
    var limit: Int?

    @Option(
        help: ArgumentHelp(
            "Print each thing in this form. Fields: {id}, {short}, {long}, {note}, {tags}. \\t is a tab.",
            valueName: "text"), transform: LineFormat.init)
    var format: LineFormat?

    @Option(
        help: ArgumentHelp("List a glossary instead of your own things.", valueName: "name"),
        completion: .words(.glossaries))
    var glossary: String?

    @Option(help: ArgumentHelp("Only things due today, tomorrow, or within n days.", valueName: "when"))
    var due: DueDays?

    @Flag(help: "Only leeches: things that you forget again and again.")
    var leeches = false

    @Flag(help: "Only suspended things, newest first.")
    var suspended = false

    @Flag(help: "Show only the acronyms. In the REPL, a number shows the meaning.")
    var hidden = false

    @OptionGroup var options: DataOptions

    func validate() throws {
        try checkPositive(limit, "--limit")
        if json, format != nil { throw ValidationError("--json and --format cannot be used together.") }
        if leeches, suspended {
            throw ValidationError("--leeches and --suspended cannot be used together.")
        }
        if due != nil, leeches || suspended || sort != .short {
            throw ValidationError("--due cannot be used with --sort, --leeches or --suspended.")
        }
        if glossary != nil, leeches || suspended || due != nil || sort != .short {
            throw ValidationError(
                "A glossary has no schedule. Leave out --sort, --due, --leeches and --suspended."
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
            let isTag =
                try text.hasPrefix("#") || store.tags().contains { tag in tag.name.lowercased() == name.lowercased() }
            if pattern == nil, let found = ShortPattern(text) {
                pattern = found
            } else if isTag {
                tags.append(name)
            } else {
                words.append(text)
            }
        }
        if let word = words.first, pattern != nil {
            throw CommandFailure("A pattern can be combined only with tags, and no tag is named '\(word)'.", .usage)
        }
        if !words.isEmpty, sort == .short, due == nil, !leeches, !suspended {
            return try session.search(words + tags, limit: limit, json: json, format: format, isHidden: hidden)
        }
        let named = tags.map { tag in tag == "#" ? tag : "#" + tag }.joined(separator: " and ")
        let sentence =
            if !words.isEmpty {
                "Nothing here contains '\(words.joined(separator: " "))'."
            } else if let due, store.count > 0 {
                "Nothing is due \(due.words)."
            } else if suspended {
                "Nothing is suspended."
            } else if !tags.isEmpty {
                "Nothing has the \(tags.count == 1 ? "tag" : "tags") \(named). 'til tags' lists the tags."
            } else if pattern != nil {
                "No acronym matches. 'til list' shows all."
            } else {
                leeches ? "There are no leeches." : session.emptyStore.message
            }
        try session.list(store, json: json, format: format, isHidden: hidden, whenEmpty: sentence) {
            [tags, pattern, words] in
            let isWhole = words.isEmpty && due == nil && !suspended
            let things = try collected {
                try store.forEachThing(
                    by: sort, tags: tags, matching: pattern, textOrder: session.textOrder, leeches: leeches,
                    limit: isWhole ? limit : nil, $0)
            }
            func wanted(_ listed: [Listed], among things: [Thing]) -> [Listed] {
                let ids = Set(things.map(\.id))
                return listed.filter { ids.contains($0.thing.id) }
            }
            var listed = things.map { thing in Listed(thing) }
            if suspended {
                let instants = things.compactMap { thing in
                    thing.dateSuspended.map { dateSuspended in (dateSuspended, thing.id.text, thing) }
                }
                listed = instants.sorted { ($0.0, $0.1) > ($1.0, $1.1) }.map { instant in Listed(instant.2) }
            } else if let due {
                listed = wanted(try session.due(due), among: things)
            } else if sort == .due {
                listed = try session.dated(things)
            }
            if !words.isEmpty { listed = wanted(listed, among: try store.search(words.joined(separator: " "))) }
            return Array(listed.prefix(limit ?? .max))
        }
    }

    private func list(_ name: String, _ session: Session) throws {
        let reader = try session.glossary(named: name)
        try session.list(
            session.repl == nil ? nil : session.storeIfPossible(), json: json, format: format, isHidden: hidden,
            whenEmpty: "The glossary \(name) has nothing with \(session.page().tags(tag))."
        ) {
            try reader.entries(tags: tag, limit: limit).map { entry in Listed(entry.thing, glossary: entry.glossary) }
        }
    }
}

extension ThingOrder: ExpressibleByArgument {}

extension Session {
    /// Prints things as a numbered list, as JSON or in a custom format, and records them for the REPL.
    /// - Parameters:
    ///   - format: the format of each line, or nil for the numbered list.
    ///   - isHidden: whether to hide the meanings until the user enters their numbers.
    ///   - find: returns the things. The REPL repeats it.
    /// - Throws: `CommandFailure` with a sentence if the list is empty.
    func list(
        _ store: ThingStore?, json: Bool, format: LineFormat? = nil, isHidden: Bool = false,
        whenEmpty sentence: String, _ find: @escaping () throws -> [Listed]
    ) throws {
        let things = try find()
        if json {
            try console.printJSON(
                lines: things.map { listed in
                    try listed.glossary.map(listed.thing.json)
                        ?? listed.thing.json(store?.memories(of: listed.thing.id) ?? [:])
                })
        } else if let format {
            console.paged(things.lazy.map { thing in format.line(thing.thing) })
        } else if !things.isEmpty {
            let count = console.paged(page().list(things, isHidden: isHidden))
            repl?.show(things.prefix(count).map(\.thing.id)) {
                try find().prefix(ReplState.longestLookedThrough + 1).map(\.thing.id)
            }
            if isHidden, repl == nil, console.canAsk { openHidden(things) }
        }
        if things.isEmpty { throw CommandFailure(sentence) }
    }

    /// Shows the meanings whose numbers the user enters, until the input is empty.
    private func openHidden(_ things: [Listed]) {
        while let word = console.answer("Number, or [Return] to end: "), !word.isEmpty {
            guard let number = Int(word), things.indices.contains(number - 1) else {
                console.printError("The list has no number \(word).")
                continue
            }
            let page = page()
            console.write(page.folded("  \(page.inline(things[number - 1].thing))", indent: 4) + "\n")
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
