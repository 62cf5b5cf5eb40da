import Foundation

/// A review that is in the store.
public struct RecordedReview: Identifiable, Hashable, Sendable {
    /// The review.
    public let review: Review
    /// The memory that it led to; nil for a cram of a thing never asked before.
    public let memory: Memory?

    /// The review's identifier, which names it when it is taken back or replaced.
    public var id: UUID { review.id }

    /// Makes a recorded review from its parts; ``ThingStore/record(_:replacing:)`` makes those that a store keeps.
    public init(review: Review, memory: Memory?) {
        self.review = review
        self.memory = memory
    }
}
