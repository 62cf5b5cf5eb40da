import CSQLite
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

    /// Whether there was no file at the path, so that a new store was begun.
    public let wasMade: Bool

    /// How many seconds another program's lock is waited for.
    public let patience: TimeInterval

    @ObservationIgnored let queue: DatabaseQueue
    @ObservationIgnored private let commits = Atomic<Int>(0)
    @ObservationIgnored private let seenVersion = Mutex<Int64?>(nil)
    /// Whether what is written goes to a log first, which lets others read meanwhile.
    @ObservationIgnored private let isLogged: Atomic<Bool>

    /// A number that grows with each change that was noticed; reading it observes the whole store.
    public var revision: Int {
        access(keyPath: \.revision)
        return commits.load(ordering: .relaxed)
    }

    /// How many things there are; 0 where the database cannot be read, which the throwing methods explain.
    public var count: Int { (try? thingCount()) ?? 0 }

    /// Opens the store at a path, makes it where there is none, and brings its tables up to date.
    ///
    /// A new file is readable by its owner only (mode 0600), as are the folders made for it (0700). A file that is no
    /// store, a damaged one or one of a newer til is not written to; before a step that changes the tables a backup is
    /// kept (see ``Backups``).
    /// - Parameters:
    ///   - path: a file's path.
    ///   - patience: how many seconds to wait for another process that is writing.
    /// - Throws: `StoreError.cannotAccess`, `.damaged`, `.newerSchema`, `.busy`, `.diskFull`.
    public convenience init(path: String, patience: TimeInterval = 5) throws {
        try self.init(path: path, patience: patience, steps: Schema.steps)
    }

    /// Opens the store as an earlier til would, or a later one: with its steps.
    init(path: String, patience: TimeInterval = 5, steps: [Schema.Step]) throws {
        self.path = path
        self.patience = patience
        let state = try StoreFile.prepare(path, known: steps.count)
        let wasMade = if case .made = state { true } else { false }
        self.wasMade = wasMade
        if case .database(isLogged: true) = state { isLogged = Atomic(true) } else { isLogged = Atomic(false) }
        queue = try StoreError.translating(path: path, patience: patience) {
            let queue = try DatabaseQueue(
                path: PrivateFile.plain(path), configuration: Self.configuration(patience: patience))
            try queue.inDatabase { db in
                try Schema.bringUpToDate(db, path: path, steps: steps, mayBeginAnew: wasMade) {
                    try Backups(of: path).keepBeforeMigration($0)
                }
                Self.setCheckpointOnClose(true, db)
            }
            return queue
        }
    }

    /// Makes a store in memory, for trying things out.
    /// - Throws: `StoreError.cannotAccess` where SQLite itself fails.
    public init() throws {
        path = ":memory:"
        patience = 0
        isLogged = Atomic(true)
        wasMade = true
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
            // Until it is certain that the file is a whole store, closing it must not write its log into it.
            setCheckpointOnClose(false, db)
            if let connection = db.sqliteConnection { _ = til_distrust_schema(connection) }
            // A damaged page is told from a whole one before anything is read from beyond it.
            try db.execute(sql: "PRAGMA cell_size_check = ON")
            // An answer is on disk before the next prompt appears: the log is synced with each commit.
            try db.execute(sql: Platform.durability)
        }
        return configuration
    }

    /// Whether the log is copied into the file when the last connection to it closes.
    private static func setCheckpointOnClose(_ isOn: Bool, _ db: Database) {
        if let connection = db.sqliteConnection { _ = til_set_checkpoint_on_close(connection, isOn ? 1 : 0) }
    }

    /// Runs something, and turns SQLite's errors into the store's own; from where damage shows, the file stays as it is.
    func translating<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try StoreError.translating(path: path, patience: patience, body)
        } catch let error as StoreError {
            if case .damaged = error { queue.unsafeReentrantRead { Self.setCheckpointOnClose(false, $0) } }
            throw error
        }
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
        return try translating { try queue.unsafeReentrantRead(read) }
    }

    /// Reads several things of one state of the store, whatever others write meanwhile; and, since the file is locked once
    /// rather than for each statement, hundreds of them in half the time.
    func readingOneState<Value>(_ read: (Database) throws -> Value) throws -> Value {
        try reading { db in
            if db.isInsideTransaction { return try read(db) }
            try RawStatement.run("BEGIN", db)
            // What was only read is ended without anything to fail.
            defer { try? RawStatement.run("COMMIT", db) }
            return try read(db)
        }
    }

    /// Writes in one transaction, and tells observers once it is durable.
    func writing<Value>(_ write: (Database) throws -> Value) throws -> Value {
        var result: Value?
        try transaction { db in
            result = try write(db)
            return .commit
        }
        guard let result else { throw StoreError.cannotAccess(path: path, reason: "a transaction did not end") }
        publish()
        return result
    }

    /// Runs a transaction that writes, and tells nobody.
    func transaction(_ body: (Database) throws -> Database.TransactionCompletion) throws {
        try translating {
            try queue.unsafeReentrantWrite { db in
                // A backup that was put in place by hand has no log; the mode cannot be changed within a transaction.
                if !isLogged.load(ordering: .relaxed) {
                    try Schema.startLog(db)
                    isLogged.store(true, ordering: .relaxed)
                }
                try db.inTransaction(.immediate) { try body(db) }
            }
        }
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
