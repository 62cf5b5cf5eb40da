import ArgumentParser
import TILCore

/// `til tag SHORT ... +TAG -TAG`: gives things tags and takes others away.
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
        completion: ShellCompletion.shortsAndNewTags)
    var words: [String]

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let signs = words.filter { $0.hasPrefix("+") || $0.hasPrefix("-") }
        let shorts = words.filter { !signs.contains($0) }
        guard let change = TagChange(signs), !change.isEmpty else {
            throw CommandFailure(
                "Say which tags: 'til tag FTW +chat' adds one, 'til tag FTW -chat' takes it away.", .usage)
        }
        let store = try context.store()
        var things: [Thing] = []
        for short in shorts {
            if let thing = try context.listed(short) {
                things.append(thing)
                continue
            }
            let meanings = try store.meanings(of: short)
            if meanings.isEmpty { throw CommandFailure(try LookUp.unknown(short, store), .nothing) }
            things += meanings
        }
        if shorts.isEmpty {
            guard let current = context.repl?.current, let thing = try store.thing(id: current) else {
                throw CommandFailure("Say which acronyms, as in 'til tag FTW \(signs[0])'.", .usage)
            }
            things = [thing]
        }
        let changed = try store.tag(
            things.map(\.id), adding: change.added, removing: change.removed, at: context.now)
        let page = context.page()
        switch changed.count {
        case 0: context.say("Nothing was changed.\n")
        case 1:
            let tags = changed[0].tags.isEmpty ? "no tags now" : page.tags(changed[0].tags)
            context.say("Changed: \(page.inline(changed[0])): \(tags).\n")
        default: context.say("Changed: \(counted(changed.count, "thing")); 'til undo' takes it back.\n")
        }
    }
}
