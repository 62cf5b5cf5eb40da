import Foundation

/// How far the replay of all things has come.
struct ReplayStates {
    /// The answers that say something else of the days since the one before, with what they should say.
    private(set) var corrections: [(key: Replay.Key, answer: ReplayedAnswer, elapsed: Int)] = []
    /// The things and directions whose answers do not stand in the table in the order in which they were given.
    private var mixed: Set<Replay.Key> = []
    /// Whether all answers come in their order from now on.
    private var isInOrder = false

    private let scheduler: Scheduler
    private var things: ReplayedThings
    private var states: [ReplayState] = []
    /// Where in ``states`` each thing's are, for one direction after the other; -1 where there are none.
    private var slots: [Int32]

    init(_ scheduler: Scheduler, of things: ReplayedThings) {
        self.scheduler = scheduler
        self.things = things
        slots = Array(repeating: -1, count: things.count * 2)
    }

    /// Takes the next answers.
    mutating func take(_ answers: [(key: Replay.Key, answer: ReplayedAnswer)]) {
        for (key, answer) in answers { take(answer, key) }
    }

    /// Forgets what came of answers that did not come in their order.
    /// - Returns: the things and directions to which they were given, all of whose answers are to be taken again.
    mutating func forgetMixed() -> [Replay.Key] {
        isInOrder = true
        if mixed.isEmpty { return [] }
        corrections.removeAll { mixed.contains($0.key) }
        for key in mixed { slots[place(of: key)] = -1 }
        defer { mixed = [] }
        return mixed.sorted()
    }

    /// The memories, in the order of their keys.
    var memories: [(key: Replay.Key, memory: Memory)] {
        var memories: [(key: Replay.Key, memory: Memory)] = []
        memories.reserveCapacity(states.count)
        for (place, slot) in slots.enumerated() where slot >= 0 {
            // What is no thing, or was removed, has no memory.
            guard let memory = states[Int(slot)].memory, let thing = things.row(at: place / 2) else { continue }
            memories.append((Replay.Key(thing: thing, direction: Direction(number: place % 2)), memory))
        }
        return memories
    }

    private mutating func take(_ answer: ReplayedAnswer, _ key: Replay.Key) {
        let place = place(of: key)
        if slots[place] < 0 {
            let seed = things.identifier(at: place / 2).map { FuzzSeed(thing: $0, direction: key.direction) }
            slots[place] = Int32(states.count)
            states.append(ReplayState(seed: seed))
        }
        let slot = Int(slots[place])
        // Of two answers in one place the rows do not tell which comes first.
        if !isInOrder, answer.placed <= states[slot].place { mixed.insert(key) }
        let elapsed = states[slot].take(answer, scheduler)
        if elapsed != answer.elapsed { corrections.append((key, answer, elapsed)) }
    }

    private mutating func place(of key: Replay.Key) -> Int {
        let place = things.index(of: key.thing) * 2 + key.direction.number
        while slots.count <= place { slots.append(-1) }
        return place
    }
}
