/// How many there are of what.
public struct ThingCounts: Hashable, Sendable {
    /// All things.
    public let things: Int
    /// Things that were never asked.
    public let new: Int
    /// Memories: a thing asked in both directions has two.
    public let memories: Int
    /// Memories in their steps of minutes.
    public let learning: Int
    /// Memories whose stability is 21 days or more.
    public let mature: Int
    /// Memories forgotten as often as a leech is.
    public let leeches: Int

    /// Makes counts.
    public init(things: Int, new: Int, memories: Int, learning: Int, mature: Int, leeches: Int) {
        self.things = things
        self.new = new
        self.memories = memories
        self.learning = learning
        self.mature = mature
        self.leeches = leeches
    }
}
