import ArgumentParser
import TILCore

/// What the shell's Tab offers from the store.
enum ShellCompletion {
    /// How many are offered at most.
    private static let limit = 200

    /// The acronyms that begin as the word does.
    static let shorts = CompletionKind.custom { _, _, prefix in
        prefix.isEmpty ? [] : (try? store()?.shorts(startingWith: prefix, limit: limit)) ?? []
    }

    /// The tags that there are.
    static let tags = CompletionKind.custom { _, _, prefix in
        (try? store()?.tags().map(\.name).filter { $0.hasPrefix(prefix) }) ?? []
    }

    /// The decks that there are.
    static let decks = CompletionKind.custom { _, _, prefix in
        InstalledData.ofProcess().decks().map(\.name).filter { $0.hasPrefix(prefix) }
    }

    /// The store of the environment; a mere Tab makes none.
    private static func store() throws -> ThingStore? {
        let path = try StoreLocation.path(nil, variables: ProcessVariables())
        return InputFile.exists(path) ? try ThingStore(path: path) : nil
    }
}
