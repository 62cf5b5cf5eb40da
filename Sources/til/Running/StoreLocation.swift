import TILCore

/// Where the store is.
enum StoreLocation {
    /// The file's path: what was asked for, else what the environment says.
    /// - Throws: `CommandFailure` where there is no home folder to put it in.
    static func path(_ requested: String?, variables: some Variables) throws -> String {
        if let requested, !requested.isEmpty { return inHome(requested, variables: variables) }
        if let named = variables["TIL_DATABASE"], !named.isEmpty { return inHome(named, variables: variables) }
        // The XDG base directory specification: a relative path is not valid and is passed over.
        if let data = variables["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/til/til.db" }
        guard let home = variables["HOME"], home.hasPrefix("/") else {
            throw CommandFailure(
                "HOME is not set, so there is no place for the store; set it, or give --database FILE.", .usage)
        }
        return home + "/.local/share/til/til.db"
    }

    /// Refuses a store that nobody named for the occasion and that another user could have put there.
    /// - Throws: `CommandFailure`.
    static func checkOwner(_ path: String) throws {
        do {
            try ThingStore.checkOwner(ofStoreAt: path)
        } catch StoreError.untrusted(let path, let reason) {
            throw CommandFailure(
                "The store \(path) is not used: \(reason); '--database \(path)' uses it all the same.", .inputOutput)
        }
    }

    /// The folder of the person's glossaries; nil where there is no place for it.
    static func glossaryFolder(variables: some Variables) -> String? {
        if let data = variables["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/til/glossaries" }
        guard let home = variables["HOME"], home.hasPrefix("/") else { return nil }
        return home + "/.local/share/til/glossaries"
    }

    /// Where copies of the repositories are that glossaries come from; nil where there is no place for them.
    static func repositoryFolder(variables: some Variables) -> String? {
        if let cache = variables["XDG_CACHE_HOME"], cache.hasPrefix("/") { return cache + "/til/glossaries" }
        guard let home = variables["HOME"], home.hasPrefix("/") else { return nil }
        return home + "/.cache/til/glossaries"
    }

    /// A path with `~/` at its start spelled out, as a shell does it where nothing is quoted.
    private static func inHome(_ path: String, variables: some Variables) -> String {
        guard path.hasPrefix("~/"), let home = variables["HOME"], home.hasPrefix("/") else { return path }
        return home + path.dropFirst()
    }

    /// Where the REPL keeps its history; nil where there is no place for it.
    static func historyPath(variables: some Variables) -> String? { statePath("history", variables) }

    /// Where the form of `add` keeps what was typed when nothing came of it; nil where there is no place for it.
    static func unfinishedFormPath(variables: some Variables) -> String? { statePath("unfinished-form", variables) }

    private static func statePath(_ name: String, _ variables: some Variables) -> String? {
        if let state = variables["XDG_STATE_HOME"], state.hasPrefix("/") { return "\(state)/til/\(name)" }
        guard let home = variables["HOME"], home.hasPrefix("/") else { return nil }
        return "\(home)/.local/state/til/\(name)"
    }
}
