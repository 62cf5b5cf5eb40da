import Foundation
import TILCore

/// What a command runs in: the environment, and what lives from one line of the REPL to the next.
final class CommandContext {
    let environment: Environment
    /// The REPL under way; nil for a command of the shell.
    var repl: ReplState?

    private var stores: [(path: String, store: ThingStore)] = []
    private var shelf: GlossaryShelf?
    private var requestedDatabase: String?
    private var requestedColor: ColorChoice?
    /// Whether the locale is UTF-8, as the program was started: readline's is made so whatever was asked for.
    private let isUnicode: Bool

    init(environment: Environment) {
        self.environment = environment
        isUnicode = TerminalLocale.isUTF8(environment.variables)
    }

    /// The present instant.
    var now: Date { environment.now() }

    /// Whether a person can be asked, and answers through the line editor.
    var canAsk: Bool { environment.isInteractive }

    /// Whether commands come from a person at the REPL's prompt.
    var isAtPrompt: Bool { repl != nil && environment.isInteractive }

    /// Takes what the command that is about to run says. In the REPL, what it was started with stays in force where a line
    /// says nothing.
    func take(_ choice: StoreChoice) {
        requestedDatabase = choice.database ?? repl?.choice.database
        requestedColor = choice.color ?? repl?.choice.color
        shelf = nil
    }

    /// The store that the options name, opened when it is first needed.
    func store() throws -> ThingStore {
        if let open = try openStore() { return open }
        let path = try storePath()
        // Looked for before the store is made: another process may be making it, and its first backup, at this moment.
        let hasLostStore = !InputFile.exists(path) && Backups(of: path).newest != nil
        let store = try ThingStore(path: path, patience: environment.patience)
        stores.append((path, store))
        if store.wasMade, hasLostStore {
            complain("There was no store, so a new one was begun; 'til restore' brings back the one of the backups.")
        }
        return store
    }

    /// Where the store is that the options name.
    /// - Throws: `CommandFailure` where no option names it and another user could have put it there.
    func storePath() throws -> String {
        let path = try StoreLocation.path(requestedDatabase, variables: environment.variables)
        if requestedDatabase?.isEmpty ?? true { try StoreLocation.checkOwner(path) }
        return path
    }

    /// The store that the options name, where it is open already.
    func openStore() throws -> ThingStore? {
        let path = try storePath()
        return stores.first { $0.path == path }?.store
    }

    /// The store, where there is one: to look into it is no reason to make one.
    func presentStore() throws -> ThingStore? {
        try openStore() != nil || InputFile.exists(storePath()) ? store() : nil
    }

    /// What a look-up prints, read without opening the store; nil where that is open already or has to be asked.
    func quickLookUp(_ shorts: [String]) throws -> QuickLookUp? {
        guard stores.isEmpty else { return nil }
        return QuickLookUp(path: try storePath(), shorts: shorts)
    }

    /// The store, to look into; nil where there is none and none can be made, but there are glossaries to look into.
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

    /// The glossaries that are looked up beside the store, as they are when a command first asks.
    var glossaries: GlossaryShelf {
        if let shelf { return shelf }
        let found = GlossaryShelf(GlossaryLocation(environment).all)
        shelf = found
        return found
    }

    /// Says which glossaries were left out.
    func tellUnusableGlossaries() {
        for failure in shelf?.failures ?? [] { complain(failure.sentence) }
    }

    /// What is due, read without opening the store; nil where that is open already or has to be asked.
    func quickDue() throws -> DueSummary? {
        guard stores.isEmpty else { return nil }
        return DueSummary(path: try storePath(), at: now) { today($0) }
    }

    /// The study day of the present instant.
    func today(_ settings: Settings) -> StudyDay {
        let now = now
        return settings.studyDay(of: now, utcOffset: environment.utcOffset(now))
    }

    /// How texts are ordered; nil for by their bytes.
    private(set) lazy var textOrder = LocaleOrder.order(environment.variables)

    /// How things look on standard output, as the store has it configured where that is open.
    func page() -> Page {
        page(stores.isEmpty ? nil : try? store().settings())
    }

    /// The cells that standard output has.
    var size: TerminalSize {
        .current(descriptor: environment.output.descriptor, variables: environment.variables)
    }

    /// How things look on standard output.
    func page(_ settings: Settings?) -> Page {
        let choice = requestedColor ?? settings?.color ?? .auto
        let size = size
        let isTerminal = environment.output.isTerminal
        return Page(
            style: .of(choice, isTerminal: isTerminal, variables: environment.variables),
            width: size.columns, height: size.rows, now: now, utcOffset: environment.utcOffset,
            rollover: settings?.rollover ?? Settings().rollover,
            isUnicode: isUnicode, isTerminal: isTerminal,
            rowLimit: isTerminal || environment.variables["COLUMNS"] != nil ? size.columns : .max)
    }

    /// Reads lines from the person or the pipe.
    private(set) lazy var editor: any LineEditor = makeEditor()

    private func makeEditor() -> any LineEditor {
        let history = StoreLocation.historyPath(variables: environment.variables).map { HistoryFile(path: $0) }
        return environment.lineEditor(history: history) { [unowned self] request in
            Completer(context: self).completions(request)
        }
    }

    /// Lets go of what was opened.
    func close() {
        stores.removeAll()
    }
}
