import Foundation
import TILCore
import TILProse

/// The meanings in a glossary file, held in memory.
struct GlossaryFile: AcronymKnowledge {
    private let longs: [String: [String]]
    private let name: String

    /// Reads a file in any format that `til import` reads.
    /// - Throws: `InterchangeError` if the file cannot be read.
    init(_ path: String, interruption: Interruption) throws {
        var longs: [String: [String]] = [:]
        try InputFile.toImport(path, interruption: interruption).forEachItem { item in
            guard case .record(let record) = item else { return }
            longs[Capitals.key(record.short), default: []].append(record.long)
        }
        self.longs = longs
        name = PrivateFile.name(of: path)
    }

    func meanings(of short: String) -> [KnownMeaning] {
        (longs[Capitals.key(short)] ?? []).map { KnownMeaning(long: $0, origin: name) }
    }
}

/// The meanings in a store and the user's glossaries. Both are only read.
struct StoreKnowledge: AcronymKnowledge {
    private let store: ThingStore?
    private let shelf: GlossaryShelf
    private let unknown: UnknownAcronyms

    /// - Parameters:
    ///   - store: the store, or nil if there is none.
    ///   - shelf: the glossaries to use in addition to the store.
    init(store: ThingStore?, shelf: GlossaryShelf) {
        self.store = store
        self.shelf = shelf
        unknown = UnknownAcronyms(store: store, glossaries: shelf)
    }

    func meanings(of short: String) throws -> [KnownMeaning] {
        if try unknown.contains(short) { return [] }
        let own = try store?.meanings(of: short) ?? []
        return own.map { KnownMeaning(long: $0.long, origin: "the store") }
            + shelf.meanings(of: short).map {
                KnownMeaning(long: $0.thing.long, origin: "the glossary \($0.glossary)")
            }
    }
}

/// The combined knowledge of several sources. Each acronym is looked up once.
final class LintKnowledge: AcronymKnowledge {
    private let sources: [any AcronymKnowledge]
    private var answers: [String: [KnownMeaning]] = [:]

    /// - Parameter sources: The sources, in order.
    init(_ sources: [any AcronymKnowledge]) {
        self.sources = sources
    }

    func meanings(of short: String) throws -> [KnownMeaning] {
        if let answer = answers[short] { return answer }
        let answer = try sources.flatMap { try $0.meanings(of: short) }
        answers[short] = answer
        return answer
    }
}

/// The knowledge for each configuration. Each combination of sources is read once.
final class LintKnowledges {
    private let session: Session
    private let interruption: Interruption
    private var known: [[String]: LintKnowledge] = [:]

    init(session: Session, interruption: Interruption) {
        self.session = session
        self.interruption = interruption
    }

    /// Returns the knowledge for the documents of a configuration: the configuration's glossaries and, if it uses the
    /// store, the store and the user's glossaries.
    func knowledge(_ configuration: LintConfiguration) throws -> LintKnowledge {
        let paths = configuration.glossaries.map { $0.hasPrefix("/") ? $0 : configuration.folder + "/" + $0 }
        let key = [configuration.usesStore ? "store" : ""] + paths
        if let knowledge = known[key] { return knowledge }
        var sources: [any AcronymKnowledge] = try paths.map { try GlossaryFile($0, interruption: interruption) }
        if configuration.usesStore {
            // Do not create a store on a machine where til only checks documents.
            let store = InputFile.exists(try session.storePath()) ? try session.store() : nil
            sources.append(StoreKnowledge(store: store, shelf: session.glossaries))
        }
        let knowledge = LintKnowledge(sources)
        known[key] = knowledge
        return knowledge
    }
}
