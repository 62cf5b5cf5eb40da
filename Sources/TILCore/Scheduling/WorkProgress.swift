/// The progress of long work.
///
/// ```swift
/// try store.repair { progress in
///     if let fraction = progress.fraction { print("\(Int(fraction * 100)) %") }
/// }
/// ```
public struct WorkProgress: Hashable, Sendable {
    /// The number of steps that are done.
    public let done: Int
    /// The number of all steps, or 0 if it is unknown.
    public let total: Int

    /// Creates progress.
    ///
    /// ```swift
    /// let preview = WorkProgress(50, of: 200)
    /// print(preview.fraction ?? 0)  // 0.25
    /// ```
    public init(_ done: Int, of total: Int = 0) {
        self.done = done
        self.total = total
    }

    /// The part that is done, from 0 to 1, or nil if it is unknown.
    public var fraction: Double? { total > 0 ? min(1, Double(done) / Double(total)) : nil }
}

/// A closure that long work calls regularly. An error that it throws ends the work.
///
/// ```swift
/// let endsIfCancelled: ProgressHandler = { _ in try Task.checkCancellation() }
/// let report = try store.check(progress: endsIfCancelled)
/// ```
public typealias ProgressHandler = (WorkProgress) throws -> Void
