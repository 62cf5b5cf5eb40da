import Foundation
package import TILCore
import TILText

/// Starting, redirecting and ending the sync of a store.
extension Synchronizer {
    /// Returns the folder next to a store for the data of the sync.
    package static func folder(of store: ThingStore) throws -> String {
        if store.isInMemory { throw SyncError.inMemory }
        // Git runs in this folder, where a relative path would mean something else.
        let path = store.path
        return (path.hasPrefix("/") ? path : PrivateFile.workingFolder + "/" + path) + ".sync"
    }

    /// Starts syncing a store.
    /// - Throws: `SyncError.begun` if the store is already synced.
    package static func begin(_ store: ThingStore, remote: SyncRemote) throws {
        let folder = try folder(of: store)
        if let state = try store.syncState() {
            throw SyncError.begun(remote: try SyncRemote(state.remote).shown)
        }
        try check(remote)
        // Remains of an earlier sync must not reach the new remote.
        try? FileManager.default.removeItem(atPath: folder)
        try PrivateFile.makeFolder(folder)
        let device = Device.name()
        try store.beginSync(SyncState(device: device, last: LogLine.start(device), remote: remote.text))
    }

    /// Changes the remote of a store, after waiting for a running sync.
    /// - Parameter patience: the longest time to wait.
    package static func setRemote(
        _ remote: SyncRemote, of store: ThingStore, patience: Duration = patience
    ) async throws {
        guard try store.syncState() != nil else { throw SyncError.notBegun }
        try check(remote)
        let lock = try await lock(store, patience: patience)
        defer { withExtendedLifetime(lock) {} }
        try store.updateSync { state in
            state.remote = remote.text
            let hasSynced = !state.seen.isEmpty
            if hasSynced { state.seen = Seen.nothing }
        }
    }

    /// Stops syncing a store, after waiting for a running sync. The content of the store stays.
    /// - Parameter patience: the longest time to wait.
    package static func stop(_ store: ThingStore, patience: Duration = patience) async throws {
        guard try store.syncState() != nil else { throw SyncError.notBegun }
        let lock = try await lock(store, patience: patience)
        defer { withExtendedLifetime(lock) {} }
        try store.stopSync()
        try? FileManager.default.removeItem(atPath: folder(of: store))
    }

    /// Waits for other syncs of a store and blocks new ones.
    static func lock(_ store: ThingStore, patience: Duration = patience) async throws -> SyncLock {
        let folder = try folder(of: store)
        try PrivateFile.makeFolder(folder)
        return try await SyncLock(folder: folder, patience: patience)
    }

    /// Throws if a remote folder does not exist.
    private static func check(_ remote: SyncRemote) throws {
        if case .folder(let path) = remote, access((path + "/").systemPath, F_OK) != 0 {
            throw SyncError.noFolder(path)
        }
    }

}

/// A lock that permits one sync of a store at a time. It ends with the process.
final class SyncLock {
    private let descriptor: Int32

    /// Waits until no other sync is running.
    /// - Parameter patience: the longest time to wait.
    /// - Throws: `SyncError.busy`, `.cannotWrite`; `CancellationError`.
    init(folder: String, patience: Duration) async throws {
        let path = folder + "/lock"
        descriptor = open(path.systemPath, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw SyncError.system(path) }
        let end = ContinuousClock.now + patience
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if ContinuousClock.now >= end { throw SyncError.busy }
            try await Task.pause(for: .milliseconds(20))
        }
    }

    deinit { close(descriptor) }
}

/// The reason why a sync failed, apart from errors of git and of the store. The description is a full sentence.
package enum SyncError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The store is not synced.
    case notBegun
    /// The store is already synced.
    case begun(remote: String)
    /// The store is in memory.
    case inMemory
    /// The shared folder does not exist.
    case noFolder(String)
    /// The shared folder is empty but was not before.
    case emptyFolder(String)
    /// A file cannot be written.
    case cannotWrite(String, reason: String)
    /// A file cannot be read.
    case cannotRead(String, reason: String)
    /// Another sync of the store takes too long.
    case busy
    /// The files of this device change after every round.
    case unsettled

    /// Returns the error of the last system call.
    static func system(_ path: String) -> SyncError { .cannotWrite(path, reason: PrivateFile.reason(errno)) }

    /// A sentence that says what is wrong, and what to do if the advice is the same in every program.
    package var description: String {
        switch self {
        case .notBegun: "Sync is not set up for this store."
        case .begun(let remote): "This store is already synced (\(remote))."
        case .inMemory: "A store in memory cannot be synced."
        case .noFolder(let path):
            "The folder \(path) does not exist. Nothing is lost. Mount its disk or create it (mkdir), then try again."
        case .emptyFolder(let path):
            "The folder \(path) no longer contains sync data. Is its disk mounted?"
        case .cannotWrite(let path, let reason):
            "\(path) cannot be written (\(reason)). Nothing is lost. Try again later."
        case .cannotRead(let path, let reason): "\(path) cannot be read (\(reason)). Nothing is lost. Try again later."
        case .unsettled:
            "Another program keeps changing this device's sync files. Nothing is lost. Stop it, then try again."
        case .busy: "Another sync of this store is running. Try again when it is done."
        }
    }
}
