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
    ///   - mayCreate: whether an empty file is created if there is none.
    /// - Throws: `StoreError.cannotAccess`, `.damaged`, `.diskFull`; `.replaced` if there is no file and none may be created.
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
                        "its \(hasLog ? "log \(resolved)-wal" : "journal \(resolved)-journal") is there, but the file "
                        + "itself is not")
            }
            guard mayCreate else { throw StoreError.replaced(path: path) }
            try PrivateFile.create(path)
            isCreated = true
            guard stat(path, &status) == 0 else { throw StoreError.replaced(path: path) }
        }
        try Self.checkKind(path, status)
        if status.st_size == 0, hasLog {
            throw StoreError.damaged(at: path, reason: "its log \(resolved)-wal is there, but the file itself is empty")
        }
        stamp = FileStamp(status)
        wasCreated = isCreated
        self.path = PrivateFile.resolved(path)
        readOnlyReason = isCreated ? nil : Self.readOnlyReason(resolved)
    }

    /// Whether the file is empty.
    var isEmpty: Bool { !stamp.isFilled }

    /// Whether the index of the log can be read.
    var hasReadableLogIndex: Bool { PrivateFile.may(R_OK, path + "-shm") }

    /// Refuses what is no name for a store's file.
    static func checkName(_ path: String) throws {
        if path.utf8.contains(0) {
            throw StoreError.cannotAccess(path: path, reason: "its name has a NUL character in it")
        }
        if path == ThingStore.pathInMemory {
            throw StoreError.cannotAccess(path: path, reason: "it is the name of a store in memory")
        }
        if path.hasPrefix("~") {
            throw StoreError.cannotAccess(
                path: path, reason: "its name starts with ~, which only a shell knows as a home folder")
        }
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
                throw StoreError.cannotAccess(path: path, reason: "it is no file on a disk")
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
                path: path, reason: "\(path + suffix), which stands beside it, is not a regular file")
        }
        return status.st_size > 0
    }

    private static func readOnlyReason(_ path: String) -> String? {
        if !PrivateFile.may(W_OK, path) {
            return errno == EROFS ? "its file system is read-only" : "its file may only be read"
        }
        let folder = PrivateFile.folder(of: path)
        if !PrivateFile.may(W_OK, folder) { return "its folder \(folder) cannot be written to" }
        let sides = suffixes.map { path + $0 }
        let obstacle = sides.first { access($0, F_OK) == 0 && !PrivateFile.may(R_OK | W_OK, $0) }
        return obstacle.map { "\($0), which stands beside it, cannot be written to" }
    }

    /// Refuses a store that another user could have put in its place: one that belongs to another user and is writable by
    /// all, or is in such a folder where anybody may replace the files of others.
    /// - Throws: `StoreError.untrusted`.
    static func checkOwner(_ path: String) throws(StoreError) {
        func isOthers(_ path: String) -> Bool {
            var status = stat()
            return stat(path, &status) == 0 && status.st_uid != geteuid()
        }
        func isOpen(_ path: String, unless sticky: mode_t) -> Bool {
            var status = stat()
            return stat(path, &status) == 0 && status.st_mode & S_IWOTH != 0 && status.st_mode & sticky == 0
        }
        let resolved = PrivateFile.resolved(path)
        let folder = PrivateFile.folder(of: resolved)
        if isOthers(resolved), isOpen(resolved, unless: 0) {
            throw StoreError.untrusted(path: path, reason: "it belongs to another user, and anybody may write to it")
        }
        guard isOpen(folder, unless: S_ISVTX) else { return }
        if isOthers(folder) {
            throw StoreError.untrusted(
                path: path,
                reason: "its folder \(folder) belongs to another user, and anybody may put another file in its place")
        }
        if isOthers(resolved) {
            throw StoreError.untrusted(
                path: path, reason: "it belongs to another user, and anybody may put a file into its folder \(folder)")
        }
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
        guard let file = fopen(path, "r") else { return false }
        defer { fclose(file) }
        let first = (0..<4).map { _ in UInt32(truncatingIfNeeded: fgetc(file)) & 0xFF }.reduce(0) { $0 << 8 | $1 }
        return first & ~1 == 0x377F_0682
    }
}
