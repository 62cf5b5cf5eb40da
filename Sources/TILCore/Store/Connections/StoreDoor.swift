import CSQLite
import Foundation
import GRDB

/// The one way to a store: it judges the file, decides how SQLite is let at it, and opens each connection the same way.
///
/// ``ThingStore``, the quick look-up, the search and the readers of glossaries come through here. A connection distrusts
/// what the file says of itself, syncs each commit, tells a damaged page before it reads from beyond it, and copies no log
/// into a file on closing unless something was written through it. A store that may only be read is read: as the program that writes to it lets
/// others read, as a file that nobody writes to, or, where its log or journal can be used in no other way, as a copy.
struct StoreDoor: Sendable {
    /// How SQLite is let at the file.
    private enum Mode {
        /// To read and write.
        case writing
        /// To read what others write, whose index of the log is there.
        case reading
        /// To read what nobody writes to: without locks, and without files beside it.
        case frozen
        /// To read and write, in memory or in a copy of the file.
        case ownPlace

        /// How a store may be read whose file is as it was found.
        init(_ file: StoreFile, needsCopy: Bool) {
            let side = file.side
            if file.obstacle == nil {
                self = .writing
            } else if needsCopy || side.journal.isFilled {
                self = .ownPlace
            } else if !side.log.isFilled {
                self = .frozen
            } else {
                self = side.index.size != nil && side.index.isReadable ? .reading : .ownPlace
            }
        }
    }

    /// The path of the store as it was given, for messages.
    let path: String
    /// What was found at the path; nil for a store in memory.
    let file: StoreFile?
    private let mode: Mode
    /// The copy that is read in the place of the file; removed with the door.
    private let copy: StoreCopy?
    /// What SQLite calls the database.
    private let address: String
    /// The stamp of the file when it was let in.
    private let stamp: FileStamp?
    private let known: Int
    /// What kind of database it leads to.
    private let kind: DatabaseKind

    /// Judges the file at a path by what can be told without opening it.
    /// - Parameters:
    ///   - path: the path.
    ///   - mayMake: whether an empty file is made where there is none.
    ///   - needsCopy: whether a store that may only be read is read in a copy, in which its tables can be changed.
    ///   - kind: what kind of database it must be.
    ///   - known: how many steps of tables are known; those of the kind unless a test says otherwise.
    /// - Throws: `StoreError.cannotAccess`, `.damaged`, `.diskFull`, `.busy`; `.replaced` where there is no file.
    init(
        _ path: String, mayMake: Bool, needsCopy: Bool = false, kind: DatabaseKind = .store, known: Int? = nil
    ) throws {
        let file = try StoreFile(path, mayMake: mayMake)
        self.path = path
        self.file = file
        self.kind = kind
        self.known = known ?? kind.known
        stamp = FileStamp(path)
        mode = kind.isFrozen ? .frozen : Mode(file, needsCopy: needsCopy)
        if case .ownPlace = mode { copy = try StoreCopy(of: path, file) } else { copy = nil }
        let query =
            switch mode {
            case .writing, .ownPlace: "mode=rw"
            case .reading: "mode=ro"
            case .frozen: "mode=ro&immutable=1"
            }
        address = Self.address(copy?.path ?? file.resolved, query)
    }

    /// The way to a new store in memory.
    init() {
        path = ThingStore.pathInMemory
        (file, copy, stamp, kind, known) = (nil, nil, nil, .store, Schema.steps.count)
        mode = .ownPlace
        // Connections to one name share the database.
        address = "file:/til-\(UUID().uuidString)?vfs=memdb"
    }

    /// A path and options as SQLite takes them for a URI.
    private static func address(_ path: String, _ query: String) -> String {
        let plain = PrivateFile.plain(path)
        let isLiteral = plain.utf8.allSatisfy { byte in
            // Letters, digits and what stands in most paths.
            (0x61...0x7A).contains(byte | 0x20) || (0x2D...0x39).contains(byte)
        }
        if isLiteral { return "file:\(plain)?\(query)" }
        let escaped = plain.utf8.map { byte in
            let digits = String(byte, radix: 16)
            return (digits.utf8.count < 2 ? "%0" : "%") + digits
        }
        return "file:\(escaped.joined())?\(query)"
    }

    // MARK: What may be done

    /// Why the store cannot be written to; nil where it can.
    var obstacle: String? { file?.obstacle }

    /// Whether a copy is read in the place of the file.
    var isCopy: Bool { copy != nil }

    /// Whether the file at the path is the one that was let in. A file that nobody writes to must be unchanged, too.
    var isCurrent: Bool {
        guard let file, let stamp else { return true }
        // The log stands beside what a link leads to: a file that was moved and linked to has another.
        guard let present = FileStamp(path), present.isSameFile(as: stamp), PrivateFile.resolved(path) == file.resolved
        else { return false }
        switch mode {
        case .writing, .reading: return true
        case .frozen: return present == stamp && !hasLog
        case .ownPlace: return present == stamp && copy?.isCurrent(file) != false
        }
    }

    /// Whether the log has content.
    var hasLog: Bool { logStamp()?.isFilled ?? false }

    /// The stamp of the log beside the file; nil where there is none.
    func logStamp() -> LogStamp? { file.flatMap { LogStamp(of: $0.resolved) } }

    /// Whether the log beside the file is still the one that the connections write to: another one, or none, would hold
    /// nothing of what they say is there.
    /// - Parameter log: the stamp of theirs; nil where they have none.
    func isCurrent(log: LogStamp?) -> Bool {
        guard case .writing = mode, let log else { return true }
        return logStamp()?.isSame(as: log) == true
    }

    /// Whether the connections may copy their log into the file: not where somebody else has written to another one, or
    /// by another index to the same.
    func mayCopy(log: LogStamp?) -> Bool {
        guard let log, let present = logStamp(), present.isFilled else { return true }
        return present.isSameLog(as: log) && present.isSameIndex(as: log)
    }

    /// The stamp of the file that was let in, as it is now; nil where there is none, or another.
    func presentStamp() -> FileStamp? { FileStamp(path).flatMap { stamp?.isSameFile(as: $0) == true ? $0 : nil } }

    // MARK: Connections

    /// Opens a connection for SQLite's own interface; ``close(_:hasWritten:)`` ends it.
    /// - Parameter patience: how many seconds to wait for another process that is writing.
    func open(patience: TimeInterval = 0) throws -> OpaquePointer {
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(address, &opened, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI, nil)
        do {
            guard code == SQLITE_OK, let opened else {
                throw StoreError.cannotAccess(
                    path: path, reason: PrivateFile.reasonNotToOpen(path, systemError: sqlite3_system_errno(opened)))
            }
            sqlite3_busy_timeout(opened, Int32(patience * 1_000))
            try Self.admit(opened, path, file, kind, known: known)
            return opened
        } catch {
            sqlite3_close_v2(opened)
            throw error
        }
    }

    /// Closes a connection.
    func close(_ connection: OpaquePointer, hasWritten: Bool = false) {
        prepareToClose(connection, hasWritten: hasWritten)
        sqlite3_close_v2(connection)
    }

    /// Opens a connection for GRDB.
    func queue(patience: TimeInterval) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.busyMode = .timeout(patience)
        configuration.label = "til"
        configuration.maximumReaderCount = 1
        configuration.readonly = flags == SQLITE_OPEN_READONLY
        // GRDB may keep this for a while after the connection is closed; it must not keep a copy of the store there.
        configuration.prepareDatabase { [path, file, kind, known] db in
            if let connection = db.sqliteConnection { try Self.admit(connection, path, file, kind, known: known) }
        }
        return try DatabaseQueue(path: address, configuration: configuration)
    }

    /// Says what becomes of the log when a connection closes that may be the last: who wrote to it copies it into the file,
    /// and who only read leaves it alone. Where nothing is in it, there is nothing to copy, and its files go.
    func prepareToClose(_ connection: OpaquePointer, hasWritten: Bool) {
        guard case .writing = mode else { return }
        if hasWritten || !hasLog { _ = til_set_checkpoint_on_close(connection, 1) }
    }

    private var flags: Int32 {
        switch mode {
        case .writing, .ownPlace: SQLITE_OPEN_READWRITE
        case .reading, .frozen: SQLITE_OPEN_READONLY
        }
    }

    /// Sets a new connection up, and looks at the first bytes of its file: without a lock, and before a statement has run,
    /// which would take back what is in a journal.
    private static func admit(
        _ connection: OpaquePointer, _ path: String, _ file: StoreFile?, _ kind: DatabaseKind, known: Int
    ) throws {
        // Until it is certain that the file is a whole store, closing it must not write its log into it.
        _ = til_set_checkpoint_on_close(connection, 0)
        _ = til_distrust_schema(connection)
        if let file, !file.isEmpty {
            try StoreHeader(of: path, on: connection).check(path, kind, known: known, side: file.side)
        }
        // A damaged page is told from a whole one before anything is read from beyond it; and an answer is on disk before
        // the next prompt appears: the log is synced with each commit.
        try RawStatement.run("PRAGMA cell_size_check = ON; " + Platform.durability, on: connection)
    }
}
