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
    /// The state of the file of which observers were last notified.
    @ObservationIgnored private let seen: Mutex<Seen>

    /// A state of the file: SQLite's counter of the commits by others, and the numbers of the parts.
    private struct Seen {
        var version: Int64
        var revision: StoreRevision
    }

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
    ///
    /// ```swift
    /// let store = try ThingStore(path: folder + "acronyms.db", patience: .seconds(2))
    /// if let reason = store.readOnlyReason { print("It can only be read: \(reason).") }
    /// ```
    /// - Parameters:
    ///   - path: the path of a file, or ``pathInMemory``.
    ///   - patience: the time to wait for another process that is writing.
    /// - Throws: `StoreError.cannotAccess`, `.damaged`, `.newerSchema`, `.busy`, `.diskFull`.
    public convenience init(path: String, patience: Duration = .seconds(5)) throws(StoreError) {
        try self.init(path: path, patience: patience, decks: .none)
    }

    /// Opens the store at a path like ``init(path:patience:)``.
    /// - Parameters:
    ///   - path: the path of a file, or ``pathInMemory``.
    ///   - patience: the time to wait for another process that is writing.
    ///   - decks: the decks that come with the program, by which things of til 0.3.0 get their origins.
    package convenience init(path: String, patience: Duration = .seconds(5), decks: ShippedDecks) throws(StoreError) {
        try self.init(at: path) {
            try path == Self.pathInMemory ? StoreConnection() : .store(path, patience: patience, decks: decks)
        }
    }

    /// Opens a glossary as a store that can only be read.
    convenience init(glossaryAt path: String) throws(StoreError) {
        try self.init(at: path) { try .glossary(path) }
    }

    private init(at path: String, open: () throws -> StoreConnection) throws(StoreError) {
        let opened = try StoreError.only(path: path) {
            let connection = try open()
            // Read the numbers now, so that the first refresh detects what others commit from now on.
            let version = try connection.dataVersion() ?? 0
            let revision = try connection.read(StoreRevision.init)
            return (connection: connection, seen: Seen(version: version, revision: revision))
        }
        connection = opened.connection
        seen = Mutex(opened.seen)
    }

    /// Creates a store in memory, for example for tests and previews.
    /// - Throws: `StoreError.cannotAccess` if SQLite fails.
    public convenience init() throws(StoreError) {
        try self.init(path: Self.pathInMemory)
    }

    /// Closes the store, which cannot be used after that. A released store closes itself.
    public func close() { connection.close() }

    /// Throws an error if the store is read-only. Call it before the person makes an effort that would be lost.
    /// - Throws: `StoreError.readOnly`.
    package func checkWritable() throws(StoreError) {
        if let reason = readOnlyReason { throw StoreError.readOnly(path: path, reason: reason) }
    }

    /// Detects the commits of other processes since the last call, or since the store was opened. A restored backup is
    /// one of them.
    /// - Returns: whether there were any. Observers of what was changed have been notified before the call returns. If
    ///   this process is writing, the result is false, and the next call detects the commits.
    @discardableResult
    public func refresh() throws(StoreError) -> Bool {
        guard let version = try StoreError.only(path: path, connection.dataVersion) else { return false }
        let isNew = seen.withLock { seen in
            let isNew = seen.version != version
            seen.version = version
            return isNew
        }
        if !isNew { return false }
        let revision = try StoreError.only(path: path) {
            try connection.read { db in try db.inSnapshot { try StoreRevision(db) } }
        }
        let changed = seen.withLock { seen in
            let changed = seen.revision.changes(to: revision)
            seen.revision = revision
            return changed
        }
        // Another program does not write the numbers of til.
        publish(changed.isEmpty ? .all : changed)
        return true
    }

    /// Reads one state of the store with observation. The closure may call other methods of the store while it
    /// iterates.
    /// - Parameter parts: the parts on which the result depends. Changes of others do not notify its observers.
    func reading<Value>(
        _ parts: StoreParts = .all, _ read: (Database) throws -> Value
    ) throws(StoreError) -> Value {
        try StoreError.only(path: path) { try readingThrough(parts, read) }
    }

    /// Reads one state of the store like ``reading(_:_:)``, and passes errors of a caller's closure on.
    func readingThrough<Value>(_ parts: StoreParts = .all, _ read: (Database) throws -> Value) throws -> Value {
        observe(parts)
        return try connection.read { db in try db.inSnapshot { try read(db) } }
    }

    /// Writes in one transaction, and notifies observers after the commit.
    /// - Parameters:
    ///   - parts: the parts that may be changed.
    ///   - waits: whether to wait for another process that is writing.
    func writing<Value>(
        _ parts: StoreParts = .all, waits: Bool = true, _ write: (Database) throws -> Value
    ) throws -> Value {
        var result: Value?
        try connection.write(waits: waits) { db in
            result = try write(db)
            try renew(parts, db)
            return .commit
        }
        guard let result else { throw StoreError.cannotAccess(path: path, reason: "a transaction did not end") }
        publish(parts)
        return result
    }

    /// Gives the changed parts new numbers, by which other processes see the change.
    func renew(_ parts: StoreParts, _ db: Database) throws {
        let revision = try StoreRevision.renewed(parts, db)
        seen.withLock { seen in seen.revision.take(parts, from: revision) }
    }

    // MARK: Observation

    // Observation needs a property for each part.
    private var answersPart: Void { () }
    private var settingsPart: Void { () }

    func observe(_ parts: StoreParts) {
        if parts.contains(.things) { access(keyPath: \.count) }
        if parts.contains(.answers) { access(keyPath: \.answersPart) }
        if parts.contains(.settings) { access(keyPath: \.settingsPart) }
    }

    /// Notifies observers of changed parts.
    func publish(_ parts: StoreParts = .all) {
        if parts.contains(.things) { withMutation(keyPath: \.count) {} }
        if parts.contains(.answers) { withMutation(keyPath: \.answersPart) {} }
        if parts.contains(.settings) { withMutation(keyPath: \.settingsPart) {} }
        withMutation(keyPath: \.revision) {
            _ = commits.wrappingAdd(1, ordering: .relaxed)
        }
    }

    /// Returns the number of things.
    package func thingCount() throws(StoreError) -> Int { try reading(.things, Self.thingCount) }

    /// Returns the number of things, within an access.
    static func thingCount(_ db: Database) throws -> Int {
        try db.value("SELECT count(*) FROM thing WHERE removed IS NULL") ?? 0
    }
}
