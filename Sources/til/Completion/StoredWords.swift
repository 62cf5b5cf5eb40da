import ArgumentParser
import Foundation
import TILCore

/// A kind of word that Tab completes from the store, the glossaries and the decks.
///
/// Each kind is passed to ArgumentParser as a shell command, but only ``Completer`` interprets it. ArgumentParser's own
/// completion scripts are not installed.
enum StoredWords: String, Sendable, Decodable {
    case shorts, tags, shortsAndNewTags, settingValues, backups, decks, glossaries, ownGlossaries

    /// The maximum number of words, which is more than anyone reads.
    private static let limit = 500

    /// Returns the words that begin with a prefix.
    /// - Parameters:
    ///   - words: the words before the prefix in the line.
    ///   - database: the store file that the line names.
    func found(_ prefix: String, after words: [String], _ session: Session, database: String? = nil) -> [String] {
        let glossaries = GlossaryLocation(session.environment).all
        // Pressing Tab must not create a store.
        func store() -> ThingStore? { (try? session.presentStore(database)) ?? nil }
        let found: [String]
        switch self {
        case .shorts:
            if prefix.isEmpty { return [] }
            let own = (try? store()?.shorts(startingWith: prefix, limit: Self.limit)) ?? []
            let others = Set(GlossaryShelf(glossaries).shorts(startingWith: prefix, limit: Self.limit))
            return own + others.subtracting(own).sorted().prefix(max(0, Self.limit - own.count))
        case .tags:
            return (try? store()?.tags().map(\.name).filter { $0.lowercased().hasPrefix(prefix.lowercased()) })
                ?? []
        case .shortsAndNewTags:
            guard prefix.hasPrefix("+") else {
                return Self.shorts.found(prefix, after: words, session, database: database)
            }
            return Self.tags.found(String(prefix.dropFirst()), after: words, session, database: database).map {
                "+" + $0
            }
        case .settingValues:
            let key = words.compactMap { word in SettingKey.listed.first { $0.name == word } }.last
            return key.map { $0.values + ["default"] } ?? []
        case .backups:
            let names =
                (try? session.storePath(database)).map { Backups(of: $0).all.filter(\.isRestorable).map(\.name) } ?? []
            found = names.isEmpty ? [] : ["newest"] + names
        case .decks: found = session.environment.installedData().decks().map(\.name)
        case .glossaries: found = glossaries.map(\.name)
        case .ownGlossaries: found = glossaries.filter(\.isOwn).map(\.name)
        }
        return found.filter { $0.hasPrefix(prefix) }
    }
}

extension CompletionKind {
    /// Completes words from the store.
    static func words(_ words: StoredWords) -> CompletionKind { .shellCommand(words.rawValue) }
}
