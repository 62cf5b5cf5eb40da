import Foundation

/// The thing and the direction that a question is about.
///
/// Small enough to be stored, so that an interrupted quiz can be offered again.
public struct QuestionKey: Hashable, Sendable, Codable {
    /// The identifier of the thing.
    public var thing: UUID
    /// The direction in which the thing is asked.
    public var direction: Direction

    /// Makes the key of a question.
    public init(thing: UUID, direction: Direction) {
        self.thing = thing
        self.direction = direction
    }
}
