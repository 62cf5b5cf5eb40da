import CSQLite
import Foundation
import GRDB

/// Puts a backup in the place of a store.
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
        // Another process may make the store, remove it or put it aside at this moment.
        for _ in 0..<10 {
            if let done = try putInPlace(candidate) { return Restored(things: things, kept: done.kept) }
        }
        throw StoreError.busy(path: store, patience: patience)
    }

    /// Makes a whole store of a backup, of this program's tables and checked, in a file beside the present store.
    /// - Returns: how many things it has.
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
            let door = try StoreDoor(path, mayMake: false)
            return try StoreError.translating(path: path, patience: patience) {
                let source = try door.queue(patience: patience)
                try source.inDatabase { try DatabaseCopy.write($0, to: candidate, progress: progress) }
                try source.close()
                let copied = try StoreDoor(candidate, mayMake: false)
                let copy = try copied.queue(patience: patience)
                let things = try copy.inDatabase { db in
                    if let fault = try DatabaseCopy.fault(db, isThorough: true) {
                        throw DatabaseCopy.Fault(description: fault)
                    }
                    if try Schema.version(db, path: path) == 0 { throw StoreError.damaged(path: path, reason: "") }
                    try db.execute(sql: "PRAGMA journal_mode = WAL")
                    try Schema.bringUpToDate(db, path: path)
                    return try Int.fetchOne(db, sql: "SELECT count(*) FROM thing WHERE removed IS NULL") ?? 0
                }
                OpenedStore.close([copy], copied, mayCheckpoint: true, hasWritten: true)
                try PrivateFile.sync(candidate)
                return things
            }
        } catch let fault as DatabaseCopy.Fault {
            throw StoreError.unusableBackup(path: path, reason: "it is damaged (\(fault.description))")
        } catch StoreError.newerSchema {
            throw StoreError.unusableBackup(path: path, reason: "a newer til made it")
        } catch StoreError.damaged(_, let reason, _) {
            let isOther = ["", Schema.foreign, "it is not a database"].contains(reason)
            throw StoreError.unusableBackup(
                path: path, reason: isOther ? "it is not a til store" : "it is damaged (\(reason))")
        }
    }

    /// What was done with the store that was there.
    private struct Done {
        let kept: Backup?
    }

    /// Puts the candidate in the place of the present store.
    /// - Returns: nil where another process did something else with the store meanwhile.
    private func putInPlace(_ candidate: String) throws -> Done? {
        let store = backups.store
        guard let stamp = FileStamp(store) else {
            // What is left of a store that is gone must not become a part of this one.
            let side = try StoreSideFiles(of: store)
            let kept = side.log.isFilled || side.journal.isFilled ? try putAside(nil) : nil
            guard link(candidate, store) == 0 || (errno != EEXIST && rename(candidate, store) == 0) else {
                if errno == EEXIST { return nil }
                throw PrivateFile.failure(store, errno)
            }
            try PrivateFile.sync(PrivateFile.folder(of: store))
            return Done(kept: kept)
        }
        do {
            let present = try ThingStore(path: store, patience: patience)
            return Done(kept: try present.replace(by: candidate, at: instant, progress: progress))
        } catch StoreError.replaced {
            return nil
        } catch let error as StoreError where error.isOfContent {
            // Whoever writes did so before this, and it is in the file that is put aside; or writes after it, to the
            // new file.
            let lock = try StoreLock(store, patience: patience)
            defer { lock.release() }
            guard FileStamp(store)?.isSameFile(as: stamp) == true else { return nil }
            let kept = try putAside(store)
            guard rename(candidate, store) == 0 else { throw PrivateFile.failure(store, errno) }
            try PrivateFile.sync(PrivateFile.folder(of: store))
            return Done(kept: kept)
        }
    }

    /// Keeps the present files as they are, the store's own under its own name too: there is a store at every moment.
    /// - Parameter file: the store's file; nil where only what SQLite kept beside it is there.
    private func putAside(_ file: String?) throws -> Backup {
        let store = backups.store
        let partial = try backups.partialFile()
        let aside: Backup
        if let file {
            aside = try backups.link(file, reason: .damaged, at: instant)
        } else {
            try PrivateFile.create(partial)
            aside = try backups.place(partial, reason: .damaged, at: instant)
        }
        // Whoever has the old file open still goes on with its own log.
        for suffix in StoreSideFiles.suffixes
        where rename(store + suffix, aside.path + suffix) != 0 && errno != ENOENT {
            throw PrivateFile.failure(store + suffix, errno)
        }
        return aside
    }
}

extension ThingStore {
    /// Replaces everything by what another database holds, in one transaction that others see as any other, and keeps a
    /// backup of what it was.
    ///
    /// Nobody can write from before the backup is made until all is replaced: what was acknowledged is in the backup, and
    /// who comes later writes to what was restored.
    func replace(
        by candidate: String, at instant: Date, progress: (_ done: Int, _ total: Int) throws -> Void
    ) throws -> Backup {
        var kept: Backup?
        let source = try StoreError.translating(path: candidate) {
            try DatabaseQueue(path: PrivateFile.plain(candidate))
        }
        try source.inDatabase { db in
            try translating {
                try connections.change { target, checkFile in
                    let exchange = try ContentExchange(of: target, by: db)
                    defer { exchange.end() }
                    try exchange.lock()
                    try checkFile()
                    kept = try backUp(.restore, at: instant, progress: progress)
                    try exchange.finish()
                    return true
                }
                // The tables may be others than those that statements were prepared for.
                try connections.reopen()
            }
        }
        // The store is replaced: that the candidate, which is removed anyway, cannot be closed is no failure.
        try? source.close()
        publish()
        guard let kept else { throw StoreError.replaced(path: path) }
        return kept
    }
}

/// The replacing of all pages of a database by those of another, by SQLite's own backup, in one transaction.
private final class ContentExchange {
    private var backup: OpaquePointer?
    private let target: Database

    init(of target: Database, by source: Database) throws {
        self.target = target
        backup = sqlite3_backup_init(target.sqliteConnection, "main", source.sqliteConnection, "main")
        if backup == nil { throw failure(sqlite3_errcode(target.sqliteConnection)) }
    }

    /// Locks the target by the first step, of which others see nothing before the last is done.
    func lock() throws {
        let code = sqlite3_backup_step(backup, 1)
        guard code == SQLITE_OK || code == SQLITE_DONE else { throw failure(code) }
    }

    /// Replaces the rest, durably.
    func finish() throws {
        let code = sqlite3_backup_step(backup, -1)
        guard code == SQLITE_DONE else { throw failure(code) }
        let end = sqlite3_backup_finish(backup)
        backup = nil
        guard end == SQLITE_OK else { throw failure(end) }
    }

    /// Changes nothing where ``finish()`` was not reached.
    func end() {
        sqlite3_backup_finish(backup)
        backup = nil
    }

    private func failure(_ code: Int32) -> DatabaseError {
        DatabaseError(
            resultCode: ResultCode(rawValue: code),
            message: sqlite3_errmsg(target.sqliteConnection).map { String(cString: $0) })
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
