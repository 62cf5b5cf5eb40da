import Foundation

/// A request for the questions of a quiz.
public struct QueueRequest: Hashable, Sendable {
    /// The directions to ask in.
    public var directions: [Direction]
    /// Only things with this tag; nil for all.
    public var tag: String?
    /// The greatest number of questions.
    public var limit: Int
    /// Whether any things are asked, without regard to the schedule.
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
    /// The direction in which to ask the thing.
    public let direction: Direction
    /// The memory of the thing in that direction; nil where it was never asked so.
    public let memory: Memory?

    /// Makes an entry; one without a memory is of a thing that was never asked this way.
    public init(thing: Thing, direction: Direction, memory: Memory? = nil) {
        self.thing = thing
        self.direction = direction
        self.memory = memory
    }

    /// When it comes back as a learning step; nil for what may be asked at an instant already.
    public func step(at instant: Date) -> Date? {
        guard let memory, memory.interval == 0, memory.due > instant else { return nil }
        return memory.due
    }
}
