import Foundation
import GRDB
import TILText

/// The replacement of a store with a backup.
extension Backups {
    /// Copies a backup to a file next to the store, checks the copy and updates its tables.
    /// - Returns: the number of things in the copy.
    func prepare(
        _ candidate: String, from path: String, patience: Duration, decks: ShippedDecks, _ progress: ProgressHandler
    ) throws -> Int {
        try Self.checkFile(path)
        do {
            try StoreConnection(path, patience: patience).read { source in
                if try Schema.version(source, path: path) == 0 { throw StoreError.damaged(path: path, reason: "") }
                try DatabaseCopy.write(source, to: candidate, isThorough: true, progress: progress)
            }
            let copy = try StoreConnection.store(candidate, patience: patience, decks: decks, keepsBackup: false)
            return try copy.read(ThingStore.thingCount)
        } catch let error as StoreError {
            guard let reason = Self.reasonNotToUse(error) else { throw error }
            throw StoreError.unusableBackup(path: path, reason: reason)
        }
    }

    private static func checkFile(_ path: String) throws {
        var status = stat()
        guard stat(path.systemPath, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { throw StoreError.noSuchBackup(path) }
            throw PrivateFile.failure(path, errno)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw StoreError.unusableBackup(path: path, reason: "it is not a regular file")
        }
    }

    /// Returns the reason why a file cannot be restored, or nil if the error is not about the file's content.
    private static func reasonNotToUse(_ error: StoreError) -> String? {
        switch error {
        case .olderSchema: return "it was made by a til before 0.3.0"
        case .otherSchema: return "it was made by an unreleased til"
        case .newerSchema: return "it was made by a newer til"
        case .damaged(_, let reason, _):
            // An empty reason means an empty file.
            let isOther = ["", Schema.foreign, "it is not a database"].contains(reason)
            return isOther ? "it is not a til store" : "it is damaged (\(reason))"
        default: return nil
        }
    }

    /// Replaces the store with the candidate.
    /// - Returns: the backup of the replaced store, or nil if no store existed.
    /// - Throws: `StoreError.replaced` if another process created or replaced the store in the meantime.
    func replaceStore(
        by candidate: String, at instant: Date, patience: Duration, _ progress: ProgressHandler
    ) throws -> Backup? {
        // SQLite would use the log of a removed store as the log of the candidate.
        let hasSide = StoreFile.suffixes.contains { suffix in FileStamp(store + suffix)?.isFilled == true }
        if FileStamp(store) == nil, !hasSide {
            try putInPlace(candidate)
            return nil
        }
        do {
            let present = try ThingStore(path: store, patience: patience)
            return try present.replace(by: candidate, at: instant, progress: progress)
        } catch StoreError.damaged, StoreError.newerSchema, StoreError.olderSchema, StoreError.otherSchema {
            let kept = try putAside(at: instant)
            guard rename(candidate.systemPath, store.systemPath) == 0 else {
                throw PrivateFile.failure(store, errno)
            }
            try PrivateFile.sync(PrivateFile.folder(of: store))
            return kept
        }
    }

    /// Gives the candidate the name of the store, which no file has.
    private func putInPlace(_ candidate: String) throws {
        // Use a link, which fails if the file already exists. Some file systems do not support links.
        let isLinked = Foundation.link(candidate.systemPath, store.systemPath) == 0
        if !isLinked {
            if errno == EEXIST { throw StoreError.replaced(path: store) }
            let isRenamed = rename(candidate.systemPath, store.systemPath) == 0
            if !isRenamed { throw PrivateFile.failure(store, errno) }
        }
        try PrivateFile.sync(PrivateFile.folder(of: store))
    }

    /// Keeps the files of a store unchanged. The store's own file also keeps its name, so that it exists at every
    /// moment.
    private func putAside(at instant: Date) throws -> Backup {
        _ = try partialFile()
        if FileStamp(store) == nil { try PrivateFile.create(store) }
        let kept = try link(store, reason: .damaged, at: instant)
        for suffix in StoreFile.suffixes {
            let side = store + suffix
            // SQLite creates the index of a log again.
            let isKept = suffix != "-shm" && FileStamp(side)?.isFilled == true
            if isKept, rename(side.systemPath, (kept.path + suffix).systemPath) != 0 {
                throw PrivateFile.failure(side, errno)
            }
            unlink(side.systemPath)
        }
        return kept
    }
}

extension ThingStore {
    /// Replaces the content of the store with the content of another database, and keeps a backup of the old content.
    /// The replacement is one transaction, which other processes see like any other.
    ///
    /// The store is locked before the backup is made, so the backup contains everything that another process saved.
    fileprivate func replace(
        by candidate: String, at instant: Date, progress: ProgressHandler
    ) throws -> Backup {
        var kept: Backup?
        let source = try StoreConnection(candidate)
        try withoutActuallyEscaping(progress) { progress in
            try source.read { source in
                try connection.change { target in
                    try source.backup(to: target, pagesPerStep: 1) { _ in
                        // The copy of the first page locked the store, so make the backup now.
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
