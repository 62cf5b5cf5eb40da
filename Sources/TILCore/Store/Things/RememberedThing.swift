/// A thing with what the schedule knows of it.
package struct RememberedThing: Hashable, Sendable {
    /// The thing.
    package let thing: Thing
    /// What is known of it in a direction.
    package struct DirectedMemory: Hashable, Sendable {
        /// The direction.
        package let direction: Direction
        /// The memory.
        package let memory: Memory
    }
    /// Its memories: one for each direction in which it was asked, meanings first.
    package let memories: [DirectedMemory]

    /// A thing with its memories.
    package init(_ thing: Thing, memories: [Direction: Memory]) {
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
