import Foundation
import GRDB

/// Puts a backup in the place of a store.
struct Restoration {
    let backups: Backups
    let instant: Date
    let patience: TimeInterval
    let progress: (_ done: Int, _ total: Int) throws -> Void

    /// Restores from a file; see ``Backups/restore(from:at:patience:progress:)``.
    func run(from path: String) throws -> Restored {
        let store = backups.store
        guard PrivateFile.resolved(path) != store else {
            throw StoreError.unusableBackup(path: path, reason: "it is the store itself")
        }
        let candidate = Backups.temporary(beside: store)
        defer { Backups.remove(candidate) }
        let things = try prepare(candidate, from: path)
        guard access(store, F_OK) == 0 else {
            guard link(candidate, store) == 0 || (errno != EEXIST && rename(candidate, store) == 0) else {
                throw PrivateFile.failure(store, errno)
            }
            try PrivateFile.sync(PrivateFile.folder(of: store))
            return Restored(things: things, kept: nil)
        }
        do {
            let present = try ThingStore(path: store, patience: patience)
            let kept = try present.backUp(.restore, at: instant, progress: progress)
            try present.replace(by: candidate)
            return Restored(things: things, kept: kept)
        } catch let error as StoreError where error.isOfContent {
            return Restored(things: things, kept: try exchange(with: candidate))
        }
    }

    /// Makes a whole store of a backup, of this program's tables and checked, in a file beside the present store.
    /// - Returns: how many things it has.
    private func prepare(_ candidate: String, from path: String) throws -> Int {
        try Self.check(path)
        do {
            return try StoreError.translating(path: path) {
                let source = try DatabaseQueue(path: PrivateFile.plain(path), configuration: Self.reading())
                try source.inDatabase { try DatabaseCopy.write($0, to: candidate, progress: progress) }
                try source.close()
                let copy = try DatabaseQueue(path: PrivateFile.plain(candidate))
                let things = try copy.inDatabase { db in
                    if let fault = try DatabaseCopy.fault(db, isThorough: true) {
                        throw DatabaseCopy.Fault(description: fault)
                    }
                    if try Schema.version(db, path: path) == 0 {
                        throw StoreError.unusableBackup(path: path, reason: Self.notAStore)
                    }
                    try db.execute(sql: "PRAGMA journal_mode = WAL")
                    try Schema.bringUpToDate(db, path: path)
                    return try Int.fetchOne(db, sql: "SELECT count(*) FROM thing WHERE removed IS NULL") ?? 0
                }
                try copy.close()
                try PrivateFile.sync(candidate)
                return things
            }
        } catch let fault as DatabaseCopy.Fault {
            throw StoreError.unusableBackup(path: path, reason: "it is damaged (\(fault.description))")
        } catch StoreError.damaged(_, let reason, _) {
            throw StoreError.unusableBackup(path: path, reason: "it is damaged (\(reason))")
        }
    }

    /// Refuses what is no til store, or a newer one.
    private static func check(_ path: String) throws {
        var status = stat()
        guard stat(path, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { throw StoreError.noSuchBackup(path) }
            throw PrivateFile.failure(path, errno)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw StoreError.unusableBackup(path: path, reason: "it is not a regular file")
        }
        do {
            try StoreFile.check(StoreHeader(of: path), path)
        } catch StoreError.damaged {
            throw StoreError.unusableBackup(path: path, reason: notAStore)
        } catch StoreError.newerSchema {
            throw StoreError.unusableBackup(path: path, reason: "a newer til made it")
        }
    }

    private static let notAStore = "it is not a til store"

    /// Puts the present files aside as they are, and the candidate in their place; there is a store at every moment.
    private func exchange(with candidate: String) throws -> Backup {
        let store = backups.store
        // Only the folder is wanted: the name is decided by what is free.
        _ = try backups.partialFile()
        let aside = try backups.link(store, reason: .damaged, at: instant)
        // Whoever has the old file open still goes on with its own log.
        for suffix in ["-wal", "-shm"] where rename(store + suffix, aside.path + suffix) != 0 && errno != ENOENT {
            throw PrivateFile.failure(store + suffix, errno)
        }
        guard rename(candidate, store) == 0 else { throw PrivateFile.failure(store, errno) }
        try PrivateFile.sync(PrivateFile.folder(of: store))
        return aside
    }

    private static func reading() -> Configuration {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.label = "til-restore"
        return configuration
    }
}

extension ThingStore {
    /// Replaces everything by what another database holds, in one transaction that others see as any other.
    func replace(by candidate: String) throws {
        try translating {
            let source = try DatabaseQueue(path: PrivateFile.plain(candidate))
            try source.inDatabase { db in
                try queue.unsafeReentrantWrite { try db.backup(to: $0) }
            }
            try source.close()
        }
        publish()
    }
}

extension StoreError {
    /// Whether what a store's file holds is at fault, rather than the system or another program.
    fileprivate var isOfContent: Bool {
        switch self {
        case .damaged, .newerSchema: true
        default: false
        }
    }
}
