/// A review that is in the store.
public struct RecordedReview: Hashable, Sendable {
    /// What names it, to take it back or to replace it.
    public let id: Int64
    /// The review.
    public let review: Review
    /// The memory that it led to; nil for a cram of a thing never asked before.
    public let memory: Memory?

    /// Makes a recorded review from its parts; ``ThingStore/record(_:replacing:)`` makes those that a store keeps.
    public init(id: Int64, review: Review, memory: Memory?) {
        self.id = id
        self.review = review
        self.memory = memory
    }
}
