import ArgumentParser
import TILCore

/// What Tab offers from the store.
enum ShellCompletion {
    /// How many are offered at most: more than anybody reads.
    private static let limit = 500

    /// The store's file that the line being completed means; nil where the environment says it.
    @TaskLocal static var database: String?

    /// The store that is open already, where the line is the REPL's and names no other.
    @TaskLocal static var openStore: ThingStore?

    /// The acronyms that begin as the word does, in any case.
    static let shorts = CompletionKind.custom { _, _, prefix in shorts(startingWith: prefix) }

    /// The tags that begin as the word does, in any case.
    static let tags = CompletionKind.custom { _, _, prefix in tags(startingWith: prefix) }

    /// The acronyms as above, or with a `+` the tags.
    static let shortsAndNewTags = CompletionKind.custom { _, _, prefix in
        prefix.hasPrefix("+")
            ? tags(startingWith: String(prefix.dropFirst())).map { "+" + $0 } : shorts(startingWith: prefix)
    }

    /// The names of the settings.
    static let settings = CompletionKind.list(SettingKey.listed.map(\.name))

    /// The values of the setting that stands before, where they can be told.
    static let settingValues = CompletionKind.custom { words, _, _ in
        let key = words.dropLast().compactMap { word in SettingKey.listed.first { $0.name == word } }.last
        return key.map { $0.values + ["default"] } ?? []
    }

    /// The names of the backups, newest first.
    static let backups = CompletionKind.custom { _, _, prefix in
        guard let path = try? path() else { return [] }
        let names = Backups(of: path).all.filter(\.isRestorable).map(\.name)
        return names.isEmpty ? [] : (["newest"] + names).filter { $0.hasPrefix(prefix) }
    }

    /// The decks that there are.
    static let decks = CompletionKind.custom { _, _, prefix in
        InstalledData.ofProcess().decks().map(\.name).filter { $0.hasPrefix(prefix) }
    }

    /// The glossaries' names.
    static let glossaries = CompletionKind.custom { _, _, prefix in
        listedGlossaries().map(\.name).filter { $0.hasPrefix(prefix) }
    }

    /// The names of the glossaries that one may update and remove.
    static let ownGlossaries = CompletionKind.custom { _, _, prefix in
        listedGlossaries().filter(\.isOwn).map(\.name).filter { $0.hasPrefix(prefix) }
    }

    private static func shorts(startingWith prefix: String) -> [String] {
        if prefix.isEmpty { return [] }
        let own = (try? store()?.shorts(startingWith: prefix, limit: limit)) ?? []
        let others = GlossaryShelf(listedGlossaries()).shorts(startingWith: prefix, limit: limit)
        return own + others.filter { !own.contains($0) }.uniqued(limit: limit - own.count)
    }

    private static func tags(startingWith prefix: String) -> [String] {
        let prefix = prefix.lowercased()
        return (try? store()?.tags().map(\.name).filter { $0.lowercased().hasPrefix(prefix) }) ?? []
    }

    private static func listedGlossaries() -> [Glossary] { GlossaryLocation(.live()).all }

    private static func path() throws -> String { try StoreLocation.path(database, variables: ProcessVariables()) }

    /// The store; a mere Tab makes none.
    private static func store() throws -> ThingStore? {
        if let openStore { return openStore }
        let path = try path()
        if database == nil { try StoreLocation.checkOwner(path) }
        return InputFile.exists(path) ? try ThingStore(path: path) : nil
    }
}

extension Sequence<String> {
    /// The first so many texts, in the order of the alphabet, none twice.
    fileprivate func uniqued(limit: Int) -> [String] { Array(Set(self).sorted().prefix(Swift.max(0, limit))) }
}
