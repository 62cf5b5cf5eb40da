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
        // Pressing Tab must not create a store.
        let store = { (try? session.presentStore(database)) ?? nil }
        switch self {
        case .shorts:
            return prefix.isEmpty ? [] : Self.shorts(startingWith: prefix, store(), session)
        case .tags:
            return Self.tags(startingWith: prefix, store())
        case .shortsAndNewTags:
            guard prefix.hasPrefix("+") else {
                return prefix.isEmpty ? [] : Self.shorts(startingWith: prefix, store(), session)
            }
            return Self.tags(startingWith: String(prefix.dropFirst()), store()).map { tag in "+" + tag }
        case .settingValues:
            let keys = words.compactMap { word in SettingKey.listed.first { key in key.name == word } }
            return keys.last.map { key in key.values + ["default"] } ?? []
        case .backups:
            let names = Self.backups(database, session)
            return names.isEmpty ? [] : (["newest"] + names).starting(with: prefix)
        case .decks:
            return session.environment.installedData().decks().map(\.name).starting(with: prefix)
        case .glossaries:
            return GlossaryLocation(session.environment).all.map(\.name).starting(with: prefix)
        case .ownGlossaries:
            return GlossaryLocation(session.environment).all.filter(\.isOwn).map(\.name).starting(with: prefix)
        }
    }

    /// Returns the acronyms of the store, then those of glossaries.
    private static func shorts(startingWith prefix: String, _ store: ThingStore?, _ session: Session) -> [String] {
        let own = (try? store?.shorts(startingWith: prefix, limit: limit)) ?? []
        let shelf = GlossaryShelf(GlossaryLocation(session.environment).all)
        let others = Set(shelf.shorts(startingWith: prefix, limit: limit)).subtracting(own)
        return own + others.sorted().prefix(max(0, limit - own.count))
    }

    /// Returns the tags of the store, ignoring case.
    private static func tags(startingWith prefix: String, _ store: ThingStore?) -> [String] {
        let names = (try? store?.tags().map(\.name)) ?? []
        return names.filter { name in name.lowercased().hasPrefix(prefix.lowercased()) }
    }

    /// Returns the names of the backups that can be restored.
    private static func backups(_ database: String?, _ session: Session) -> [String] {
        guard let path = try? session.storePath(database) else { return [] }
        return Backups(of: path).all.filter(\.isRestorable).map(\.name)
    }
}

extension [String] {
    fileprivate func starting(with prefix: String) -> [String] { filter { word in word.hasPrefix(prefix) } }
}

extension CompletionKind {
    /// Completes words from the store.
    static func words(_ words: StoredWords) -> CompletionKind { .shellCommand(words.rawValue) }
}
