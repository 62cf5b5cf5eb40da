import CSQLite
import Foundation

/// The first bytes of a database's file, read without locking, recovering or writing anything.
///
/// They are read through SQLite's own handle: closing any other descriptor of a file drops the locks that this process
/// holds on it (POSIX), and with them what keeps other processes from removing the log of a store that is open here.
///
/// Source: "Database File Format", sqlite.org/fileformat2.html, section 1.3.
struct StoreHeader {
    /// How long the file is, in bytes.
    let size: Int
    private let bytes: [UInt8]

    private static let length = 100
    // SQLITE_IOERR_SHORT_READ, a macro that Swift does not see.
    private static let shortRead = SQLITE_IOERR | 2 << 8

    /// Reads the header of a regular file that no connection is open to.
    /// - Throws: `StoreError.cannotAccess`.
    init(of path: String) throws {
        var connection: OpaquePointer?
        let code = sqlite3_open_v2(
            PrivateFile.plain(path), &connection, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nil)
        defer { sqlite3_close_v2(connection) }
        guard code == SQLITE_OK, let connection else {
            throw StoreError.cannotAccess(
                path: path, reason: PrivateFile.reasonNotToOpen(path, systemError: sqlite3_system_errno(connection)))
        }
        try self.init(of: path, on: connection)
    }

    /// Reads the header through a connection that has not run a statement yet.
    /// - Throws: `StoreError.cannotAccess`.
    init(of path: String, on connection: OpaquePointer) throws {
        var file: UnsafeMutablePointer<sqlite3_file>?
        guard sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file) == SQLITE_OK,
            let file, let methods = file.pointee.pMethods?.pointee
        else {
            throw StoreError.cannotAccess(
                path: path, reason: PrivateFile.reasonNotToOpen(path, systemError: sqlite3_system_errno(connection)))
        }
        var size: Int64 = 0
        var bytes = [UInt8](repeating: 0, count: Self.length)
        _ = methods.xFileSize?(file, &size)
        // A shorter file is zeros from its end on.
        let read = methods.xRead?(file, &bytes, Int32(Self.length), 0) ?? SQLITE_IOERR
        guard read == SQLITE_OK || read == Self.shortRead else {
            throw StoreError.cannotAccess(path: path, reason: "reading it failed")
        }
        self.size = Int(size)
        self.bytes = bytes
    }

    /// Refuses what its first bytes tell to be no store that this program knows.
    /// - Parameters:
    ///   - kind: what kind of database it must be.
    ///   - known: how many steps of tables are known; a store that has been through more is newer.
    ///   - side: what stands beside the file.
    /// - Throws: `StoreError.damaged`, `.newerSchema`.
    func check(
        _ path: String, _ kind: DatabaseKind = .store, known: Int = Schema.steps.count, side: StoreSideFiles? = nil
    ) throws {
        guard isDatabase else { throw StoreError.damaged(at: path, reason: "it is not a database") }
        switch applicationID {
        case kind.applicationID:
            if version > known { throw StoreError.newerSchema(path: path, version: version, known: known) }
        // The tables of a new store may be in its log still; what a journal would bring back is of another program.
        case 0
        where !kind.isFrozen
            && (isBegun && side?.pagesBeforeJournal ?? 0 <= 1 || side?.log.isFilled ?? false):
            break
        default: throw StoreError.damaged(at: path, reason: Schema.foreign)
        }
    }

    /// Whether this is a database at all.
    var isDatabase: Bool { bytes.starts(with: Array("SQLite format 3\0".utf8)) }

    /// Which program's database it is: 0 where none said so.
    var applicationID: Int { Int(number(at: 68)) }

    /// How many steps of the schema it has been through.
    var version: Int { Int(Int32(bitPattern: number(at: 60))) }

    /// Whether what is written goes to a log first, which lets others read meanwhile.
    var isLogged: Bool { bytes[18] == 2 }

    /// The size of a page in bytes.
    var pageSize: Int {
        let size = Int(bytes[16]) << 8 | Int(bytes[17])
        return size == 1 ? 65_536 : size
    }

    /// Whether the file has its first page only: a database that was begun.
    var isBegun: Bool { isDatabase && size <= pageSize && version == 0 && applicationID == 0 }

    private func number(at index: Int) -> UInt32 {
        bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
}

/// What a database of this program is for: how it is told from others, and how SQLite is let at it.
struct DatabaseKind: Sendable {
    /// What its header has as SQLite's `application_id`.
    let applicationID: Int
    /// How many steps of its tables are known.
    let known: Int
    /// Whether nobody ever writes to such a file: another is put in its place. So it is read without locks, and by who may
    /// write nowhere.
    let isFrozen: Bool

    /// The one source of truth.
    static let store = DatabaseKind(applicationID: Schema.applicationID, known: Schema.steps.count, isFrozen: false)
    /// A read-only list of somebody else's.
    static let glossary = DatabaseKind(
        applicationID: GlossarySchema.applicationID, known: GlossarySchema.version, isFrozen: true)
}
