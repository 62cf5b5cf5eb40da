import ArgumentParser
import TILCore
import TILText

/// `til undo`: undoes the last change.
struct Undo: Command {
    static let configuration = CommandConfiguration(
        "undo", "Undo the last change to things, answers or settings.",
        """
        'til redo' redoes the change.

        Examples:
          til undo
          til undo --list
        """)

    @Flag(help: "List the changes that can be undone, newest first.")
    var list = false

    @Option(help: ArgumentHelp("With --list, the largest number of changes.", valueName: "n"))
    var limit = 10

    @Flag(help: "With --list, print one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func validate() throws {
        try checkPositive(limit, "--limit")
        if json, !list { throw ValidationError("--json works only with --list.") }
    }

    func run(_ session: Session) throws {
        let store = try session.store()
        let page = session.page()
        if list { return try printChanges(store, page, session) }
        let before = try store.changes(limit: 1).first?.thing
        let change = try store.undo()
        if change.kind == .add, let thing = change.thing { session.repl?.forget(thing.id) }
        var others = ""
        if change.kind == .edit, let before, let now = change.thing, before.id == now.id {
            others = page.otherChanges(before, to: now)
        }
        session.console.notify("Undone: \(change.undoneWords(page, try store.settings()))\(others).\n")
    }

    private func printChanges(_ store: ThingStore, _ page: Page, _ session: Session) throws {
        let changes = try store.changes(limit: limit)
        if json { return try session.console.printJSON(changes.map(\.json)) }
        if changes.isEmpty { throw StoreError.nothingToUndo }
        let text = page.lines(changes.enumerated(), indent: 22) { index, change in
            let number = page.style(.faint, String(index + 1).leftPadded(to: 2))
            let date = page.style(.faint, page.dateAndTime(change.date))
            return "\(number)  \(date)  \(change.description(of: page.inline))"
        }
        session.console.write(text)
    }
}

/// `til redo`: redoes the change that was undone last.
struct Redo: Command {
    static let configuration = CommandConfiguration(
        "redo", "Redo the last change that was undone.",
        """
        Run it again to redo earlier ones, until something else is changed.

        Examples:
          til redo
        """)

    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        let change = try session.store().redo()
        if change.kind == .remove, let thing = change.thing { session.repl?.forget(thing.id) }
        session.console.notify("Redone: \(change.description(of: session.page().inline)).\n")
    }
}

extension Change {
    /// Returns a description of the state after a change was undone.
    fileprivate func undoneWords(_ page: Page, _ now: StoreSettings) -> String {
        let name = thing.map(page.inline) ?? ""
        let things = counted(count, "thing")
        func what(_ one: String, _ many: String) -> String { "\(things) \(count == 1 ? one : many)" }
        return switch kind {
        case .add: "\(name) was removed again"
        case .additions: what("was removed again", "that were added together were removed again")
        case .edit: "the edit of \(name)"
        case .edits: what("is as it was", "that were changed together are as they were")
        case .remove: "\(name) is back"
        case .removals: what("is back", "that were removed together are back")
        case .import: importWords
        case .weights: "the weights from before the fit are used again"
        case .settings: settingWords(now)
        case .answer: "the last answer to \(name) was removed"
        case .suspend: "\(name) is asked again"
        case .resume: thing?.isSuspended == true ? "\(name) is suspended again" : "\(name) is a leech again"
        }
    }

    /// Returns the settings that were undone, with their values.
    private func settingWords(_ now: StoreSettings) -> String {
        let keys = SettingKey.listed.filter { key in settings.contains(key.name) }
        return keys.map { key in "\(key.name) is \(key.value(in: now)) again" }.joined(separator: ", ")
    }

    /// The state after an import was undone: what it added is gone, and what it changed is as before.
    private var importWords: String {
        let added = count - editedCount
        let has = editedCount == 1 ? "has its" : "have their"
        if editedCount == 0 { return "the import of \(counted(count, "thing")) was reverted" }
        let edited = "\(counted(editedCount, "known thing")) \(has) old texts and tags again"
        return added == 0 ? edited : "the import of \(counted(added, "thing")) was reverted, and \(edited)"
    }
}
