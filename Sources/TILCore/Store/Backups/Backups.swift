import Foundation

/// The backups of a store: whole databases in the folder `backups` next to it, named by the instant in UTC and the
/// reason.
///
/// A backup is a private file (mode 0600) that appears under its name only when it is complete and on disk. A store
/// makes a backup automatically before its tables change, and whenever `backUp(_:at:progress:)` is called.
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

    /// The name of the store's file. The names of its backups begin with it.
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
        defer { unlink(partial) }
        return try link(partial, reason: reason, at: instant)
    }

    /// Gives a file the name of a backup in addition to its own name. The backup remains if another file replaces the
    /// first name.
    func link(_ file: String, reason: Backup.Reason, at instant: Date) throws -> Backup {
        let made = BackupTime.instant(BackupTime.text(instant)) ?? instant
        for _ in 1...999 {
            let order = all.first?.order.next(at: made) ?? Backup.Order(instant: made)
            let path =
                folder + "/" + Backup.fileName(storeName: storeName, made: made, reason: reason, order: order)
            // A link is refused if the file already exists, whereas a renaming would replace it.
            if Foundation.link(file, path) != 0 {
                if errno == EEXIST { continue }
                // Some file systems have no links.
                guard access(path, F_OK) != 0, rename(file, path) == 0 else {
                    throw PrivateFile.failure(path, errno)
                }
            }
            try PrivateFile.sync(folder)
            let size = FileStamp(path)?.size ?? 0
            return Backup(path: path, made: made, reason: reason, size: size, order: order)
        }
        throw StoreError.cannotAccess(path: folder, reason: "it has too many backups of this second")
    }

    /// Replaces the store with a backup, and keeps a backup of the present store.
    ///
    /// The backup is checked first (SQLite's integrity check) and brought to the present tables in a copy. If the check
    /// finds an error, nothing is changed. An intact store is replaced in one transaction, so that programs that have
    /// it open see the change like any other. A backup of its old content is kept. A damaged store is set aside
    /// unchanged, with its log.
    /// - Parameters:
    ///   - path: the path of the backup, or of any til store.
    ///   - instant: the instant of the restoration.
    ///   - patience: how many seconds to wait for another process that is writing.
    ///   - progress: called now and then with the number of copied pages and of all pages. An error that it throws ends
    ///     the restoring.
    /// - Throws: `StoreError.noSuchBackup`, `.unusableBackup`, `.busy`, `.diskFull`, `.cannotAccess`.
    @discardableResult
    public func restore(
        from path: String, at instant: Date, patience: TimeInterval = 5,
        progress: StoreProgress = { _, _ in }
    ) throws -> Restored {
        try withoutActuallyEscaping(progress) { progress in
            try Restoration(backups: self, instant: instant, patience: patience, progress: progress).run(from: path)
        }
    }

    /// Whether one of the backups that til makes automatically was made on a study day.
    /// - Parameters:
    ///   - day: the study day.
    ///   - dayOf: returns the study day of an instant.
    package func hasOne(on day: StudyDay, _ dayOf: (Date) -> StudyDay) -> Bool {
        all.contains { $0.reason.isThinned && dayOf($0.made) == day }
    }

    /// Creates the folder if it does not exist.
    /// - Returns: the path of a new file in it.
    /// - Throws: `StoreError.cannotAccess`, also if the folder is a link or belongs to another user; `.inMemory`.
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

    /// Returns a path next to a file that nobody else uses.
    static func temporary(beside path: String) -> String {
        PrivateFile.folder(of: path) + "/." + PrivateFile.name(of: path) + "." + UUID().uuidString + ".partial"
    }

    /// Removes a database and the files that SQLite keeps next to it.
    static func remove(_ path: String) {
        for suffix in [""] + StoreFile.suffixes { unlink(path + suffix) }
    }
}

extension Backups {
    /// For how many days all backups of a day are kept: the present and the one before.
    private static let everyBackup = 2
    /// For how many days one backup of each day is kept.
    private static let daily = 7
    /// For how many days one backup of each week is kept; after that it is one of each month.
    private static let weekly = 31

    /// How many stay whatever their dates are, since a clock may have been wrong when they were made, or be wrong now.
    private static let last = 10

    /// Returns the backups that need not be kept any longer.
    ///
    /// All backups of today and yesterday are kept. Older ones are thinned to the newest of each day for a week, of
    /// each week for a month, and of each month without end. The ten that were made last are kept whatever their dates.
    /// Only backups that til made automatically are thinned (``Backup/Reason/isThinned``). A backup with a date in the
    /// future is kept, and never counts as the newest of a period. Days are in UTC, and weeks begin on Monday.
    package static func superfluous(_ backups: [Backup], at instant: Date) -> [Backup] {
        let today = day(instant)
        let past = backups.filter { $0.reason.isThinned && $0.made <= instant }
        let spared = Set(past.sorted { $1.order < $0.order }.prefix(last))
        var kept: Set<String> = []
        return past.sorted { ($1.made, $1.order) < ($0.made, $0.order) }.filter { backup in
            let day = day(backup.made)
            let period: String
            switch day.distance(to: today) {
            case ..<everyBackup: return false
            case ..<daily: period = "\(day)"
            case ..<weekly: period = "week of \(day.advanced(by: 1 - day.weekday))"
            default: period = String("\(day)".dropLast(3))
            }
            return !kept.insert(period).inserted && !spared.contains(backup)
        }
    }

    /// Removes the backups that need not be kept any longer, and what an interrupted backup left more than a day ago.
    package func thin(at instant: Date) {
        if isInMemory { return }
        for backup in Self.superfluous(all, at: instant) { unlink(backup.path) }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix(".\(storeName).") && name.contains(".partial") {
            guard let stamp = FileStamp(folder + "/" + name) else { continue }
            if instant.timeIntervalSince1970 - Double(stamp.written[0]) > 86_400 { unlink(folder + "/" + name) }
        }
    }

    private static func day(_ instant: Date) -> StudyDay { StudyDay(of: instant, utcOffset: 0, rollover: 0) }
}
