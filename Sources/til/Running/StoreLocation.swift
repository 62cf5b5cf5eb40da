import TILCore

/// The places of the store and of other files, after the XDG base directory specification.
enum StoreLocation {
    /// The path of the store: what was asked for, else what the environment says.
    /// - Throws: `CommandFailure` if there is no home folder to put it in.
    static func path(_ requested: String?, variables: some Variables) throws -> String {
        for named in [requested, variables["TIL_DATABASE"]].compactMap({ $0 }) where !named.isEmpty {
            // `~/` is spelled out, as a shell does it if nothing is quoted.
            guard named.hasPrefix("~/"), let home = variables["HOME"], home.hasPrefix("/") else { return named }
            return home + named.dropFirst()
        }
        guard let path = path("XDG_DATA_HOME", ".local/share", "til/til.db", variables) else {
            throw CommandFailure(
                "HOME is not set, so there is no place for the store; set it, or give --database FILE.", .usage)
        }
        return path
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

    /// A path below a folder that a variable names, or below a folder of the home; nil if neither is known.
    private static func path(
        _ variable: String, _ standard: String, _ name: String, _ variables: some Variables
    ) -> String? {
        // A relative path is not valid and is ignored.
        if let folder = variables[variable], folder.hasPrefix("/") { return "\(folder)/\(name)" }
        guard let home = variables["HOME"], home.hasPrefix("/") else { return nil }
        return "\(home)/\(standard)/\(name)"
    }

    /// The folder of the person's glossaries, or nil.
    static func glossaryFolder(variables: some Variables) -> String? {
        path("XDG_DATA_HOME", ".local/share", "til/glossaries", variables)
    }

    /// The folder for copies of the repositories that glossaries come from, or nil.
    static func repositoryFolder(variables: some Variables) -> String? {
        path("XDG_CACHE_HOME", ".cache", "til/glossaries", variables)
    }

    /// The history of the REPL, or nil.
    static func historyPath(variables: some Variables) -> String? {
        path("XDG_STATE_HOME", ".local/state", "til/history", variables)
    }

    /// The file in which the form of `add` keeps what was typed when nothing came of it, or nil.
    static func unfinishedFormPath(variables: some Variables) -> String? {
        path("XDG_STATE_HOME", ".local/state", "til/unfinished-form", variables)
    }
}
