import Foundation

/// The backups of a store: whole databases in the folder `backups` beside it, named by the instant in UTC and the reason.
///
/// A backup is a private file (mode 0600) that appears under its name only when it is whole and on disk. A store makes
/// them before its tables change (by itself), and whenever `backUp(_:at:progress:)` is called.
public struct Backups: Sendable {
    /// The store's file, without links in its path.
    let store: String
    /// The path of the folder that holds the backups; empty for a store in memory, which has none.
    public let folder: String
    /// Whether the store is in memory.
    let isInMemory: Bool

    /// The backups of the store at a path; neither need be there.
    public init(of path: String) {
        isInMemory = path == ThingStore.pathInMemory
        store = isInMemory ? path : PrivateFile.resolved(path)
        folder = isInMemory ? "" : PrivateFile.folder(of: store) + "/backups"
    }

    /// The name of the store's file, with which those of its backups begin.
    var storeName: String { PrivateFile.name(of: store) }

    /// The backups that there are, the last made first, whatever the clock said; none where the folder cannot be read.
    public var all: [Backup] {
        if isInMemory { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.compactMap { Backup(fileName: $0, folder: folder, storeName: storeName) }
            .sorted { ($1.order, $1.name) < ($0.order, $0.name) }
    }

    /// The backup that was made last of those that can be restored.
    public var newest: Backup? { all.first(where: \.isRestorable) }

    /// The backup with a name; `newest` is the last made that can be restored.
    /// - Throws: `StoreError.noSuchBackup`.
    public func named(_ name: String) throws -> Backup {
        guard let backup = name == "newest" ? newest : all.first(where: { $0.name == name }) else {
            throw StoreError.noSuchBackup(name)
        }
        return backup
    }

    /// Puts a whole file under the name of a backup; it is on disk then.
    /// - Parameter partial: the file, in the backups' folder; gone when this returns.
    func place(_ partial: String, reason: Backup.Reason, at instant: Date) throws -> Backup {
        do {
            let backup = try link(partial, reason: reason, at: instant)
            unlink(partial)
            return backup
        } catch {
            unlink(partial)
            throw error
        }
    }

    /// Gives a file the name of a backup besides the one that it has, so that it is kept when that is taken by another.
    func link(_ file: String, reason: Backup.Reason, at instant: Date) throws -> Backup {
        let made = BackupTime.instant(BackupTime.text(instant)) ?? instant
        for _ in 1...999 {
            let order = Backup.Order(at: made, after: all.first?.order)
            let path =
                folder + "/" + Backup.fileName(storeName: storeName, made: made, reason: reason, order: order)
            // A link is refused where there is a file, which a renaming would replace.
            if Foundation.link(file, path) != 0 {
                if errno == EEXIST { continue }
                // Some file systems have no links.
                guard access(path, F_OK) != 0, rename(file, path) == 0 else {
                    throw PrivateFile.failure(path, errno)
                }
            }
            try PrivateFile.sync(folder)
            var status = stat()
            let size = stat(path, &status) == 0 ? Int(status.st_size) : 0
            return Backup(path: path, made: made, reason: reason, size: size, order: order)
        }
        throw StoreError.cannotAccess(path: folder, reason: "there are too many backups of one second")
    }

    /// Puts a backup in the place of the store, and keeps what is there now.
    ///
    /// The backup is checked first (SQLite's integrity check) and brought to the present tables in a copy; where
    /// anything is wrong with it, nothing is changed. A whole store is replaced in one transaction, so that programs
    /// that have it open see the change like any other; a backup of what it was is kept. A damaged one is put aside as
    /// it is, with its log.
    /// - Parameters:
    ///   - path: the backup's file, or any til store's.
    ///   - instant: when this is done.
    ///   - patience: how many seconds to wait for another process that is writing.
    ///   - progress: told now and then how many of how many pages were copied; what it throws ends the restoring.
    /// - Throws: `StoreError.noSuchBackup`, `.unusableBackup`, `.busy`, `.diskFull`, `.cannotAccess`.
    @discardableResult
    public func restore(
        from path: String, at instant: Date, patience: TimeInterval = 5,
        progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
    ) throws -> Restored {
        try withoutActuallyEscaping(progress) { progress in
            try Restoration(backups: self, instant: instant, patience: patience, progress: progress).run(from: path)
        }
    }

    /// Whether one of the backups that til makes by itself was made on a study day.
    /// - Parameters:
    ///   - day: the study day.
    ///   - dayOf: tells the study day of an instant.
    public func hasOne(on day: StudyDay, _ dayOf: (Date) -> StudyDay) -> Bool {
        all.contains { $0.reason.isThinned && dayOf($0.made) == day }
    }

    /// Makes the folder where there is none.
    /// - Returns: the path of a file in it that is not there yet.
    /// - Throws: `StoreError.cannotAccess`, also where the folder is a link, or another user's; `.inMemory`.
    func partialFile() throws -> String {
        if isInMemory { throw StoreError.inMemory }
        try PrivateFile.makeFolder(folder)
        var status = stat()
        guard lstat(folder, &status) == 0 else { throw PrivateFile.failure(folder, errno) }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw StoreError.cannotAccess(path: folder, reason: "it is a link or a file, and backups need a folder")
        }
        guard status.st_uid == geteuid() else {
            throw StoreError.cannotAccess(path: folder, reason: "it belongs to another user")
        }
        return Self.temporary(beside: folder + "/" + storeName)
    }

    /// A path beside a file that nobody else uses.
    static func temporary(beside path: String) -> String {
        PrivateFile.folder(of: path) + "/." + PrivateFile.name(of: path) + "." + UUID().uuidString + ".partial"
    }

    /// Removes a database and the files that SQLite keeps beside it.
    static func remove(_ path: String) {
        for suffix in [""] + StoreFile.suffixes { unlink(path + suffix) }
    }
}
