import Dispatch
import Foundation
import Synchronization

extension ThingStore {
    /// Calls a closure with the store on a thread that may block. If another program has locked the store, asynchronous
    /// code then does not block a thread of its pool.
    ///
    /// ```swift
    /// let thing = try await store.perform { try $0.add(draft, at: now) }
    /// let found = try await store.perform { try $0.search("network") }
    /// ```
    ///
    /// If the task is cancelled, a change of the store is not made, and `CancellationError` is thrown. A change that
    /// was already made is kept, and its result is returned. Because of this second type, neither this method nor those
    /// that change the store declare a type of error.
    /// - Parameter work: calls methods of the store.
    /// - Returns: the result of the closure.
    /// - Throws: the error of the closure, or `CancellationError`.
    @discardableResult
    public func perform<Value: Sendable>(
        _ work: @escaping @Sendable (ThingStore) throws -> Value
    ) async throws -> Value {
        let cancellation = Cancellation()
        return try await withTaskCancellationHandler {
            try await Self.waiting {
                try Cancellation.$current.withValue(cancellation) {
                    try Cancellation.check()
                    return try work(self)
                }
            }
        } onCancel: {
            cancellation.cancel()
        }
    }

    /// Opens the store at a path on a thread that may block. See ``init(path:patience:)``.
    ///
    /// ```swift
    /// let store = try await ThingStore.open(path: folder + "acronyms.db", patience: .seconds(2))
    /// print(store.count)  // 0 in a new store
    /// ```
    public static func open(path: String, patience: Duration = .seconds(5)) async throws(StoreError) -> ThingStore {
        try await waiting { () throws(StoreError) in try ThingStore(path: path, patience: patience) }
    }

    /// Runs a closure that may block, outside of the few threads that all asynchronous code shares.
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

/// Whether the task that waits for a closure was cancelled. The closure runs outside of the task.
final class Cancellation: Sendable {
    @TaskLocal static var current: Cancellation?

    private let isCancelled = Atomic(false)

    func cancel() { isCancelled.store(true, ordering: .relaxed) }

    /// - Throws: `CancellationError` if the waiting task was cancelled.
    static func check() throws {
        if current?.isCancelled.load(ordering: .relaxed) == true { throw CancellationError() }
    }
}

/// A watcher that detects other processes' changes of a store, as long as it exists.
///
/// It asks SQLite for its change counter a few times a second, which costs one or two system calls. If the counter has
/// changed, it notifies the store's observers. A program that regularly wakes up anyway can call
/// ``ThingStore/refresh()`` instead.
///
/// ```swift
/// let watcher = StoreWatcher(store, every: .seconds(1))
/// withExtendedLifetime(watcher) { print(store.count) }  // it watches as long as it exists
/// ```
public final class StoreWatcher: Sendable {
    private let task: Task<Void, Never>

    /// Creates a watcher, which starts to watch.
    ///
    /// ```swift
    /// let watcher = StoreWatcher(store, every: .seconds(1))  // keep it as long as the window is open
    /// withExtendedLifetime(watcher) { print(store.count) }
    /// ```
    /// - Parameters:
    ///   - store: the store to watch.
    ///   - interval: the time between two checks.
    public init(_ store: ThingStore, every interval: Duration = .milliseconds(400)) {
        task = Task.detached(priority: .utility) { [weak store] in
            while !Task.isCancelled {
                try? await Task.sleep(for: interval)
                guard let store else { return }
                // If a check fails because the store is busy, the next one detects the change.
                _ = try? store.refresh()
            }
        }
    }

    deinit {
        task.cancel()
    }
}
