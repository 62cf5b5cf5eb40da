public import Foundation

/// A request for the questions of a quiz.
///
/// ```swift
/// let chat = QueueRequest(tag: "chat", limit: 20)
/// let cram = QueueRequest(directions: Direction.allCases, isCram: true)
/// let questions = try store.questions(for: chat, at: now) + store.questions(for: cram, at: now)
/// ```
public struct QueueRequest: Hashable, Sendable {
    /// The directions to ask in.
    public var directions: [Direction]
    /// The tag that a thing must have, or nil for all things.
    public var tag: String?
    /// The maximum number of questions.
    public var limit: Int
    /// Whether the quiz asks any things, regardless of the schedule.
    public var isCram: Bool
    /// Whether leeches are asked as well.
    public var includesLeeches: Bool

    /// Creates a request.
    ///
    /// ```swift
    /// let request = QueueRequest(directions: [.acronym], tag: "work", limit: 20)
    /// let questions = try store.questions(for: request, at: now)
    /// ```
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
///
/// ```swift
/// for entry in try store.queue(at: now, on: day) {
///     print(entry.thing.short, entry.memory.map { "due on \($0.dueDay)" } ?? "new")  // FTW new
/// }
/// ```
public struct QueueEntry: Identifiable, Hashable, Sendable {
    /// The thing.
    public let thing: Thing
    /// The direction in which to ask the thing.
    public let direction: Direction
    /// The memory of the thing in that direction, or nil if it was never asked in that direction.
    public var memory: Memory?

    /// Creates an entry.
    ///
    /// ```swift
    /// let preview = QueueEntry(thing: thing, direction: .meaning, memory: memory)
    /// let isNew = preview.memory == nil  // false
    /// ```
    public init(thing: Thing, direction: Direction, memory: Memory? = nil) {
        self.thing = thing
        self.direction = direction
        self.memory = memory
    }

    /// The identity of the question.
    public var id: QuestionKey { QuestionKey(thingID: thing.id, direction: direction) }

    /// Returns the time at which the thing comes back as a learning step, or nil if it may be asked at the instant.
    public func step(at instant: Date) -> Date? {
        guard let memory, memory.interval == 0, memory.due > instant else { return nil }
        return memory.due
    }
}

/// A thing in a direction.
struct Card: Hashable, Comparable {
    /// The row of the thing.
    let thing: Int64
    let direction: Direction

    /// The same thing in the other direction, whose question gives the answer to this one away.
    var reversed: Card { Card(thing: thing, direction: direction == .meaning ? .acronym : .meaning) }

    static func < (left: Card, right: Card) -> Bool {
        if left.thing != right.thing { return left.thing < right.thing }
        return left.direction.number < right.direction.number
    }
}
