import Foundation
import GRDB
import Synchronization

/// The connections of a store: one for writing, and others for reading.
///
/// While only one thread at a time uses the store, the connection for writing also reads, so that a look-up opens a
/// single connection. As soon as a thread would have to wait, reads get connections of their own. In a write-ahead log,
/// these neither wait for a writer nor delay it.
final class ConnectionPool: Sendable {
    private struct State {
        /// The connection that each thread uses, or waits for.
        var users: [ObjectIdentifier: DatabaseQueue] = [:]
        /// The open connections for reading that no thread uses.
        var idle: [DatabaseQueue] = []
        /// Whether two threads have used the store at the same time.
        var isShared = false
        var isClosed = false
    }

    /// The connection for writing.
    let writer: DatabaseQueue
    private let openReader: (@Sendable () throws -> DatabaseQueue)?
    private let state = Mutex(State())

    /// - Parameter openReader: opens a connection for reading, or nil for a store in memory, which has only one.
    init(_ writer: DatabaseQueue, openReader: (@Sendable () throws -> DatabaseQueue)?) {
        self.writer = writer
        self.openReader = openReader
    }

    /// Runs a closure that reads. Within another access of the same thread, it uses the same connection, and so reads
    /// what that access has written.
    func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
        let thread = ObjectIdentifier(Thread.current)
        if let used = state.withLock({ state in state.users[thread] }) { return try used.unsafeReentrantWrite(body) }
        let connection = try connectionForReading(thread)
        defer { release(connection, thread) }
        return try connection.unsafeReentrantWrite(body)
    }

    /// Runs a closure on the connection for writing. It waits until other threads have written.
    func write<Value>(_ body: (Database) throws -> Value) throws -> Value {
        let thread = ObjectIdentifier(Thread.current)
        // If the thread is reading, it uses the connection of that read again after the write.
        let before = state.withLock { state in
            let isUsedByOthers = state.users.contains { user in user.key != thread }
            if isUsedByOthers { state.isShared = true }
            return state.users.updateValue(writer, forKey: thread)
        }
        defer { state.withLock { state in state.users[thread] = before } }
        return try writer.unsafeReentrantWrite(body)
    }

    /// Runs a closure that reads on the connection for writing, unless another thread uses it.
    /// - Returns: the result, or nil if the connection is in use.
    func readWriter<Value>(_ body: (Database) throws -> Value) throws -> Value? {
        let thread = ObjectIdentifier(Thread.current)
        let isInUse = state.withLock { state in
            state.users.contains { user in user.value === writer && user.key != thread }
        }
        return isInUse ? nil : try write(body)
    }

    /// Closes all connections.
    func close() {
        let idle = state.withLock { state in
            let idle = state.idle
            state.idle = []
            state.isClosed = true
            return idle
        }
        for connection in idle { try? connection.close() }
        try? writer.close()
    }

    /// Returns the connection with which a thread reads: the one for writing while no other thread uses the store, else
    /// one of its own.
    private func connectionForReading(_ thread: ObjectIdentifier) throws -> DatabaseQueue {
        guard let openReader else { return writer }
        let free: DatabaseQueue? = state.withLock { state in
            if !state.users.isEmpty { state.isShared = true }
            let free = state.isShared ? state.idle.popLast() : writer
            state.users[thread] = free
            return free
        }
        if let free { return free }
        let opened = try openReader()
        state.withLock { state in state.users[thread] = opened }
        return opened
    }

    private func release(_ connection: DatabaseQueue, _ thread: ObjectIdentifier) {
        // The connection for writing stays open, and the others are kept for the next read.
        let isSuperfluous = state.withLock { state in
            state.users[thread] = nil
            if connection === writer { return false }
            if !state.isClosed { state.idle.append(connection) }
            return state.isClosed
        }
        if isSuperfluous { try? connection.close() }
    }
}
