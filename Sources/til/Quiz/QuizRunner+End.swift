import Foundation
import TILCore

/// The end of a quiz: its summary, and the record with which an interrupted quiz continues.
extension QuizRunner {
    /// Records the rest of the quiz, so that it can be continued after an interruption.
    func recordUnfinished() throws {
        guard let unfinished, !isRecorded else { return }
        try store.saveUnfinishedQuiz(unfinished)
        isRecorded = true
    }

    func finish(_ summary: QuizSummary) throws {
        let left = unansweredCount
        // Questions that a script left unanswered are not offered to the next quiz.
        let isOffered = left > 0 && !quiz.settings.isCram && (session.canAsk || endedBy != nil)
        if isOffered {
            // Another quiz may have replaced the record in the meantime.
            isRecorded = false
            try recordUnfinished()
        } else if let unfinished {
            try store.forgetUnfinishedQuiz(unfinished)
        }
        if command.json {
            try session.printJSON(
                [
                    "meetings": quiz.meetings.map(\.json), "answers": quiz.answers.map(\.json),
                    "summary": summary.json(left: left),
                ] as JSONObject)
        } else {
            let view = SummaryView(
                summary: summary, day: try day(), growth: try growth(), offered: isOffered ? left : 0)
            show(view.text(page))
        }
    }

    /// Returns the figures of the study day, or nil for a practice quiz.
    private func day() throws -> SummaryView.Day? {
        let today = today
        guard !quiz.settings.isCram, let practice = try store.practice(since: today).last, practice.day == today else {
            return nil
        }
        return SummaryView.Day(
            practice: practice, due: try store.dueSummary(at: now, on: today),
            forecast: try store.dueForecast(at: now, on: today), streak: try store.streak(on: today).days,
            advice: try store.advice(on: today))
    }

    /// Returns the growth of the memory that grew most in this quiz, or nil if none grew by a day.
    private func growth() throws -> SummaryView.Growth? {
        let all = try quiz.answers.compactMap { answer -> (answer: Answer, before: Double, memory: Memory)? in
            guard let before = memoriesBefore[answer.key], answer.isScheduled,
                let memory = try store.memories(of: answer.thing.id)[answer.direction]
            else { return nil }
            return (answer, before.stability, memory)
        }
        let most = all.max { $0.memory.stability - $0.before < $1.memory.stability - $1.before }
        guard let most, most.memory.stability - most.before >= 1 else { return nil }
        let reviews = try store.reviews(of: most.answer.thing.id).filter { $0.direction == most.answer.direction }
        let curve = CurveView(
            reviews: reviews, memory: most.memory, scheduler: Scheduler(configured.scheduling), page: page,
            width: page.width - 2)
        return SummaryView.Growth(
            thing: most.answer.thing, before: most.before, now: most.memory.stability, curve: curve.lines)
    }

    /// The number of questions without an answer. A pending learning step already has an answer.
    private var unansweredCount: Int {
        quiz.settings.answerLimit == quiz.answers.count ? 0 : Set(quiz.unasked).count
    }
}
