import Foundation
import TILText

/// The file of a database and SQLite's files next to it, checked before SQLite opens them.
struct StoreFile {
    /// The suffixes of the log, its index and the journal.
    static let suffixes = ["-wal", "-shm", "-journal"]

    /// The path with symbolic links resolved.
    let path: String
    let stamp: FileStamp
    /// Whether an empty file was created, because the file did not exist.
    let wasCreated: Bool
    /// Whether the log is not empty, so that it has changes that are not in the file yet.
    let hasLog: Bool
    /// The reason why the file is read-only, such as `its folder /x cannot be written to`, or nil if it is writable.
    let readOnlyReason: String?

    /// Creates the description of a checked file.
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - mayCreate: whether an empty file is created if the file does not exist.
    /// - Throws: `StoreError.cannotAccess`, `.damaged`, `.diskFull`; `.replaced` if the file does not exist and may not
    ///   be created.
    init(_ path: String, mayCreate: Bool) throws {
        try Self.checkName(path)
        let resolved = PrivateFile.resolved(path)
        // Check the log before the file, because another process that creates a store writes to the file first.
        hasLog = try Self.isFilled(resolved, "-wal")
        _ = try Self.isFilled(resolved, "-shm")
        let hasJournal = try Self.isFilled(resolved, "-journal")
        let existing = try Self.status(path)
        if existing == nil {
            // SQLite would use an old log or journal as part of the new file.
            if hasLog { throw StoreError.damaged(at: path, reason: Self.reasonAlone("log \(resolved)-wal")) }
            if hasJournal {
                throw StoreError.damaged(at: path, reason: Self.reasonAlone("journal \(resolved)-journal"))
            }
            guard mayCreate else { throw StoreError.replaced(path: path) }
            try PrivateFile.create(path)
        }
        wasCreated = existing == nil
        guard let status = try existing ?? Self.status(path) else { throw StoreError.replaced(path: path) }
        try Self.checkKind(path, status)
        if status.st_size == 0, hasLog {
            throw StoreError.damaged(at: path, reason: "its log \(resolved)-wal exists, but the file itself is empty")
        }
        stamp = FileStamp(status)
        self.path = wasCreated ? PrivateFile.resolved(path) : resolved
        readOnlyReason = wasCreated ? nil : Self.readOnlyReason(resolved)
    }

    /// Returns the status of a file, or nil if it does not exist.
    private static func status(_ path: String) throws -> stat? {
        var status = stat()
        if stat(path.systemPath, &status) == 0 { return status }
        guard errno == ENOENT else {
            throw StoreError.cannotAccess(path: path, reason: PrivateFile.reasonNotToOpen(path, systemError: errno))
        }
        return nil
    }

    private static func reasonAlone(_ file: String) -> String {
        "its \(file) exists, but the file itself does not"
    }

    /// Throws an error for an invalid name of a store's file.
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
        // In the kernel's own file systems, files have a size of 0 although they have contents, or block on reading.
        if status.st_size == 0, Platform.isKernelFile(path) {
            throw StoreError.cannotAccess(path: path, reason: "it is not a file on a disk")
        }
    }

    /// Returns whether a file next to the store is not empty.
    /// - Throws: `StoreError.cannotAccess` if it is not a regular file, since SQLite would wait forever for a pipe.
    private static func isFilled(_ path: String, _ suffix: String) throws -> Bool {
        var status = stat()
        guard lstat((path + suffix).systemPath, &status) == 0 else {
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
        let sides = suffixes.map { suffix in path + suffix }
        let obstacle = sides.first { side in access(side.systemPath, F_OK) == 0 && !PrivateFile.may(R_OK | W_OK, side) }
        return obstacle.map { obstacle in "\(obstacle) is not writable" }
    }

    /// Returns whether a regular file is a database of any program, or one of SQLite's files next to a database.
    static func isDatabase(_ path: String) -> Bool {
        for suffix in suffixes where path.hasSuffix(suffix) {
            let base = String(path.dropLast(suffix.count))
            if access(base.systemPath, F_OK) == 0, isDatabase(base) { return true }
        }
        if let header = try? DatabaseHeader(of: path), header.isDatabase { return true }
        return path.hasSuffix("-wal") && isLog(path)
    }

    /// Returns whether a file starts like the log of a database, which may itself be missing.
    ///
    /// Source: "Database File Format", sqlite.org/fileformat2.html, section 4.1.
    private static func isLog(_ path: String) -> Bool {
        let descriptor = open(path.systemPath, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var start = [UInt8](repeating: 0, count: 4)
        guard read(descriptor, &start, start.count) == start.count else { return false }
        return start == [0x37, 0x7F, 0x06, 0x82] || start == [0x37, 0x7F, 0x06, 0x83]
    }
}

/// The identity of a file (device and inode), its size and its modification time, to detect a replaced file.
struct FileStamp: Equatable, Sendable {
    private let identity: [UInt64]
    /// The size in bytes.
    let size: Int
    /// The modification time.
    let written: FileTime

    /// Reads the stamp of the file at a path. The result is nil if the file does not exist.
    init?(_ path: String) {
        var status = stat()
        guard stat(path.systemPath, &status) == 0 else { return nil }
        self.init(status)
    }

    init(_ status: stat) {
        identity = [UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino)]
        size = Int(status.st_size)
        written = FileTime(of: status)
    }

    /// Returns whether both stamps are of the same file, even if it was written in the meantime.
    func isSameFile(as other: FileStamp) -> Bool { identity == other.identity }

    var isFilled: Bool { size > 0 }
}

/// The owner and the rights of a file or a folder. A missing one is nobody's.
private struct FileOwnership {
    /// Whether another user owns the file.
    let isOthers: Bool
    private let mode: mode_t

    init(_ path: String) {
        var status = stat()
        let exists = stat(path.systemPath, &status) == 0
        isOthers = exists && status.st_uid != geteuid()
        mode = exists ? status.st_mode : 0
    }

    var isWritableByAll: Bool { mode & S_IWOTH != 0 }

    /// Whether everybody can replace the files of the folder. The sticky bit, as of `/tmp`, prevents it.
    var isOpenFolder: Bool { isWritableByAll && mode & S_ISVTX == 0 }
}

extension ThingStore {
    /// Rejects a path if another user could have put a store there: if the file belongs to another user and anybody can
    /// write to it, or if it is in such a folder. Use it for paths that the person did not name.
    /// - Throws: `StoreError.untrusted`.
    package static func checkOwner(ofStoreAt path: String) throws(StoreError) {
        let resolved = PrivateFile.resolved(path)
        let folderPath = PrivateFile.folder(of: resolved)
        let file = FileOwnership(resolved)
        let folder = FileOwnership(folderPath)
        let reason: String? =
            if file.isOthers, file.isWritableByAll {
                "it belongs to another user, and everybody can write to it"
            } else if folder.isOthers, folder.isOpenFolder {
                "its folder \(folderPath) belongs to another user, and everybody can replace the file"
            } else if file.isOthers, folder.isOpenFolder {
                "it belongs to another user, and everybody can write to its folder \(folderPath)"
            } else {
                nil
            }
        if let reason { throw StoreError.untrusted(path: path, reason: reason) }
    }

    /// Rejects a file as the target of an export if it is a database of any program, or one of SQLite's files next to a
    /// database. Nobody intends to overwrite those.
    /// - Parameter path: the path of a regular file, without links.
    /// - Throws: `StoreError.inTheWay`.
    package static func refuseDatabase(_ path: String) throws(StoreError) {
        if StoreFile.isDatabase(path) { throw StoreError.inTheWay(path: path, what: "is a database") }
    }
}
