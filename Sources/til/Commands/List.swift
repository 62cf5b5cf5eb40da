import ArgumentParser
import TILCore

/// `til list`: the things, in an order.
struct List: Command {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List things, numbered; in the REPL a number opens one.",
        discussion: """
            'til list web' lists what has the tag #web, or else what has the word in it; 'til list 'A*'' the acronyms that \
            begin with A, where * stands for anything and ? for one character.
            """)

    @Argument(help: "A tag, a pattern of acronyms, or words to be found.", completion: ShellCompletion.tags)
    var what: [String] = []

    @Option(
        help: ArgumentHelp("Only things with this tag; given several times, with all of them.", valueName: "tag"),
        completion: ShellCompletion.tags, transform: ThingDraft.tag(named:))
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
        completion: ShellCompletion.glossaries)
    var glossary: String?

    @Flag(help: "Only leeches: things forgotten again and again.")
    var leeches = false

    @Flag(help: "Only what is suspended, the newest first.")
    var suspended = false

    @Flag(help: "Show the acronyms alone; a number opens the meaning.")
    var hidden = false

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func validate() throws {
        if let limit, limit < 1 { throw ValidationError("--limit takes a whole number from 1 up, not \(limit).") }
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

    func run(in context: CommandContext) throws {
        if let glossary { return try list(glossary, in: context) }
        let store = try context.store()
        let wanted = try Wanted(what, tags: tag, store)
        if !wanted.words.isEmpty {
            guard wanted.pattern == nil else {
                throw CommandFailure("A pattern goes with tags only, and there is no tag '\(wanted.words[0])'.", .usage)
            }
            return try Search.find(wanted.words + wanted.tags, limit: limit, json: json, in: context)
        }
        let source = ThingSource.own { body in
            guard suspended else {
                return try store.forEachThing(
                    by: sort, tags: wanted.tags, matching: wanted.pattern, textOrder: context.textOrder,
                    leeches: leeches, limit: limit, body)
            }
            let asked = try store.suspended().filter { wanted.contains($0) }
            for thing in asked.prefix(limit ?? .max) where try !body(thing) { return }
        }
        let listing = Listing(source: source, json: json, format: format, isHidden: hidden)
        try listing.run(in: context, store: store) {
            if suspended { return "Nothing is suspended." }
            if let sentence = wanted.emptySentence { return sentence }
            if leeches { return "There are no leeches." }
            return "There is nothing yet; 'til add ftw for the win' adds the first acronym."
        }
    }

    private func list(_ name: String, in context: CommandContext) throws {
        let reader = try GlossaryReader(GlossaryLocation(context.environment).existing(named: name))
        let source = ThingSource { body in
            var left = limit ?? .max
            try reader.forEachEntry(tags: tag) { entry in
                left -= 1
                return try body(entry.thing, entry.glossary) && left > 0
            }
        }
        let listing = Listing(source: source, json: json, format: format, isHidden: hidden)
        try listing.run(in: context, store: context.repl == nil ? nil : context.storeToRead()) {
            "The glossary \(name) has nothing with \(context.page().tags(tag))."
        }
    }
}

extension List {
    /// Which things the words and options ask for.
    private struct Wanted {
        var tags: [String]
        var pattern: ShortPattern?
        /// A word that is neither a tag nor a pattern.
        var words: [String] = []

        init(_ texts: [String], tags: [String], _ store: ThingStore) throws {
            self.tags = tags
            for text in texts {
                let name = ThingDraft.tag(named: text)
                if pattern == nil, let pattern = ShortPattern(text) {
                    self.pattern = pattern
                } else if try text.hasPrefix("#") || store.hasTag(name) {
                    self.tags.append(name)
                } else {
                    words.append(text)
                }
            }
        }

        /// Whether a thing has all the tags.
        func contains(_ thing: Thing) -> Bool {
            WantedTags(tags).areAll(among: thing.tags)
        }

        /// The sentence for an empty list; nil where no choice was made.
        var emptySentence: String? {
            let named = tags.map { $0 == "#" ? $0 : "#" + $0 }.joined(separator: " and ")
            if !tags.isEmpty {
                return
                    "There is nothing with the \(tags.count == 1 ? "tag" : "tags") \(named); 'til tags' lists the tags."
            }
            return pattern == nil ? nil : "No acronym is like that; 'til list' shows everything."
        }
    }
}

extension ThingOrder: ExpressibleByArgument {}
