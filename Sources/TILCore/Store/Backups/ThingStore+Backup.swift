public import Foundation
import GRDB
import TILText

extension ThingStore {
    /// Makes a checked backup of the whole store in the folder next to it. The backup is on disk when the call returns.
    ///
    /// Other processes can read and write the store in the meantime. The call also removes automatic backups that are
    /// no longer needed.
    ///
    /// ```swift
    /// let backup = try store.backUp(.manual, at: now) { progress in
    ///     print(progress.fraction ?? 0)
    /// }
    /// ```
    /// - Parameters:
    ///   - reason: the reason, which is part of the name of the backup.
    ///   - instant: the instant of the backup.
    ///   - progress: called with the number of copied pages and of all pages. If it throws, the backup ends, and
    ///     nothing is kept.
    /// - Throws: `StoreError.damaged` if the store is damaged, `.diskFull`, `.cannotAccess`, `.busy`.
    @discardableResult
    public func backUp(
        _ reason: Backup.Reason, at instant: Date, progress: ProgressHandler = { _ in }
    ) throws -> Backup {
        let backups = Backups(of: path)
        let partial = try backups.partialFile()
        try copy(to: partial, progress: progress)
        let backup = try backups.add(partial, reason: reason, at: instant)
        backups.thin(at: instant)
        return backup
    }

    /// Writes a backup to a file, which appears when it is complete. It replaces an older backup with that name.
    ///
    /// ```swift
    /// try store.backUp(toFile: folder + "copy.db") { progress in
    ///     print("\(progress.done) of \(progress.total) pages")
    /// }
    /// ```
    /// - Throws: `StoreError.inTheWay` if another kind of file has the name, `.noSuchFolder` if the folder does not
    ///   exist (it is not created), and the errors of `backUp(_:at:progress:)`.
    public func backUp(
        toFile target: String, progress: ProgressHandler = { _ in }
    ) throws {
        let target = PrivateFile.resolved(target)
        var status = stat()
        if lstat(target.systemPath, &status) == 0 {
            if let what = try obstacle(target, status) { throw StoreError.inTheWay(path: target, what: what) }
        } else if errno == ENOENT, Foundation.access(PrivateFile.folder(of: target).systemPath, F_OK) != 0 {
            // A missing folder is more likely a typo than a wish.
            throw StoreError.noSuchFolder(PrivateFile.folder(of: target))
        }
        let partial = PrivateFile.temporary(beside: target)
        do {
            try copy(to: partial, progress: progress)
        } catch StoreError.cannotAccess(_, let reason) {
            throw StoreError.cannotAccess(path: target, reason: reason)
        }
        guard rename(partial.systemPath, target.systemPath) == 0 else {
            let failure = PrivateFile.failure(target, errno)
            Backups.remove(partial)
            throw failure
        }
        try PrivateFile.sync(PrivateFile.folder(of: target))
    }

    /// Returns the kind of a file that a backup must not replace, or nil for an older backup.
    private func obstacle(_ target: String, _ status: stat) throws -> String? {
        if target == PrivateFile.resolved(path) { return "is this store itself" }
        guard status.st_mode & S_IFMT == S_IFREG else { return "is not a regular file" }
        let header = try DatabaseHeader(of: target)
        guard header.applicationID == DatabaseKind.store.rawValue else { return "is not a til store" }
        // A backup has no log until it is opened and written.
        return header.isLogged ? "is a store in use" : nil
    }

    private func copy(to target: String, progress: ProgressHandler) throws {
        try connection.readSeparately { db in try DatabaseCopy.write(db, to: target, progress: progress) }
    }
}

extension Backups {
    /// Makes a backup before the tables of a store change. Its instant is the last change of the store.
    func keepBeforeMigration(_ db: Database) throws {
        let stamps = [FileStamp(store), FileStamp(store + "-wal")].compactMap { stamp in stamp }
        let changed = stamps.map(\.written.seconds).max() ?? 0
        let partial = try partialFile()
        try DatabaseCopy.write(db, to: partial) { _ in }
        _ = try add(partial, reason: .migration, at: Date(timeIntervalSince1970: Double(changed)))
    }
}

/// The copying of a whole database in the state of one instant, while other processes read and write it.
enum DatabaseCopy {
    /// Writes a copy to a new file. The file is private, checked and on disk when the call returns.
    /// - Parameters:
    ///   - isThorough: whether the indexes of the copy are also compared with its tables.
    ///   - progress: receives the number of copied pages and of all pages. If it throws, the copying ends.
    /// - Throws: the error of `progress`, SQLite's errors and `StoreError`. The file is removed in this case.
    static func write(
        _ source: Database, to path: String, isThorough: Bool = false,
        progress: ProgressHandler
    ) throws {
        try PrivateFile.create(path)
        do {
            try progress(WorkProgress(0, of: 1))
            let copy = try DatabaseQueue(path: PrivateFile.uri(path))
            try copy.inDatabase { target in
                // No other process uses the file yet, and it is synced as a whole later.
                try target.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
                try copyPages(of: source, to: target, progress)
                // Switch from a log to a single file.
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

    /// Copies all pages in one transaction, so that all steps see the same state even if other processes write in the
    /// meantime.
    private static func copyPages(
        of source: Database, to target: Database, _ progress: ProgressHandler
    ) throws {
        try source.inTransaction(.deferred) {
            // A transaction begins with its first read.
            _ = try Int.fetchOne(source, sql: "SELECT count(*) FROM sqlite_master")
            try withoutActuallyEscaping(progress) { progress in
                try source.backup(to: target, pagesPerStep: pagesPerStep) { state in
                    try progress(WorkProgress(state.completedPageCount, of: state.totalPageCount))
                }
            }
            return .commit
        }
    }

    /// The number of pages between two reports of progress.
    private static let pagesPerStep: Int32 = 2_048

    private static func check(_ db: Database, isThorough: Bool) throws {
        let found: String? = try db.value(isThorough ? "PRAGMA integrity_check(1)" : "PRAGMA quick_check(1)")
        if found == "ok" { return }
        let line = found?.split(whereSeparator: \.isNewline).last.map(String.init)
        throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: line ?? "it cannot be checked")
    }
}
