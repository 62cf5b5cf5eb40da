import Foundation
import TestSupport
import Testing

@testable import TILCore

/// An acronym with several meanings: each is asked for, and the others are named or credited.
@Suite struct QuizSessionMeaningsTests {
    private let start = QuizFixture.start
    private let disc = QuizFixture.thing("CD", "Compact Disc")
    private let directory = QuizFixture.thing("CD", "Change Directory")
    private let deposit = QuizFixture.thing("CD", "Certificate of Deposit")

    private func question(
        _ thing: Thing, _ standings: [Thing: Question.Standing] = [:], _ kind: Question.Kind = .due
    ) -> Question {
        Question(
            thing: thing, direction: .meaning, kind: kind, accepted: [disc, directory, deposit],
            standings: Dictionary(uniqueKeysWithValues: standings.map { ($0.key.id, $0.value) }))
    }

    @Test func aQuestionExcludesKnownMeaningsThatAreNotAskedLater() {
        var session = QuizFixture.session([question(directory, [disc: .known, deposit: .due])])
        #expect(session.apply(.begin, 0).first?.asked?.excluded == [disc])
        // Meanings that are still to be asked are not given away.
        session = QuizFixture.session([question(directory, [disc: .known, deposit: .known]), question(disc)])
        #expect(session.apply(.begin, 0).first?.asked?.excluded == [deposit])
    }

    @Test func anAnswerWithAKnownMeaningContinuesTheQuestionOnce() throws {
        var session = QuizFixture.begun([question(directory, [disc: .known])])
        let effects = session.apply(.submit(question: 1, typed: "compact disc"), 10)
        let asked = try #require(session.asking)
        #expect(effects == [.another(asked, named: disc)])
        #expect(asked.isFollowUp && asked.deadline == start + 25 && asked.excluded == [disc] && asked.number == 2)
        #expect(session.answers.isEmpty)
        let again = session.submit(12, "compact disc")
        #expect(again?.verdict == .wrong && again?.thing == directory && again?.named == disc)
    }

    @Test func anAnswerWithADueMeaningIsCreditedToThatMeaning() throws {
        var session = QuizFixture.begun([question(directory), question(disc)])
        let effects = session.apply(.submit(question: 1, typed: "compact disk"), 3)
        let credited = try #require(effects.first?.recorded)
        #expect(credited.thing == disc && credited.verdict == .close && credited.seconds == 3)
        #expect(effects.last == session.asking.map { .another($0, named: disc) })
        #expect(session.remaining == [question(directory).key])
        let right = session.submit(8, "change directory")
        #expect(right?.thing == directory && right?.verdict == .correct && right?.seconds == 5)
        #expect(session.apply(.proceed, 9).first?.summary?.correct == 1)
        // Undo takes the answers back one by one.
        #expect(session.apply(.undo, 10).first == right.map { .retract($0) })
        #expect(session.apply(.undo, 11).first == .retract(credited))
        #expect(session.remaining == [question(directory).key, question(disc).key])
    }

    @Test func aSecondDueMeaningIsCreditedAndTheAskedOneComesNext() {
        var session = QuizFixture.begun([question(directory), question(disc), question(deposit)])
        session.submit(3, "compact disc")
        let second = session.apply(.submit(question: 2, typed: "certificate of deposit"), 5)
        #expect(second.first?.recorded?.thing == deposit && second.first?.recorded?.verdict == .correct)
        #expect(session.proceed(6)?.question.thing == directory)
        #expect(session.remaining == [question(directory).key])
    }

    @Test func aKnownMeaningTypedAtZeroContinuesTheQuestion() {
        var session = QuizFixture.begun([question(directory, [disc: .known])])
        guard case .another = session.apply(.check(question: 1, typed: "compact disc"), 15).first else {
            Issue.record("It did not go on.")
            return
        }
        #expect(session.apply(.check(question: 2, typed: "compact disc"), 30).first?.recorded?.verdict == .timedOut)
    }

    @Test func ifTheAcronymIsAskedAnotherKnownAcronymContinuesTheQuestion() {
        let (usa, us) = (QuizFixture.thing("USA", "United States"), QuizFixture.thing("U.S.", "United States"))
        let asked = Question(thing: usa, direction: .acronym, accepted: [us], standings: [us.id: .known])
        #expect(asked.asked == "United States" && asked.answer == "USA" && asked.accepted == [usa, us])
        var session = QuizFixture.session([asked])
        #expect(session.apply(.begin, 0).first?.asked?.excluded == [us])
        guard case .another(_, us) = session.apply(.submit(question: 1, typed: "us"), 1).first else {
            Issue.record("It did not go on.")
            return
        }
        #expect(session.submit(2, "usa")?.thing == usa)
    }

    /// For any answers in any order: no coming question is given away, a question continues once, and every meaning is
    /// answered for itself.
    @Test func noComingMeaningIsGivenAwayAndEveryMeaningIsAnswered() {
        let things = [disc, directory, deposit]
        for seed in 0..<Soak.seeds(400) {
            var generator = SeededGenerator(seed: UInt64(seed))
            let standings: [Question.Standing?] = [nil, .known, .due]
            let all = things.map { thing in
                question(
                    thing,
                    Dictionary(
                        uniqueKeysWithValues: things.compactMap { other in
                            standings[Int(generator.next(below: 3))].map { (other, $0) }
                        }))
            }
            let count = 1 + Int(generator.next(below: 3))
            var session = QuizFixture.session(Array(all.prefix(count)), settings: QuizSettings(learnAhead: 1_200))
            var instant = 0.0
            var effects = session.apply(.begin, instant)
            var followUps: [UUID: Int] = [:]
            for _ in 0..<60 {
                instant += 1
                if let asked = session.asking {
                    let isTold = asked.excluded.contains { other in
                        session.agenda.mayAsk(
                            other.id, at: start + instant, learnAhead: session.settings.learnAhead)
                    }
                    #expect(!isTold || asked.isFollowUp, "seed \(seed)")
                    #expect(!asked.excluded.contains(asked.question.thing), "seed \(seed)")
                    let typed = ["compact disc", "change directory", "certificate of deposit", "x"]
                    effects = session.apply(
                        .submit(question: asked.number, typed: typed[Int(generator.next(below: 4))]), instant)
                    if case .another(let next, _) = effects.last {
                        #expect(next.isFollowUp && !asked.isFollowUp, "seed \(seed)")
                        followUps[next.question.thing.id, default: 0] += 1
                    }
                    for answer in effects.compactMap(\.recorded) {
                        let wait = answer.grade == .again ? 60.0 : 86_400
                        let memory = QuizFixture.memory(at: start + instant, wait: wait)
                        session.apply(.remembered(question: answer.number, memory: memory), instant)
                        #expect(
                            answer.verdict != .correct || answer.typed == answer.thing.long.lowercased(), "seed \(seed)"
                        )
                    }
                } else if session.isFinished {
                    break
                } else {
                    effects = session.apply(.proceed, instant)
                }
            }
            #expect(session.isFinished, "seed \(seed)")
            let answered = Set(session.answers.map(\.thing.id))
            #expect(answered.isSuperset(of: all.prefix(count).map(\.thing.id)), "seed \(seed)")
        }
    }
}
