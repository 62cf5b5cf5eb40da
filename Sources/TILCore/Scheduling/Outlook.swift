import Foundation

/// What a grade would lead to.
public struct Outlook: Hashable, Sendable {
    /// The grade.
    public let grade: Grade
    /// The memory that it would lead to.
    public let memory: Memory

    /// How long it would be until the thing is due, in seconds.
    public var wait: TimeInterval { memory.due.timeIntervalSince(memory.lastReview) }
}
