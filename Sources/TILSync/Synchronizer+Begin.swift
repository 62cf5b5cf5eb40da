import Foundation
import TILCore

/// How a store begins to take part in a sync, goes elsewhere with it, and ends it.
extension Synchronizer {
    /// The folder beside a store in which a sync keeps what it needs.
    package static func folder(of store: ThingStore) throws -> String {
        if store.isInMemory { throw SyncError.inMemory }
        // Git is run in this folder, from where another path would lead elsewhere.
        let path = store.path
        return (path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path) + ".sync"
    }

    /// Lets a store take part from now on.
    /// - Throws: `SyncError.begun` where it does already.
    package static func begin(_ store: ThingStore, remote: SyncRemote) throws {
        let folder = try folder(of: store)
        if let state = try store.syncState() {
            throw SyncError.begun(remote: try SyncRemote(state.remote).shown)
        }
        try check(remote)
        // What is left of an earlier one goes nowhere else.
        try? FileManager.default.removeItem(atPath: folder)
        try makeFolder(folder)
        let device = Device.name()
        try store.beginSync(SyncState(device: device, hash: LogLine.seed(device), remote: remote.text))
    }

    /// Lets the events go elsewhere from now on; a sync that is under way comes to its end first.
    /// - Parameter patience: for how long it is waited for.
    package static func setRemote(
        _ remote: SyncRemote, of store: ThingStore, patience: Duration = patience
    ) async throws {
        guard try store.syncState() != nil else { throw SyncError.notBegun }
        try check(remote)
        let lock = try await lock(store, patience: patience)
        defer { withExtendedLifetime(lock) {} }
        try store.updateSync {
            $0.remote = remote.text
            if !$0.seen.isEmpty { $0.seen = Seen.nothing }
        }
    }

    /// Lets a store take part no longer; all that is in it stays. A sync that is under way comes to its end first.
    /// - Parameter patience: for how long it is waited for.
    package static func stop(_ store: ThingStore, patience: Duration = patience) async throws {
        guard try store.syncState() != nil else { throw SyncError.notBegun }
        let lock = try await lock(store, patience: patience)
        defer { withExtendedLifetime(lock) {} }
        try store.stopSync()
        try? FileManager.default.removeItem(atPath: folder(of: store))
    }

    /// Waits for other syncs of a store, and keeps them off.
    static func lock(_ store: ThingStore, patience: Duration = patience) async throws -> SyncLock {
        let folder = try folder(of: store)
        try makeFolder(folder)
        return try await SyncLock(folder: folder, patience: patience)
    }

    /// Makes sure that a folder which is to carry events is one.
    private static func check(_ remote: SyncRemote) throws {
        guard case .folder(let path) = remote else { return }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw SyncError.noFolder(path)
        }
        if !isFolder.boolValue { throw SyncError.notFolder(path) }
    }

    private static func makeFolder(_ folder: String) throws {
        do {
            try PrivateFile.makeFolder(folder)
        } catch {
            throw SyncError.cannotWrite(folder, reason: "check its folder and the disk")
        }
    }
}

/// Lets one sync of a store go on at a time; it ends with the process.
final class SyncLock {
    private let descriptor: Int32

    /// Waits for the others.
    /// - Parameter patience: for how long.
    /// - Throws: `SyncError.busy`, `.cannotWrite`; `CancellationError`.
    init(folder: String, patience: Duration) async throws {
        let path = folder + "/lock"
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw SyncError.system(path) }
        let end = ContinuousClock.now + patience
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if ContinuousClock.now >= end { throw SyncError.busy }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    deinit { close(descriptor) }
}
