import Foundation

/// The file of a database and the files that SQLite keeps next to it, examined before SQLite opens them.
struct StoreFile {
    /// The suffixes of the log, its index and the journal.
    static let suffixes = ["-wal", "-shm", "-journal"]

    /// The path with symbolic links resolved.
    let path: String
    /// The identity of the file.
    let stamp: FileStamp
    /// Whether there was no file, so that an empty one was created.
    let wasCreated: Bool
    /// Whether the log is not empty: it has changes that are not in the file yet.
    let hasLog: Bool
    /// The reason why the file is read-only, such as `its folder /x cannot be written to`, or nil if it is writable.
    let readOnlyReason: String?

    /// Examines a file.
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - mayCreate: whether an empty file is created if the file does not exist.
    /// - Throws: `StoreError.cannotAccess`, `.damaged`, `.diskFull`; `.replaced` if the file does not exist and may not
    ///   be created.
    init(_ path: String, mayCreate: Bool) throws {
        try Self.checkName(path)
        let resolved = PrivateFile.resolved(path)
        // The log is examined before the file: another process that creates a store writes to the file first.
        hasLog = try Self.isFilled(resolved, "-wal")
        _ = try Self.isFilled(resolved, "-shm")
        let hasJournal = try Self.isFilled(resolved, "-journal")
        var status = stat()
        var isCreated = false
        if stat(path, &status) != 0 {
            guard errno == ENOENT else {
                throw StoreError.cannotAccess(
                    path: path, reason: PrivateFile.reasonNotToOpen(path, systemError: errno))
            }
            // SQLite would take a log or a journal for a part of the new file.
            if hasLog || hasJournal {
                throw StoreError.damaged(
                    at: path,
                    reason:
                        "its \(hasLog ? "log \(resolved)-wal" : "journal \(resolved)-journal") exists, but the file "
                        + "itself does not")
            }
            guard mayCreate else { throw StoreError.replaced(path: path) }
            try PrivateFile.create(path)
            isCreated = true
            guard stat(path, &status) == 0 else { throw StoreError.replaced(path: path) }
        }
        try Self.checkKind(path, status)
        if status.st_size == 0, hasLog {
            throw StoreError.damaged(at: path, reason: "its log \(resolved)-wal exists, but the file itself is empty")
        }
        stamp = FileStamp(status)
        wasCreated = isCreated
        self.path = PrivateFile.resolved(path)
        readOnlyReason = isCreated ? nil : Self.readOnlyReason(resolved)
    }

    /// Refuses an invalid name for a store's file.
    static func checkName(_ path: String) throws {
        let reason: String? =
            if path.utf8.contains(0) {
                "its name contains a NUL character"
            } else if path == ThingStore.pathInMemory {
                "it is the name of a store in memory"
            } else if path.hasPrefix("~") {
                "its name starts with ~, which only a shell expands to your home folder"
            } else {
                nil
            }
        if let reason { throw StoreError.cannotAccess(path: path, reason: reason) }
    }

    private static func checkKind(_ path: String, _ status: stat) throws {
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw StoreError.cannotAccess(path: path, reason: "it is a folder")
        default: throw StoreError.cannotAccess(path: path, reason: "it is not a regular file")
        }
        // Where the kernel tells of itself, files are of no length and hold something all the same, or wait to be read.
        guard status.st_size == 0 else { return }
        for folder in ["/proc", "/sys"] {
            var system = stat()
            if stat(folder, &system) == 0, system.st_dev == status.st_dev {
                throw StoreError.cannotAccess(path: path, reason: "it is not a file on a disk")
            }
        }
    }

    /// Whether a file next to the store is not empty.
    /// - Throws: `StoreError.cannotAccess` if it is not a regular file: SQLite would wait forever for a pipe.
    private static func isFilled(_ path: String, _ suffix: String) throws -> Bool {
        var status = stat()
        guard lstat(path + suffix, &status) == 0 else {
            if errno == ENOENT { return false }
            throw StoreError.cannotAccess(
                path: path, reason: PrivateFile.reasonNotToOpen(path + suffix, systemError: errno))
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw StoreError.cannotAccess(
                path: path, reason: "\(path + suffix) is not a regular file")
        }
        return status.st_size > 0
    }

    private static func readOnlyReason(_ path: String) -> String? {
        if !PrivateFile.may(W_OK, path) {
            return errno == EROFS ? "its file system is read-only" : "its file is read-only"
        }
        let folder = PrivateFile.folder(of: path)
        if !PrivateFile.may(W_OK, folder) { return "its folder \(folder) is not writable" }
        let sides = suffixes.map { path + $0 }
        let obstacle = sides.first { access($0, F_OK) == 0 && !PrivateFile.may(R_OK | W_OK, $0) }
        return obstacle.map { "\($0) is not writable" }
    }

    /// Whether a regular file is a database of any program, or a file that SQLite keeps next to one.
    static func isDatabase(_ path: String) -> Bool {
        for suffix in suffixes where path.hasSuffix(suffix) {
            let base = String(path.dropLast(suffix.count))
            if access(base, F_OK) == 0, isDatabase(base) { return true }
        }
        if let header = try? DatabaseHeader(of: path), header.isDatabase { return true }
        return path.hasSuffix("-wal") && isLog(path)
    }

    /// Whether a file starts as the log of a database does, whose file may be gone.
    ///
    /// Source: "Database File Format", sqlite.org/fileformat2.html, section 4.1.
    private static func isLog(_ path: String) -> Bool {
        let start = FileHandle(forReadingAtPath: path).flatMap { try? $0.read(upToCount: 4) }.map(Array.init)
        return start == [0x37, 0x7F, 0x06, 0x82] || start == [0x37, 0x7F, 0x06, 0x83]
    }
}

/// The identity of a file (device and inode), its size and its modification time; detects a replaced file.
struct FileStamp: Equatable, Sendable {
    private let identity: [UInt64]
    /// The size in bytes.
    let size: Int
    /// When it was written to last: seconds since 1970, and nanoseconds.
    let written: [Int]

    /// Reads the stamp of the file that a path leads to. The result is nil if the file does not exist.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    init(_ status: stat) {
        identity = [UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino)]
        size = Int(status.st_size)
        written = Platform.written(status)
    }

    /// Whether both stamps are of one file, whatever was written to it in the meantime.
    func isSameFile(as other: FileStamp) -> Bool { identity == other.identity }

    /// Whether the file is not empty.
    var isFilled: Bool { size > 0 }
}

extension ThingStore {
    /// Refuses a path where another user could have put a store: one that belongs to another user and that anybody may
    /// write to, or in such a folder. It is for paths that nobody named expressly.
    /// - Throws: `StoreError.untrusted`.
    package static func checkOwner(ofStoreAt path: String) throws(StoreError) {
        func facts(_ path: String) -> (isOthers: Bool, mode: mode_t) {
            var status = stat()
            return stat(path, &status) == 0 ? (status.st_uid != geteuid(), status.st_mode) : (false, 0)
        }
        let resolved = PrivateFile.resolved(path)
        let folder = PrivateFile.folder(of: resolved)
        let ((isOthers, mode), (isFolderOthers, folderMode)) = (facts(resolved), facts(folder))
        let isOpen = folderMode & S_IWOTH != 0 && folderMode & S_ISVTX == 0
        let reason: String? =
            if isOthers, mode & S_IWOTH != 0 {
                "it belongs to another user, and everybody can write to it"
            } else if isOpen, isFolderOthers {
                "its folder \(folder) belongs to another user, and everybody can replace the file"
            } else if isOpen, isOthers {
                "it belongs to another user, and everybody can write to its folder \(folder)"
            } else {
                nil
            }
        if let reason { throw StoreError.untrusted(path: path, reason: reason) }
    }

    /// Refuses a file that an export is to replace if it is a database, this store or another, or belongs to one: nobody
    /// means to lose that.
    /// - Parameter path: a regular file's path, without links.
    /// - Throws: `StoreError.inTheWay`.
    package static func refuseDatabase(_ path: String) throws(StoreError) {
        if StoreFile.isDatabase(path) { throw StoreError.inTheWay(path: path, what: "is a database") }
    }
}
