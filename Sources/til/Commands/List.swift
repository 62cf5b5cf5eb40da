import ArgumentParser
import Foundation
import TILCore

/// `til list`: lists things in an order.
struct List: Command {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List things, numbered; in the REPL a number opens one.",
        discussion: """
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

    func run(_ session: Session, _ console: Console) throws {
        if let glossary { return try list(glossary, session, console) }
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
            return try Search.find(words + tags, limit: limit, json: json, session)
        }
        let things: ThingSource = { [tags, pattern] body in
            guard suspended else {
                return try store.forEachThing(
                    by: sort, tags: tags, matching: pattern, textOrder: session.textOrder, leeches: leeches,
                    limit: limit
                ) { try body($0, nil) }
            }
            let wanted = WantedTags(tags)
            for thing in try store.suspended().filter({ wanted.areAll(among: $0.tags) }).prefix(limit ?? .max)
            where try !body(thing, nil) { return }
        }
        try Listing(session: session, json: json, format: format, isHidden: hidden).print(things, store) {
            if suspended { return "Nothing is suspended." }
            if !tags.isEmpty {
                let named = tags.map { $0 == "#" ? $0 : "#" + $0 }.joined(separator: " and ")
                return
                    "There is nothing with the \(tags.count == 1 ? "tag" : "tags") \(named); 'til tags' lists the tags."
            }
            if pattern != nil { return "No acronym is like that; 'til list' shows everything." }
            if leeches { return "There are no leeches." }
            return "There is nothing yet; 'til add ftw for the win' adds the first acronym."
        }
    }

    private func list(_ name: String, _ session: Session, _ console: Console) throws {
        let reader = try session.glossary(named: name)
        let entries: ThingSource = { body in
            var left = limit ?? .max
            try reader.forEachEntry(tags: tag) { entry in
                left -= 1
                return try body(entry.thing, entry.glossary) && left > 0
            }
        }
        try Listing(session: session, json: json, format: format, isHidden: hidden)
            .print(entries, session.repl == nil ? nil : session.storeToRead()) {
                "The glossary \(name) has nothing with \(console.page().tags(tag))."
            }
    }
}

extension ThingOrder: ExpressibleByArgument {}

/// `til search TEXT`: finds things by words in any of their texts.
struct Search: Command {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Search in acronyms, meanings, notes and tags.",
        discussion: """
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

    func run(_ session: Session, _ console: Console) throws {
        try Self.find(text, limit: limit, json: json, session)
    }

    /// Prints the things that contain all of some words.
    static func find(_ text: [String], limit: Int?, json: Bool, _ session: Session) throws {
        let store = try session.storeToRead()
        let words = text.joined(separator: " ")
        let things: ThingSource = { body in
            var left = limit ?? .max
            var isFound = false
            func add(_ thing: Thing, _ glossary: String?) throws -> Bool {
                isFound = true
                left -= 1
                if try !body(thing, glossary) { left = 0 }
                return left > 0
            }
            var own = OwnMeanings()
            for thing in try store?.search(words, textOrder: session.textOrder, limit: limit) ?? [] {
                own.insert(thing)
                if try !add(thing, nil) { break }
            }
            if left > 0 {
                try session.glossaries.forEachEntry(with: words) { entry in
                    try own.says(entry) || add(entry.thing, entry.glossary)
                }
            }
            if isFound { return }
            let near =
                try store?.search(words, forgivingSlips: true, textOrder: session.textOrder, limit: limit) ?? []
            if !near.isEmpty, !json { session.console.say("Nothing has '\(words)' in it; near it:\n") }
            for thing in near where try !body(thing, nil) { break }
        }
        try Listing(session: session, json: json).print(things, store) { "Nothing has '\(words)' in it." }
        session.tellUnusableGlossaries()
    }
}

/// Passes things to the closure in order, glossary entries with their glossary's name, until the closure returns false.
typealias ThingSource = (_ body: (_ thing: Thing, _ glossary: String?) throws -> Bool) throws -> Void

/// Prints things as a numbered list, as JSON or in a custom format, and records them for the REPL.
struct Listing {
    let session: Session
    let json: Bool
    /// The format of each line, or nil for the numbered list.
    var format: LineFormat?
    /// Whether to hide the meanings until the user enters their numbers.
    var isHidden = false

    private var console: Console { session.console }
    /// The number of things that determine the widths of the columns.
    private static let sampleSize = 200

    /// Prints the list.
    /// - Throws: `CommandFailure` with a message if the list is empty.
    func print(_ things: @escaping ThingSource, _ store: ThingStore?, whenEmpty sentence: () -> String) throws {
        let isEmpty =
            if json {
                try !console.printJSON { add in
                    try things { thing, glossary in
                        try add(glossary.map { thing.json(of: $0) } ?? thing.json(store?.memories(of: thing.id) ?? [:]))
                    }
                }
            } else if let format {
                try printLines(things, format)
            } else {
                try printRows(things, store)
            }
        if isEmpty { throw CommandFailure(sentence(), .nothing) }
    }

    /// - Returns: Whether the list was empty.
    private func printLines(_ things: @escaping ThingSource, _ format: LineFormat) throws -> Bool {
        var isEmpty = true
        try console.paged { output in
            try things { thing, _ in
                isEmpty = false
                return output(format.line(thing) + "\n")
            }
        }
        return isEmpty
    }

    /// - Returns: Whether the list was empty.
    private func printRows(_ things: @escaping ThingSource, _ store: ThingStore?) throws -> Bool {
        let page = console.page()
        var sample: [(thing: Thing, glossary: String?)] = []
        var view: ListView?
        var count = 0
        var shown: [UUID] = []
        try console.paged { output in
            func show(_ thing: Thing, _ glossary: String?, _ view: ListView) -> Bool {
                count += 1
                if session.repl != nil || isHidden { shown.append(thing.id) }
                return output(
                    isHidden ? view.hiddenLine(count, thing, page) : view.line(count, thing, glossary: glossary, page))
            }
            func showSample() -> Bool {
                let highest = sample.count < Self.sampleSize ? 0 : store?.count ?? 0
                let made = ListView(first: sample.map(\.thing), count: max(sample.count, highest), page: page)
                view = made
                return sample.allSatisfy { show($0.thing, $0.glossary, made) }
            }
            try things { thing, glossary in
                if let view { return show(thing, glossary, view) }
                sample.append((thing, glossary))
                return sample.count < Self.sampleSize || showSample()
            }
            if view == nil { _ = showSample() }
        }
        if sample.isEmpty { return true }
        session.repl?.show(shown) {
            var found: [UUID] = []
            try things { thing, _ in
                found.append(thing.id)
                return found.count <= ReplState.longestLookedThrough
            }
            return found
        }
        if isHidden, session.repl == nil { try open(shown, store) }
        return false
    }

    /// Shows the meanings whose numbers the user enters, until the input is empty.
    private func open(_ shown: [UUID], _ store: ThingStore?) throws {
        guard console.canAsk else { return }
        while let word = console.answer("Number, [Return] ends: "), !word.isEmpty {
            guard let number = Int(word), shown.indices.contains(number - 1) else {
                console.complain("There is no number \(word) in the list.")
                continue
            }
            let id = shown[number - 1]
            guard let thing = try store?.thing(id: id) ?? session.glossaries.entry(id: id)?.thing else { continue }
            let page = console.page()
            console.write(page.folded("  " + page.inline(thing), indent: 4) + "\n")
        }
    }
}
