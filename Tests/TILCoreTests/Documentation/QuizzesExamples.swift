import Foundation
import TILCore
import Testing

/// The code of the article `Quizzes.md`.
@Suite struct QuizzesExamples {
    private let temporary: TemporaryStore
    private let now = morning

    init() throws { temporary = try TemporaryStore() }

    private func session(_ lines: [(String, String)]) throws -> QuizSession {
        let store = temporary.store
        for (short, long) in lines { try store.add(ThingDraft(short: short, long: long), at: now) }
        // article
        let settings = try store.settings()
        let today = settings.studyDay(of: now, utcOffset: 3_600)
        var generator = SeededGenerator(seed: 7)
        let entries = try store.queue(QueueRequest(limit: 10), at: now, on: today, using: &generator)

        let questions = try entries.map { entry in
            let accepted = try store.accepted(for: entry.thing, asked: entry.direction)
            return Question(
                thing: entry.thing, direction: entry.direction, kind: entry.memory == nil ? .new : .due,
                accepted: accepted,
                standings: try store.standings(of: accepted, asked: entry.direction, at: now, on: today),
                others: try store.meaningsNear(entry.thing.short))
        }
        let session = QuizSession(questions: questions, settings: QuizSettings(seconds: 15, learnAhead: 0))
        // end
        return session
    }

    @Test func loop() throws {
        #expect(
            try shown(answering: ["for the wni", "ribonucleic acid"]) == [
                "What is FTW?", "typo: For the Win", "What is RNA?", "right: Ribonucleic Acid", "2 of 2",
            ])
    }

    @Test func loopEndsWhenAllAnswersAreWrong() throws {
        #expect(
            try shown(answering: Array(repeating: "no idea", count: 100)) == [
                "What is FTW?", "wrong: For the Win", "What is RNA?", "wrong: Ribonucleic Acid", "0 of 2",
            ])
    }

    private func shown(answering lines: [String]) throws -> [String] {
        let store = temporary.store
        var session = try session([("ftw", "for the win"), ("rna", "ribonucleic acid")])
        let settings = try store.settings()
        var shown: [String] = []
        func show(_ text: String) { shown.append(text) }
        var answers = lines[...]
        func readAnswer(to asked: AskedQuestion) -> QuizEvent {
            answers.popFirst().map { .submit(question: asked.number, typed: $0) } ?? .end
        }
        // article
        var pending = session.apply(.begin, at: now)[...]
        while let effect = pending.popFirst() {
            var event: QuizEvent?
            switch effect {
            case .ask(let asked):
                show("What is \(asked.question.asked)?")
                event = readAnswer(to: asked)
            case .another(let asked, let named):
                show("\(named.long) is one. And another?")
                event = readAnswer(to: asked)
            case .record(let answer):
                let today = settings.studyDay(of: answer.at, utcOffset: 3_600)
                let recorded = try store.record(answer.review(utcOffset: 3_600, studyDay: today))
                event = .remembered(question: answer.number, memory: recorded.memory)
            case .showVerdict(let answer):
                show("\(answer.verdict.words): \(answer.thing.long)")
                event = .proceed
            case .finish(let summary):
                show("\(summary.right + summary.slips) of \(summary.answered)")
            default:
                break
            }
            if let event { pending += session.apply(event, at: now) }
        }
        // end
        return shown
    }

    @Test func time() throws {
        var session = try session([("ftw", "for the win")])
        guard case .ask(let asked) = session.apply(.begin, at: now).first else { return }
        // article
        let deadline = asked.deadline  // now + 15
        var effects = session.apply(.moreTime(question: asked.number), at: now + 5)  // redraw
        effects = session.apply(.pause(question: asked.number), at: now + 10)  // paused
        effects = session.apply(.resume(question: asked.number), at: now + 60)  // redraw
        let newDeadline = session.asking?.deadline  // now + 75

        effects = session.apply(.check(question: asked.number, typed: "for the"), at: now + 70)  // nothing
        effects = session.apply(.check(question: asked.number, typed: "for the"), at: now + 75)  // record, showVerdict
        // end
        #expect(deadline == now + 15)
        #expect(newDeadline == now + 75)
        #expect(effects.count == 2)
        #expect(session.answers.first?.verdict == .timedOut)
        #expect(session.answers.first?.seconds == 25)
    }

    @Test func corrections() throws {
        let store = temporary.store
        var session = try session([("ftw", "for the win")])
        guard case .ask(let asked) = session.apply(.begin, at: now).first else { return }
        let submitted = session.apply(.submit(question: asked.number, typed: "free trade wharf"), at: now)
        guard case .record(let answer) = submitted.first else { return }
        let today = try store.settings().studyDay(of: now, utcOffset: 3_600)
        let recorded = try store.record(answer.review(utcOffset: 3_600, studyDay: today))
        // article
        for effect in session.apply(.wasRight(question: answer.number), at: now) {
            guard case .replace(_, with: let corrected) = effect else { continue }
            let review = corrected.review(utcOffset: 3_600, studyDay: today)
            try store.record(review, replacing: recorded)
        }
        // end
        #expect(try store.reviews(of: answer.thing.id).map(\.verdict) == [.correct])
        #expect(session.answers.map(\.isContested) == [true])
    }

    @Test func judge() throws {
        let thing = try temporary.store.add(ThingDraft(short: "ftw", long: "for the win"), at: now)
        // article
        let judgement = Judge().judge("for the wni", asked: .meaning, accepted: [thing], others: [])
        let verdict = judgement.verdict  // close
        let typed = judgement.difference.segments.map { $0.kind == .same ? $0.typed : "[\($0.typed)]" }.joined()
        // for the w[ni]
        // end
        #expect(verdict == .close)
        #expect(typed == "for the w[ni]")
    }
}
