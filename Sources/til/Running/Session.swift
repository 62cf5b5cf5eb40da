import Foundation
import TILCore
import TILLint
import TILProcess
import TILText

/// The context of commands: the console, the store, glossaries, settings and clock. It persists between the lines of
/// the REPL.
final class Session {
    /// The time, the variables and the streams of the process.
    let environment: Environment
    /// The outputs and the keyboard.
    private(set) lazy var console = Console(environment: environment) { [unowned self] line in
        Completer(session: self).completions(line)
    }
    /// The state of the REPL, or nil in a shell.
    private(set) var repl: ReplState?
    private var stores: [(path: String, store: ThingStore)] = []
    private var shelf: GlossaryShelf?
    private var database: String?

    /// Creates a session.
    init(environment: Environment) { self.environment = environment }

    /// Returns the page for standard output, with the settings of the store if it is open.
    func page() -> Page {
        let store = (try? storePath()).flatMap(openStore)
        return console.page(try? store?.settings())
    }

    var now: Date { environment.now() }

    /// Applies the options of the next command. In the REPL, options that a line does not give keep their values from
    /// the start of the REPL.
    func apply(_ choice: StoreChoice) {
        database = choice.database ?? repl?.choice.database
        console.color = choice.color ?? repl?.choice.color
        shelf = nil
    }

    /// Begins the REPL, whose commands have no program's name.
    func beginRepl(_ state: ReplState) {
        repl = state
        console.isInRepl = true
    }

    func endRepl() {
        repl = nil
        console.isInRepl = false
        console.lineNumber = nil
    }

    /// Rejects standard input as a file in the REPL.
    func checkInput(_ files: [String]) throws {
        if repl != nil, files.contains("-") {
            throw CommandFailure("Standard input already holds the commands. Name a file.", .usage)
        }
    }

    /// Returns the current study day.
    func today(_ settings: StoreSettings) -> StudyDay {
        let now = now
        return settings.studyDay(of: now, utcOffset: environment.utcOffset(now))
    }

    /// The sort order of texts, or nil for byte order.
    private(set) lazy var textOrder = LocaleOrder.order(environment.variables)

    // MARK: The store

    /// Returns the store that the options name. Opens it on first use.
    func store() throws -> ThingStore {
        let path = try storePath()
        if let open = openStore(at: path) { return open }
        // Check before creating the store. Another process may be creating it and its first backup right now.
        let hasLostStore = !PrivateFile.exists(path) && Backups(of: path).newest != nil
        let store = try ThingStore(path: path, patience: environment.patience, decks: environment.shippedDecks)
        stores.append((path, store))
        if store.wasMade, hasLostStore {
            console.printError(
                "The store was missing, so til created a new one. 'til restore' restores a backup.")
        }
        return store
    }

    /// Returns the path of the store that the options name.
    /// - Throws: `CommandFailure` if no option names it and another user could have created it.
    /// - Parameter named: A file that overrides the options.
    func storePath(_ named: String? = nil) throws -> String {
        let named = named ?? database
        let path = try StoreLocation.path(named, variables: environment.variables)
        if named?.isEmpty ?? true { try StoreLocation.checkOwner(path) }
        return path
    }

    /// Checks that a file to write is not at the path of the store, even if the store does not exist yet.
    /// - Throws: `CommandFailure` if it is.
    func checkIsNotStore(_ path: String) throws {
        guard let store = try? storePath(), Self.place(of: path) == Self.place(of: store) else { return }
        throw CommandFailure("'\(path.visible)' is the path of your store. Use another name.", .data)
    }

    /// Returns the full path of a file that may not exist yet.
    private static func place(of path: String) -> String {
        if let whole = PrivateFile.whole(path) { return whole }
        return LintConfiguration.whole(PrivateFile.folder(of: path)) + "/" + PrivateFile.name(of: path)
    }

    private func openStore(at path: String) -> ThingStore? { stores.first { store in store.path == path }?.store }

    /// Returns the store, or nil if it does not exist. Does not create it.
    /// - Parameters:
    ///   - named: a file that overrides the options.
    ///   - patience: the time to wait for another process, or nil for the default. With another patience, the store
    ///     is not kept for the next command.
    func presentStore(_ named: String? = nil, patience: Duration? = nil) throws -> ThingStore? {
        let path = try storePath(named)
        if let open = openStore(at: path) { return open }
        guard PrivateFile.exists(path) else { return nil }
        let store = try ThingStore(
            path: path, patience: patience ?? environment.patience, decks: environment.shippedDecks)
        if patience == nil { stores.append((path, store)) }
        return store
    }

    /// Returns the store, which is created if it does not exist. Returns nil if that is impossible but there are
    /// glossaries to look things up in.
    func storeIfPossible() throws -> ThingStore? {
        do {
            return try store()
        } catch let error as StoreError {
            switch error {
            case .cannotAccess, .readOnly:
                if try PrivateFile.exists(storePath()) || glossaries.isEmpty { throw error }
                return nil
            default: throw error
            }
        }
    }

    /// Closes all stores at the end of the process. They are not released, which would take longer.
    func close() {
        for (_, store) in stores { store.close() }
    }

    /// Releases all stores, so that the next access opens them again.
    func releaseStores() {
        stores.removeAll()
    }

    /// Returns the number of due things and of new things.
    func dueSummary(of store: ThingStore) throws -> DueSummary {
        try store.dueSummary(at: now, on: today(store.settings()), asking: nil)
    }

    /// The failure of a command that needs a thing in the store.
    var emptyStore: CommandFailure {
        let deck = hasStarter ? ", or import the starter deck with 'til import --deck \(Deck.starterName)'" : ""
        return CommandFailure("Your store is empty. Add an acronym with 'til add ftw for the win'\(deck).")
    }

    /// Whether the starter deck is installed.
    var hasStarter: Bool { environment.installedData().decks().contains { deck in deck.name == Deck.starterName } }

    /// Offers to ask a leech again after an edit.
    func offerToResume(_ thing: Thing) throws {
        let store = try store()
        guard try store.isLeech(thing.id) else { return }
        let fact = "\(thing.short.visible) is a leech, kept out of quizzes."
        if !console.canAsk { return console.notify("\(fact) 'til resume \(thing.short.visible)' lets it back in.\n") }
        if console.agrees(to: "\(fact) Let it back in?") { try store.resume(thing.id, at: now) }
    }

    // MARK: Glossaries

    /// The glossaries to search after the store, as they are when a command first needs them.
    var glossaries: GlossaryShelf {
        if let shelf { return shelf }
        let found = GlossaryShelf(GlossaryLocation(environment).all)
        shelf = found
        return found
    }

    /// The decks that come with the program, as a source of look-ups.
    private(set) lazy var decks = DeckShelf(environment.installedData())

    /// Opens a glossary by name for reading.
    func glossary(named name: String) throws -> GlossaryReader {
        try GlossaryReader(GlossaryLocation(environment).existing(named: name))
    }

    /// Reports the glossaries that cannot be used.
    func reportUnusableGlossaries() {
        for failure in shelf?.failures ?? [] { console.printError(failure.sentence) }
    }

    // MARK: Listed things

    /// Returns the thing with a number in the last list, or nil if the word is an acronym.
    /// - Throws: `CommandFailure` if the number is not in the list, or if the thing was removed or belongs to a
    ///   glossary.
    func listed(_ word: String) throws -> Thing? {
        guard let id = try listedIdentifier(word) else { return nil }
        if let entry = try listedEntry(id) {
            let short = entry.thing.short.visible
            throw CommandFailure(
                "\(short) is an entry of the glossary \(entry.glossary), which is read-only. "
                    + "Copy it with 'til add \(short) --from \(entry.glossary)'.")
        }
        guard let thing = try store().thing(id: id) else {
            throw CommandFailure("Number \(word) was removed in the meantime. 'list' shows the current list.")
        }
        return thing
    }

    /// Returns the ID with a number in the last list, or nil if the word is an acronym.
    /// - Throws: `CommandFailure` if the number is not in the list.
    func listedIdentifier(_ word: String) throws -> UUID? {
        guard let listing = repl?.listing, !listing.isEmpty, let number = Int(word) else { return nil }
        if listing.indices.contains(number - 1) { return listing[number - 1] }
        guard try store().meanings(of: word).isEmpty else { return nil }
        throw CommandFailure(
            "The list has no number \(word). Its numbers are 1 to \(grouped(listing.count)).")
    }

    /// Returns the glossary entry with an ID, or nil if the ID belongs to a thing.
    func listedEntry(_ id: UUID) throws -> GlossaryEntry? {
        guard !glossaries.isEmpty, try store().thing(id: id) == nil else { return nil }
        return glossaries.entry(id: id)
    }

    /// Returns the open thing of the REPL, or nil if none is open.
    func current() throws -> Thing? {
        guard let id = repl?.current else { return nil }
        return try store().thing(id: id)
    }

    /// Returns the view of a thing, or nil if it no longer exists.
    func detailView(of id: UUID) throws -> DetailView? {
        let store = try store()
        guard let thing = try store.thing(id: id) else { return nil }
        return DetailView(
            thing: thing, others: try store.meanings(of: thing.short).filter { meaning in meaning.id != id },
            memories: try store.memories(of: id), reviews: try store.reviews(of: id),
            scheduler: Scheduler(try store.settings().scheduling))
    }

    /// Opens the detail view of a thing or a glossary entry.
    func open(_ id: UUID) throws {
        if let entry = try listedEntry(id) {
            repl?.current = id
            return console.write(page().details(of: entry, isAtPrompt: console.isAtPrompt))
        }
        guard let view = try detailView(of: id) else {
            repl?.forget(id)
            throw CommandFailure("It was removed in the meantime. 'list' shows the current list.")
        }
        repl?.current = id
        repl?.opened = view.thing
        console.write(view.text(page()))
    }

    /// Runs a change of a thing. If the thing was changed since the user saw it, shows it again and fails.
    func showingAgainIfChanged<Value>(_ change: () throws -> Value) throws -> Value {
        do {
            return try change()
        } catch StoreError.changedMeanwhile(let thing) {
            if console.isAtPrompt {
                try open(thing.id)
            } else {
                console.notify(page().inline(thing) + "\n")
            }
            throw StoreError.changedMeanwhile(thing)
        }
    }
}
