import Foundation
import GRDB

extension ThingStore {
    /// The name of the row with the quiz in the table of settings. No setting has this name.
    static let unfinishedQuizName = "unfinished-quiz"

    /// Records that a quiz begins or is interrupted, for ``unfinishedQuiz()``. It replaces an earlier record.
    public func saveUnfinishedQuiz(_ quiz: UnfinishedQuiz) throws {
        try writing(.answers) { db in
            try Self.write(StoredJSON.text(quiz), named: Self.unfinishedQuizName, db)
        }
    }

    /// Deletes the record of a finished quiz. The record of another quiz is kept.
    public func forgetUnfinishedQuiz(_ quiz: UnfinishedQuiz) throws {
        try writing(.answers) { db in
            // The store has a precision of milliseconds.
            guard let recorded = try Self.recordedQuiz(db), recorded.questions == quiz.questions else { return }
            if recorded.began.milliseconds != quiz.began.milliseconds { return }
            try Self.write(nil, named: Self.unfinishedQuizName, db)
        }
    }

    /// Returns the remaining questions of the last interrupted quiz, or nil if there is none: those without an answer,
    /// and those that come back as learning steps. Things that were removed or suspended since are skipped.
    public func unfinishedQuiz() throws(StoreError) -> [QueueEntry]? {
        try reading([.things, .answers]) { db in
            guard let quiz = try Self.recordedQuiz(db) else { return nil }
            var left: [QueueEntry] = []
            var hasUnanswered = false
            for key in quiz.questions {
                guard let found = try Self.find(key.thingID, db), !found.thing.isSuspended else { continue }
                let memory = try MemoryRow.find(thing: found.row, direction: key.direction, db)
                let isAnswered = try Self.answerCount(of: found.row, key.direction, since: quiz.began, db) > 0
                let isLearning = memory?.interval == 0
                if isAnswered, !isLearning { continue }
                if !isAnswered { hasUnanswered = true }
                left.append(QueueEntry(thing: found.thing, direction: key.direction, memory: memory))
            }
            return hasUnanswered ? left : nil
        }
    }

    /// Returns the settings of the last interrupted quiz, or nil if there is none or if an earlier til recorded it. The
    /// limit of answers is what is left of it.
    public func unfinishedQuizSettings() throws(StoreError) -> QuizSettings? {
        let recorded = try reading(.answers) { db -> QuizSettings? in
            guard let quiz = try Self.recordedQuiz(db), var settings = quiz.settings else { return nil }
            if let limit = settings.answerLimit {
                var answers = 0
                for key in quiz.questions {
                    guard let found = try Self.find(key.thingID, db) else { continue }
                    answers += try Self.answerCount(of: found.row, key.direction, since: quiz.began, db)
                }
                settings.answerLimit = max(1, limit - answers)
            }
            return settings
        }
        guard var settings = recorded else { return nil }
        // Move values that another program wrote into the allowed range.
        settings.seconds = (0...3_600).clamping(settings.seconds)
        settings.thinkSeconds = (0...3_600).clamping(settings.thinkSeconds)
        return settings
    }

    /// Returns the number of answers to a question since an instant.
    private static func answerCount(
        of row: Int64, _ direction: Direction, since instant: Date, _ db: Database
    ) throws -> Int {
        try db.value(
            "SELECT count(*) FROM review WHERE thing = ? AND direction = ? AND at >= ?",
            [row, direction.number, instant.milliseconds]) ?? 0
    }

    private static func recordedQuiz(_ db: Database) throws -> UnfinishedQuiz? {
        guard let text = try setting(unfinishedQuizName, db) else { return nil }
        return StoredJSON.value(UnfinishedQuiz.self, from: text)
    }
}
