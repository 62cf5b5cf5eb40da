import Foundation
import GRDB

extension ThingStore {
    /// Keeps a checked backup of the whole store next to it. The backup is on disk when the call returns.
    ///
    /// Others may read and write the store in the meantime. The call also removes automatic backups that need not be
    /// kept any longer (see ``Backups/superfluous(_:at:)``).
    /// - Parameters:
    ///   - reason: the reason that the name of the backup has.
    ///   - instant: the instant of the backup.
    ///   - progress: called with the number of copied pages and of all pages. An error that it throws ends the backup,
    ///     and no backup is kept.
    /// - Throws: `StoreError.damaged` if the store is damaged, `.diskFull`, `.cannotAccess`, `.busy`.
    @discardableResult
    public func backUp(
        _ reason: Backup.Reason, at instant: Date, progress: StoreProgress = { _, _ in }
    ) throws -> Backup {
        let backups = Backups(of: path)
        let partial = try backups.partialFile()
        try copy(to: partial, progress: progress)
        let backup = try backups.place(partial, reason: reason, at: instant)
        backups.thin(at: instant)
        return backup
    }

    /// Writes a backup to a file, which appears when it is complete. It replaces an older backup with that name.
    /// - Throws: `StoreError.inTheWay` if another kind of file has the name; `.noSuchFolder` if the folder does not
    ///   exist, which is not created; otherwise the errors of `backUp(_:at:progress:)`.
    public func backUp(
        toFile target: String, progress: StoreProgress = { _, _ in }
    ) throws {
        let target = PrivateFile.resolved(target)
        var status = stat()
        if lstat(target, &status) == 0 {
            if let what = try obstacle(target, status) { throw StoreError.inTheWay(path: target, what: what) }
        } else if errno == ENOENT, Foundation.access(PrivateFile.folder(of: target), F_OK) != 0 {
            // A missing folder is a mistyped name more often than a wish.
            throw StoreError.noSuchFolder(PrivateFile.folder(of: target))
        }
        let partial = Backups.temporary(beside: target)
        try copy(to: partial, progress: progress)
        guard rename(partial, target) == 0 else {
            let failure = PrivateFile.failure(target, errno)
            Backups.remove(partial)
            throw failure
        }
        try PrivateFile.sync(PrivateFile.folder(of: target))
    }

    /// What a file is that no backup replaces; nil for an older backup.
    private func obstacle(_ target: String, _ status: stat) throws -> String? {
        if target == PrivateFile.resolved(path) { return "is this store itself" }
        guard status.st_mode & S_IFMT == S_IFREG else { return "is not a regular file" }
        let header = try DatabaseHeader(of: target)
        guard header.applicationID == Schema.applicationID else { return "is not a til store" }
        // A backup has no log until it is opened and written to.
        return header.isLogged ? "is a store in use" : nil
    }

    private func copy(to target: String, progress: StoreProgress) throws {
        do {
            try StoreError.translating(path: target) {
                try connection.readSeparately { try DatabaseCopy.write($0, to: target, progress: progress) }
            }
        } catch StoreError.damaged(_, let reason, _) {
            // What SQLite could not read is the store, not the copy.
            try connection.translating { throw StoreError.damaged(at: path, reason: reason) }
        }
    }
}

extension Backups {
    /// Keeps a backup before the tables of a store change. Its instant is the last change of the store.
    func keepBeforeMigration(_ db: Database) throws {
        let changed = ["", "-wal"].compactMap { FileStamp(store + $0)?.written[0] }.max() ?? 0
        let partial = try partialFile()
        try DatabaseCopy.write(db, to: partial) { _, _ in }
        _ = try place(partial, reason: .migration, at: Date(timeIntervalSince1970: Double(changed)))
    }
}

/// Copies a whole database as it is at one instant, while others read and write it.
enum DatabaseCopy {
    /// How many pages are copied between two calls of `progress`.
    private static let pagesPerStep: CInt = 2_048

    /// Writes a copy to a file that is not there yet; it is private, checked, and on disk when this returns.
    /// - Parameters:
    ///   - isThorough: whether the indexes of the copy are compared with its tables, too.
    ///   - progress: receives the number of copied pages and of all pages; an error that it throws ends the copying.
    /// - Throws: what `progress` throws, SQLite's errors and `StoreError`; no file is left then.
    static func write(
        _ source: Database, to path: String, isThorough: Bool = false,
        progress: StoreProgress
    ) throws {
        try PrivateFile.create(path)
        do {
            try progress(0, 1)
            let copy = try DatabaseQueue(path: PrivateFile.plain(path))
            try copy.inDatabase { target in
                // The file has no name yet that anybody looks for, and is synced as a whole.
                try target.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
                // Within one transaction all steps see the same state, whatever others write in the meantime.
                try source.inTransaction(.deferred) {
                    _ = try Int.fetchOne(source, sql: "SELECT count(*) FROM sqlite_master")
                    try withoutActuallyEscaping(progress) { progress in
                        try source.backup(to: target, pagesPerStep: pagesPerStep) { state in
                            try progress(state.completedPageCount, state.totalPageCount)
                        }
                    }
                    return .commit
                }
                // The copy is a single file without a log.
                try target.execute(sql: "PRAGMA journal_mode = DELETE")
                try check(target, isThorough: isThorough)
            }
            try copy.close()
            try PrivateFile.sync(path)
        } catch {
            Backups.remove(path)
            throw error
        }
    }

    private static func check(_ db: Database, isThorough: Bool) throws {
        let found = try String.fetchOne(db, sql: isThorough ? "PRAGMA integrity_check(1)" : "PRAGMA quick_check(1)")
        if found == "ok" { return }
        let line = found?.split(whereSeparator: \.isNewline).last.map(String.init)
        throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: line ?? "it cannot be checked")
    }
}
