import Foundation

/// The file that a store lives in, looked at before SQLite may touch it.
///
/// What is no store, or a damaged or newer one, is refused here, by ``StoreDoor`` or by ``Schema`` before a byte of it, of
/// its log or of its journal is written.
struct StoreFile {
    /// What the store's path leads to, without links.
    let resolved: String
    /// What stands beside the file.
    let side: StoreSideFiles
    /// How long the file is, in bytes.
    let size: Int
    /// Whether there was no file, so that an empty one was made.
    let wasMade: Bool
    /// Why the store cannot be written to, as `its folder /x cannot be written to`; nil where it can.
    let obstacle: String?

    /// Looks at a file that may be a store, without opening it.
    /// - Parameters:
    ///   - path: where it is.
    ///   - mayMake: whether an empty file is made where there is none.
    /// - Throws: `StoreError.cannotAccess`, `.damaged`, `.diskFull`; `.replaced` where there is none and none may be made.
    init(_ path: String, mayMake: Bool) throws {
        try Self.checkName(path)
        // A second look: another process may be making the file and its log at this moment, the file first.
        for isLast in [false, true] {
            var status = stat()
            guard stat(path, &status) == 0 else {
                guard errno == ENOENT else {
                    throw StoreError.cannotAccess(
                        path: path, reason: PrivateFile.reasonNotToOpen(path, systemError: errno))
                }
                let beside = try StoreSideFiles(of: path)
                guard !beside.log.isFilled else {
                    if !isLast { continue }
                    throw Self.lonelyLog(path, path, "the file itself is not")
                }
                if beside.pagesBeforeJournal > 0 {
                    throw StoreError.damaged(
                        at: path, reason: "its journal \(path)-journal is there, but the file itself is not")
                }
                guard mayMake else { throw StoreError.replaced(path: path) }
                try PrivateFile.create(path)
                (resolved, side, size, wasMade, obstacle) = (PrivateFile.resolved(path), beside, 0, true, nil)
                return
            }
            try Self.checkKind(path, status)
            let resolved = PrivateFile.resolved(path)
            let side = try StoreSideFiles(of: resolved)
            if status.st_size == 0 {
                // SQLite would remove the log, which alone may hold everything, and a journal likewise.
                if side.log.isFilled {
                    if !isLast { continue }
                    throw Self.lonelyLog(path, resolved, "the file itself is empty")
                }
                if side.pagesBeforeJournal > 0 {
                    throw StoreError.damaged(
                        at: path, reason: "its journal \(resolved)-journal is there, but the file itself is empty")
                }
            }
            (self.resolved, self.side, size, wasMade) = (resolved, side, Int(status.st_size), false)
            obstacle = Self.obstacle(resolved, side)
            return
        }
        throw StoreError.replaced(path: path)
    }

    /// Whether there is nothing in the file.
    var isEmpty: Bool { size == 0 }

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

    private static func lonelyLog(_ path: String, _ resolved: String, _ what: String) -> StoreError {
        .damaged(at: path, reason: "its log \(resolved)-wal is there, but \(what)")
    }

    private static func obstacle(_ resolved: String, _ side: StoreSideFiles) -> String? {
        let folder = PrivateFile.folder(of: resolved)
        if !PrivateFile.may(W_OK, resolved) {
            return errno == EROFS ? "its file system is read-only" : "its file may only be read"
        }
        if !PrivateFile.may(W_OK, folder) { return "its folder \(folder) cannot be written to" }
        return side.unwritable.map { "\($0), which stands beside it, cannot be written to" }
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

    /// Whether a regular file is a database of any program, or what such a one keeps beside it.
    static func isDatabase(_ path: String) -> Bool {
        for suffix in StoreSideFiles.suffixes where path.hasSuffix(suffix) {
            let base = String(path.dropLast(suffix.count))
            if access(base, F_OK) == 0, isDatabase(base) { return true }
        }
        if let header = try? StoreHeader(of: path), header.isDatabase { return true }
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
