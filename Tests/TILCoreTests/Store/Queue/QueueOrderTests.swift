import Foundation
import GRDB
import Testing

@testable import TILCore

@Suite final class QueueOrderTests: StoreSuite {
    override init() throws {
        try super.init()
        try store.set("new-per-day", "0")
    }

    /// A memory whose interval is in days, or in steps if it is 0.
    private struct Card {
        var row: Int
        var direction = Direction.meaning
        var interval: Int
        /// For how many milliseconds it has been due.
        var late: Int64
        var lapses = 0

        var planned: Int64 { interval == 0 ? 60_000 : Int64(interval) * 86_400_000 }
        var overdue: Double { Double(late + planned) / Double(planned) }
        var day: Int { Int((morning.milliseconds - late) / 86_400_000) }
    }

    private func add(_ cards: [Card]) throws {
        try store.writing { db in
            for card in cards {
                let due = morning.milliseconds - card.late
                try db.execute(
                    sql: "INSERT INTO memory VALUES (?, ?, 1, 5, 0, 0, ?, ?, ?, ?, 1, ?)",
                    arguments: [
                        card.row, card.direction.number, due - card.planned, due, card.day, card.interval, card.lapses,
                    ])
            }
        }
    }

    private func queue(_ request: QueueRequest) throws -> [String] {
        var generator = SeededGenerator(seed: 1)
        return try store.queue(request, at: morning, on: today, using: &generator).map {
            "\($0.thing.short) \($0.direction)"
        }
    }

    /// Random memories, sorted by the definition: the time since the last answer in parts of the planned time.
    @Test(arguments: 0..<8 as Range<UInt64>) func theMostOverdueThingIsAskedFirst(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let count = 400
        let lines = (0..<count).map { "S\($0)\tmeaning \($0)\t\t\($0 % 3 == 0 ? "Third" : "")\n" }
        try temporary.importText(lines.joined())
        var cards: [Card] = []
        for row in 1...count {
            for direction in Direction.allCases where Int.random(in: 0..<3, using: &generator) > 0 {
                let interval = [0, 1, 2, 9, 10, 40].randomElement(using: &generator) ?? 0
                let late = Int64.random(in: -90_000...(interval == 0 ? 90_000 : 4_000_000_000), using: &generator)
                cards.append(
                    Card(
                        row: row, direction: direction, interval: interval, late: late,
                        lapses: Int.random(in: 0...9, using: &generator)))
            }
        }
        try add(cards)
        let suspended = try #require(try store.meanings(of: "S7").first)
        try store.suspend(suspended.id, at: morning)
        for directions in [[Direction.meaning], [.acronym], [.meaning, .acronym]] {
            for tag in [nil, "third"] {
                let due = cards.filter { card in
                    guard card.row != 8, card.lapses < 8, card.day <= today.number else { return false }
                    if card.interval == 0, card.late < 0 { return false }
                    return directions.contains(card.direction) && (tag == nil || card.row % 3 == 1)
                }
                let sorted = due.sorted { ($0.overdue, $1.row) > ($1.overdue, $0.row) }
                var seen: Set<Int> = []
                let expected = sorted.filter { seen.insert($0.row).inserted }.map { "S\($0.row - 1) \($0.direction)" }
                let found = try queue(QueueRequest(directions: directions, tag: tag, limit: 1_000))
                #expect(Array(found.prefix(expected.count)) == expected)
                // Things in steps of minutes that are due later follow.
                #expect(found.count == Set(found).count && found.count > expected.count)
                let few = try queue(QueueRequest(directions: directions, tag: tag, limit: 7))
                #expect(few == Array(expected.prefix(7)))
            }
        }
    }

    @Test func aCramAsksRandomThings() throws {
        try temporary.fill(30)
        try add([Card(row: 3, interval: 9, late: 0)])
        let found = try queue(QueueRequest(limit: 30, isCram: true))
        #expect(Set(found).count == 30)
        #expect(found != found.sorted())
        #expect(try queue(QueueRequest(limit: 30, isCram: true)) == found)
        #expect(try queue(QueueRequest(limit: 7, isCram: true)) == Array(found.prefix(7)))
    }

    /// A learning step that is due when learning ahead ends still belongs to the quiz.
    @Test func aLearningStepIsAskedAheadIncludingTheLastInstant() throws {
        try temporary.fill(2)
        let ahead = Int64(StoreSettings().learnAhead * 1_000)
        try add([Card(row: 1, interval: 0, late: -ahead), Card(row: 2, interval: 0, late: -ahead - 1)])
        #expect(try queue(QueueRequest(limit: 10)) == ["S0 meaning"])
    }

    @Test func aFinishedQuizIsForgottenUnlessAnotherOneReplacedIt() throws {
        try temporary.fill(2)
        let keys = try store.things(by: .short).map { QuestionKey(thingID: $0.id, direction: .meaning) }
        let quiz = UnfinishedQuiz(began: morning, questions: keys, settings: QuizSettings())
        let other = UnfinishedQuiz(began: morning, questions: [keys[1]], settings: QuizSettings())
        try store.saveUnfinishedQuiz(other)
        try store.forgetUnfinishedQuiz(quiz)
        #expect(try store.unfinishedQuiz()?.count == 1)
        try store.forgetUnfinishedQuiz(other)
        #expect(try store.unfinishedQuiz() == nil)
    }

    @Test func anInterruptedQuizGoesOnWithUnansweredQuestionsAndLearningSteps() throws {
        try temporary.fill(3)
        let things = try store.things(by: .short)
        let keys = things.map { QuestionKey(thingID: $0.id, direction: .meaning) }
        let settings = QuizSettings(answerLimit: 10)
        try store.saveUnfinishedQuiz(UnfinishedQuiz(began: morning, questions: keys, settings: settings))
        try answer(things[0], .again)
        try answer(things[1], .easy)
        let left = try store.unfinishedQuiz() ?? []
        #expect(left.map(\.thing.id) == [things[0].id, things[2].id])
        #expect(left[0].step(at: morning) != nil && left[1].memory == nil)
        #expect(try store.unfinishedQuizSettings()?.answerLimit == 8)
        try answer(things[2], .again)
        #expect(try store.unfinishedQuiz() == nil)
    }

    private func answer(_ thing: Thing, _ grade: Grade) throws {
        let day = StudyDay(of: morning, utcOffset: 0, rollover: 4)
        try store.record(
            Review(
                thingID: thing.id, direction: .meaning, asked: thing.short, typed: "", seconds: 3, limit: 15,
                verdict: grade == .again ? .wrong : .correct, grade: grade, date: morning, utcOffset: 0, studyDay: day))
    }

    /// The candidates for choices come from the whole store, and from anywhere among the acronyms of a letter.
    @Test func lookAlikesComeFromTagsNeighboursAndTheWholeStore() throws {
        let lines =
            (0..<2_000).map { "Z\($0)\tzeal \($0)\n" }
            + (0..<260).map { number in
                "M\(Unicode.Scalar(UInt8(65 + number / 10)))\(number % 10)\tmight \(number)\n"
            }
        try temporary.importText(lines.joined() + "ZZZ\tmy own\n")
        let thing = try #require(try store.meanings(of: "ZZZ").first)
        var firsts = 0
        for seed in 0..<20 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let found = try store.lookAlikes(of: thing, using: &generator).map(\.short)
            #expect(found.count { $0.hasPrefix("Z") } > 150)
            firsts += found.contains("MA0") ? 1 : 0
        }
        #expect(firsts < 8)
    }
}
