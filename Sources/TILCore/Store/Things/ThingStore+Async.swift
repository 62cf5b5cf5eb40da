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
