import Foundation

/// The file that a store lives in, looked at before SQLite may touch it.
///
/// What is no store, or a damaged or newer one, is refused here or by ``Schema`` before a byte of it is written.
enum StoreFile {
    /// What was found.
    enum State {
        /// Nothing: an empty file was made.
        case made
        /// A file without anything in it.
        case empty
        /// A database; what is written to it goes to a log first, or not.
        case database(isLogged: Bool)
    }

    /// Sees to it that a file is there that may be opened as a store: makes an empty one where there is none.
    /// - Parameter known: how many steps of tables are known; a store that has been through more is newer.
    /// - Throws: `StoreError.cannotAccess`, `.damaged`, `.newerSchema`, `.diskFull`.
    static func prepare(_ path: String, known: Int = Schema.steps.count) throws -> State {
        guard !path.utf8.contains(0) else {
            throw StoreError.cannotAccess(path: path, reason: "its name has a NUL character in it")
        }
        var status = stat()
        guard stat(path, &status) == 0 else {
            guard errno == ENOENT else {
                throw StoreError.cannotAccess(
                    path: path, reason: PrivateFile.reasonNotToOpen(path, systemError: errno))
            }
            if hasLog(path) { return try prepare(afterLogOf: path, known: known, "the file itself is not") }
            try PrivateFile.create(path)
            return .made
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw StoreError.cannotAccess(path: path, reason: "it is a folder")
        default: throw StoreError.cannotAccess(path: path, reason: "it is not a regular file")
        }
        if status.st_size == 0 {
            if hasLog(path) { return try prepare(afterLogOf: path, known: known, "the file itself is empty") }
            return .empty
        }
        let header = try StoreHeader(of: path)
        try check(header, path, known: known)
        return .database(isLogged: header.isLogged)
    }

    /// Whether a regular file is a database of any program, or what such a one keeps beside it.
    static func isDatabase(_ path: String) -> Bool {
        for suffix in ["-wal", "-shm", "-journal"] where path.hasSuffix(suffix) {
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

    /// Refuses what its first bytes tell to be no store that this program knows.
    static func check(_ header: StoreHeader, _ path: String, known: Int = Schema.steps.count) throws {
        guard header.isDatabase else { throw StoreError.damaged(at: path, reason: "it is not a database") }
        switch header.applicationID {
        case Schema.applicationID:
            if header.version > known {
                throw StoreError.newerSchema(path: path, version: header.version, known: known)
            }
        // The tables of a new store may be in its log still.
        case 0 where header.isBegun || hasLog(path): break
        default: throw StoreError.damaged(at: path, reason: Schema.foreign)
        }
    }

    /// Looks again at what was empty, or not there, before its log was seen: another process may have made both meanwhile,
    /// which writes the file first.
    private static func prepare(afterLogOf path: String, known: Int, _ what: String) throws -> State {
        var status = stat()
        guard stat(path, &status) == 0, status.st_size > 0 else {
            throw StoreError.damaged(at: path, reason: "its log \(path)-wal is there, but \(what)")
        }
        return try prepare(path, known: known)
    }

    /// Whether there is something in the log beside a file; SQLite looks for it where a link leads to.
    private static func hasLog(_ path: String) -> Bool {
        var status = stat()
        return stat(PrivateFile.resolved(path) + "-wal", &status) == 0 && status.st_size > 0
    }
}
