import Foundation

/// The sums of a quiz, shown at its end.
public struct QuizSummary: Hashable, Sendable, Codable {
    /// The number of right answers.
    public let right: Int
    /// The number of answers that were right except for a slip.
    public let slips: Int
    /// The number of wrong answers.
    public let missed: Int
    /// The number of questions whose time ran out.
    public let timedOut: Int
    /// The number of questions that were given up.
    public let givenUp: Int
    /// The median time of an answer in seconds without pauses, or nil if no answer was given.
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

    private static func median(_ values: [TimeInterval]) -> TimeInterval? {
        guard !values.isEmpty else { return nil }
        let sorted = values.sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
}

/// How many questions of each kind a quiz has left, the one being asked among them.
public struct QuizCounts: Hashable, Sendable {
    /// Things that were never asked before.
    public internal(set) var new = 0
    /// Things that were asked before.
    public internal(set) var due = 0
    /// Questions that come back because the thing was not remembered, or is new.
    public internal(set) var again = 0

    /// All together.
    public var all: Int { new + due + again }

    /// Counts a question.
    mutating func count(_ kind: Question.Kind) {
        switch kind {
        case .new: new += 1
        case .due: due += 1
        case .again: again += 1
        }
    }

    /// Leaves out what comes last, where no more than a number of answers is wanted.
    mutating func cut(to limit: Int) {
        for part in [\QuizCounts.again, \QuizCounts.new, \QuizCounts.due] {
            self[keyPath: part] -= min(self[keyPath: part], max(0, all - limit))
        }
    }
}
