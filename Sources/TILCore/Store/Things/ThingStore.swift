import Foundation
import GRDB
import Observation
import Synchronization

/// The one source of truth: things, their reviews and their memories, persistent and observable.
///
/// The store publishes, it does not hoard: every property and method reads the database when it is called, through
/// Observation, so that `withObservationTracking` and `Observations` see each committed change (an add, an edit, a
/// removal, an import, an answer, an undo), whoever made it. Nothing is seen of a transaction that rolled back.
///
/// A change that another process made is noticed by ``refresh()``, which ``StoreWatcher`` calls a few times a second.
/// All methods may be called from any thread; they throw ``StoreError``.
@Observable
public final class ThingStore: Sendable {
    /// The path of a store in memory.
    public static let pathInMemory = ":memory:"

    /// The path of the store's file; `:memory:` for a store that is gone with its last reference.
    public let path: String

    @ObservationIgnored let connection: StoreConnection
    @ObservationIgnored private let commits = Atomic<Int>(0)
    /// What observers were last told of; nil before anybody asked for the changes of other processes.
    @ObservationIgnored private let seen = Mutex<Int64?>(nil)

    /// Whether there was no file at the path, so that a new store was begun.
    public let wasMade: Bool

    /// Whether the store lives in memory: it has no file, and no backups.
    public var isInMemory: Bool { path == Self.pathInMemory }

    /// Why the store can only be read, as `its folder /x cannot be written to`; nil where it can be written to.
    public var readOnlyReason: String? { connection.readOnlyReason }

    /// The number of seconds for which another program's lock is waited for.
    public let patience: TimeInterval

    /// A number that grows with each change that was noticed; reading it observes the whole store.
    public var revision: Int {
        access(keyPath: \.revision)
        return commits.load(ordering: .relaxed)
    }

    /// The number of things; 0 where the database cannot be read, which the throwing methods explain.
    public var count: Int { (try? thingCount()) ?? 0 }

    /// All things in the order of the list, by the short; none where the database cannot be read, which the throwing
    /// methods explain. Of a large store, ``things(by:tag:offset:limit:)`` reads a page.
    public var things: [Thing] { (try? things(by: .short)) ?? [] }

    /// Opens the store at a path, makes it where there is none, and brings its tables up to date.
    ///
    /// A new file is readable by its owner only (mode 0600), as are the folders made for it (0700). A file that is no
    /// store, a damaged one or one of a newer til is not written to; before the tables are changed a backup is
    /// kept (see ``Backups``). A store that may only be read is read (see ``readOnlyReason``).
    /// - Parameters:
    ///   - path: a file's path, or ``pathInMemory``.
    ///   - patience: how many seconds to wait for another process that is writing.
    /// - Throws: `StoreError.cannotAccess`, `.damaged`, `.newerSchema`, `.busy`, `.diskFull`.
    public init(path: String, patience: TimeInterval = 5) throws {
        self.path = path
        self.patience = path == Self.pathInMemory ? 0 : patience
        connection =
            path == Self.pathInMemory
            ? try StoreConnection() : try StoreConnection.store(path, patience: patience)
        wasMade = connection.wasCreated
    }

    /// Makes a store in memory, for trying things out.
    /// - Throws: `StoreError.cannotAccess` where SQLite itself fails.
    public convenience init() throws {
        try self.init(path: Self.pathInMemory)
    }

    /// Refuses a path where another user could have put a store: one that belongs to another user and that anybody may
    /// write to, or in such a folder. It is for paths that nobody named expressly.
    /// - Throws: `StoreError.untrusted`.
    public static func checkOwner(ofStoreAt path: String) throws(StoreError) {
        try StoreFile.checkOwner(path)
    }

    /// Refuses to go on where the store can only be read, before there is anything to be lost.
    /// - Throws: `StoreError.readOnly`.
    public func checkWritable() throws(StoreError) {
        if let reason = readOnlyReason { throw StoreError.readOnly(path: path, reason: reason) }
    }

    /// Runs something, and turns SQLite's errors into the store's own; from where damage shows, the file stays as it is.
    func translating<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try StoreError.translating(path: path, patience: patience, body)
        } catch let error as StoreError {
            if case .damaged = error { connection.noteDamage() }
            throw error
        }
    }

    /// Notices what other processes committed since the last call.
    /// - Returns: whether there was anything; observers have been told then.
    @discardableResult
    public func refresh() throws -> Bool {
        let changed = try translating {
            let version = try connection.dataVersion()
            return seen.withLock { seen in
                defer { seen = version }
                return seen.map { $0 != version } ?? false
            }
        }
        if changed { publish() }
        return changed
    }

    /// Reads, observed. A caller may read more while it iterates over things.
    func reading<Value>(_ read: (Database) throws -> Value) throws -> Value {
        access(keyPath: \.revision)
        return try translating { try connection.read(read) }
    }

    /// Reads several things of one state of the store, whatever others write meanwhile; and, since the file is locked once
    /// rather than for each statement, hundreds of them in half the time.
    func readingOneState<Value>(_ read: (Database) throws -> Value) throws -> Value {
        try reading { db in
            if db.isInsideTransaction { return try read(db) }
            try db.beginTransaction(.deferred)
            // Nothing was written that could fail to be committed.
            defer { try? db.commit() }
            return try read(db)
        }
    }

    /// Writes in one transaction, and tells observers once it is durable.
    /// - Parameters:
    ///   - patience: how many seconds to wait for another process that is writing, where that is not as long as usual.
    func writing<Value>(
        patience: TimeInterval? = nil, _ write: (Database) throws -> Value
    ) throws -> Value {
        var result: Value?
        try transaction(patience: patience) { db in
            result = try write(db)
            return .commit
        }
        guard let result else { throw StoreError.cannotAccess(path: path, reason: "a transaction did not end") }
        publish()
        return result
    }

    /// Runs a transaction that writes, and tells nobody; see ``writing(patience:_:)``.
    func transaction(
        patience: TimeInterval? = nil, _ body: (Database) throws -> Database.TransactionCompletion
    ) throws {
        try translating { try connection.write(patience: patience, body) }
    }

    /// Tells observers that something is new.
    func publish() {
        withMutation(keyPath: \.revision) {
            _ = commits.wrappingAdd(1, ordering: .relaxed)
        }
    }

    /// The number of things.
    public func thingCount() throws -> Int {
        try reading { db in
            try Int.fetchOne(db, sql: "SELECT count(*) FROM thing WHERE removed IS NULL") ?? 0
        }
    }
}
