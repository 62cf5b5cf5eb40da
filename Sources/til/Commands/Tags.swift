import ArgumentParser
import TILCore
import TILProcess
import TILText

/// `til tags`: lists the tags.
struct Tags: Command {
    static let configuration = CommandConfiguration(
        "tags", "List the tags.",
        """
        Each tag is printed with its number of things.

        Examples:
          til tags
          til list --tag web
        """)

    @OptionGroup var options: DataOptions

    func run(_ session: Session) throws {
        let tags = try session.store().tags()
        if json {
            return try session.console.printJSON(
                tags.map { tag -> JSONObject in ["name": tag.name, "things": tag.count] })
        }
        if tags.isEmpty { throw CommandFailure("No thing has a tag yet. Add one with 'til tag FTW +chat'.") }
        let page = session.page()
        let names = tags.map { tag in page.tags([tag.name]).truncated(to: max(4, page.rowLimit - 14)) }
        session.console.paged(
            zip(names, tags).map { "\(page.cell(.tag, $0, to: names.widest))  \(counted($1.count, "thing"))\n" })
    }
}

/// `til tag SHORT ... +TAG -TAG`: adds and removes tags of things.
struct TagCommand: Command {
    static let configuration = CommandConfiguration(
        "tag", "Add tags to acronyms and remove them.",
        """
        Every meaning of an acronym is tagged. Without + and -, the last word is a tag to add, unless it is an acronym \
        in your store. In the REPL, a list number stands for one meaning; without an acronym, the open thing is \
        tagged. 'til undo' reverts it as one change.

        Examples:
          til tag TCP network
          til tag FTW IDK +chat -web
        """)

    @Argument(
        help: ArgumentHelp(
            "Acronyms, +TAG to add a tag, and -TAG to remove one.", valueName: "word"),
        completion: .words(.shortsAndNewTags))
    var words: [String]

    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        let store = try session.store()
        var signs = words.filter(\.isSigned)
        var shorts = words.filter { word in !word.isSigned }
        if signs.isEmpty, let last = shorts.last, try session.listed(last) == nil, try store.found(last).isEmpty {
            shorts.removeLast()
            signs = ["+" + last]
        }
        guard let change = TagChange(signs), !change.isEmpty else {
            throw CommandFailure(
                "Name the tags: 'til tag FTW +chat' adds one, 'til tag FTW -chat' removes it.", .usage)
        }
        var things = try shorts.flatMap { short in try ThingChoice.meanings(of: short, session) }
        if shorts.isEmpty {
            guard let current = try session.current() else {
                throw CommandFailure("Name the acronyms, for example 'til tag FTW \(signs[0])'.", .usage)
            }
            things = [current]
        }
        let changed = try store.tag(things.map(\.id), adding: change.added, removing: change.removed, at: session.now)
        guard let first = changed.first else {
            return session.console.notify("Nothing was changed. The tags are already like that.\n")
        }
        let page = session.page()
        let tags = first.tags.isEmpty ? "no tags" : page.tags(first.tags)
        let signed = signs.joined(separator: " ").visible
        let what =
            changed.count == 1
            ? "\(page.inline(first)) has \(tags) now" : "\(counted(changed.count, "thing")) (\(signed))"
        session.console.notify("Changed: \(what). 'til undo' reverts it.\n")
    }
}

extension String {
    /// Whether the text is a tag to add or to take away.
    var isSigned: Bool { hasPrefix("+") || hasPrefix("-") }
}
