import ArgumentParser
import Foundation
import TILCore

/// A kind of words that Tab offers from the store, the glossaries and the decks.
///
/// ArgumentParser is told of each as a command of the shell, which only ``Completer`` interprets: none of its own scripts is
/// installed.
enum StoredWords: String, Sendable, Decodable {
    case shorts, tags, shortsAndNewTags, settingValues, backups, decks, glossaries, ownGlossaries

    /// The greatest number of words: more than anybody reads.
    private static let limit = 500

    /// The source of the words.
    struct Source {
        let environment: Environment
        /// The store's file that the line names; nil if the environment says it.
        var database: String?
        /// The store, if it is open and the line names no other.
        var open: ThingStore?

        fileprivate func path() throws -> String { try StoreLocation.path(database, variables: environment.variables) }

        /// The store; a mere Tab makes none.
        fileprivate func store() -> ThingStore? {
            if let open { return open }
            guard let path = try? path(), InputFile.exists(path) else { return nil }
            if database == nil, (try? StoreLocation.checkOwner(path)) == nil { return nil }
            return try? ThingStore(path: path)
        }
    }

    /// The words that begin with a prefix.
    /// - Parameter words: the words before it in the line.
    func found(_ prefix: String, after words: [String], in source: Source) -> [String] {
        let glossaries = GlossaryLocation(source.environment).all
        let found: [String]
        switch self {
        case .shorts:
            if prefix.isEmpty { return [] }
            let own = (try? source.store()?.shorts(startingWith: prefix, limit: Self.limit)) ?? []
            let others = Set(GlossaryShelf(glossaries).shorts(startingWith: prefix, limit: Self.limit))
            return own + others.subtracting(own).sorted().prefix(max(0, Self.limit - own.count))
        case .tags:
            return (try? source.store()?.tags().map(\.name).filter { $0.lowercased().hasPrefix(prefix.lowercased()) })
                ?? []
        case .shortsAndNewTags:
            guard prefix.hasPrefix("+") else { return Self.shorts.found(prefix, after: words, in: source) }
            return Self.tags.found(String(prefix.dropFirst()), after: words, in: source).map { "+" + $0 }
        case .settingValues:
            let key = words.compactMap { word in SettingKey.listed.first { $0.name == word } }.last
            return key.map { $0.values + ["default"] } ?? []
        case .backups:
            let names = (try? source.path()).map { Backups(of: $0).all.filter(\.isRestorable).map(\.name) } ?? []
            found = names.isEmpty ? [] : ["newest"] + names
        case .decks: found = source.environment.installedData().decks().map(\.name)
        case .glossaries: found = glossaries.map(\.name)
        case .ownGlossaries: found = glossaries.filter(\.isOwn).map(\.name)
        }
        return found.filter { $0.hasPrefix(prefix) }
    }
}

extension CompletionKind {
    /// Words of the store.
    static func words(_ words: StoredWords) -> CompletionKind { .shellCommand(words.rawValue) }
}
