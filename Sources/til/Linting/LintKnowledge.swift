import Foundation
import TILCore
import TILProse

/// The meanings that documents may use without a definition: those in glossary files and, if wanted, in the store and
/// the user's glossaries. Each acronym is looked up once.
final class LintKnowledge: AcronymKnowledge {
    /// The meanings in glossary files, by key.
    private var listed: [String: [KnownMeaning]] = [:]
    private let store: ThingStore?
    private let shelf: GlossaryShelf?
    private let decks: DeckShelf?
    private var answers: [String: [KnownMeaning]] = [:]

    /// Reads glossary files in any format that `til import` reads.
    /// - Parameters:
    ///   - files: the paths of the files.
    ///   - store: the store to use in addition to them, or nil if there is none.
    ///   - shelf: the glossaries to use in addition to them, or nil if they are not wanted.
    ///   - decks: the decks for hints, or nil if they are not wanted.
    /// - Throws: `InterchangeError` if a file cannot be read.
    init(
        _ files: [String], store: ThingStore?, shelf: GlossaryShelf?, decks: DeckShelf? = nil,
        interruption: Interruption
    ) throws {
        self.store = store
        self.shelf = shelf
        self.decks = decks
        for path in files {
            let name = PrivateFile.name(of: path)
            try InputFile.toImport(path, onlyRegular: true, interruption: interruption).forEachItem { item in
                guard case .record(let record) = item else { return }
                let meaning = KnownMeaning(long: record.long, origin: name)
                listed[Capitals.key(record.short), default: []].append(meaning)
            }
        }
    }

    /// Returns the meanings of an acronym in glossary files. The origin is the name of the file.
    func listed(_ short: String) -> [KnownMeaning] { listed[Capitals.key(short)] ?? [] }

    /// Returns the sorted keys in glossary files that start with a prefix.
    func shorts(startingWith prefix: String, limit: Int) -> [String] {
        Array(listed.keys.filter { $0.hasPrefix(Capitals.key(prefix)) }.sorted().prefix(limit))
    }

    func hints(of short: String) -> [KnownMeaning] {
        (decks?.meanings(of: short) ?? []).map { KnownMeaning(long: $0.thing.long, origin: "the deck \($0.decks[0])") }
    }

    func meanings(of short: String) throws -> [KnownMeaning] {
        if let answer = answers[short] { return answer }
        // An editor asks for every unfinished word.
        if answers.count > 10_000 { answers.removeAll() }
        let own = try store?.meanings(of: short) ?? []
        let others = shelf?.meanings(of: short) ?? []
        let answer =
            listed(short) + own.map { KnownMeaning(long: $0.long, origin: "the store") }
            + others.map { KnownMeaning(long: $0.thing.long, origin: "the glossary \($0.glossary)") }
        answers[short] = answer
        return answer
    }
}

/// The knowledge for each configuration. Each combination of sources is read once.
final class LintKnowledges {
    private let session: Session
    private let interruption: Interruption
    private var cache: [[String]: LintKnowledge] = [:]

    init(session: Session, interruption: Interruption) {
        self.session = session
        self.interruption = interruption
    }

    /// Returns the knowledge for the documents of a configuration.
    func knowledge(_ configuration: LintConfiguration) throws -> LintKnowledge {
        let paths = configuration.glossaryPaths
        let usesStore = configuration.usesStore
        let key = [usesStore ? "store" : ""] + paths
        if let knowledge = cache[key] { return knowledge }
        // Do not create a store on a machine where til only checks documents.
        let store = try usesStore && InputFile.exists(session.storePath()) ? session.store() : nil
        let knowledge = try LintKnowledge(
            paths, store: store, shelf: usesStore ? session.glossaries : nil, decks: usesStore ? session.decks : nil,
            interruption: interruption)
        cache[key] = knowledge
        return knowledge
    }
}
