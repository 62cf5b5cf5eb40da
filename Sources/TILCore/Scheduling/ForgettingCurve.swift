public import Foundation

/// The probability of recall of a thing over time, with its reviews, for a chart.
///
/// The curve uses fractions of days, so that it falls smoothly. The schedule counts whole days.
///
/// ```swift
/// let curve = ForgettingCurve(of: try store.reviews(of: thing.id), by: Scheduler())
/// let points = curve.samples(from: now, to: now + 30 * 86_400, count: 60)
/// ```
public struct ForgettingCurve: Hashable, Sendable {
    /// A point of the curve.
    ///
    /// ```swift
    /// for sample in curve.samples(from: now, to: now + 7 * 86_400, count: 8) {
    ///     if let chance = sample.retrievability { print("\(sample.instant): \(Int(chance * 100)) %") }
    /// }
    /// ```
    public struct Sample: Hashable, Sendable {
        /// The instant.
        public let instant: Date
        /// The probability of recall, from 0 to 1, or nil before the first review.
        public let retrievability: Double?
        /// The number of reviews from this instant until the next sample.
        public let reviews: Int
    }

    private let scheduler: Scheduler
    /// The memories in the order of the answers. If a clock was set back, the last one counts from its own instant.
    private var memories: [Memory] = []
    /// The instants of the reviews that count for the schedule, sorted.
    public let reviews: [Date]

    /// Creates the curve of reviews with a scheduler.
    ///
    /// ```swift
    /// let curve = ForgettingCurve(of: try store.reviews(of: thing.id), by: Scheduler())
    /// let chance = curve.retrievability(at: now + 7 * 86_400)
    /// ```
    /// - Parameters:
    ///   - reviews: the reviews of one thing in one direction, in the order in which they were given. Crams are
    ///     excluded.
    ///   - scheduler: the scheduler.
    public init(of reviews: some Sequence<Review>, by scheduler: Scheduler) {
        self.scheduler = scheduler
        var instants: [Date] = []
        for review in reviews where review.isScheduled {
            guard let memory = scheduler.memory(after: review, from: memories.last) else { continue }
            memories.append(memory)
            instants.append(review.date)
        }
        self.reviews = instants.sorted()
    }

    /// Returns the probability of recall at an instant, or nil before the first review.
    public func retrievability(at instant: Date) -> Double? {
        let memory = memories.last { memory in memory.lastReview <= instant }
        return memory.map { memory in scheduler.retrievability(of: memory, at: instant) }
    }

    /// Returns samples at equal distances. The first one is at the start, and the last one is at the end and counts the
    /// reviews at its instant.
    ///
    /// The result is empty if the count is below 1 or the end is before the start. A single sample is at the start.
    ///
    /// ```swift
    /// let week = curve.samples(from: now, to: now + 7 * 86_400, count: 8)  // one a day
    /// let chances = week.compactMap(\.retrievability)
    /// ```
    public func samples(from start: Date, to end: Date, count: Int) -> [Sample] {
        guard count >= 1, start <= end else { return [] }
        if count == 1 {
            let reviewCount = reviews.count { review in review >= start && review <= end }
            return [sample(at: start, reviewCount: reviewCount)]
        }
        let last = count - 1
        let distance = end.timeIntervalSince(start) / Double(last)
        let instants = (0..<last).map { index in start.addingTimeInterval(Double(index) * distance) } + [end]
        var samples: [Sample] = []
        for index in 0..<last {
            let reviewCount = reviews.count { review in review >= instants[index] && review < instants[index + 1] }
            samples.append(sample(at: instants[index], reviewCount: reviewCount))
        }
        samples.append(sample(at: end, reviewCount: reviews.count { review in review == end }))
        return samples
    }

    private func sample(at instant: Date, reviewCount: Int) -> Sample {
        Sample(instant: instant, retrievability: retrievability(at: instant), reviews: reviewCount)
    }
}
