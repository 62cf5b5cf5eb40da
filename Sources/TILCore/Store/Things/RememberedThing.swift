/// A thing with what the schedule knows of it.
public struct RememberedThing: Hashable, Sendable {
    /// The thing.
    public let thing: Thing
    /// What is known of it in a direction.
    public struct DirectedMemory: Hashable, Sendable {
        /// The direction.
        public let direction: Direction
        /// The memory.
        public let memory: Memory
    }
    /// Its memories: one for each direction in which it was asked, meanings first.
    public let memories: [DirectedMemory]

    /// A thing with its memories.
    public init(_ thing: Thing, memories: [Direction: Memory]) {
        self.thing = thing
        self.memories = Direction.allCases.compactMap { direction in
            memories[direction].map { DirectedMemory(direction: direction, memory: $0) }
        }
    }

    init(_ thing: Thing, memories: [DirectedMemory]) {
        self.thing = thing
        self.memories = memories
    }
}
