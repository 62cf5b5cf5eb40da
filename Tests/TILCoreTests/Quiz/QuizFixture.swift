import Foundation
import Testing

@testable import TILCore

/// Things, questions and instants for the tests of a quiz.
enum QuizFixture {
    static let start = Date(timeIntervalSince1970: 1_800_000_000)

    static func thing(_ short: String, _ long: String) -> Thing {
        Thing(id: UUID(), short: short, long: long, dateAdded: start)
    }

    static let questions = [Thing.ftw, .lan, .cpu].map { Question(thing: $0, direction: .meaning) }

    static func session(
        _ questions: [Question] = questions, settings: QuizSettings = QuizSettings(learnAhead: 0)
    ) -> QuizSession {
        QuizSession(questions: questions, settings: settings)
    }

    /// A quiz whose first question was asked at the start.
    static func begun(
        _ questions: [Question] = questions, settings: QuizSettings = QuizSettings(learnAhead: 0)
    ) -> QuizSession {
        var session = session(questions, settings: settings)
        session.apply(.begin, 0)
        return session
    }

    static func memory(at instant: Date, wait: TimeInterval) -> Memory {
        let day = StudyDay(of: instant, utcOffset: 0, rollover: 4)
        let days = Int(wait / 86_400)
        return Memory(
            stability: 1, difficulty: 5, phase: days == 0 ? .learning(step: 0) : .review, lastReview: instant,
            due: instant + wait, dueDay: day.advanced(by: days), interval: days, reviews: 1, lapses: 0)
    }
}

extension Thing {
    static let ftw = QuizFixture.thing("FTW", "For The Win")
    static let lan = QuizFixture.thing("LAN", "Local Area Network")
    static let cpu = QuizFixture.thing("CPU", "Central Processing Unit")
}

extension QuizEffect {
    /// The question that the effect asks, or nil.
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
    @discardableResult
    mutating func apply(_ event: QuizEvent, _ seconds: TimeInterval) -> [QuizEffect] {
        apply(event, at: QuizFixture.start + seconds)
    }

    /// Submits an answer to the last question some seconds after the start.
    @discardableResult
    mutating func submit(_ seconds: TimeInterval, _ typed: String) -> Answer? {
        apply(.submit(question: lastNumber, typed: typed), seconds).first?.recorded
    }

    /// Goes on to the next question some seconds after the start.
    @discardableResult
    mutating func proceed(_ seconds: TimeInterval) -> AskedQuestion? { apply(.proceed, seconds).first?.asked }

    /// Tells that an answer led to a wait.
    mutating func remember(_ number: Int, _ seconds: TimeInterval, wait: TimeInterval) {
        let memory = QuizFixture.memory(at: QuizFixture.start + seconds, wait: wait)
        apply(.remembered(question: number, memory: memory), seconds)
    }
}
