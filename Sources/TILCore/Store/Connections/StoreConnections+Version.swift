import Foundation
import GRDB
import Synchronization

/// How a store notices what others change.
extension StoreConnections {
    /// A larger file is not looked through when another program has written to it, in bytes.
    private static let largestLookedThrough = 32 << 20

    /// What the file was at a moment, as far as others may have changed it since.
    struct Version: Equatable {
        let opening: Int
        /// SQLite's counter, which moves for a connection where another one commits.
        let counter: Int64?
    }

    /// The version of the file now, told by a connection that does nothing else: each has a counter of its own, which says
    /// nothing to another one.
    func version() throws -> Version {
        try refresh()
        return try StoreError.translating(path: path, patience: patience) {
            let (known, door, number) = state.withLock { ($0.watching, $0.door, $0.number) }
            let queue = try known ?? watching(try door.queue(patience: patience), door, number)
            return Version(
                opening: number, counter: try queue.inDatabase { try Int64.fetchOne($0, sql: "PRAGMA data_version") })
        }
    }

    /// Keeps a connection as the one that watches, unless there is one by now; which it is.
    private func watching(_ queue: DatabaseQueue, _ door: StoreDoor, _ number: Int) -> DatabaseQueue {
        let kept = state.withLock { state in
            guard state.number == number else { return queue }
            if state.watching == nil { state.watching = queue }
            return state.watching ?? queue
        }
        if kept !== queue { close([queue], door, nil) }
        return kept
    }

    /// Looks for damage where somebody else has written to the file, or put another in its place: while its log was in use,
    /// that has made one of two.
    func lookThrough() throws {
        let door = door
        guard door.hasLog, let size = try? StoreFile(path, mayMake: false).size, size <= Self.largestLookedThrough
        else { return }
        let fault = try StoreError.translating(path: path, patience: patience) {
            try withConnection { queue, _ in try queue.inDatabase { try DatabaseCopy.fault($0, isThorough: true) } }
        }
        if let fault {
            noteDamage()
            throw StoreError.damaged(at: path, reason: fault)
        }
    }
}
