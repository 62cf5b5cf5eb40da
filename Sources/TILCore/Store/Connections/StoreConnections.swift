import Foundation
import GRDB
import Synchronization

/// The connections of a store: each access has one to itself, so that a long one keeps nobody waiting, and one within
/// another sees the store as it is.
///
/// Before each access the file behind the connections is compared with the one at the path. Where that is another, the
/// store is opened anew, with all that is looked at on opening; where there is none, the access is refused.
final class StoreConnections: Sendable {
    let path: String
    let patience: TimeInterval
    private let steps: [Schema.Step]
    let state: Mutex<OpenedStore>
    /// Whether something was written that may be copied from the log into the file.
    private let hasWritten: Atomic<Bool>
    private let isDamaged = Atomic<Bool>(false)
    /// Whether what is written goes to a log first, which lets others read meanwhile.
    private let isLogged = Atomic<Bool>(false)
    private let reopening = Mutex(())

    /// How many connections are kept that nobody uses.
    private static let mostIdle = 4

    /// Opens a store's file, makes it where there is none, and brings its tables up to date.
    init(path: String, patience: TimeInterval, steps: [Schema.Step]) throws {
        self.path = path
        self.patience = patience
        self.steps = steps
        let opened = try OpenedStore.open(path, patience: patience, steps: steps, mayMake: true, number: 1)
        hasWritten = Atomic(opened.hasWritten)
        state = Mutex(opened)
    }

    /// Makes a store in memory.
    init() throws {
        path = ThingStore.pathInMemory
        patience = 0
        steps = Schema.steps
        let door = StoreDoor()
        let queue = try StoreError.translating(path: path, patience: patience) {
            let queue = try door.queue(patience: 0)
            try queue.inDatabase { try Schema.bringUpToDate($0, path: ThingStore.pathInMemory) }
            return queue
        }
        hasWritten = Atomic(false)
        state = Mutex(OpenedStore(door: door, number: 1, idle: [queue]))
    }

    deinit {
        state.withLock { close($0.connections, $0.door, $0.log) }
    }

    /// Whether there was no file, so that a new store was begun.
    var wasMade: Bool { state.withLock { $0.door.file?.wasMade ?? true } }

    /// Why the store cannot be written to; nil where it can.
    var obstacle: String? { state.withLock { $0.door.obstacle } }

    /// A number that grows when the store is opened anew.
    private var number: Int { state.withLock { $0.number } }

    /// The way to the file that is open.
    var door: StoreDoor { state.withLock { $0.door } }

    // MARK: Accesses

    /// Reads.
    func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try refresh()
        return try StoreError.translating(path: path, patience: patience) {
            try withConnection { queue, door in
                let value = try queue.inDatabase(body)
                // The store was read without a lock, as a file that nobody writes to.
                if door.obstacle != nil, !door.isCurrent { throw StoreError.busy(path: path, patience: patience) }
                return value
            }
        }
    }

    /// Writes in one transaction.
    /// - Parameters:
    ///   - patience: how many seconds to wait for another process that is writing, where that is not as long as usual.
    ///   - isBulk: whether so much is written that it pays to have a larger cache.
    func write(
        patience: TimeInterval? = nil, isBulk: Bool = false, _ body: (Database) throws -> Database.TransactionCompletion
    ) throws {
        try change(patience: patience) { db, checkFile in
            if isBulk { try Self.tune(db, cache: 8_000, threads: 1) }
            // SQLite's own values.
            defer { if isBulk { try? Self.tune(db, cache: 2_000, threads: 0) } }
            var completion = Database.TransactionCompletion.rollback
            try db.inTransaction(.immediate) {
                try checkFile()
                try Schema.checkVersion(db, path: path, known: steps.count)
                completion = try body(db)
                return completion
            }
            return completion == .commit
        }
    }

    /// Changes the file through a connection, outside of a transaction.
    /// - Parameter body: takes what is to be called once the file is locked, and before anything is changed; returns whether
    ///   something was.
    func change(
        patience: TimeInterval? = nil, _ body: (Database, _ checkFile: () throws -> Void) throws -> Bool
    ) throws {
        // Another process may put a file in the place of this one as often as this one is about to write.
        for _ in 0..<10 {
            try refresh(forWriting: true)
            // Writing may be allowed by now.
            if obstacle != nil { try reopen() }
            if let obstacle { throw StoreError.readOnly(path: path, reason: obstacle) }
            do {
                try StoreError.translating(path: path, patience: patience ?? self.patience) {
                    try withConnection { queue, door in
                        try queue.inDatabase { db in
                            if let patience { try Self.setPatience(patience, db) }
                            defer { if patience != nil { try? Self.setPatience(self.patience, db) } }
                            // A backup that was put in place by hand has no log; the mode cannot be changed within a
                            // transaction.
                            if !isLogged.load(ordering: .relaxed) { try startLog(db, door) }
                            var isUnderWay = false
                            do {
                                let isChanged = try body(db) {
                                    guard door.isCurrent else { throw Moved() }
                                    isUnderWay = true
                                }
                                if isChanged { hasWritten.store(true, ordering: .relaxed) }
                            } catch is DatabaseError where !door.isCurrent {
                                throw isUnderWay ? StoreError.replaced(path: path) : Moved()
                            }
                        }
                        // What was written to a file that is no longer the store is not in the store.
                        guard door.isCurrent else { throw StoreError.replaced(path: path) }
                        note(door.presentStamp(), of: door)
                    }
                }
                return
            } catch is Moved {
                continue
            }
        }
        throw StoreError.replaced(path: path)
    }

    /// Opens the store anew where its file was replaced or, before something is written, written to by others.
    func refresh(forWriting: Bool = false) throws {
        let (door, number, written, log) = state.withLock { ($0.door, $0.number, $0.written, $0.log) }
        if door.isCurrent, door.isCurrent(log: log), !forWriting || written == nil || door.presentStamp() == written {
            return
        }
        try reopen(after: number)
        if forWriting { try lookThrough() }
    }

    /// Opens the store anew, for connections that know nothing of what was there before.
    func reopen() throws { try reopen(after: number) }

    private func reopen(after number: Int) throws {
        // One thread at a time: what the connections have written is to be in the file before new ones read it.
        try reopening.withLock { _ in
            // Another thread may have been faster.
            guard self.number == number else { return }
            // A file that is moved may be linked to in a moment, and only these connections know where its log is.
            if FileStamp(path) == nil { throw StoreError.replaced(path: path) }
            // Those that go on using a file that was removed would share it with new ones.
            let (idle, door, log) = state.withLock { state in
                defer { (state.idle, state.watching) = ([], nil) }
                return (state.connections, state.door, state.log)
            }
            // A backup that is being made keeps its connection: closing these is not the end of the log, which may be out
            // of everybody's sight by now.
            if !door.isCurrent || !door.isCurrent(log: log), door.presentStamp() != nil, door.mayCopy(log: log) {
                try? idle.first?.inDatabase { try $0.execute(sql: "PRAGMA wal_checkpoint(FULL)") }
            }
            close(idle, door, log)
            let opened: OpenedStore
            do {
                opened = try .open(path, patience: patience, steps: steps, mayMake: false, number: number + 1)
            } catch {
                if case .damaged? = error as? StoreError { noteDamage() }
                throw error
            }
            isLogged.store(false, ordering: .relaxed)
            if opened.hasWritten { hasWritten.store(true, ordering: .relaxed) }
            state.withLock { $0 = opened }
        }
    }

    /// Notes that the file is damaged: from now on nothing is copied into it.
    func noteDamage() { isDamaged.store(true, ordering: .relaxed) }

    // MARK: -

    /// A file was put in the place of the store's while this process waited for its turn.
    private struct Moved: Error {}

    func withConnection<Value>(_ body: (DatabaseQueue, StoreDoor) throws -> Value) throws -> Value {
        let (idle, door, number, log) = state.withLock { ($0.idle.popLast(), $0.door, $0.number, $0.log) }
        let queue = try idle ?? door.queue(patience: patience)
        defer {
            let isKept = state.withLock { state in
                guard state.number == number, state.idle.count < Self.mostIdle else { return false }
                state.idle.append(queue)
                return true
            }
            if !isKept { close([queue], door, log) }
        }
        return try body(queue, door)
    }

    func close(_ queues: [DatabaseQueue], _ door: StoreDoor, _ log: LogStamp?) {
        OpenedStore.close(
            queues, door, mayCheckpoint: !isDamaged.load(ordering: .relaxed), log: log,
            hasWritten: hasWritten.load(ordering: .relaxed))
    }

    private func note(_ stamp: FileStamp?, of door: StoreDoor) {
        state.withLock {
            guard $0.door.presentStamp() == stamp else { return }
            $0.written = stamp
            if $0.log == nil { $0.log = door.logStamp() }
        }
    }

    private func startLog(_ db: Database, _ door: StoreDoor) throws {
        // It writes the first page, so the file must be the store's even now.
        if !door.isCurrent { throw Moved() }
        try Schema.startLog(db)
        isLogged.store(true, ordering: .relaxed)
    }

    private static func tune(_ db: Database, cache kibibytes: Int, threads: Int) throws {
        try db.execute(sql: "PRAGMA cache_size = -\(kibibytes); PRAGMA threads = \(threads)")
    }

    private static func setPatience(_ patience: TimeInterval, _ db: Database) throws {
        try db.execute(sql: "PRAGMA busy_timeout = \(Int(patience * 1_000))")
    }
}
