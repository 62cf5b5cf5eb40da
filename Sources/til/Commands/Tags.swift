import ArgumentParser
import TILCore

/// `til tags`: lists the tags.
struct Tags: Command {
    static let configuration = CommandConfiguration(
        commandName: "tags",
        abstract: "List the tags, each with how many things have it.",
        discussion: "'til list --tag NAME' lists those. With --json: an array of name and things (how many).")

    @OptionGroup var options: DataOptions

    func run(_ session: Session, _ console: Console) throws {
        let tags = try session.store().tags()
        if json {
            return try console.printJSON(tags.map { tag -> JSONObject in ["name": tag.name, "things": tag.count] })
        }
        guard !tags.isEmpty else {
            throw CommandFailure("Nothing has a tag yet; 'til tag FTW +chat' gives one.", .nothing)
        }
        let page = console.page()
        let names = tags.map { page.tags([$0.name]).truncated(to: max(4, page.rowLimit - 14)) }
        let rows = zip(names, tags).map { name, tag in
            page.cell(.tag, name, to: names.widest) + "  " + counted(tag.count, "thing") + "\n"
        }
        try console.paged { output in _ = output(rows.joined()) }
    }
}

/// `til tag SHORT ... +TAG -TAG`: adds and removes tags of things.
struct TagCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "tag",
        abstract: "Give acronyms tags and take others away: til tag FTW IDK +chat -web.",
        discussion: """
            Every meaning of an acronym gets the tags; in the REPL, numbers of the list mean one each, and without an acronym \
            the open thing is meant. It is one change, which 'til undo' takes back.
            """)

    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp(
            "Acronyms, tags to be added with a + and tags to be taken away with a -.", valueName: "word"),
        completion: .words(.shortsAndNewTags))
    var words: [String]

    @OptionGroup var options: StoreOptions

    func run(_ session: Session, _ console: Console) throws {
        let signs = words.filter { $0.hasPrefix("+") || $0.hasPrefix("-") }
        let shorts = words.filter { !signs.contains($0) }
        guard let change = TagChange(signs), !change.isEmpty else {
            throw CommandFailure(
                "Say which tags: 'til tag FTW +chat' adds one, 'til tag FTW -chat' takes it away.", .usage)
        }
        let store = try session.store()
        var things: [Thing] = []
        for short in shorts {
            if let thing = try session.listed(short) {
                things.append(thing)
                continue
            }
            let meanings = try store.meanings(of: short)
            if meanings.isEmpty { throw CommandFailure(try LookUp.unknown(short, store), .nothing) }
            things += meanings
        }
        if shorts.isEmpty {
            guard let current = try session.current() else {
                throw CommandFailure("Say which acronyms, as in 'til tag FTW \(signs[0])'.", .usage)
            }
            things = [current]
        }
        let changed = try store.tag(things.map(\.id), adding: change.added, removing: change.removed, at: session.now)
        let page = console.page()
        switch changed.count {
        case 0: console.say("Nothing was changed.\n")
        case 1:
            let tags = changed[0].tags.isEmpty ? "no tags now" : page.tags(changed[0].tags)
            console.say("Changed: \(page.inline(changed[0])): \(tags).\n")
        default: console.say("Changed: \(counted(changed.count, "thing")); 'til undo' takes it back.\n")
        }
    }
}
