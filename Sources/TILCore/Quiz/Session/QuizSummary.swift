public import Foundation

/// The totals of a quiz, for display at its end.
///
/// ```swift
/// let summary = session.summary(at: now + 60)
/// print("\(summary.remembered) of \(summary.answered) remembered")
/// for thing in summary.lookAgain { print("Look again at \(thing.short).") }
/// ```
public struct QuizSummary: Hashable, Sendable, Codable {
    /// The number of right answers.
    public let correct: Int
    /// The number of answers with a typo.
    public let close: Int
    /// The number of wrong answers.
    public let wrong: Int
    /// The number of timeouts.
    public let timedOut: Int
    /// The number of questions that the person gave up.
    public let givenUp: Int
    /// The median time of an answer in seconds without pauses, or nil if no answer was given.
    public let medianSeconds: TimeInterval?
    /// The total time of all answers in seconds, without pauses.
    public let answeringSeconds: TimeInterval
    /// The time from the start to the end in seconds, including verdicts and pauses.
    public let totalSeconds: TimeInterval
    /// The things that were forgotten at least once, in the order of their first lapse in the quiz.
    public let lookAgain: [Thing]

    /// Creates the totals of answers.
    ///
    /// ```swift
    /// let preview = QuizSummary(answers: session.answers, totalSeconds: 42)
    /// print("\(preview.remembered) of \(preview.answered) remembered")  // 0 of 1 remembered
    /// ```
    /// - Parameters:
    ///   - answers: the answers, in order.
    ///   - totalSeconds: the time from the start to the end in seconds. A negative time counts as 0.
    public init(answers: [Answer], totalSeconds: TimeInterval) {
        func count(_ verdict: Verdict) -> Int { answers.count { answer in answer.verdict == verdict } }
        correct = count(.correct)
        close = count(.close)
        wrong = count(.wrong)
        timedOut = count(.timedOut)
        givenUp = count(.givenUp)
        medianSeconds = Self.median(answers.map(\.seconds))
        answeringSeconds = answers.reduce(0) { sum, answer in sum + answer.seconds }
        self.totalSeconds = max(0, totalSeconds)
        lookAgain = Self.forgottenThings(in: answers)
    }

    /// The number of right answers, including those with a typo.
    public var remembered: Int { correct + close }

    /// The number of answered questions.
    public var answered: Int { remembered + wrong + timedOut + givenUp }

    /// Returns the things that were forgotten, in the order of their first lapse.
    private static func forgottenThings(in answers: [Answer]) -> [Thing] {
        var things: [Thing] = []
        var seen: Set<UUID> = []
        for answer in answers where answer.grade == .again {
            if seen.insert(answer.thing.id).inserted { things.append(answer.thing) }
        }
        return things
    }

    private static func median(_ values: [TimeInterval]) -> TimeInterval? {
        guard !values.isEmpty else { return nil }
        let sorted = values.sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
}

/// The numbers of remaining questions of each kind, including the current one.
///
/// ```swift
/// let counts = session.counts(at: now)
/// print("\(counts.new) new, \(counts.due) due, \(counts.again) again")  // 1 new, 0 due, 0 again
/// ```
public struct QuizCounts: Hashable, Sendable {
    /// The number of things that were never asked before.
    public internal(set) var new = 0
    /// The number of things that were asked before.
    public internal(set) var due = 0
    /// The number of questions that come back, because the thing was forgotten or is new.
    public internal(set) var again = 0

    /// The total number of questions.
    public var all: Int { new + due + again }

    mutating func count(_ kind: Question.Kind) {
        switch kind {
        case .new: new += 1
        case .due: due += 1
        case .again: again += 1
        }
    }
}
