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

    /// Deletes the note of a quiz that came to its end; that of another stays.
    public func forgetUnfinishedQuiz(_ quiz: UnfinishedQuiz) throws {
        try writing { db in
            guard let noted = try Self.notedQuiz(db), noted.isSame(as: quiz) else { return }
            try Self.write(nil, named: Self.unfinishedQuizName, db)
        }
    }

    /// What the quiz that was interrupted last has left: its questions but for those answered since, and things that were removed or suspended;
    /// nil where there is none.
    public func unfinishedQuiz() throws -> [QueueEntry]? {
        try readingOneState { db in
            guard let quiz = try Self.notedQuiz(db) else { return nil }
            let left = try quiz.questions.compactMap { key -> QueueEntry? in
                guard let found = try Self.find(key.thing, db), !found.thing.isSuspended else { return nil }
                let answered = try Bool.fetchOne(
                    db.cachedStatement(
                        sql: """
                            SELECT EXISTS (SELECT 1 FROM review WHERE thing = ? AND direction = ? AND at >= ?)
                            """), arguments: [found.row, key.direction.number, quiz.began.milliseconds])
                if answered == true { return nil }
                let memory = try MemoryRow.find(thing: found.row, direction: key.direction, db)
                return QueueEntry(thing: found.thing, direction: key.direction, memory: memory)
            }
            return left.isEmpty ? nil : left
        }
    }

    /// How the quiz that was interrupted last asked; nil where there is none, or an earlier til noted it.
    public func unfinishedQuizSettings() throws -> QuizSettings? {
        guard var settings = try reading({ db in try Self.notedQuiz(db)?.settings }) else { return nil }
        // What another program put there is brought into the range that may be set.
        settings.seconds = min(max(0, settings.seconds), 3_600)
        settings.thinkSeconds = min(max(0, settings.thinkSeconds), 3_600)
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
    /// The settings of the quiz; nil where they were not noted.
    public var settings: QuizSettings?

    /// A quiz that begins.
    public init(began: Date, questions: [QuestionKey], settings: QuizSettings? = nil) {
        self.began = began
        self.questions = questions
        self.settings = settings
    }

    /// Whether this is the same quiz as another, however exactly their beginnings were noted.
    func isSame(as other: UnfinishedQuiz) -> Bool {
        began.milliseconds == other.began.milliseconds && questions == other.questions
    }
}
