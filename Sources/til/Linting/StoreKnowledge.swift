import TILCore
import TILLint
import TILProcess
import TILProse
import TILText

/// What the store, the glossaries and the decks know about acronyms, for the checker.
final class StoreKnowledge: LintKnowledge {
    private let session: Session
    /// The options of the command, which apply again after everything was forgotten.
    private let choice: StoreChoice?
    /// The state of the glossaries before they were read.
    private var glossaries: [String?] = []
    /// The state of the store's file before it was read.
    private var file: String?
    /// The last text that was read as a context.
    private var lastContext: (text: [UInt8], context: TextContext)?

    /// Creates the knowledge of a session.
    /// - Parameter choice: the options of the command if it may run for a long time, so that changes count.
    init(session: Session, choice: StoreChoice? = nil) {
        self.session = session
        self.choice = choice
    }

    // MARK: Rules

    func meanings(of short: String) throws -> [KnownMeaning] {
        let own = try session.presentStore()?.meanings(of: short) ?? []
        let listed = session.glossaries.meanings(of: short)
        return own.map { thing in KnownMeaning(long: thing.long, origin: "the store") }
            + listed.map { entry in KnownMeaning(long: entry.thing.long, origin: "the glossary \(entry.glossary)") }
    }

    func hints(of short: String) -> [KnownMeaning] {
        session.decks.meanings(of: short).map { entry in
            KnownMeaning(long: entry.thing.long, origin: "the deck \(entry.decks[0])")
        }
    }

    func entries(ofList path: String, interruption: Interruption) throws -> [ListEntry] {
        var entries: [ListEntry] = []
        try InputFile.toImport(path, onlyRegular: true, interruption: interruption).forEachItem { item in
            guard case .record(let record) = item else { return }
            entries.append(ListEntry(short: record.short, long: record.long))
        }
        return entries
    }

    func checkMayWrite(_ path: String) throws {
        try session.checkIsNotStore(path)
        if PrivateFile.exists(path) { try ThingStore.refuseDatabase(PrivateFile.resolved(path)) }
    }

    // MARK: Editor

    func explanations(of short: String, in text: [UInt8], format: DocumentFormat) throws -> Explanations {
        let store = try session.presentStore()
        var own = try store?.meanings(of: short) ?? []
        var listed = session.glossaries.meanings(of: short, beside: own).map(\.thing)
        if own.count > 1 || listed.count > 1 {
            let context = try context(of: text, format, store)
            own = try context.fits(own, of: short, store: store).map { fit in own[fit.index] }
            listed = try context.fits(listed, of: short, store: store).map { fit in listed[fit.index] }
        }
        return Explanations(own: own.map(ExplainedMeaning.init), listed: listed.map(ExplainedMeaning.init))
    }

    /// Returns a text as a context. A completion asks about many acronyms of one text.
    private func context(of text: [UInt8], _ format: DocumentFormat, _ store: ThingStore?) throws -> TextContext {
        if let lastContext, lastContext.text == text { return lastContext.context }
        let context = try session.textContext(
            String(decoding: text.prefix(AgentText.longest), as: UTF8.self), format: format, store: store)
        lastContext = (text, context)
        return context
    }

    func shorts(startingWith prefix: String, limit: Int) throws -> [String] {
        let own = try session.presentStore()?.shorts(startingWith: prefix, limit: limit) ?? []
        return own + session.glossaries.shorts(startingWith: prefix, limit: limit)
    }

    func origin(ofDocument name: String) -> String { ThingOrigin(.capture, name: name).text }

    func probableMeaning(of short: String, in text: [UInt8], format: DocumentFormat) throws -> KnownMeaning? {
        let store = try session.presentStore()
        let own = try store?.meanings(of: short) ?? []
        guard own.count > 1 else { return nil }
        let fits = try context(of: text, format, store).fits(own, of: short, store: store)
        guard let best = fits.first, best.isProbable else { return nil }
        return KnownMeaning(long: own[best.index].long, origin: "the store")
    }

    func add(_ meaning: ExplainedMeaning, definedAt places: [DefiningPlace]) throws -> String {
        // Like 'til add': a remark after the meaning is the note.
        let entry = EntryText(short: meaning.short, meaning: meaning.long)
        let note = [entry.note ?? "", meaning.note].filter { text in !text.isEmpty }.joined(separator: "\n")
        var draft = try ThingDraft(
            short: entry.short, long: entry.long, note: note, tags: meaning.tags, source: meaning.source,
            spelling: .asIs)
        draft.origin = ThingOrigin(text: meaning.origin) ?? ThingOrigin(.capture)
        try session.keepBackup()
        let store = try session.store()
        let thing = try store.add(draft, at: session.now)
        for place in places.suffix(ThingStore.mostContexts) {
            let words = ContextWords(around: place.range, in: place.document, without: thing.short)
            try store.remember([thing.id: words], at: session.now)
        }
        return "Added: \(thing.short.visible) (\(thing.long.visible)). Use 'til undo' to remove it."
    }

    // MARK: Changes

    func hasChanged() -> Bool {
        // Another process's change, then another file at the store's path.
        if (try? session.presentStore()?.refresh()) ?? false { return true }
        return glossaries != glossaryStates || file != fileState
    }

    func forget() {
        session.releaseStores()
        lastContext = nil
        if let choice { session.apply(choice) }
        glossaries = glossaryStates
        file = fileState
        // Later calls compare with this one.
        _ = try? session.presentStore()?.refresh()
    }

    private var glossaryStates: [String?] {
        GlossaryLocation(session.environment).all.flatMap { glossary in
            [glossary.path, FileState.text(of: glossary.path)]
        }
    }

    private var fileState: String? {
        guard let path = try? session.storePath() else { return nil }
        return FileState.text(of: path)
    }
}

extension ExplainedMeaning {
    /// Creates the meaning of a thing.
    fileprivate init(_ thing: Thing) {
        self.init(
            short: thing.short, long: thing.long, note: thing.note, tags: thing.tags, source: thing.source,
            origin: thing.origin.text)
    }
}
