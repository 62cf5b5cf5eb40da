import ArgumentParser
import TILCore

/// `til list`: the things, in an order.
struct List: Command {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List things, numbered; in the REPL a number opens one.")

    @Option(
        help: ArgumentHelp("Only things with this tag.", valueName: "tag"), completion: ShellCompletion.tags,
        transform: ThingDraft.tag(named:))
    var tag: String?

    @Option(help: "The order: short, recent (newest first) or due (what is due first comes first).")
    var sort: ThingOrder = .short

    @Option(help: ArgumentHelp("At most so many.", valueName: "n"))
    var limit: Int?

    @Option(
        help: ArgumentHelp(
            "Write each thing so, without numbers: a text with {id}, {short}, {long}, {note} or {tags} in it; \\t is a tab.",
            valueName: "text"), transform: LineFormat.init)
    var format: LineFormat?

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
    }

    func run(in context: CommandContext) throws {
        let store = try context.store()
        let source = ThingSource { body in
            guard suspended else {
                return try store.forEachThing(by: sort, tag: tag, leeches: leeches, limit: limit, body)
            }
            let wanted = try store.suspended().filter { thing in tag.map(thing.tags.contains) ?? true }
            for thing in wanted.prefix(limit ?? .max) where try !body(thing) { return }
        }
        let listing = Listing(source: source, json: json, format: format, isHidden: hidden)
        try listing.run(in: context, store: store) {
            if suspended { return "Nothing is suspended." }
            if let tag { return "There is nothing with the tag \(tag); 'til list' shows everything." }
            if leeches { return "There are no leeches." }
            return "There is nothing yet; 'til add ftw for the win' adds the first acronym."
        }
    }
}

extension ThingOrder: ExpressibleByArgument {}
