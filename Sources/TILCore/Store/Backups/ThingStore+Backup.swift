import Foundation
import GRDB

extension ThingStore {
    /// Keeps a backup beside the store: the whole of it as it is now, checked, and on disk when the call returns.
    ///
    /// Others may read and write the store meanwhile. What til made by itself and need not keep any longer is cleared
    /// away then, as ``Backups/superfluous(_:at:)`` says.
    /// - Parameters:
    ///   - reason: what its name says.
    ///   - instant: when it is made.
    ///   - progress: told how many of how many pages were copied; what it throws ends the backup, and none is kept.
    /// - Throws: `StoreError.damaged` where the store is, `.diskFull`, `.cannotAccess`, `.busy`.
    @discardableResult
    public func backUp(
        _ reason: Backup.Reason, at instant: Date, progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
    ) throws -> Backup {
        let backups = Backups(of: path)
        let partial = try backups.partialFile()
        try copy(to: partial, progress: progress)
        let backup = try backups.place(partial, reason: reason, at: instant)
        backups.thin(at: instant)
        return backup
    }

    /// Writes a backup to a file, which appears when it is whole; a backup that was there is replaced.
    /// - Throws: `StoreError.inTheWay` where a file that is no backup has the name, `.noSuchFolder` where the folder of that
    ///   name is missing, which is not made; else as `backUp(_:at:progress:)`.
    public func backUp(
        toFile target: String, progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
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
        if target == PrivateFile.resolved(path) { return "is this very store" }
        guard status.st_mode & S_IFMT == S_IFREG else { return "is no file" }
        let header = try DatabaseHeader(of: target)
        guard header.applicationID == Schema.applicationID else { return "is no til store" }
        // A backup has no log until it is opened and written to.
        return header.isLogged ? "is a store that was written to" : nil
    }

    private func copy(to target: String, progress: (Int, Int) throws -> Void) throws {
        do {
            try StoreError.translating(path: target) {
                try connection.readSeparately { try DatabaseCopy.write($0, to: target, progress: progress) }
            }
        } catch let fault as DatabaseCopy.Fault {
            try translating { throw StoreError.damaged(at: path, reason: fault.description) }
        } catch StoreError.damaged(_, let reason, _) {
            // What SQLite could not read is the store, not the copy.
            try translating { throw StoreError.damaged(at: path, reason: reason) }
        }
    }
}

extension Backups {
    /// Keeps what is there before a store's tables are changed; the instant is that of the last change to it.
    func keepBeforeMigration(_ db: Database) throws {
        let changed = ["", "-wal"].compactMap { suffix -> TimeInterval? in
            var status = stat()
            return stat(store + suffix, &status) == 0 ? Platform.changed(status) : nil
        }
        let partial = try partialFile()
        do {
            try DatabaseCopy.write(db, to: partial) { _, _ in }
        } catch let fault as DatabaseCopy.Fault {
            throw StoreError.damaged(at: store, reason: fault.description)
        }
        _ = try place(
            partial, reason: .migration, at: Date(timeIntervalSince1970: changed.max() ?? 0))
    }
}
