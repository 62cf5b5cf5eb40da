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
    /// The version that observers were last notified of, or nil before the first request for the changes of other
    /// processes.
    @ObservationIgnored private let seen = Mutex<Int64?>(nil)

    /// Whether there was no file at the path, so that a new store was begun.
    public let wasMade: Bool

    /// Whether the store lives in memory: it has no file, and no backups.
    public var isInMemory: Bool { path == Self.pathInMemory }

    /// The reason why the store is read-only, for example `its folder /x cannot be written to`. It is nil if the store
    /// is writable.
    public var readOnlyReason: String? { connection.readOnlyReason }

    /// The number of seconds for which another program's lock is waited for.
    public let patience: TimeInterval

    /// A number that grows with each change that was noticed; reading it observes the whole store.
    public var revision: Int {
        access(keyPath: \.revision)
        return commits.load(ordering: .relaxed)
    }

    /// The number of things, or 0 if the database cannot be read. The throwing methods report the reason.
    public var count: Int { (try? thingCount()) ?? 0 }

    /// All things in the order of the list, by the short; none where the database cannot be read, which the throwing
    /// methods explain. Of a large store, ``things(by:tag:offset:limit:)`` reads a page.
    public var things: [Thing] { (try? things(by: .short)) ?? [] }

    /// Opens the store at a path, creates it if it does not exist, and updates its tables.
    ///
    /// A new file is readable by its owner only (mode 0600), and so are the folders that are created for it (0700).
    /// Nothing is written to a damaged store, to a store of a newer til, or to a file that is not a store. A backup is
    /// kept before the tables are changed (see ``Backups``). A read-only store can still be read (see
    /// ``readOnlyReason``).
    /// - Parameters:
    ///   - path: a file's path, or ``pathInMemory``.
    ///   - patience: how many seconds to wait for another process that is writing.
    /// - Throws: `StoreError.cannotAccess`, `.damaged`, `.newerSchema`, `.busy`, `.diskFull`.
    public init(path: String, patience: TimeInterval = 5) throws {
        self.path = path
        let isInMemory = path == Self.pathInMemory
        self.patience = isInMemory ? 0 : patience
        connection = try isInMemory ? StoreConnection() : StoreConnection.store(path, patience: patience)
        wasMade = connection.wasCreated
    }

    /// Makes a store in memory, for trying things out.
    /// - Throws: `StoreError.cannotAccess` where SQLite itself fails.
    public convenience init() throws {
        try self.init(path: Self.pathInMemory)
    }

    /// Closes the store, which cannot be used after that. A store that is released closes itself.
    package func close() { connection.close() }

    /// Refuses to go on where the store can only be read, before there is anything to be lost.
    /// - Throws: `StoreError.readOnly`.
    public func checkWritable() throws(StoreError) {
        if let reason = readOnlyReason { throw StoreError.readOnly(path: path, reason: reason) }
    }

    /// Notices the commits of other processes since the last call.
    /// - Returns: whether there were any. Observers have been notified by then.
    @discardableResult
    public func refresh() throws -> Bool {
        let version = try connection.dataVersion()
        let changed = seen.withLock { seen in
            defer { seen = version }
            return seen.map { $0 != version } ?? false
        }
        if changed { publish() }
        return changed
    }

    /// Reads one state of the store, observed. A caller may read more while it iterates over things.
    /// - Parameter answers: whether an answer can change what is read. A list of things need not be read again after one.
    func reading<Value>(answers: Bool = true, _ read: (Database) throws -> Value) throws -> Value {
        access(keyPath: answers ? \.revision : \.count)
        return try connection.read { db in
            if db.isInsideTransaction { return try read(db) }
            try db.beginTransaction(.deferred)
            // Nothing was written, and a damaged file could refuse a commit.
            defer { try? db.rollback() }
            return try read(db)
        }
    }

    /// Writes in one transaction, and notifies observers when it is durable.
    /// - Parameter answers: whether it writes nothing but answers.
    func writing<Value>(answers: Bool = false, _ write: (Database) throws -> Value) throws -> Value {
        var result: Value?
        try connection.write { db in
            result = try write(db)
            return .commit
        }
        guard let result else { throw StoreError.cannotAccess(path: path, reason: "a transaction did not end") }
        publish(answers: answers)
        return result
    }

    /// Tells observers that something is new: all of them, or those of answers.
    func publish(answers: Bool = false) {
        if !answers { withMutation(keyPath: \.count) {} }
        withMutation(keyPath: \.revision) {
            _ = commits.wrappingAdd(1, ordering: .relaxed)
        }
    }

    /// The number of things.
    public func thingCount() throws -> Int { try reading(answers: false, Self.thingCount) }

    /// The number of things, within an access.
    static func thingCount(_ db: Database) throws -> Int {
        try db.value("SELECT count(*) FROM thing WHERE removed IS NULL") ?? 0
    }
}
