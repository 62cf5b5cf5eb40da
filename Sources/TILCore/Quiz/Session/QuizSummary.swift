import Foundation

/// The sums of a quiz, shown at its end.
public struct QuizSummary: Hashable, Sendable, Codable {
    /// The number of right answers.
    public let right: Int
    /// The number of answers that were right but for a slip.
    public let slips: Int
    /// The number of wrong answers.
    public let missed: Int
    /// The number of questions whose time ran out.
    public let timedOut: Int
    /// The number of questions that were given up.
    public let givenUp: Int
    /// The median time of an answer in seconds, pauses not counted; nil when there was none.
    public let medianSeconds: TimeInterval?
    /// The time of all answers together in seconds, pauses not counted.
    public let answeringSeconds: TimeInterval
    /// The time from the beginning to the end in seconds, verdicts and pauses included.
    public let totalSeconds: TimeInterval
    /// The things that were not remembered at least once, in the order in which that was first so.
    public let lookAgain: [Thing]

    /// Sums up answers.
    /// - Parameters:
    ///   - answers: the answers, in order.
    ///   - totalSeconds: the time from the beginning to the end; nothing below 0.
    public init(answers: [Answer], totalSeconds: TimeInterval) {
        func count(_ verdict: Verdict) -> Int { answers.count { $0.verdict == verdict } }
        (right, slips, missed) = (count(.correct), count(.close), count(.wrong))
        (timedOut, givenUp) = (count(.timedOut), count(.givenUp))
        medianSeconds = Self.median(answers.map(\.seconds))
        answeringSeconds = answers.reduce(0) { $0 + $1.seconds }
        self.totalSeconds = max(0, totalSeconds)
        var seen: Set<UUID> = []
        lookAgain = answers.filter { !$0.verdict.isRemembered && seen.insert($0.thing.id).inserted }.map(\.thing)
    }

    /// The number of questions that were answered.
    public var answered: Int { right + slips + missed + timedOut + givenUp }

    /// The number of questions that came to a verdict.
    public func count(_ verdict: Verdict) -> Int {
        switch verdict {
        case .correct: right
        case .close: slips
        case .wrong: missed
        case .timedOut: timedOut
        case .givenUp: givenUp
        }
    }

    private static func median(_ values: [TimeInterval]) -> TimeInterval? {
        guard !values.isEmpty else { return nil }
        let sorted = values.sorted()
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}
