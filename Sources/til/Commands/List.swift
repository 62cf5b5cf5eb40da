import ArgumentParser
import Foundation
import TILCore
import TILProcess
import TILText

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
        let filter = try filter(store)
        let isPlainSearch = sort == .short && due == nil && !leeches && !suspended
        if !filter.words.isEmpty, isPlainSearch {
            // A search finds words in tags, too.
            return try session.search(
                filter.words + filter.tags, limit: limit, json: json, format: format, isHidden: hidden)
        }
        let sentence = sentence(ifNothing: filter, session, store)
        try session.list(store, json: json, format: format, isHidden: hidden, whenEmpty: sentence) {
            try things(filter, session, store)
        }
    }

    /// The words of the command line, by what they choose.
    private struct Filter {
        var tags: [String]
        var pattern: ShortPattern?
        var words: [String] = []
    }

    /// Sorts the words into tags, a pattern and words to search for.
    private func filter(_ store: ThingStore) throws -> Filter {
        var filter = Filter(tags: tag)
        for text in what {
            if filter.pattern == nil, let pattern = ShortPattern(text) {
                filter.pattern = pattern
            } else if try isTag(text, store) {
                filter.tags.append(ThingDraft.tag(named: text))
            } else {
                filter.words.append(text)
            }
        }
        if filter.pattern != nil, let word = filter.words.first {
            throw CommandFailure("A pattern can be combined only with tags, and no tag is named '\(word)'.", .usage)
        }
        return filter
    }

    private func isTag(_ text: String, _ store: ThingStore) throws -> Bool {
        if text.hasPrefix("#") { return true }
        let name = ThingDraft.tag(named: text).lowercased()
        return try store.tags().contains { tag in tag.name.lowercased() == name }
    }

    /// Returns the sentence for an empty list.
    private func sentence(ifNothing filter: Filter, _ session: Session, _ store: ThingStore) -> String {
        if !filter.words.isEmpty { return "Nothing here contains '\(filter.words.joined(separator: " "))'." }
        if let due, store.count > 0 { return "Nothing is due \(due.words)." }
        if suspended { return "Nothing is suspended." }
        if !filter.tags.isEmpty {
            let noun = filter.tags.count == 1 ? "tag" : "tags"
            let names = filter.tags.map { tag in tag == "#" ? tag : "#" + tag }.joined(separator: " and ")
            return "Nothing has the \(noun) \(names). 'til tags' lists the tags."
        }
        if filter.pattern != nil { return "No acronym matches. 'til list' shows all." }
        return leeches ? "There are no leeches." : session.emptyStore.message
    }

    /// Returns the things to list, in order.
    private func things(_ filter: Filter, _ session: Session, _ store: ThingStore) throws -> [Listed] {
        var listed = try candidates(filter, session, store)
        if !filter.words.isEmpty {
            let found = try store.search(filter.words.joined(separator: " "))
            listed = Self.only(found, in: listed)
        }
        return Array(listed.prefix(limit ?? .max))
    }

    /// Returns the things among which the words choose, in order.
    private func candidates(_ filter: Filter, _ session: Session, _ store: ThingStore) throws -> [Listed] {
        func things(limit: Int? = nil) throws -> [Thing] {
            try collected { add in
                try store.forEachThing(
                    by: sort, tags: filter.tags, matching: filter.pattern, textOrder: session.textOrder,
                    leeches: leeches, limit: limit, add)
            }
        }
        if suspended { return try Self.newestSuspended(among: things()).map { thing in Listed(thing) } }
        if let due { return try Self.only(things(), in: session.due(due)) }
        // If words leave things out afterwards, the store must not stop at the limit.
        let found = try things(limit: filter.words.isEmpty ? limit : nil)
        return sort == .due ? try session.dated(found) : found.map { thing in Listed(thing) }
    }

    /// Returns the suspended things, the newest suspension first.
    private static func newestSuspended(among things: [Thing]) -> [Thing] {
        let suspended = things.filter { thing in thing.dateSuspended != nil }
        return suspended.sorted { first, second in
            let firstDate = first.dateSuspended ?? .distantPast
            let secondDate = second.dateSuspended ?? .distantPast
            return firstDate == secondDate ? first.id.text > second.id.text : firstDate > secondDate
        }
    }

    /// Returns the entries of a list that are of some things.
    private static func only(_ things: [Thing], in listed: [Listed]) -> [Listed] {
        let ids = Set(things.map(\.id))
        return listed.filter { entry in ids.contains(entry.thing.id) }
    }

    private func list(_ name: String, _ session: Session) throws {
        let reader = try session.glossary(named: name)
        try session.list(
            nil, json: json, format: format, isHidden: hidden,
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
            try console.printJSON(lines: things.map { listed in try listed.json(store) })
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

extension Listed {
    /// Returns the JSON of the thing, with its memories unless it is of a glossary.
    fileprivate func json(_ store: ThingStore?) throws -> JSONObject {
        if let glossary { return thing.json(of: glossary) }
        return thing.json(try store?.memories(of: thing.id) ?? [:])
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
