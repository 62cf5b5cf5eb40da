public import Foundation
import TILText

/// The backups of a store: whole databases in the folder `backups` next to it, named by their instant in UTC and their
/// reason.
///
/// A backup is a private file (mode 0600) that appears under its name only when it is complete and on disk. A store
/// makes a backup automatically before its tables change, and whenever `backUp(_:at:progress:)` is called.
///
/// ```swift
/// try store.backUp(.manual, at: now)
/// for backup in Backups(of: store.path).all {
///     print("\(backup.name): \(backup.size) bytes")
/// }
/// ```
public struct Backups: Sendable {
    /// The store's file, without links in its path.
    let store: String
    /// The path of the folder with the backups, or an empty text for a store in memory.
    public let folder: String
    let isInMemory: Bool

    /// Creates the collection of backups of the store at a path. The store and its backups need not exist.
    public init(of path: String) {
        isInMemory = path == ThingStore.pathInMemory
        store = isInMemory ? path : PrivateFile.resolved(path)
        folder = isInMemory ? "" : PrivateFile.folder(of: store) + "/backups"
    }

    /// The name of the store's file, with which the names of its backups begin.
    var storeName: String { PrivateFile.name(of: store) }

    /// The existing backups, the last made first, even if the clock was set back. They are empty if the folder cannot
    /// be read.
    public var all: [Backup] {
        if isInMemory { return [] }
        let names = PrivateFile.names(in: folder) ?? []
        return names.compactMap { name in Backup(fileName: name, folder: folder, storeName: storeName) }
            .sorted { left, right in (left.order, left.name) > (right.order, right.name) }
    }

    /// The last backup that can be restored, or nil if none exists.
    public var newest: Backup? { all.first(where: \.isRestorable) }

    /// Returns the backup with a name. The name `newest` means the last one that can be restored.
    /// - Throws: `StoreError.noSuchBackup`.
    public func named(_ name: String) throws -> Backup {
        let backup = name == "newest" ? newest : all.first { backup in backup.name == name }
        guard let backup else { throw StoreError.noSuchBackup(name) }
        return backup
    }

    /// Gives a complete file the name of a backup, and writes it to disk.
    /// - Parameter partial: the file in the folder of the backups, which loses its old name.
    func add(_ partial: String, reason: Backup.Reason, at instant: Date) throws -> Backup {
        defer { unlink(partial.systemPath) }
        return try link(partial, reason: reason, at: instant)
    }

    /// Gives a file the name of a backup in addition to its own name. The backup remains if another file replaces the
    /// first name. On a file system without links, the file loses its own name.
    func link(_ file: String, reason: Backup.Reason, at instant: Date) throws -> Backup {
        // The name has the instant to the second.
        let date = BackupTime.instant(BackupTime.text(instant)) ?? instant
        // Another process may give the name to its own backup first.
        for _ in 1...Self.mostOfSecond {
            let order = nextOrder(of: date)
            let name = Backup.fileName(storeName: storeName, date: date, reason: reason, order: order)
            let path = folder + "/" + name
            guard try giveName(path, to: file) else { continue }
            try PrivateFile.sync(folder)
            let size = FileStamp(path)?.size ?? 0
            return Backup(path: path, date: date, reason: reason, size: size, order: order)
        }
        throw StoreError.cannotAccess(path: folder, reason: "it has too many backups of this second")
    }

    /// The maximum number of backups of a second, which are a millisecond apart in the order.
    private static let mostOfSecond = 999
    private static let step = 0.001

    /// Returns the place of a new backup in the order: its instant, or just after the last backup if that was made in
    /// the same second, or the clock was set back.
    private func nextOrder(of date: Date) -> Date {
        guard let last = all.first else { return date }
        return max(date, last.order + Self.step)
    }

    /// Gives a file another name.
    /// - Returns: whether it has the name; false if another file has it already.
    private func giveName(_ path: String, to file: String) throws -> Bool {
        // Use a link, which fails if the file already exists. A rename would replace it.
        if Foundation.link(file.systemPath, path.systemPath) == 0 { return true }
        if errno == EEXIST { return false }
        // Some file systems do not support links.
        guard access(path.systemPath, F_OK) != 0, rename(file.systemPath, path.systemPath) == 0 else {
            throw PrivateFile.failure(path, errno)
        }
        return true
    }

    /// Replaces the store with a backup, and keeps a backup of the present store.
    ///
    /// The backup is copied first, and the copy is checked (SQLite's integrity check) and updated to the present
    /// tables. If the check finds an error, nothing is changed. An intact store is replaced in one transaction, so that
    /// programs that have it open see the change like any other, and a backup of its old content is kept. A damaged
    /// store is renamed and kept unchanged, with its log.
    ///
    /// ```swift
    /// let backup = try store.backUp(.manual, at: now)
    /// let restored = try Backups(of: store.path).restore(from: backup.path, at: now)
    /// try store.refresh()  // observers see the old state
    /// ```
    /// - Parameters:
    ///   - path: the path of the backup, or of any til store.
    ///   - instant: the instant of the restore.
    ///   - patience: the number of seconds to wait for another process that is writing.
    ///   - progress: called regularly with the number of copied pages and of all pages. If it throws, the restore ends.
    /// - Throws: `StoreError.noSuchBackup`, `.unusableBackup`, `.busy`, `.diskFull`, `.cannotAccess`.
    @discardableResult
    public func restore(
        from path: String, at instant: Date, patience: Duration = .seconds(5), progress: ProgressHandler = { _ in }
    ) throws -> Restored {
        try restore(from: path, at: instant, patience: patience, decks: .none, progress: progress)
    }

    /// Replaces the store with a backup like ``restore(from:at:patience:progress:)``.
    /// - Parameters:
    ///   - path: the path of the backup, or of any til store.
    ///   - instant: the instant of the restore.
    ///   - patience: the number of seconds to wait for another process that is writing.
    ///   - decks: the decks that come with the program, by which things of til 0.3.0 get their origins.
    ///   - progress: called regularly with the number of copied pages and of all pages. If it throws, the restore ends.
    @discardableResult
    package func restore(
        from path: String, at instant: Date, patience: Duration = .seconds(5), decks: ShippedDecks,
        progress: ProgressHandler = { _ in }
    ) throws -> Restored {
        if isInMemory { throw StoreError.inMemory }
        guard PrivateFile.resolved(path) != store else {
            throw StoreError.unusableBackup(path: path, reason: "it is the store itself")
        }
        let candidate = PrivateFile.temporary(beside: store)
        defer { Self.remove(candidate) }
        let things = try prepare(candidate, from: path, patience: patience, decks: decks, progress)
        let kept = try replaceStore(by: candidate, at: instant, patience: patience, progress)
        return Restored(things: things, kept: kept)
    }

    /// Returns whether an automatic backup was made on a study day.
    /// - Parameters:
    ///   - day: the study day.
    ///   - dayOf: returns the study day of an instant.
    package func hasOne(on day: StudyDay, _ dayOf: (Date) -> StudyDay) -> Bool {
        all.contains { backup in backup.reason.isThinned && dayOf(backup.date) == day }
    }

    /// Creates the folder if it does not exist.
    /// - Returns: the path of a new file in it.
    /// - Throws: `StoreError.cannotAccess`, also if the folder, or the link that leads to it, belongs to another user;
    ///   `.inMemory`.
    func partialFile() throws -> String {
        if isInMemory { throw StoreError.inMemory }
        try PrivateFile.makeFolder(folder)
        // If the folder is a link, these are the states of the link and of its target.
        var link = stat()
        var status = stat()
        guard lstat(folder.systemPath, &link) == 0, stat(folder.systemPath, &status) == 0 else {
            throw PrivateFile.failure(folder, errno)
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw StoreError.cannotAccess(path: folder, reason: "it is a file, and backups need a folder")
        }
        guard link.st_uid == geteuid(), status.st_uid == geteuid() else {
            throw StoreError.cannotAccess(path: folder, reason: "it belongs to another user")
        }
        return PrivateFile.temporary(beside: folder + "/" + storeName)
    }

    /// Removes a database and SQLite's files next to it.
    static func remove(_ path: String) {
        for suffix in [""] + StoreFile.suffixes { unlink((path + suffix).systemPath) }
    }
}

extension Backups {
    /// Returns the backups that are no longer needed.
    ///
    /// All backups of today and yesterday are kept. Of older ones, the newest of each day is kept for a week, the
    /// newest of each week for 31 days, and the newest of each month forever. The ten that were made last are kept
    /// regardless of their dates, because a clock may have been wrong.
    ///
    /// Only automatic backups are removed (``Backup/Reason/isThinned``). A backup with a date in the future is kept,
    /// and never counts as the newest of a period. Days are in UTC, and weeks begin on Monday.
    package static func superfluous(_ backups: [Backup], at instant: Date) -> [Backup] {
        let today = day(instant)
        let past = backups.filter { backup in backup.reason.isThinned && backup.date <= instant }
        let lastMade = past.sorted { left, right in left.order > right.order }.prefix(mostSpared)
        let newestFirst = past.sorted { left, right in (left.date, left.order) > (right.date, right.order) }
        var periods: Set<String> = []
        var superfluous: [Backup] = []
        for backup in newestFirst {
            guard let period = period(of: backup, on: today) else { continue }
            let isNewest = periods.insert(period).inserted
            if !isNewest, !lastMade.contains(backup) { superfluous.append(backup) }
        }
        return superfluous
    }

    /// The number of backups that are kept regardless of their dates.
    private static let mostSpared = 10

    /// Returns the period of which one backup is kept, or nil for a backup of today or yesterday, which are all kept.
    private static func period(of backup: Backup, on today: StudyDay) -> String? {
        let day = day(backup.date)
        switch day.distance(to: today) {
        case ..<2: return nil
        case ..<7: return "\(day)"
        case ..<31: return "week of \(day.advanced(by: 1 - day.weekday))"
        // The year and the month.
        default: return String("\(day)".dropLast(3))
        }
    }

    /// Removes the backups that are no longer needed, and files of backups that were interrupted more than a day ago.
    package func thin(at instant: Date) {
        if isInMemory { return }
        for backup in Self.superfluous(all, at: instant) { unlink(backup.path.systemPath) }
        PrivateFile.removeLeftovers(beside: folder + "/" + storeName, at: instant)
    }

    private static func day(_ instant: Date) -> StudyDay { StudyDay(of: instant, utcOffset: 0, rollover: 0) }
}
