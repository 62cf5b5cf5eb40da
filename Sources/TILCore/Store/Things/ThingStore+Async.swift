import Dispatch
import Foundation

extension ThingStore {
    /// Works with the store on a thread that may wait, so that asynchronous code holds up no thread of its own while another
    /// program has the store locked.
    ///
    /// ```swift
    /// let thing = try await store.perform { try $0.add(draft, at: now) }
    /// let found = try await store.perform { try $0.search("network") }
    /// ```
    /// - Parameter work: calls methods of the store.
    /// - Returns: what the closure returns.
    public func perform<Value: Sendable, Failure: Error>(
        _ work: @escaping @Sendable (ThingStore) throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        try await Self.waiting { () throws(Failure) in try work(self) }
    }

    /// Opens the store at a path on a thread that may wait; see ``init(path:patience:)``.
    public static func open(path: String, patience: TimeInterval = 5) async throws -> ThingStore {
        try await waiting { try ThingStore(path: path, patience: patience) }
    }

    /// Runs a closure that may block on none of the few threads that all asynchronous code shares.
    private static func waiting<Value: Sendable, Failure: Error>(
        _ work: @escaping @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async {
                continuation.resume(returning: Result(catching: work))
            }
        }
        return try result.get()
    }
}

/// A watcher that notices the changes of other processes to a store, for as long as it lives.
///
/// It asks SQLite for its change counter a few times a second, which costs a system call or two. If the counter has
/// moved, it notifies the store's observers. A program that wakes regularly anyway calls ``ThingStore/refresh()``
/// instead.
public final class StoreWatcher: Sendable {
    private let task: Task<Void, Never>

    /// Starts watching.
    /// - Parameters:
    ///   - store: the store to watch.
    ///   - interval: how long to wait between two looks.
    public init(_ store: ThingStore, every interval: Duration = .milliseconds(400)) {
        // The first look only notes the counter. Commits from here on are noticed.
        _ = try? store.refresh()
        task = Task.detached(priority: .utility) { [weak store] in
            while !Task.isCancelled {
                try? await Task.sleep(for: interval)
                guard let store else { return }
                // A look that fails (a busy moment) is made up for by the next one.
                _ = try? store.refresh()
            }
        }
    }

    deinit {
        task.cancel()
    }
}

/// A closure that is called now and then with the progress of a long operation. An error that it throws ends the
/// operation.
public typealias StoreProgress = (_ done: Int, _ total: Int) throws -> Void
