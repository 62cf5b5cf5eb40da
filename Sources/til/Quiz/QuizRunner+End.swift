import Foundation
import TILCore
import TILText

/// The end of a quiz: its summary, and the record with which an interrupted quiz continues.
extension QuizRunner {
    /// Offers to wait for learning steps, if nothing else is left. A script does not wait.
    func offerToWait(until end: Date, for count: Int) {
        guard session.console.canAsk else { return apply(.end) }
        let minutes = max(1, Int((end.timeIntervalSince(now) / 60).rounded(.up)))
        let comes = "\(grouped(count)) \(count == 1 ? "comes" : "come") back in \(counted(minutes, "minute"))"
        let offer = LineRequest(
            kind: .keys(["\n", " ", "q"]), prompt: page.folded("\(comes): [Return] waits, [q] leaves.") + " ")
        guard read(offer) != nil else { return }
        var request = LineRequest(kind: .keys(["q"]))
        request.live = { [self] _, editorNow, _ in
            let instant = now
            if instant >= end { return LineUpdate(ending: .kept) }
            let style = TimerFormatStyle(countingDownIn: instant..<end)
            let nextTick = TickSchedule(style).nextTick(after: instant) ?? end
            let wake = announcesTime ? end : min(end, nextTick)
            return LineUpdate(
                prompt: "\(instant.formatted(style)) until it comes back, [q] leaves. ",
                wake: editorNow + max(0, wake.timeIntervalSince(instant)))
        }
        if read(request) != nil { apply(.proceed) }
    }

    func finish(_ summary: QuizSummary) throws {
        let left = unansweredCount
        // Questions that a script left unanswered are not offered to the next quiz.
        let wasInterrupted = session.console.canAsk || isEndedBySignal
        let isOffered = left > 0 && !quiz.settings.isCram && wasInterrupted
        if isOffered { try records.saveUnfinishedAgain() } else { try records.forgetUnfinished() }
        if command.json {
            try session.console.printJSON(
                [
                    "meetings": quiz.meetings.map(\.json), "answers": quiz.answers.map(\.json),
                    "summary": summary.json(left: left),
                ] as JSONObject)
        } else {
            let view = SummaryView(
                summary: summary, day: try day(), record: try record(), offered: isOffered ? left : 0)
            show(view.text(page))
        }
    }

    private var isEndedBySignal: Bool {
        if case .signal = earlyEnd { true } else { false }
    }

    /// Returns the figures of the study day, or nil for a practice quiz.
    private func day() throws -> SummaryView.Day? {
        let today = today
        if quiz.settings.isCram { return nil }
        guard let practice = try store.practice(since: today).last, practice.day == today else { return nil }
        return SummaryView.Day(
            practice: practice, due: try store.dueSummary(at: now, on: today, asking: nil),
            forecast: try store.dueForecast(at: now, on: today), streak: try store.streak(on: today).days,
            progress: try store.progress(), advice: try store.advice(on: today))
    }

    /// Returns the thing that waits longer than any thing of this person did before, or nil.
    private func record() throws -> SummaryView.Record? {
        var longest: SummaryView.Record?
        for answer in quiz.answers where answer.isScheduled {
            guard let memory = try store.memories(of: answer.thing.id)[answer.direction] else { continue }
            let present = longest?.days ?? Int.min
            if memory.interval > present { longest = SummaryView.Record(thing: answer.thing, days: memory.interval) }
        }
        guard let longest else { return nil }
        let others = try store.longestInterval(without: Set(quiz.answers.map(\.key)))
        let before = max(others, records.longestIntervalBefore)
        return before > 0 && longest.days > before ? longest : nil
    }

    /// The number of questions without an answer. A pending learning step already has an answer.
    private var unansweredCount: Int {
        let hasReachedLimit = quiz.settings.answerLimit == quiz.answers.count
        return hasReachedLimit ? 0 : Set(quiz.unasked).count
    }
}
