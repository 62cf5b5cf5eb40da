import Foundation
import GRDB

extension ThingStore {
    /// The name of the row that holds the quiz among the settings, which none of them has.
    static let unfinishedQuizName = "unfinished-quiz"

    /// Notes that a quiz begins, or is left, for ``unfinishedQuiz()``. The note of another quiz gives way.
    public func noteUnfinishedQuiz(_ quiz: UnfinishedQuiz) throws {
        let json = try StoredJSON.text(quiz)
        try writing { db in try Self.write(json, named: Self.unfinishedQuizName, db) }
    }

    /// Deletes the note of a quiz that was finished. The note of another quiz stays.
    public func forgetUnfinishedQuiz(_ quiz: UnfinishedQuiz) throws {
        try writing { db in
            // A store keeps whole milliseconds.
            guard let noted = try Self.notedQuiz(db), noted.questions == quiz.questions,
                noted.began.milliseconds == quiz.began.milliseconds
            else { return }
            try Self.write(nil, named: Self.unfinishedQuizName, db)
        }
    }

    /// Returns the questions that the last interrupted quiz has left, or nil if no quiz was interrupted. Questions that
    /// were answered since are skipped, and so are things that were removed or suspended.
    public func unfinishedQuiz() throws -> [QueueEntry]? {
        try reading { db in
            guard let quiz = try Self.notedQuiz(db) else { return nil }
            let left = try quiz.questions.compactMap { key -> QueueEntry? in
                guard let found = try Self.find(key.thing, db), !found.thing.isSuspended else { return nil }
                let isAnswered: Bool? = try db.value(
                    """
                    SELECT EXISTS (SELECT 1 FROM review WHERE thing = ? AND direction = ? AND at >= ?)
                    """, [found.row, key.direction.number, quiz.began.milliseconds])
                if isAnswered == true { return nil }
                let memory = try MemoryRow.find(thing: found.row, direction: key.direction, db)
                return QueueEntry(thing: found.thing, direction: key.direction, memory: memory)
            }
            return left.isEmpty ? nil : left
        }
    }

    /// Returns the settings of the last interrupted quiz, or nil if no quiz was interrupted or an earlier til noted it.
    public func unfinishedQuizSettings() throws -> QuizSettings? {
        guard var settings = try reading({ db in try Self.notedQuiz(db)?.settings }) else { return nil }
        // What another program put there is brought into the range that may be set.
        settings.seconds = (0...3_600).clamping(settings.seconds)
        settings.thinkSeconds = (0...3_600).clamping(settings.thinkSeconds)
        return settings
    }

    private static func notedQuiz(_ db: Database) throws -> UnfinishedQuiz? {
        try setting(unfinishedQuizName, db).flatMap { StoredJSON.value(UnfinishedQuiz.self, from: $0) }
    }
}

/// A quiz that was begun and did not come to its end.
public struct UnfinishedQuiz: Hashable, Sendable, Codable {
    /// The instant at which the quiz began.
    public var began: Date
    /// The questions that the quiz was to ask, in order.
    public var questions: [QuestionKey]
    /// The settings of the quiz, or nil if they were not noted.
    public var settings: QuizSettings?

    /// A quiz that begins.
    public init(began: Date, questions: [QuestionKey], settings: QuizSettings? = nil) {
        self.began = began
        self.questions = questions
        self.settings = settings
    }
}
