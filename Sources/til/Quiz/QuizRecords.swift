import Foundation
import TILCore

/// The records of a quiz in the store: its answers, and the questions with which an interrupted quiz can be continued.
final class QuizRecords {
    private let store: ThingStore
    /// The questions with which an interrupted quiz can be continued, or nil for a practice quiz.
    private let unfinished: UnfinishedQuiz?
    /// Whether the questions were written. They are written after the first answer, because writing takes longer than
    /// everything else before the first question.
    private var isUnfinishedSaved = false
    /// The recorded answers, by their numbers.
    private var reviews: [Int: RecordedReview] = [:]
    /// The memories before the quiz.
    private var memoriesBefore: [QuestionKey: Memory] = [:]

    init(in store: ThingStore, unfinished: UnfinishedQuiz?) {
        self.store = store
        self.unfinished = unfinished
    }

    // MARK: Answers

    /// Records an answer.
    /// - Parameter isFirst: whether it is the first answer to its question, so that the memory before it is the one
    ///   before the quiz.
    /// - Returns: the memory after it.
    func record(
        _ answer: Answer, replacing replaced: RecordedReview?, isFirst: Bool, utcOffset: Int
    ) throws -> Memory? {
        let key = answer.key
        if isFirst {
            let memories = try store.memories(of: key.thingID)
            memoriesBefore[key] = memories[key.direction]
        }
        let stored = try store.record(answer, replacing: replaced, utcOffset: utcOffset)
        reviews[answer.number] = stored
        return stored.memory
    }

    /// Takes an answer back.
    /// - Returns: whether the store still had it.
    func retract(_ answer: Answer) throws -> Bool {
        guard let review = reviews.removeValue(forKey: answer.number) else { return true }
        return try store.retract(review)
    }

    /// Returns the recorded review of an answer, or nil if it was not recorded.
    func review(of answer: Answer) -> RecordedReview? { reviews[answer.number] }

    /// Returns the memory after an answer was recorded.
    func memory(after answer: Answer) -> Memory? { reviews[answer.number]?.memory }

    /// The longest interval before the quiz, of the things that were answered, or 0.
    var longestIntervalBefore: Int { memoriesBefore.values.map(\.interval).max() ?? 0 }

    // MARK: The unfinished quiz

    /// Records the questions of the quiz once, so that it can be continued after an interruption.
    func saveUnfinished() throws {
        if !isUnfinishedSaved { try saveUnfinishedAgain() }
    }

    /// Records the questions of the quiz, even if they were recorded before. Another quiz may have replaced them in the
    /// meantime.
    func saveUnfinishedAgain() throws {
        guard let unfinished else { return }
        try store.saveUnfinishedQuiz(unfinished)
        isUnfinishedSaved = true
    }

    func forgetUnfinished() throws {
        if let unfinished { try store.forgetUnfinishedQuiz(unfinished) }
    }
}
