import TILCore
import TILProcess

/// The paths of the store and of other files, according to the XDG base directory specification.
enum StoreLocation {
    /// Returns the path of the store: the requested path, or else a path from the environment.
    /// - Throws: `CommandFailure` if the home folder is unknown.
    static func path(_ requested: String?, variables: [String: String]) throws -> String {
        if let requested, !requested.isEmpty { return expanded(requested, variables) }
        if let named = variables["TIL_DATABASE"], !named.isEmpty { return expanded(named, variables) }
        guard let path = path(of: .store, variables) else {
            throw CommandFailure(
                "HOME is not set, so til has no folder for the store. Set it, or use --database FILE.", .usage)
        }
        return path
    }

    /// Returns a path with a leading `~/` expanded. Shells do not expand it in quotes, and most not after `--option=`.
    static func expanded(_ path: String, _ variables: [String: String]) -> String {
        guard path.hasPrefix("~/"), let home = variables["HOME"], home.hasPrefix("/") else { return path }
        return home + path.dropFirst()
    }

    /// Rejects a store that another user could have created. Not used for a store that the command line names.
    /// - Throws: `CommandFailure`.
    static func checkOwner(_ path: String) throws {
        do {
            try ThingStore.checkOwner(ofStoreAt: path)
        } catch StoreError.untrusted(let path, let reason) {
            throw CommandFailure(
                "The store \(path) was not used: \(reason). If you trust it, use '--database \(path)'.", .inputOutput)
        }
    }

    /// A file or folder that til keeps for a user.
    enum Place {
        case store
        /// The folder of the user's own glossaries.
        case glossaries
        /// The folder of copies of glossary repositories.
        case repositories
        /// The history of the REPL.
        case history
        /// The file with the text of a cancelled `add` form.
        case unfinishedForm
    }

    /// Returns the path of a place, in the folder that an XDG variable names or in the home folder. Returns nil if
    /// neither is set.
    static func path(of place: Place, _ variables: [String: String]) -> String? {
        let (variable, standard, name) =
            switch place {
            case .store: ("XDG_DATA_HOME", ".local/share", "til.db")
            case .glossaries: ("XDG_DATA_HOME", ".local/share", "glossaries")
            case .repositories: ("XDG_CACHE_HOME", ".cache", "glossaries")
            case .history: ("XDG_STATE_HOME", ".local/state", "history")
            case .unfinishedForm: ("XDG_STATE_HOME", ".local/state", "unfinished-form")
            }
        // Ignore relative paths, which are invalid according to the specification.
        if let folder = variables[variable], folder.hasPrefix("/") { return "\(folder)/til/\(name)" }
        guard let home = variables["HOME"], home.hasPrefix("/") else { return nil }
        return "\(home)/\(standard)/til/\(name)"
    }
}
