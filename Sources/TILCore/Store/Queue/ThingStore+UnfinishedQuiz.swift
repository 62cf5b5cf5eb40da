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
            guard let recorded = try Self.recordedQuiz(db), recorded.questions == quiz.questions,
                recorded.began.milliseconds == quiz.began.milliseconds
            else { return }
            try Self.write(nil, named: Self.unfinishedQuizName, db)
        }
    }

    /// Returns the remaining questions of the last interrupted quiz, or nil if there is none. Questions that were
    /// answered since, and things that were removed or suspended, are skipped.
    public func unfinishedQuiz() throws(StoreError) -> [QueueEntry]? {
        try reading([.things, .answers]) { db in
            guard let quiz = try Self.recordedQuiz(db) else { return nil }
            let left = try quiz.questions.compactMap { key -> QueueEntry? in
                guard let found = try Self.find(key.thingID, db), !found.thing.isSuspended else { return nil }
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

    /// Returns the settings of the last interrupted quiz, or nil if there is none or if an earlier til recorded it.
    public func unfinishedQuizSettings() throws(StoreError) -> QuizSettings? {
        guard var settings = try reading(.answers, { db in try Self.recordedQuiz(db)?.settings }) else { return nil }
        // Move values that another program wrote into the allowed range.
        settings.seconds = (0...3_600).clamping(settings.seconds)
        settings.thinkSeconds = (0...3_600).clamping(settings.thinkSeconds)
        return settings
    }

    private static func recordedQuiz(_ db: Database) throws -> UnfinishedQuiz? {
        try setting(unfinishedQuizName, db).flatMap { StoredJSON.value(UnfinishedQuiz.self, from: $0) }
    }
}
