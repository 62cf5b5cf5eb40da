import Foundation
import GRDB
public import Observation
import Synchronization

/// The store: things, their reviews and their memories, persistent and observable.
///
/// It keeps no copies: every property and method reads the database when it is called. Reads are tracked by
/// Observation, so that `withObservationTracking` and `Observations` see each committed change (an addition, an edit, a
/// removal, an import, an answer, an undo) by this process. Changes that are rolled back are not visible.
///
/// ``refresh()`` detects changes by other processes, and ``StoreWatcher`` calls it a few times a second. All methods
/// may be called from any thread, and they throw ``StoreError``.
///
/// ```swift
/// let store = try ThingStore(path: folder + "acronyms.db")
/// try store.add(ThingDraft(short: "ftw", long: "for the win"), at: now)
/// let meanings = try store.meanings(of: "FTW")  // [FTW (For the Win)]
/// let questions = try store.questions(at: now)
/// try store.undo()
/// ```
///
/// ## Topics
///
/// ### Open a store
/// - ``init(path:patience:)``
/// - ``init()``
/// - ``open(path:patience:)``
/// - ``perform(_:)``
///
/// ### Find things
/// - ``meanings(of:)``
/// - ``search(_:forgivingTypos:textOrder:limit:)``
/// - ``things(by:tag:offset:limit:)``
/// - ``things``
/// - ``count``
///
/// ### Change things
/// - ``add(_:at:allowingNearRepeats:)``
/// - ``update(_:at:)``
/// - ``remove(_:as:at:)``
/// - ``undo()``
///
/// ### Learn
/// - ``questions(for:at:in:)``
/// - ``record(_:replacing:in:)``
/// - ``statistics(at:on:)``
@Observable
public final class ThingStore: Sendable {
    /// The path of a store in memory.
    public static let pathInMemory = ":memory:"

    /// The path of the store's file, or `:memory:` for a store that exists until its last reference is released.
    public var path: String { connection.path }

    @ObservationIgnored let connection: StoreConnection
    @ObservationIgnored private let commits = Atomic<Int>(0)
    /// The version of which observers were last notified, or nil before the first check for changes of other processes.
    @ObservationIgnored private let seen = Mutex<Int64?>(nil)

    /// Whether a new store was created, because no file existed at the path.
    package var wasMade: Bool { connection.wasCreated }

    /// Whether the store is in memory, without a file and without backups.
    public var isInMemory: Bool { path == Self.pathInMemory }

    /// The reason why the store is read-only, for example `its folder /x cannot be written to`, or nil if the store is
    /// writable.
    public var readOnlyReason: String? { connection.readOnlyReason }

    /// The time to wait for another program's lock.
    public var patience: Duration { connection.patience }

    /// A number that increases with each detected change. Reading it observes the whole store.
    public var revision: Int {
        access(keyPath: \.revision)
        return commits.load(ordering: .relaxed)
    }

    /// The number of things, or 0 if the database cannot be read. The throwing methods report the reason.
    public var count: Int { (try? thingCount()) ?? 0 }

    /// All things, sorted by acronym. They are empty if the database cannot be read, and the throwing methods report
    /// the reason. For a page of a large store, use ``things(by:tag:offset:limit:)``.
    public var things: [Thing] { (try? things(by: .short)) ?? [] }

    /// Opens the store at a path, creates it if it does not exist, and updates its tables.
    ///
    /// A new file can only be read by its owner (mode 0600), and so can the folders that are created for it (0700).
    /// Nothing is written to a damaged store, to a store of a newer til, or to a file that is not a store. A backup is
    /// made before the tables are changed (see ``Backups``). A read-only store can still be read (see
    /// ``readOnlyReason``).
    /// - Parameters:
    ///   - path: the path of a file, or ``pathInMemory``.
    ///   - patience: the time to wait for another process that is writing.
    /// - Throws: `StoreError.cannotAccess`, `.damaged`, `.newerSchema`, `.busy`, `.diskFull`.
    public init(path: String, patience: Duration = .seconds(5)) throws {
        connection = try path == Self.pathInMemory ? StoreConnection() : .store(path, patience: patience)
    }

    /// Creates a store in memory, for example for tests and previews.
    /// - Throws: `StoreError.cannotAccess` if SQLite fails.
    public convenience init() throws {
        try self.init(path: Self.pathInMemory)
    }

    /// Closes the store, which cannot be used after that. A released store closes itself.
    package func close() { connection.close() }

    /// Throws an error if the store is read-only. Call it before the person makes an effort that would be lost.
    /// - Throws: `StoreError.readOnly`.
    package func checkWritable() throws(StoreError) {
        if let reason = readOnlyReason { throw StoreError.readOnly(path: path, reason: reason) }
    }

    /// Detects the commits of other processes since the last call.
    /// - Returns: whether there were any. Observers have been notified before the call returns.
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

    /// Reads one state of the store with observation. The closure may call other methods of the store while it
    /// iterates.
    /// - Parameter answers: whether an answer can change the result. If not, an answer does not notify its observers.
    func reading<Value>(answers: Bool = true, _ read: (Database) throws -> Value) throws -> Value {
        access(keyPath: answers ? \.revision : \.count)
        return try connection.read { db in try db.inSnapshot { try read(db) } }
    }

    /// Writes in one transaction, and notifies observers after the commit.
    /// - Parameters:
    ///   - answers: whether only answers are written.
    ///   - waits: whether to wait for another process that is writing.
    func writing<Value>(
        answers: Bool = false, waits: Bool = true, _ write: (Database) throws -> Value
    ) throws -> Value {
        var result: Value?
        try connection.write(waits: waits) { db in
            result = try write(db)
            return .commit
        }
        guard let result else { throw StoreError.cannotAccess(path: path, reason: "a transaction did not end") }
        publish(answers: answers)
        return result
    }

    /// Notifies observers of a change: all of them, or only those of answers.
    func publish(answers: Bool = false) {
        if !answers { withMutation(keyPath: \.count) {} }
        withMutation(keyPath: \.revision) {
            _ = commits.wrappingAdd(1, ordering: .relaxed)
        }
    }

    /// Returns the number of things.
    package func thingCount() throws -> Int { try reading(answers: false, Self.thingCount) }

    /// Returns the number of things, within an access.
    static func thingCount(_ db: Database) throws -> Int {
        try db.value("SELECT count(*) FROM thing WHERE removed IS NULL") ?? 0
    }
}
