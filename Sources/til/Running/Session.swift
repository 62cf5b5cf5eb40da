import Foundation
import TILCore

/// The store, glossaries, settings and clock that commands work on, from one line of the REPL to the next.
final class Session {
    let environment: Environment
    let console: Console
    /// The state of the REPL; nil in a shell.
    var repl: ReplState? {
        didSet { console.isInRepl = repl != nil }
    }
    private var stores: [(path: String, store: ThingStore)] = []
    private var shelf: GlossaryShelf?
    private var database: String?

    init(environment: Environment) {
        self.environment = environment
        console = Console(environment)
        console.settings = { [unowned self] in stores.isEmpty ? nil : try? store().settings() }
        console.completer = { [unowned self] line in Completer(self).completions(line) }
    }

    /// The present instant.
    var now: Date { environment.now() }

    /// Applies the options of the command that is about to run. In the REPL, those that it was started with stay in
    /// force if a line says nothing.
    func apply(_ choice: StoreChoice) {
        database = choice.database ?? repl?.choice.database
        console.color = choice.color ?? repl?.choice.color
        shelf = nil
    }

    /// The study day of the present instant.
    func today(_ settings: Settings) -> StudyDay {
        let now = now
        return settings.studyDay(of: now, utcOffset: environment.utcOffset(now))
    }

    /// The order of texts; nil for their bytes' order.
    private(set) lazy var textOrder = LocaleOrder.order(environment.variables)

    // MARK: The store

    /// The store that the options name, opened when it is first needed.
    func store() throws -> ThingStore {
        if let open = try openStore() { return open }
        let path = try storePath()
        // Checked before the store is made: another process may be making it, and its first backup, at this moment.
        let hasLostStore = !InputFile.exists(path) && Backups(of: path).newest != nil
        let store = try ThingStore(path: path, patience: environment.patience)
        stores.append((path, store))
        if store.wasMade, hasLostStore {
            console.complain(
                "There was no store, so a new one was begun; 'til restore' brings back the one of the backups.")
        }
        return store
    }

    /// The path of the store that the options name.
    /// - Throws: `CommandFailure` if no option names it and another user could have put it there.
    func storePath() throws -> String {
        let path = try StoreLocation.path(database, variables: environment.variables)
        if database?.isEmpty ?? true { try StoreLocation.checkOwner(path) }
        return path
    }

    /// The store that the options name, if it is open already.
    func openStore() throws -> ThingStore? {
        let path = try storePath()
        return stores.first { $0.path == path }?.store
    }

    /// The store, or nil if it does not exist: looking into it is no reason to make one.
    /// - Parameter patience: for how many seconds another process is waited for; nil for as long as usual.
    func presentStore(patience: Double? = nil) throws -> ThingStore? {
        if let open = try openStore() { return open }
        let path = try storePath()
        guard InputFile.exists(path) else { return nil }
        return try patience.map { try ThingStore(path: path, patience: $0) } ?? store()
    }

    /// The store, to look into; nil if it neither exists nor can be made, but there are glossaries to look into.
    func storeToRead() throws -> ThingStore? {
        do {
            return try store()
        } catch let error as StoreError {
            switch error {
            case .cannotAccess, .readOnly:
                if try InputFile.exists(storePath()) || glossaries.isEmpty { throw error }
                return nil
            default: throw error
            }
        }
    }

    /// Closes everything that was opened.
    func close() {
        stores.removeAll()
    }

    /// The number of things that are due now and new.
    func dueCount(of store: ThingStore) throws -> DueCount {
        let summary = try store.dueSummary(at: now, on: today(try store.settings()))
        return DueCount(due: summary.due, new: summary.new)
    }

    // MARK: Glossaries

    /// The glossaries that are looked up after the store, as they are when a command first asks.
    var glossaries: GlossaryShelf {
        if let shelf { return shelf }
        let found = GlossaryShelf(GlossaryLocation(environment).all)
        shelf = found
        return found
    }

    /// Reports the glossaries that cannot be used.
    func tellUnusableGlossaries() {
        for failure in shelf?.failures ?? [] { console.complain(failure.sentence) }
    }

    // MARK: Things of the list

    /// The thing that a word means by its number in the last list; nil if it is an acronym.
    /// - Throws: `CommandFailure` if there is no such number, or no such thing any more.
    func listed(_ word: String) throws -> Thing? {
        guard let id = try listedIdentifier(word) else { return nil }
        if let entry = try listedEntry(id) {
            let short = entry.thing.short.visible
            throw CommandFailure(
                "\(short) is an entry of the glossary \(entry.glossary), which can only be read; "
                    + "'til add \(short) --from \(entry.glossary)' makes it a thing of your own.", .nothing)
        }
        guard let thing = try store().thing(id: id) else {
            throw CommandFailure("Number \(word) has been removed meanwhile; 'list' shows what there is.", .nothing)
        }
        return thing
    }

    /// The identifier that a word means by its number in the last list; nil if it is an acronym.
    /// - Throws: `CommandFailure` if there is no such number.
    func listedIdentifier(_ word: String) throws -> UUID? {
        guard let listing = repl?.listing, !listing.isEmpty, let number = Int(word) else { return nil }
        if listing.indices.contains(number - 1) { return listing[number - 1] }
        guard try store().meanings(of: word).isEmpty else { return nil }
        throw CommandFailure(
            "The list has no number \(word); its numbers go from 1 to \(grouped(listing.count)).", .nothing)
    }

    /// The entry of a glossary with an identifier; nil if it is a thing's.
    func listedEntry(_ id: UUID) throws -> GlossaryEntry? {
        guard !glossaries.isEmpty, try store().thing(id: id) == nil else { return nil }
        return glossaries.entry(id: id)
    }

    /// The open thing of the REPL; nil if none is open.
    func current() throws -> Thing? { try repl?.current.flatMap { try store().thing(id: $0) } }

    /// The view of a thing; nil if it does not exist any more.
    func detailView(of id: UUID) throws -> DetailView? {
        let store = try store()
        guard let thing = try store.thing(id: id) else { return nil }
        return DetailView(
            thing: thing, others: try store.meanings(of: thing.short).filter { $0.id != id },
            memories: try store.memories(of: id), reviews: try store.reviews(of: id),
            scheduler: Scheduler(try store.settings().scheduling))
    }

    /// Opens the detail view of a thing or an entry.
    func open(_ id: UUID) throws {
        if let entry = try listedEntry(id) {
            repl?.current = id
            return console.write(EntryView(entry: entry, isAtPrompt: console.isAtPrompt).text(console.page()))
        }
        guard let view = try detailView(of: id) else {
            repl?.forget(id)
            throw CommandFailure("It has been removed meanwhile; 'list' shows what there is.", .nothing)
        }
        repl?.current = id
        repl?.opened = view.thing
        console.write(view.text(console.page()))
    }

    /// Changes a thing. If it is no longer what the person was shown, it is shown again, and stays as it is.
    func showingAnew<Value>(_ change: () throws -> Value) throws -> Value {
        do {
            return try change()
        } catch StoreError.changedMeanwhile(let thing) {
            if console.isAtPrompt { try open(thing.id) } else { console.say(console.page().inline(thing) + "\n") }
            throw StoreError.changedMeanwhile(thing)
        }
    }
}
