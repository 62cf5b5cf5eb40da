import Foundation

/// What a quiz is to be made of.
public struct QueueRequest: Hashable, Sendable {
    /// The directions to ask in.
    public var directions: [Direction]
    /// Only things with this tag; nil for all.
    public var tag: String?
    /// At most so many.
    public var limit: Int
    /// Any things in any state, without regard to the schedule.
    public var isCram: Bool
    /// Whether leeches are asked as well.
    public var includesLeeches: Bool

    /// Makes a request.
    public init(
        directions: [Direction] = [.meaning], tag: String? = nil, limit: Int = 100, isCram: Bool = false,
        includesLeeches: Bool = false
    ) {
        self.directions = directions
        self.tag = tag
        self.limit = limit
        self.isCram = isCram
        self.includesLeeches = includesLeeches
    }
}

/// A thing to be asked in a direction.
public struct QueueEntry: Hashable, Sendable {
    /// The thing.
    public let thing: Thing
    /// Which way to ask it.
    public let direction: Direction
    /// What the schedule knows of it; nil for a new one.
    public let memory: Memory?

    /// Makes an entry; one without a memory is of a thing that was never asked this way.
    public init(thing: Thing, direction: Direction, memory: Memory? = nil) {
        self.thing = thing
        self.direction = direction
        self.memory = memory
    }
}
