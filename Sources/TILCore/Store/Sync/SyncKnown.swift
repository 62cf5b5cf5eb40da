import Foundation

/// The things and answers that other devices have sent already: a store that begins to take part sends only the rest.
package struct SyncKnown: Sendable {
    /// Hashes of things as they were sent, with all their fields: a copy that says something else has to be sent.
    private var things: Set<Int> = []
    private var reviews: Set<UUID> = []

    package init() {}

    /// Adds what an event says.
    package mutating func insert(_ event: SyncEvent) {
        switch event.operation {
        case .thing(let thing, let removed): things.insert(Self.hash(thing, removed))
        case .review(let review, _, _): reviews.insert(review.id)
        default: break
        }
    }

    func contains(_ thing: Thing, removed: Int64?) -> Bool { things.contains(Self.hash(thing, removed)) }

    func contains(review id: UUID) -> Bool { reviews.contains(id) }

    private static func hash(_ thing: Thing, _ removed: Int64?) -> Int {
        var hasher = Hasher()
        hasher.combine(thing)
        hasher.combine(removed)
        return hasher.finalize()
    }
}
