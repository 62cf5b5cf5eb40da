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
    /// Where the store lives; `:memory:` for one that is gone with its last reference.
    public let path: String

    @ObservationIgnored let queue: DatabaseQueue
    @ObservationIgnored private let commits = Atomic<Int>(0)
    @ObservationIgnored private let seenVersion = Mutex<Int64?>(nil)

    /// A number that grows with each change that was noticed; reading it observes the whole store.
    public var revision: Int {
        access(keyPath: \.revision)
        return commits.load(ordering: .relaxed)
    }

    /// How many things there are; 0 where the database cannot be read, which the throwing methods explain.
    public var count: Int { (try? thingCount()) ?? 0 }

    /// Opens the store at a path, makes it where there is none, and brings its tables up to date.
    ///
    /// A new file is readable by its owner only (mode 0600), as are the folders made for it (0700).
    /// - Parameters:
    ///   - path: a file's path.
    ///   - patience: how many seconds to wait for another process that is writing.
    /// - Throws: `StoreError.cannotAccess`, `.damaged`, `.newerSchema`, `.busy`, `.diskFull`.
    public init(path: String, patience: TimeInterval = 5) throws {
        self.path = path
        try PrivateFile.prepare(path)
        queue = try StoreError.translating(path: path) {
            let queue = try DatabaseQueue(path: path, configuration: Self.configuration(patience: patience))
            try queue.inDatabase { db in try Schema.bringUpToDate(db, path: path) }
            return queue
        }
    }

    /// Makes a store in memory, for trying things out.
    /// - Throws: `StoreError.cannotAccess` where SQLite itself fails.
    public init() throws {
        path = ":memory:"
        queue = try StoreError.translating(path: ":memory:") {
            let queue = try DatabaseQueue(configuration: Self.configuration(patience: 0))
            try queue.inDatabase { db in try Schema.bringUpToDate(db, path: ":memory:") }
            return queue
        }
    }

    private static func configuration(patience: TimeInterval) -> Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(patience)
        configuration.label = "til"
        configuration.maximumReaderCount = 1
        configuration.prepareDatabase { db in
            // An answer is on disk before the next prompt appears: the log is synced with each commit.
            try db.execute(sql: "PRAGMA synchronous = FULL")
        }
        return configuration
    }

    /// Notices what other processes committed since the last call.
    /// - Returns: whether there was anything; observers have been told then.
    @discardableResult
    public func refresh() throws -> Bool {
        let version = try reading { db in try Int64.fetchOne(db, sql: "PRAGMA data_version") }
        let changed = seenVersion.withLock { seen in
            defer { seen = version }
            return seen != nil && seen != version
        }
        if changed { publish() }
        return changed
    }

    /// Reads, observed. May be called from within another read: a caller may ask for more while it walks over things.
    func reading<Value>(_ read: (Database) throws -> Value) throws -> Value {
        access(keyPath: \.revision)
        return try StoreError.translating(path: path) { try queue.unsafeReentrantRead(read) }
    }

    /// Writes in one transaction, and tells observers once it is durable.
    func writing<Value>(_ write: (Database) throws -> Value) throws -> Value {
        let value = try StoreError.translating(path: path) {
            var result: Value?
            try queue.unsafeReentrantWrite { db in
                try db.inTransaction(.immediate) {
                    result = try write(db)
                    return .commit
                }
            }
            guard let result else { throw StoreError.cannotAccess(path: path, reason: "a transaction did not end") }
            return result
        }
        publish()
        return value
    }

    /// Tells observers that something is new.
    func publish() {
        withMutation(keyPath: \.revision) {
            _ = commits.wrappingAdd(1, ordering: .relaxed)
        }
    }

    /// How many things there are.
    public func thingCount() throws -> Int {
        try reading { db in
            try Int.fetchOne(db, sql: "SELECT value FROM tally WHERE name = 'things'") ?? 0
        }
    }
}
