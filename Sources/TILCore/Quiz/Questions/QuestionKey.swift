import Foundation

/// What a question is about: a thing and the way it is asked.
///
/// Small enough to be stored, so that an interrupted quiz can be offered again.
public struct QuestionKey: Hashable, Sendable, Codable {
    /// The thing.
    public var thing: UUID
    /// Which way it is asked.
    public var direction: Direction

    /// Names a question.
    public init(thing: UUID, direction: Direction) {
        self.thing = thing
        self.direction = direction
    }
}
