import Foundation

/// The chance of remembering a thing over time, with its reviews: values for whoever draws it.
///
/// A curve is drawn through parts of days, so that it falls smoothly; the schedule counts whole days.
public struct ForgettingCurve: Hashable, Sendable {
    /// A point of the curve.
    public struct Sample: Hashable, Sendable {
        /// The instant.
        public let instant: Date
        /// The chance of remembering, from 0 to 1; nil before the first review.
        public let retrievability: Double?
        /// How many reviews there were from this instant on until the next sample's.
        public let reviews: Int
    }

    private let scheduler: Scheduler
    /// In the order of the answers: if a clock was set back, the last one counts from its own instant on.
    private var memories: [Memory] = []
    /// The instants of the reviews that count for the schedule, sorted.
    public let reviews: [Date]

    /// The curve of reviews as a scheduler sees them.
    /// - Parameters:
    ///   - reviews: the reviews of one thing in one direction, in the order in which they were given; crams are left
    ///     out.
    ///   - scheduler: the scheduler.
    public init(of reviews: some Sequence<Review>, by scheduler: Scheduler) {
        self.scheduler = scheduler
        var instants: [Date] = []
        for review in reviews where review.isScheduled {
            guard let memory = scheduler.memory(after: review, from: memories.last) else { continue }
            memories.append(memory)
            instants.append(review.at)
        }
        self.reviews = instants.sorted()
    }

    /// The chance of remembering at an instant; nil before the first review.
    public func retrievability(at instant: Date) -> Double? {
        memories.last { $0.lastReview <= instant }.map { scheduler.retrievability(of: $0, at: instant) }
    }

    /// Samples at equal distances, the first and the last at the ends; the last one counts the reviews at its instant.
    ///
    /// Empty when the count is below 1 or the end is before the start; a single sample is at the start.
    public func samples(from start: Date, to end: Date, count: Int) -> [Sample] {
        guard count >= 1, start <= end else { return [] }
        let distance = count == 1 ? 0 : end.timeIntervalSince(start) / Double(count - 1)
        let instants = (0..<count).map { index in
            index == count - 1 && count > 1 ? end : start.addingTimeInterval(Double(index) * distance)
        }
        return instants.indices.map { index in
            let here = instants[index]
            let inside = reviews.filter { review in
                review >= here && (index == count - 1 ? review <= end : review < instants[index + 1])
            }
            return Sample(instant: here, retrievability: retrievability(at: here), reviews: inside.count)
        }
    }
}
