import CSQLite
import Foundation
import TILText

/// The first bytes of a database file, read without a lock, a recovery or a write.
///
/// They are read through SQLite's own file handle. Closing any other descriptor of a file releases the POSIX locks of
/// this process on it, and a store that is open would lose its protection.
///
/// Source: "Database File Format", sqlite.org/fileformat2.html, section 1.3.
struct DatabaseHeader {
    private let size: Int
    private let bytes: [UInt8]

    private static let length = 100
    /// The bytes at the beginning of a database.
    private static let mark = Array("SQLite format 3\0".utf8)
    // SQLITE_IOERR_SHORT_READ, a macro that Swift does not import.
    private static let shortRead = SQLITE_IOERR | 2 << 8

    /// Reads the header of a regular file.
    /// - Throws: `StoreError.cannotAccess`.
    init(of path: String) throws {
        var connection: OpaquePointer?
        let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
        let code = sqlite3_open_v2(PrivateFile.plain(path).systemPath, &connection, flags, nil)
        defer { sqlite3_close_v2(connection) }
        guard code == SQLITE_OK else {
            let reason = PrivateFile.reasonNotToOpen(path, systemError: sqlite3_system_errno(connection))
            throw StoreError.cannotAccess(path: path, reason: reason)
        }
        try self.init(of: path, on: connection)
    }

    /// Reads the header through a connection.
    /// - Throws: `StoreError.cannotAccess`.
    init(of path: String, on connection: OpaquePointer?) throws {
        var file: UnsafeMutablePointer<sqlite3_file>?
        sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file)
        let methods = file?.pointee.pMethods?.pointee
        var size: Int64 = 0
        var bytes = [UInt8](repeating: 0, count: Self.length)
        _ = methods?.xFileSize?(file, &size)
        // SQLite fills the rest of the buffer with zeros if the file is shorter.
        let code = methods?.xRead?(file, &bytes, Int32(Self.length), 0)
        guard code == SQLITE_OK || code == Self.shortRead else {
            throw StoreError.cannotAccess(path: path, reason: "reading it failed")
        }
        self.size = Int(size)
        self.bytes = bytes
    }

    /// Rejects a file that cannot be a database of the given kind.
    /// - Parameter hasLog: whether SQLite's log is not empty, so that it can contain the tables of a new store.
    /// - Throws: `StoreError.damaged`.
    func check(_ path: String, _ kind: DatabaseKind, hasLog: Bool) throws {
        guard isDatabase else { throw StoreError.damaged(at: path, reason: "it is not a database") }
        if applicationID == kind.rawValue { return }
        // The file of a new store has no tables yet: they are in the log, or nowhere.
        let hasNoTables = applicationID == 0 && (hasLog || size <= pageSize)
        let isNewStore = kind == .store && hasNoTables
        if !isNewStore { throw StoreError.damaged(at: path, reason: Schema.foreign) }
    }

    /// Whether the file is a SQLite database.
    var isDatabase: Bool { bytes.starts(with: Self.mark) }

    /// The application ID of the program that made the file, or 0.
    var applicationID: Int { number(in: 68..<72) }

    /// Whether the database uses a write-ahead log.
    var isLogged: Bool { bytes[18] == 2 }

    private var pageSize: Int {
        let size = number(in: 16..<18)
        // Two bytes cannot represent the greatest page size.
        return size == 1 ? 65_536 : size
    }

    /// Returns the number in some bytes, of which the first is the most significant.
    private func number(in range: Range<Int>) -> Int {
        var number = 0
        for byte in bytes[range] { number = number * 256 + Int(byte) }
        return number
    }
}

/// The kind of a til database, by SQLite's `application_id` in its header.
enum DatabaseKind: Int {
    /// A store of things: `til` in ASCII and a 1.
    case store = 0x74_69_6C_31
    /// A read-only list for look-ups: `til` in ASCII and a G. The file is never written, because a new file replaces
    /// it, so it is read without locks.
    case glossary = 0x74_69_6C_47

    /// Whether things have identifiers and instants of their own, and answers. The entries of a glossary are only
    /// texts.
    var keepsHistory: Bool { self == .store }
}
