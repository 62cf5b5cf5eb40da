import TILCore
import TILGit

/// Where the events of a store go.
package enum SyncRemote: Hashable, Sendable {
    /// Nowhere: a history of this device only.
    case none
    /// A git repository.
    case git(RemoteAddress)
    /// A folder that something else carries to the others.
    case folder(String)

    /// What the store keeps of it.
    package var text: String {
        switch self {
        case .none: ""
        case .git(let address): "git " + address.text
        case .folder(let path): "folder " + path
        }
    }

    /// Reads what ``text`` wrote.
    package init(_ text: String) throws(GitError) {
        if text.hasPrefix("git ") {
            self = .git(try RemoteAddress(String(text.dropFirst(4)), relativeTo: "/", home: nil))
        } else if text.hasPrefix("folder ") {
            self = .folder(String(text.dropFirst(7)))
        } else {
            self = .none
        }
    }

    /// The remote for a person's eyes.
    package var shown: String {
        switch self {
        case .none: "nowhere"
        case .git(let address): address.shown
        case .folder(let path): path
        }
    }
}
