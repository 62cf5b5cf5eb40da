import Foundation

/// The memory that a grade would lead to, for whoever shows it beforehand.
public struct Outlook: Hashable, Sendable {
    /// The grade.
    public let grade: Grade
    /// The memory that it would lead to.
    public let memory: Memory

    /// Makes an outlook; ``Scheduler/outlooks(at:studyDay:from:seed:)`` computes those of a thing.
    public init(grade: Grade, memory: Memory) {
        self.grade = grade
        self.memory = memory
    }

    /// The time until the thing would be due, in seconds.
    public var wait: TimeInterval { memory.due.timeIntervalSince(memory.lastReview) }
}
