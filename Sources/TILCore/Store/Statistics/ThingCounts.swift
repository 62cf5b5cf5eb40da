/// The numbers of things and of memories in each of their states.
public struct ThingCounts: Hashable, Sendable {
    /// The number of all things.
    public let things: Int
    /// The number of things that were never asked, suspended ones left out.
    public let new: Int
    /// The number of memories; a thing asked in both directions has two.
    public let memories: Int
    /// The number of memories in their steps of minutes.
    public let learning: Int
    /// The number of memories whose stability is 21 days or more.
    public let mature: Int
    /// The number of memories with as many lapses as a leech has.
    public let leeches: Int
    /// The number of things that no quiz asks.
    public let suspended: Int

    /// Makes counts of their numbers.
    public init(things: Int, new: Int, memories: Int, learning: Int, mature: Int, leeches: Int, suspended: Int = 0) {
        self.things = things
        self.new = new
        self.memories = memories
        self.learning = learning
        self.mature = mature
        self.leeches = leeches
        self.suspended = suspended
    }
}
