import Foundation

/// What a grade would lead to.
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

    /// How long it would be until the thing is due, in seconds.
    public var wait: TimeInterval { memory.due.timeIntervalSince(memory.lastReview) }
}
