import ArgumentParser
import TILCore

/// `til tags`: the tags that there are.
struct Tags: Command {
    static let configuration = CommandConfiguration(
        commandName: "tags",
        abstract: "List the tags, each with how many things have it.",
        discussion: "'til list --tag NAME' lists those. With --json: an array of name and things (how many).")

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let tags = try context.store().tags()
        if json {
            return context.environment.output.line(
                try JSONText.encode(tags.map { TagJSON(name: $0.name, things: $0.count) }))
        }
        guard !tags.isEmpty else {
            throw CommandFailure("Nothing has a tag yet; 'til tag FTW +chat' gives one.", .nothing)
        }
        try context.paged { output in _ = output(TagsView(tags: tags).text(context.page())) }
    }
}
