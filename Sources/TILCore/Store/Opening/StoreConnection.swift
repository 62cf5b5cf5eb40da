import CSQLite
import Foundation
import GRDB
import Synchronization

/// An open database of til: a store, to write or only to read, or a glossary, which nobody writes to.
///
/// All access to a file goes through this type. A connection distrusts what the schema of the file says, detects a damaged
/// page before it follows it, syncs each commit, and copies the log into the file on closing only if it wrote to it.
final class StoreConnection: Sendable {
    /// The way in which SQLite opens a file.
    private enum Mode: String {
        /// To read and write.
        case writing = "mode=rw"
        /// To read while another user may write.
        case reading = "mode=ro"
        /// To read a file to which nobody writes: without locks, and without files next to it.
        case immutable = "mode=ro&immutable=1"
    }

    /// The path as the caller gave it, for messages.
    let path: String
    /// The number of seconds for which another program's lock is waited for.
    let patience: TimeInterval
    private let file: StoreFile?
    private let kind: DatabaseKind
    private let mode: Mode
    private let queue: DatabaseQueue
    /// Whether the file is known to be undamaged and of this program: until then, closing must not write to it.
    private let isTrusted = Atomic(false)
    private let hasWritten = Atomic(false)

    /// Opens a database.
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - kind: the kind that the database must have.
    ///   - mayCreate: whether an empty file is created if the file does not exist.
    ///   - patience: the number of seconds to wait for another process that is writing.
    /// - Throws: `StoreError.cannotAccess`, `.damaged`, `.diskFull`, `.busy`; `.replaced` if the file does not exist.
    init(_ path: String, kind: DatabaseKind = .store, mayCreate: Bool = false, patience: TimeInterval = 0) throws {
        let file = try StoreFile(path, mayCreate: mayCreate)
        self.path = path
        self.patience = patience
        self.file = file
        self.kind = kind
        if kind.isImmutable || (file.readOnlyReason != nil && !file.hasLog) {
            mode = .immutable
        } else if file.readOnlyReason == nil {
            mode = .writing
        } else if PrivateFile.may(R_OK, file.path + "-shm") {
            mode = .reading
        } else {
            throw StoreError.cannotAccess(
                path: path,
                reason:
                    "\(file.readOnlyReason ?? "it may only be read"), and its log \(file.path)-wal has changes that "
                    + "are not merged yet")
        }
        queue = try Self.open(file, path: path, kind, mode, patience: patience)
        if !kind.isImmutable, !isCurrent { throw StoreError.replaced(path: path) }
    }

    /// Creates a store in memory.
    init() throws {
        (path, patience, file, kind, mode) = (ThingStore.pathInMemory, 0, nil, .store, .writing)
        queue = try DatabaseQueue(path: ThingStore.pathInMemory)
        try update()
    }

    /// Opens a store, creates it if it does not exist, and updates its tables.
    /// - Parameter keepsBackup: whether a backup is kept before the tables change.
    static func store(
        _ path: String, patience: TimeInterval, keepsBackup: Bool = true
    ) throws -> StoreConnection {
        let connection = try StoreConnection(path, mayCreate: true, patience: patience)
        try connection.update(keepsBackup: keepsBackup)
        return connection
    }

    deinit { close() }

    /// Closes the database. SQLite copies the log into the file when this connection is the last one, but only if this
    /// connection wrote to it, or if the log is empty and its files may be removed.
    func close() {
        if mode == .writing, let file, isTrusted.load(ordering: .relaxed), isCurrent,
            hasWritten.load(ordering: .relaxed) || FileStamp(file.path + "-wal")?.isFilled != true
        {
            queue.inDatabase { db in
                if let connection = db.sqliteConnection { _ = til_set_checkpoint_on_close(connection, 1) }
            }
        }
        try? queue.close()
    }

    /// Whether there was no file, so that a new store was created.
    var wasCreated: Bool { file?.wasCreated ?? true }

    /// The reason why the store is read-only, or nil if it is writable.
    var readOnlyReason: String? { file?.readOnlyReason }

    // MARK: Access

    /// Runs a closure on the connection; it may be called within another access of the same thread.
    func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try translating {
            let value = try queue.unsafeReentrantWrite(body)
            if mode == .immutable, FileStamp(path) != file?.stamp, !kind.isImmutable {
                throw StoreError.busy(path: path, patience: patience)
            }
            return value
        }
    }

    /// Runs a closure on a connection of its own, so that a long access does not delay others.
    func readSeparately<Value>(_ body: (Database) throws -> Value) throws -> Value {
        guard let file else { return try read(body) }
        return try translating {
            let separate = try Self.open(file, path: path, kind, mode, patience: patience)
            return try separate.inDatabase(body)
        }
    }

    /// Runs a closure in one transaction. Before it commits, the file at the path must still be the one that is open.
    /// - Parameter body: returns whether to commit.
    /// - Throws: `StoreError.readOnly`, `.replaced`, `.newerSchema`, `.busy`, and what the closure throws.
    func write(_ body: (Database) throws -> Database.TransactionCompletion) throws {
        try change { db in
            try db.inTransaction(.immediate) {
                try Schema.checkVersion(db, path: path)
                let completion = try body(db)
                if completion == .commit { try checkCurrent(db) }
                return completion
            }
        }
    }

    /// Runs a closure that writes to the file without a transaction of ``write(_:)``.
    func change(_ body: (Database) throws -> Void) throws {
        if let readOnlyReason { throw StoreError.readOnly(path: path, reason: readOnlyReason) }
        try translating {
            try queue.unsafeReentrantWrite { db in
                // A backup that was copied into place by hand has no log yet.
                if !hasWritten.load(ordering: .relaxed), file != nil { try Schema.startLog(db) }
                try body(db)
                hasWritten.store(true, ordering: .relaxed)
            }
        }
    }

    /// A counter that changes when another connection commits.
    func dataVersion() throws -> Int64 {
        try read { db in try db.value("PRAGMA data_version") ?? 0 }
    }

    /// Whether the file at the path is still the one that is open. SQLite's log is next to the file that a link leads to, so
    /// a file that was moved and linked to is another one.
    private var isCurrent: Bool {
        guard let file else { return true }
        return FileStamp(path)?.isSameFile(as: file.stamp) == true && PrivateFile.resolved(path) == file.path
    }

    /// Refuses to continue if the path now leads to another file, or if the file has stopped being a store.
    /// - Throws: `StoreError.replaced`, `.damaged`.
    func checkCurrent(_ db: Database) throws {
        if !isCurrent { throw StoreError.replaced(path: path) }
        if file != nil { try DatabaseHeader(of: path, on: db.sqliteConnection).check(path, kind, hasLog: true) }
    }

    // MARK: Opening and closing

    private static func open(
        _ file: StoreFile, path: String, _ kind: DatabaseKind, _ mode: Mode, patience: TimeInterval
    ) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.busyMode = .timeout(patience)
        configuration.label = "til"
        configuration.readonly = mode != .writing
        configuration.prepareDatabase { db in
            let connection = db.sqliteConnection
            _ = til_set_checkpoint_on_close(connection, 0)
            _ = til_distrust_schema(connection)
            if file.stamp.isFilled {
                try DatabaseHeader(of: path, on: connection).check(path, kind, hasLog: file.hasLog)
            }
            try db.execute(sql: "PRAGMA cell_size_check = ON; PRAGMA cache_size = -64000; " + Platform.durability)
        }
        // In a URI, SQLite gives these three a meaning.
        let name = PrivateFile.plain(file.path).unicodeScalars.reduce(into: "") { name, scalar in
            name += "%?#".unicodeScalars.contains(scalar) ? "%" + String(scalar.value, radix: 16) : String(scalar)
        }
        return try StoreError.translating(path: path, patience: patience) {
            try DatabaseQueue(path: "file:\(name)?\(mode.rawValue)", configuration: configuration)
        }
    }

    private func update(keepsBackup: Bool = false) throws {
        try translating {
            try queue.inDatabase { db in
                if try Schema.version(db, path: path) == Schema.version { return }
                if let readOnlyReason { throw StoreError.readOnly(path: path, reason: readOnlyReason) }
                try Schema.bringUpToDate(db, path: path, mayBeginAnew: wasCreated) {
                    if keepsBackup { try Backups(of: path).keepBeforeMigration($0) }
                }
                hasWritten.store(true, ordering: .relaxed)
            }
        }
        isTrusted.store(true, ordering: .relaxed)
    }

    /// Runs a closure, and turns SQLite's errors into the store's own. From where damage shows, nothing is copied into the
    /// file.
    func translating<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try StoreError.translating(path: path, patience: patience, body)
        } catch let error as StoreError {
            if case .damaged = error { isTrusted.store(false, ordering: .relaxed) }
            throw error
        }
    }
}
