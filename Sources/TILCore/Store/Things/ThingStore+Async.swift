import Dispatch
import Foundation
import Synchronization

/// What can wait for another program's lock or takes its time, as an app wants it: without holding up its own thread.
///
/// Each of these does what the method of the same name does. Anything else is done so by ``perform(_:)``.
extension ThingStore {
    /// Does something with the store on a thread that may wait, such as several calls one after the other.
    ///
    /// ```swift
    /// let count = try await store.perform { try $0.search("network").count }
    /// ```
    /// - Parameter work: what is done; it is given the store.
    public func perform<Value: Sendable, Failure: Error>(
        _ work: @escaping @Sendable (ThingStore) throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        try await Self.waiting { () throws(Failure) in try work(self) }
    }

    /// Opens the store at a path; see ``init(path:patience:)``.
    public static func open(path: String, patience: TimeInterval = 5) async throws -> ThingStore {
        try await waiting { try ThingStore(path: path, patience: patience) }
    }

    /// Adds a thing; see ``add(_:at:using:)``.
    @discardableResult
    public func add(_ draft: ThingDraft, at instant: Date) async throws -> Thing {
        try await perform { try $0.add(draft, at: instant) }
    }

    /// Replaces what a thing says; see `edit(_:to:at:)`.
    @discardableResult
    public func edit(_ id: UUID, to draft: ThingDraft, at instant: Date) async throws -> Thing {
        try await perform { try $0.edit(id, to: draft, at: instant) }
    }

    /// Replaces what the thing with the same identifier says; see `edit(_:to:at:)`.
    @discardableResult
    public func update(_ thing: Thing, at instant: Date) async throws -> Thing {
        try await perform { try $0.update(thing, at: instant) }
    }

    /// Removes a thing; undo brings it back with all it had.
    public func remove(_ id: UUID, at instant: Date) async throws {
        try await perform { try $0.remove(id, at: instant) }
    }

    /// Takes back the last change, and says which it was.
    @discardableResult
    public func undo() async throws -> Change {
        try await perform { try $0.undo() }
    }

    /// Makes the change again that was taken back last, and says which it was.
    @discardableResult
    public func redo() async throws -> Change {
        try await perform { try $0.redo() }
    }

    /// Records an answer; see `record(_:replacing:)`.
    @discardableResult
    public func record(_ review: Review, replacing replaced: RecordedReview? = nil) async throws -> RecordedReview {
        try await perform { try $0.record(review, replacing: replaced) }
    }

    /// Takes an answer back, with the note for undo.
    public func retract(_ recorded: RecordedReview) async throws {
        _ = try await perform { try $0.retract(recorded) }
    }

    /// Changes settings: `try await store.update { $0.seconds = 9 }`; see `update(_:progress:)`.
    public func update(
        _ change: @escaping @Sendable (inout Settings) throws -> Void,
        progress: @escaping @Sendable (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
    ) async throws {
        try await perform { try $0.update(change, progress: progress) }
    }

    /// Imports files in one transaction, with identifiers from the system's randomness; see
    /// ``importThings(_:options:at:using:progress:)``.
    public func importThings(
        _ files: sending [ImportFile], options: ImportOptions = ImportOptions(), at instant: Date,
        progress: @escaping @Sendable (_ entries: Int) throws -> Void = { _ in }
    ) async throws -> ImportSummary {
        let handover = Handover(files)
        return try await perform { store in
            var generator = SystemRandomNumberGenerator()
            return try store.importThings(
                handover.take() ?? [], options: options, at: instant, using: &generator, progress: progress)
        }
    }

    /// Keeps a backup beside the store; see `backUp(_:at:progress:)`.
    @discardableResult
    public func backUp(
        _ reason: Backup.Reason, at instant: Date,
        progress: @escaping @Sendable (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
    ) async throws -> Backup {
        try await perform { try $0.backUp(reason, at: instant, progress: progress) }
    }

    /// Computes again whatever can be computed; see `repair(progress:)`.
    public func repair(
        progress: @escaping @Sendable (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
    ) async throws {
        try await perform { try $0.repair(progress: progress) }
    }

    /// Does something that may block on a thread that is not one of those few that all asynchronous code shares.
    static func waiting<Value: Sendable, Failure: Error>(
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

extension Backups {
    /// Puts a backup in the place of the store; see `restore(from:at:patience:progress:)`.
    @discardableResult
    public func restore(
        from path: String, at instant: Date, patience: TimeInterval = 5,
        progress: @escaping @Sendable (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
    ) async throws -> Restored {
        try await ThingStore.waiting {
            try restore(from: path, at: instant, patience: patience, progress: progress)
        }
    }
}

/// A value on its way to another thread, which takes it from here: nobody has it on both.
private final class Handover<Value>: Sendable {
    private let held: Mutex<Value?>

    init(_ value: sending Value) { held = Mutex(value) }

    /// The value; nil from the second time on.
    func take() -> sending Value? {
        held.withLock { held in
            let value = held
            held = nil
            return value
        }
    }
}
