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
        let width = names.widest
        session.console.paged(
            zip(names, tags).map { name, tag in
                "\(page.cell(.tag, name, to: width))  \(counted(tag.count, "thing"))\n"
            })
    }
}

/// `til tag SHORT ... +TAG -TAG`: adds and removes tags of things.
struct TagCommand: Command {
    static let configuration = CommandConfiguration(
        "tag", "Add tags to acronyms and remove them.",
        """
        Every meaning of an acronym is tagged. Without + and -, the last word is a tag to add, unless it is an acronym \
        in your store. With --tag, everything with that tag is tagged. To tag a whole list, import it again with --tag. \
        'til undo' reverts it as one change.

        In the REPL, a list number stands for one meaning, and 1-20 for twenty of them. Without an acronym, the open \
        thing is tagged.

        Examples:
          til tag TCP network
          til tag FTW IDK +chat -web
          til tag --tag chat +web -chat
          til import team.txt --tag work
        """)

    @Argument(
        help: ArgumentHelp(
            "Acronyms, +TAG to add a tag, and -TAG to remove one.", valueName: "word"),
        completion: .words(.shortsAndNewTags))
    var words: [String]

    @Option(
        help: ArgumentHelp("Tag everything with this tag.", valueName: "tag"), completion: .words(.tags),
        transform: ThingDraft.tag(named:))
    var tag: String?

    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        let store = try session.store()
        let typed = try typed(session)
        guard let change = TagChange(typed.signs), !change.isEmpty else {
            throw CommandFailure(
                "Name the tags: 'til tag FTW +chat' adds one, 'til tag FTW -chat' removes it.", .usage)
        }
        let things = try things(named: typed, session)
        let changed = try store.tag(things.map(\.id), adding: change.added, removing: change.removed, at: session.now)
        if changed.isEmpty { return session.console.notify("Nothing was changed. The tags are already like that.\n") }
        let what = summary(of: changed, typed.signs, session.page())
        session.console.notify("Changed: \(what). 'til undo' reverts it.\n")
    }

    /// The words of the command line, by what they mean.
    private struct Typed {
        var shorts: [String]
        /// The tags with their signs: `+chat`.
        var signs: [String]
    }

    /// Sorts the words. Without a sign, a last word that is no acronym is a tag to add.
    private func typed(_ session: Session) throws -> Typed {
        var typed = Typed(shorts: words.filter { word in !word.isSigned }, signs: words.filter(\.isSigned))
        guard typed.signs.isEmpty, let last = typed.shorts.last else { return typed }
        let isThing = try session.listed(last) != nil || !session.store().found(last).isEmpty
        if !isThing {
            typed.shorts.removeLast()
            typed.signs = ["+" + last]
        }
        return typed
    }

    /// Returns the things to tag: those that the words stand for and those with the tag of the option, or else the open
    /// thing.
    private func things(named typed: Typed, _ session: Session) throws -> [Thing] {
        if typed.shorts.isEmpty, tag == nil {
            if let current = try session.current() { return [current] }
            throw CommandFailure("Name the acronyms, for example 'til tag FTW \(typed.signs[0])'.", .usage)
        }
        var things = try typed.shorts.flatMap { short in try self.things(named: short, session) }
        if let tag { things += try self.things(tagged: tag, session.store()) }
        return things
    }

    private func summary(of changed: [Thing], _ signs: [String], _ page: Page) -> String {
        guard changed.count == 1, let only = changed.first else {
            return "\(counted(changed.count, "thing")) (\(signs.joined(separator: " ").visible))"
        }
        let tags = only.tags.isEmpty ? "no tags" : page.tags(only.tags)
        return "\(page.inline(only)) has \(tags) now"
    }

    /// Returns the things that a word stands for: all with a tag such as `#chat`, those with some numbers of the list
    /// in the REPL, or the meanings of an acronym.
    private func things(named word: String, _ session: Session) throws -> [Thing] {
        let store = try session.store()
        // Anything else that a word can mean counts only if it is not an acronym.
        if try !store.found(word).isEmpty { return try ThingChoice.meanings(of: word, session) }
        if word.count > 1, word.hasPrefix("#") {
            return try things(tagged: ThingDraft.tag(named: word), store)
        }
        if Guess.isFile(word) {
            throw CommandFailure(
                "'\(word.visible)' is a file. To tag its things, import it again: 'til import \(word.visible) --tag NAME'.",
                .usage)
        }
        let hasList = session.repl?.listing.isEmpty == false
        if hasList, let numbers = Self.numbers(word) {
            // Check the last number first, so that a wrong one does not make a long array.
            _ = try ThingChoice.meanings(of: String(numbers.upperBound), session)
            return try numbers.flatMap { number in try ThingChoice.meanings(of: String(number), session) }
        }
        return try ThingChoice.meanings(of: word, session)
    }

    /// Returns the numbers that a word such as `1-20` names, or nil.
    private static func numbers(_ word: String) -> ClosedRange<Int>? {
        let ends = word.split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let first = Int(ends[0]), let last = Int(ends[1]), first <= last else { return nil }
        return first...last
    }

    private func things(tagged tag: String, _ store: ThingStore) throws -> [Thing] {
        let things = try store.things(tag: tag)
        if !things.isEmpty { return things }
        throw CommandFailure("Nothing has the tag #\(tag.visible). 'til tags' lists the tags.")
    }
}

extension String {
    /// Whether the text is a tag to add or to take away.
    var isSigned: Bool { hasPrefix("+") || hasPrefix("-") }
}
