import Foundation
import GRDB

/// Replaces a store with a backup.
struct Restoration {
    let backups: Backups
    let instant: Date
    let patience: TimeInterval
    let progress: (_ done: Int, _ total: Int) throws -> Void

    /// Restores from a file; see `restore(from:at:patience:progress:)`.
    func run(from path: String) throws -> Restored {
        let store = backups.store
        if backups.isInMemory { throw StoreError.inMemory }
        guard PrivateFile.resolved(path) != store else {
            throw StoreError.unusableBackup(path: path, reason: "it is the store itself")
        }
        let candidate = Backups.temporary(beside: store)
        defer { Backups.remove(candidate) }
        let things = try prepare(candidate, from: path)
        // Another process may create, remove or replace the store at this moment.
        for _ in 0..<10 {
            do {
                return Restored(things: things, kept: try replaceStore(by: candidate))
            } catch StoreError.replaced {
                continue
            }
        }
        throw StoreError.busy(path: store, patience: patience)
    }

    /// Copies a backup to a file next to the store, checks the copy and updates its tables.
    /// - Returns: the number of things in it.
    private func prepare(_ candidate: String, from path: String) throws -> Int {
        var status = stat()
        guard stat(path, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { throw StoreError.noSuchBackup(path) }
            throw PrivateFile.failure(path, errno)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw StoreError.unusableBackup(path: path, reason: "it is not a regular file")
        }
        do {
            return try StoreError.translating(path: path, patience: patience) {
                try StoreConnection(path, patience: patience).read { source in
                    if try Schema.version(source, path: path) == 0 { throw StoreError.damaged(path: path, reason: "") }
                    try DatabaseCopy.write(source, to: candidate, isThorough: true, progress: progress)
                }
                let copy = try StoreConnection.store(candidate, patience: patience, keepsBackup: false)
                return try copy.read { db in
                    try Int.fetchOne(db, sql: "SELECT count(*) FROM thing WHERE removed IS NULL") ?? 0
                }
            }
        } catch let fault as DatabaseCopy.Fault {
            throw StoreError.unusableBackup(path: path, reason: "it is damaged (\(fault.description))")
        } catch StoreError.olderSchema {
            throw StoreError.unusableBackup(path: path, reason: "a til before 0.2.0 made it")
        } catch StoreError.newerSchema {
            throw StoreError.unusableBackup(path: path, reason: "a newer til made it")
        } catch StoreError.damaged(_, let reason, _) {
            let isOther = ["", Schema.foreign, "it is not a database"].contains(reason)
            throw StoreError.unusableBackup(
                path: path, reason: isOther ? "it is not a til store" : "it is damaged (\(reason))")
        }
    }

    /// Puts the candidate in the place of the store.
    /// - Returns: the backup of the store as it was, or nil if there was none.
    /// - Throws: `StoreError.replaced` if another process replaced the store in the meantime.
    private func replaceStore(by candidate: String) throws -> Backup? {
        let store = backups.store
        guard FileStamp(store) != nil else {
            // SQLite would take the log of a store that is gone for that of this one.
            let isLeft = StoreFile.suffixes.contains { FileStamp(store + $0)?.isFilled == true }
            let kept = isLeft ? try putAside(nil) : nil
            guard link(candidate, store) == 0 || (errno != EEXIST && rename(candidate, store) == 0) else {
                if errno == EEXIST { throw StoreError.replaced(path: store) }
                throw PrivateFile.failure(store, errno)
            }
            try PrivateFile.sync(PrivateFile.folder(of: store))
            return kept
        }
        do {
            let present = try ThingStore(path: store, patience: patience)
            return try present.replace(by: candidate, at: instant, progress: progress)
        } catch let error as StoreError where error.isOfContent {
            let kept = try putAside(store)
            guard rename(candidate, store) == 0 else { throw PrivateFile.failure(store, errno) }
            try PrivateFile.sync(PrivateFile.folder(of: store))
            return kept
        }
    }

    /// Keeps the files of a store as they are. The store's own file keeps its name, too, so that it exists at every moment.
    /// - Parameter file: the store's file, or nil if only files of SQLite next to it are left.
    private func putAside(_ file: String?) throws -> Backup {
        let store = backups.store
        let partial = try backups.partialFile()
        let kept: Backup
        if let file {
            kept = try backups.link(file, reason: .damaged, at: instant)
        } else {
            try PrivateFile.create(partial)
            kept = try backups.place(partial, reason: .damaged, at: instant)
        }
        for suffix in StoreFile.suffixes
        where rename(store + suffix, kept.path + suffix) != 0 && errno != ENOENT {
            throw PrivateFile.failure(store + suffix, errno)
        }
        return kept
    }
}

extension ThingStore {
    /// Replaces the content of the store with that of another database, in one transaction that other processes see like any
    /// other, and keeps a backup of the store as it was.
    ///
    /// The store is locked from before the backup is made: whatever another process has saved is in the backup.
    fileprivate func replace(
        by candidate: String, at instant: Date, progress: (_ done: Int, _ total: Int) throws -> Void
    ) throws -> Backup {
        var kept: Backup?
        let source = try StoreConnection(candidate)
        try withoutActuallyEscaping(progress) { progress in
            try source.read { source in
                try connection.change { target in
                    try source.backup(to: target, pagesPerStep: 1) { _ in
                        // The first page has locked the store.
                        if kept != nil { return }
                        try self.connection.checkCurrent(target)
                        kept = try self.backUp(.restore, at: instant, progress: progress)
                    }
                }
            }
        }
        publish()
        guard let kept else { throw StoreError.replaced(path: path) }
        return kept
    }
}

extension StoreError {
    /// Whether the content of a store's file is at fault, not the system or another program.
    fileprivate var isOfContent: Bool {
        switch self {
        case .damaged, .newerSchema, .olderSchema: true
        default: false
        }
    }
}
