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

    /// A review and the stability that it left; the curve falls from 1 again after each.
    private struct Arc: Hashable, Sendable {
        let start: Date
        let stability: Double
    }

    private let parameters: FSRSParameters
    /// In the order of the answers: where a clock was set back, the last one counts from its own instant on.
    private var arcs: [Arc] = []
    /// The instants of the reviews that count for the schedule, sorted.
    public let reviews: [Date]

    /// The curve of reviews as a scheduler sees them.
    /// - Parameters:
    ///   - reviews: the reviews of one thing in one direction, in the order in which they were given; crams are left
    ///     out.
    ///   - scheduler: the scheduler.
    public init(of reviews: some Sequence<Review>, by scheduler: Scheduler) {
        parameters = scheduler.options.parameters
        var instants: [Date] = []
        var memory: Memory?
        for review in reviews where review.isScheduled {
            memory = scheduler.memory(after: review, from: memory)
            instants.append(review.at)
            arcs.append(Arc(start: review.at, stability: memory?.stability ?? 0))
        }
        self.reviews = instants.sorted()
    }

    /// The chance of remembering at an instant; nil before the first review.
    public func retrievability(at instant: Date) -> Double? {
        guard let arc = arcs.last(where: { $0.start <= instant }) else { return nil }
        let days = instant.timeIntervalSince(arc.start) / 86_400
        return parameters.retrievability(after: days, stability: FSRSParameters.stabilities.clamping(arc.stability))
    }

    /// Samples at equal distances, the first and the last at the ends; the last one counts the reviews at its instant.
    ///
    /// Empty when the count is below 1 or the end is before the start; a single sample is at the start.
    public func samples(from start: Date, to end: Date, count: Int) -> [Sample] {
        guard count >= 1, start <= end else { return [] }
        let distance = count == 1 ? 0 : end.timeIntervalSince(start) / Double(count - 1)
        func instant(_ index: Int) -> Date {
            index == count - 1 && count > 1 ? end : start.addingTimeInterval(Double(index) * distance)
        }
        var next = reviews.firstIndex { $0 >= start } ?? reviews.endIndex
        return (0..<count).map { index in
            let isLast = index == count - 1
            let here = instant(index)
            let first = next
            while next < reviews.endIndex, isLast ? reviews[next] <= end : reviews[next] < instant(index + 1) {
                next += 1
            }
            return Sample(instant: here, retrievability: retrievability(at: here), reviews: next - first)
        }
    }
}
