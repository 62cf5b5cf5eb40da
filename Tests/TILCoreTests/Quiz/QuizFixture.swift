import Foundation
import Testing

@testable import TILCore

/// Things, questions and instants for the tests of a quiz.
enum QuizFixture {
    static let start = Date(timeIntervalSince1970: 1_800_000_000)

    static func thing(_ short: String, _ long: String) -> Thing {
        Thing(id: UUID(), short: short, long: long, added: start)
    }

    static let ftw = thing("FTW", "For The Win")
    static let lan = thing("LAN", "Local Area Network")
    static let cpu = thing("CPU", "Central Processing Unit")

    static func questions(_ things: [Thing] = [ftw, lan, cpu], _ direction: Direction = .meaning) -> [Question] {
        things.map { Question(thing: $0, direction: direction) }
    }

    static func session(
        _ questions: [Question] = questions(), _ settings: QuizSettings = QuizSettings(learnAhead: 0)
    ) -> QuizSession {
        QuizSession(questions: questions, settings: settings)
    }

    static func memory(at instant: Date, wait: TimeInterval) -> Memory {
        let day = StudyDay(of: instant, utcOffset: 0, rollover: 4)
        let days = Int(wait / 86_400)
        return Memory(
            stability: 1, difficulty: 5, phase: days == 0 ? .learning(step: 0) : .review, lastReview: instant,
            due: instant + wait, dueDay: day.advanced(by: days), interval: days, reviews: 1, lapses: 0)
    }
}

extension QuizEffect {
    /// The question that the effect asks; nil where it asks none.
    var asked: AskedQuestion? {
        if case .ask(let asked) = self { asked } else { nil }
    }

    var recorded: Answer? {
        if case .record(let answer) = self { answer } else { nil }
    }

    var summary: QuizSummary? {
        if case .finish(let summary) = self { summary } else { nil }
    }
}

extension QuizSession {
    /// Applies an event some seconds after the start.
    mutating func apply(_ event: QuizEvent, _ seconds: TimeInterval) -> [QuizEffect] {
        apply(event, at: QuizFixture.start + seconds)
    }
}
