import Foundation
import TILCore
import Testing

/// The code of the article `Quizzes.md`, as one program.
@Suite struct QuizzesExamples {
    @Test(arguments: [
        (["for the wni", "ribonucleic acid"], ["typo: For the Win", "right: Ribonucleic Acid", "2 of 2"]),
        ([], ["given up: For the Win", "given up: Ribonucleic Acid", "0 of 2"]),
    ])
    func theCodeOfTheArticleGivesTheStatedResults(_ lines: [String], _ expected: [String]) throws {
        var shown: [String] = []
        func print(_ text: String) { shown.append(text) }
        var answers = lines[...]
        func readLine() -> String? { answers.popFirst() }
        // article
        let store = try ThingStore()
        let thing = try store.add(ThingDraft(short: "ftw", long: "for the win"), at: Date())
        try store.add(ThingDraft(short: "rna", long: "ribonucleic acid"), at: Date())

        var quiz = QuizSession(
            questions: try store.questions(for: QueueRequest(limit: 10), at: Date()),
            settings: QuizSettings(seconds: 15, learnAhead: 0))
        var pending = quiz.apply(.begin, at: Date())[...]
        while let effect = pending.popFirst() {
            switch effect {
            case .meet(let meeting):
                print("New: \(meeting.question.thing.short) is \(meeting.question.thing.long)")
                pending += quiz.apply(.met(number: meeting.number), at: Date())
            case .ask(let asked), .another(let asked, named: _):
                print("What is \(asked.question.asked)?")
                pending += quiz.apply(.submit(question: asked.number, typed: readLine() ?? ""), at: Date())
            case .record(let answer):
                let memory = try store.record(answer).memory
                pending += quiz.apply(.remembered(question: answer.number, memory: memory), at: Date())
            case .showVerdict(let answer):
                print("\(answer.verdict.words): \(answer.thing.long)")
                pending += quiz.apply(.proceed, at: Date())
            case .finish(let summary):
                print("\(summary.remembered) of \(summary.answered)")
            default:
                break
            }
        }
        // end
        #expect(shown.filter { !$0.hasPrefix("What") } == expected)
        // article
        let today = try store.settings().studyDay(of: Date())
        let waiting = try store.queue(QueueRequest(directions: [.acronym], isCram: true), at: Date(), on: today)
        var long = QuizSession(questions: waiting.map { Question(thing: $0.thing, direction: $0.direction) })
        for case .ask(let asked) in long.apply(.begin, at: Date()) {
            let complete = try store.completed(asked.question, at: Date(), on: today)
            let shown = long.prepare(complete, number: asked.number, at: Date())
            print("Which acronym is \(shown?.question.asked ?? "")?")
        }
        // end
        #expect(waiting.count == 2 && shown.last?.hasPrefix("Which") == true)
        // article
        let start = Date()
        var timed = QuizSession(questions: [Question(thing: thing, direction: .meaning)])
        var effects = timed.apply(.begin, at: start)  // ask
        let deadline = timed.asking?.deadline  // start + 15
        effects = timed.apply(.moreTime(question: 1), at: start + 5)  // redraw
        effects = timed.apply(.pause(question: 1), at: start + 10)  // paused
        effects = timed.apply(.resume(question: 1), at: start + 60)  // redraw
        let newDeadline = timed.asking?.deadline  // start + 75

        effects = timed.apply(.check(question: 1, typed: "for the"), at: start + 70)  // nothing
        effects = timed.apply(.check(question: 1, typed: "for the"), at: start + 75)  // record, showVerdict
        // end
        #expect(deadline == start + 15)
        #expect(newDeadline == start + 75)
        #expect(effects.count == 2)
        #expect(timed.answers.first?.verdict == .timedOut)
        #expect(timed.answers.first?.seconds == 25)
        // article
        if let answer = timed.answers.last {
            let recorded = try store.record(answer)
            for effect in timed.apply(.wasRight(question: answer.number), at: start + 80) {
                guard case .replace(_, with: let corrected) = effect else { continue }
                try store.record(corrected, replacing: recorded)
            }
        }
        // end
        #expect(try store.reviews(of: thing.id).last?.verdict == .correct)
        #expect(timed.answers.map(\.isContested) == [true])
        let before = try store.reviews(of: thing.id)
        // article
        var undone = QuizSession(questions: [Question(thing: thing, direction: .meaning)])
        var recorded: [Answer.ID: RecordedReview] = [:]
        _ = undone.apply(.begin, at: start)
        for case .record(let answer) in undone.apply(.submit(question: 1, typed: "no idea"), at: start + 4) {
            recorded[answer.id] = try store.record(answer)
        }
        for case .retract(let answer) in undone.apply(.undo, at: start + 6) {
            if let review = recorded.removeValue(forKey: answer.id) { try store.retract(review) }
        }
        // end
        #expect(try store.reviews(of: thing.id) == before && undone.answers.isEmpty && recorded.isEmpty)
        // article
        let record = UnfinishedQuiz(began: start, questions: long.unasked, settings: long.settings)
        try store.saveUnfinishedQuiz(record)
        let left = try store.unfinishedQuiz() ?? []
        let sameSettings = try store.unfinishedQuizSettings()
        try store.forgetUnfinishedQuiz(record)  // when the quiz is over
        // end
        #expect(left.count == 2 && sameSettings == long.settings)
        #expect(try store.unfinishedQuiz() == nil)
        // article
        let saved = try JSONEncoder().encode(timed)
        let restored = try JSONDecoder().decode(QuizSession.self, from: saved)
        // end
        #expect(restored == timed)
        // article
        var generator = SeededGenerator(seed: 1)
        var maker = ChoiceMaker()
        let wrong = maker.wrongAnswers(
            for: thing, asked: .meaning, from: try store.lookAlikes(of: thing, using: &generator), using: &generator)
        let choices = AnswerChoices(right: thing.long, wrong: wrong, using: &generator)
        let question = Question(thing: thing, direction: .meaning, choices: choices)
        var chosen = QuizSession(questions: [question], settings: QuizSettings(mode: .choice))
        // end
        #expect(choices.texts[choices.right] == "For the Win")
        chosen.apply(.begin, at: start).forEach { effect in
            if case .ask(let asked) = effect { #expect(asked.question.choices == choices) }
        }
        // article
        var quick = QuizSettings(try store.settings())
        quick.grading.rewardsSpeed = true
        quick.medianSecondsPerLetter = try store.medianSecondsPerLetter()  // nil before twenty typed answers
        // end
        #expect(quick.medianSecondsPerLetter == nil)
        // article
        let judgement = Judge().judge("for the wni", asked: .meaning, accepted: [thing], others: [])
        let verdict = judgement.verdict  // close
        let marked = judgement.difference.segments.map { $0.kind == .same ? $0.typed : "[\($0.typed)]" }.joined()
        // for the w[ni]
        // end
        #expect(verdict == .close)
        #expect(marked == "for the w[ni]")
    }
}
