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
    public init(_ done: Int, of total: Int = 0) { (self.done, self.total) = (done, total) }

    /// The part that is done, from 0 to 1, or nil if it is unknown.
    public var fraction: Double? { total > 0 ? min(1, Double(done) / Double(total)) : nil }
}

/// A closure that long work calls regularly. An error that it throws ends the work.
public typealias ProgressHandler = (WorkProgress) throws -> Void
