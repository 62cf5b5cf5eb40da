import CSQLite
import Foundation
import GRDB
import Synchronization
import TILText

/// An open database of til: a store for reading or writing, or a glossary, which is never written.
///
/// All access to a file uses this type. A connection does not trust the schema of the file, detects a damaged page
/// before it follows it, and syncs each commit. When it closes, it copies the log into the file only if it wrote to it.
final class StoreConnection: Sendable {
    /// The way in which SQLite opens a file.
    private enum Mode: String {
        /// Reading and writing.
        case writing = "mode=rw"
        /// Reading while another user may write.
        case reading = "mode=ro"
        /// Reading a file that is never written, without locks and without files next to it.
        case immutable = "mode=ro&immutable=1"
    }

    /// The path as the caller wrote it, for messages.
    let path: String
    /// The time to wait for another program's lock.
    let patience: Duration
    private let file: StoreFile?
    private let kind: DatabaseKind
    private let mode: Mode
    private let connections: ConnectionPool
    /// Whether the file was verified as an undamaged file of this program. Before that, closing must not write to it.
    private let isTrusted = Atomic(false)
    private let hasWritten = Atomic(false)

    /// Opens a database.
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - kind: the kind that the database must have.
    ///   - mayCreate: whether an empty file is created if the file does not exist.
    ///   - patience: the number of seconds to wait for another process that is writing.
    /// - Throws: `StoreError.cannotAccess`, `.damaged`, `.diskFull`, `.busy`; `.replaced` if the file does not exist.
    init(_ path: String, kind: DatabaseKind = .store, mayCreate: Bool = false, patience: Duration = .zero) throws {
        let file = try StoreFile(path, mayCreate: mayCreate)
        self.path = path
        self.patience = patience
        self.file = file
        self.kind = kind
        let mode = try Self.mode(file, path: path, kind)
        self.mode = mode
        let writer = try Self.open(file, path: path, kind, mode, patience: patience)
        connections = ConnectionPool(writer) {
            try Self.openReader(file, path: path, kind, mode, patience: patience)
        }
        if kind == .store, !isCurrent { throw StoreError.replaced(path: path) }
    }

    /// Returns the way in which SQLite opens a file.
    /// - Throws: `StoreError.cannotAccess` if the file may only be read, but its log has to be merged first.
    private static func mode(_ file: StoreFile, path: String, _ kind: DatabaseKind) throws -> Mode {
        if kind == .glossary { return .immutable }
        guard let reason = file.readOnlyReason else { return .writing }
        if !file.hasLog { return .immutable }
        // The index of the log says which changes are in it.
        if PrivateFile.may(R_OK, file.path + "-shm") { return .reading }
        throw StoreError.cannotAccess(
            path: path, reason: "\(reason), and its log \(file.path)-wal has changes that are not merged yet")
    }

    /// Creates a store in memory.
    init() throws {
        path = ThingStore.pathInMemory
        patience = .zero
        file = nil
        kind = .store
        mode = .writing
        connections = ConnectionPool(try DatabaseQueue(path: ThingStore.pathInMemory), openReader: nil)
        try update()
    }

    /// Opens a store, creates it if it does not exist, and updates its tables.
    /// - Parameters:
    ///   - decks: the decks, by which things of an earlier til get their origins.
    ///   - keepsBackup: whether a backup is kept before the tables change.
    static func store(
        _ path: String, patience: Duration, decks: ShippedDecks = .none, keepsBackup: Bool = true
    ) throws -> StoreConnection {
        let connection = try StoreConnection(path, mayCreate: true, patience: patience)
        try connection.update(decks: decks, keepsBackup: keepsBackup)
        return connection
    }

    /// Opens a glossary, and checks its tables.
    /// - Throws: also `StoreError.olderSchema` for a glossary of til 0.3.0.
    static func glossary(_ path: String) throws -> StoreConnection {
        let connection = try StoreConnection(path, kind: .glossary)
        try connection.read { db in try GlossarySchema.check(db, path: path) }
        return connection
    }

    deinit { close() }

    /// Closes the database. If this is the last connection, SQLite copies the log into the file, but only if this
    /// connection wrote to the log, or if the log is empty and its files can be removed.
    func close() {
        if mayCopyLog {
            connections.writer.inDatabase { db in
                if let connection = db.sqliteConnection { _ = til_set_checkpoint_on_close(connection, 1) }
            }
        }
        connections.close()
    }

    /// Whether SQLite may copy the log into the file at the end.
    private var mayCopyLog: Bool {
        guard mode == .writing, let file, isTrusted.load(ordering: .relaxed), isCurrent else { return false }
        if hasWritten.load(ordering: .relaxed) { return true }
        let hasLog = FileStamp(file.path + "-wal")?.isFilled == true
        return !hasLog
    }

    /// Whether a new store was created, because the file did not exist.
    var wasCreated: Bool { file?.wasCreated ?? true }

    /// The reason why the store is read-only, or nil if it is writable.
    var readOnlyReason: String? { kind == .glossary ? "it is a glossary" : file?.readOnlyReason }

    // MARK: Access

    /// Runs a closure that reads. Accesses of the same thread can be nested. It does not wait for other threads.
    func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try translating {
            let value = try connections.read(body)
            // A store that is read without locks may have been written in the meantime. A glossary never is.
            let isUnlocked = mode == .immutable && kind == .store
            if isUnlocked, FileStamp(path) != file?.stamp { throw StoreError.busy(path: path, patience: patience) }
            return value
        }
    }

    /// Runs a closure on a separate connection, so that a long access does not delay others.
    func readSeparately<Value>(_ body: (Database) throws -> Value) throws -> Value {
        guard let file else { return try read(body) }
        return try translating {
            let separate = try Self.open(file, path: path, kind, mode, patience: patience)
            return try separate.inDatabase(body)
        }
    }

    /// Runs a closure in one transaction. Before the commit, the file at the path must still be the open file.
    /// - Parameters:
    ///   - waits: whether to wait for another process that is writing.
    ///   - body: returns whether to commit.
    /// - Throws: `StoreError.readOnly`, `.replaced`, `.newerSchema`, `.busy`, and the error of the closure.
    func write(waits: Bool = true, _ body: (Database) throws -> Database.TransactionCompletion) throws {
        try change(waits: waits) { db in
            try db.inTransaction(.immediate) {
                try Schema.checkVersion(db, path: path)
                let completion = try body(db)
                if completion == .commit {
                    try checkCurrent(db)
                    try Cancellation.check()
                }
                return completion
            }
        }
    }

    /// Runs a closure that writes to the file outside of ``write(waits:_:)``.
    func change(waits: Bool = true, _ body: (Database) throws -> Void) throws {
        if let readOnlyReason { throw StoreError.readOnly(path: path, reason: readOnlyReason) }
        try translating {
            try connections.write { db in
                if !waits { try Self.setPatience(.zero, db) }
                defer { if !waits { try? Self.setPatience(patience, db) } }
                // Enlarge the cache only for writing. For reading, a small cache is faster, because filling new
                // memory costs more than reading pages again.
                try db.run("PRAGMA cache_size = -64000")
                // A backup that was copied by hand has no log yet.
                if !hasWritten.load(ordering: .relaxed), file != nil { try Schema.startLog(db) }
                try body(db)
                hasWritten.store(true, ordering: .relaxed)
            }
        }
    }

    /// Sets the time for which SQLite waits for another process.
    private static func setPatience(_ patience: Duration, _ db: Database) throws {
        try db.run("PRAGMA busy_timeout = \(Int(patience / .milliseconds(1)))")
    }

    /// Returns a counter that changes when another process commits, or nil if another thread is writing.
    func dataVersion() throws -> Int64? {
        // Each connection has a counter of its own.
        try translating { try connections.readWriter { db in try db.value("PRAGMA data_version") ?? 0 } }
    }

    /// Whether the file at the path is still the open file. SQLite's log is next to the target of a link, so a file
    /// that was moved and linked is a different one.
    private var isCurrent: Bool {
        guard let file else { return true }
        guard let stamp = FileStamp(path), stamp.isSameFile(as: file.stamp) else { return false }
        return PrivateFile.resolved(path) == file.path
    }

    /// Throws an error if the path leads to a different file, or if the file is no longer a store.
    /// - Throws: `StoreError.replaced`, `.damaged`.
    func checkCurrent(_ db: Database) throws {
        if !isCurrent { throw StoreError.replaced(path: path) }
        if file != nil { try DatabaseHeader(of: path, on: db.sqliteConnection).check(path, kind, hasLog: true) }
    }

    // MARK: Opening and closing

    private static func open(
        _ file: StoreFile, path: String, _ kind: DatabaseKind, _ mode: Mode, patience: Duration
    ) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.busyMode = .timeout(patience / .seconds(1))
        configuration.label = "til"
        configuration.foreignKeysEnabled = false
        configuration.readonly = mode != .writing
        configuration.prepareDatabase { db in
            let connection = db.sqliteConnection
            _ = til_set_checkpoint_on_close(connection, 0)
            _ = til_distrust_schema(connection)
            if file.stamp.isFilled {
                try DatabaseHeader(of: path, on: connection).check(path, kind, hasLog: file.hasLog)
            }
            // Write each transaction to disk before it ends. Apple's systems need more than `synchronous` for this.
            let durability = ["synchronous = FULL", "fullfsync = ON", "checkpoint_fullfsync = ON"]
            // Sort in memory. The folder for temporary files may be full although the store's disk is not.
            let options = ["cell_size_check = ON", "foreign_keys = ON", "temp_store = MEMORY"]
            for option in options + (mode == .writing ? durability : []) {
                try db.run("PRAGMA \(option)")
            }
        }
        return try StoreError.translating(path: path, patience: patience) {
            try DatabaseQueue(path: "\(PrivateFile.uri(file.path))?\(mode.rawValue)", configuration: configuration)
        }
    }

    /// Opens another connection to the file of an open store.
    /// - Throws: `StoreError.replaced` if the path leads to another file by now.
    private static func openReader(
        _ file: StoreFile, path: String, _ kind: DatabaseKind, _ mode: Mode, patience: Duration
    ) throws -> DatabaseQueue {
        let reader = try open(file, path: path, kind, mode == .writing ? .reading : mode, patience: patience)
        guard FileStamp(file.path)?.isSameFile(as: file.stamp) == true else {
            try? reader.close()
            throw StoreError.replaced(path: path)
        }
        return reader
    }

    private func update(decks: ShippedDecks = .none, keepsBackup: Bool = false) throws {
        try translating {
            try connections.writer.inDatabase { db in
                let version = try Schema.version(db, path: path)
                if version == Schema.version { return }
                if let readOnlyReason { throw StoreError.readOnly(path: path, reason: readOnlyReason) }
                try Schema.updateTables(
                    db, from: version, path: path, ignoresBackups: wasCreated, decks: decks
                ) { old in
                    if keepsBackup { try Backups(of: path).keepBeforeMigration(old) }
                }
                hasWritten.store(true, ordering: .relaxed)
            }
        }
        isTrusted.store(true, ordering: .relaxed)
    }

    /// Runs a closure, and turns SQLite's errors into errors of the store. After a sign of damage, nothing is copied
    /// into the file.
    private func translating<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try StoreError.translating(path: path, patience: patience, body)
        } catch let error as StoreError {
            if case .damaged = error { isTrusted.store(false, ordering: .relaxed) }
            throw error
        }
    }
}
