import Foundation
import TILText

/// Files or folders of the user that belong to root, for example because til first ran under sudo.
package struct RootOwnership {
    /// The file that cannot be used.
    private let path: String
    /// The file or folder that belongs to root.
    private let place: String
    /// The command that gives it to the user.
    private let remedy: String

    /// Finds out why a file cannot be used. The result is nil if the reason is not that root owns it, or a folder in
    /// which it is, below a folder of the user.
    package init?(of path: String) {
        let user = geteuid()
        guard user != 0 else { return nil }
        let whole = path.hasPrefix("/") ? path : PrivateFile.workingFolder + "/" + path
        var place = Self.belongsToRoot(neighboursOf: whole) ? whole : nil
        var current = whole
        while current != "/" {
            switch Self.owner(current) {
            case 0: place = current
            case user:
                guard let place else { return nil }
                self.init(place: place, of: path)
                return
            // The file does not exist.
            case nil: break
            default: return nil
            }
            current = PrivateFile.folder(of: current)
        }
        return nil
    }

    /// Whether one of the files that SQLite keeps next to a store belongs to root.
    private static func belongsToRoot(neighboursOf path: String) -> Bool {
        ["-wal", "-shm", "-journal"].contains { ending in owner(path + ending) == 0 }
    }

    /// Returns the message for the user.
    /// - Parameter fact: what the user cannot do.
    package func sentence(_ fact: String) -> String {
        let owned = place == path ? "it" : place
        return "\(fact), because \(owned) belongs to root, perhaps after a use of sudo. To own it again, run: \(remedy)"
    }

    private init(place: String, of path: String) {
        self.place = place
        self.path = path
        let isFolder = PrivateFile.isFolder(place)
        // The files next to a store have its name as a prefix.
        remedy = "sudo chown -R \"$USER\" \(Self.quoted(place))\(isFolder ? "" : "*")"
    }

    private static func owner(_ path: String) -> uid_t? {
        var status = stat()
        return lstat(path.systemPath, &status) == 0 ? status.st_uid : nil
    }

    private static func quoted(_ path: String) -> String {
        let isPlain = path.utf8.allSatisfy { byte in
            byte >= 0x80 || byte > UInt8(ascii: " ") && !"\"'\\$`*?[]{}()<>|&;!#~".utf8.contains(byte)
        }
        return isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
    }
}
