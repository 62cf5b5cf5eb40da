import Foundation
import Testing

@testable import TILCore

@Suite struct SchedulerTests {
    private let thing = UUID()
    private let start = Date(timeIntervalSince1970: 1_795_219_200)  // 2026-11-21T00:00:00Z
    private let day: TimeInterval = 86_400

    private var seed: FuzzSeed { FuzzSeed(thing: thing, direction: .meaning) }
    private let plain = Scheduler(SchedulingOptions.unfuzzed)

    private func review(_ grade: Grade, at instant: Date, offset: Int = 0, isScheduled: Bool = true) -> Review {
        Review(
            thingID: thing, direction: .meaning, asked: "FTW", typed: "", seconds: 1, limit: 0, verdict: .correct,
            grade: grade, isScheduled: isScheduled, date: instant, utcOffset: offset,
            studyDay: StudyDay(of: instant, utcOffset: offset, rollover: 4))
    }

    private func instant(_ text: String) throws -> Date {
        try #require(ISO8601DateFormatter().date(from: text))
    }

    @Test func crammedAnswersDoNotChangeTheMemory() {
        let cram = review(.again, at: start + day, isScheduled: false)
        #expect(Scheduler().replay([]) == nil && Scheduler().replay([cram]) == nil)
        let reviews = [review(.good, at: start), review(.good, at: start + 600), review(.good, at: start + 3 * day)]
        #expect(Scheduler().replay(reviews[..<2] + [cram] + reviews[2...]) == Scheduler().replay(reviews))
    }

    @Test func aReplayFromAMemoryEqualsAReplayOfAllAnswers() {
        let grades: [Grade] = [.good, .good, .hard, .again, .good, .easy]
        let reviews = grades.enumerated().map { review($1, at: start + Double($0 * $0) * 2 * day) }
        let whole = Scheduler().replay(reviews)
        let part = Scheduler().replay(reviews[..<3])
        #expect(whole != nil)
        #expect(Scheduler().replay(reviews[3...], from: part) == whole)
    }

    @Test func answersChangeThePhaseAndCountLapses() {
        let expected: [(Grade, Memory.Phase, lapses: Int)] = [
            (.again, .learning(step: 0), 0), (.good, .learning(step: 1), 0), (.good, .review, 0),
            (.again, .relearning(step: 0), 1), (.again, .relearning(step: 0), 1), (.good, .review, 1),
            (.again, .relearning(step: 0), 2),
        ]
        var memory: Memory?
        for (index, (grade, phase, lapses)) in expected.enumerated() {
            memory = plain.memory(after: review(grade, at: start + Double(index) * day), from: memory)
            #expect(memory?.phase == phase && memory?.lapses == lapses)
        }
    }

    @Test func eachOutlookEqualsTheMemoryAfterItsGrade() throws {
        let scheduler = Scheduler()
        let before = scheduler.replay([review(.good, at: start), review(.good, at: start + 600)])
        let now = start + 3 * day
        let today = StudyDay.utc(now)
        let outlooks = scheduler.outlooks(at: now, studyDay: today, from: before, seed: seed)
        #expect(outlooks.map(\.grade) == Grade.allCases)
        for outlook in outlooks {
            #expect(outlook.memory == scheduler.memory(after: review(outlook.grade, at: now), from: before))
        }
        #expect(outlooks.first?.wait == 600)
    }

    @Test(arguments: 0..<60)
    func aThingIsNeverDueSoonerAfterABetterGrade(number: Int) {
        let seed = FuzzSeed.numbered(UInt8(number))
        var memory: Memory?
        var instant = start
        for turn in 0..<12 {
            let outlooks = Scheduler().outlooks(
                at: instant, studyDay: .utc(instant), from: memory, seed: seed)
            #expect(outlooks.map(\.wait) == outlooks.map(\.wait).sorted())
            let chosen = outlooks[[2, 2, 2, 1, 0, 2, 3][(turn + number) % 7]].memory
            memory = chosen
            instant = chosen.due
        }
    }

    @Test func theRetrievabilityOfAMemoryLiesOnItsForgettingCurve() throws {
        let reviews = [review(.easy, at: start)]
        let memory = try #require(Scheduler().replay(reviews))
        let curve = ForgettingCurve(of: reviews, by: Scheduler())
        #expect(Scheduler().retrievability(of: memory, at: start - day) == 1)
        for hours in [0.0, 1, 17, 24, 93.6] {
            let instant = start + hours * 3_600
            #expect(Scheduler().retrievability(of: memory, at: instant) == curve.retrievability(at: instant))
        }
        #expect(Scheduler().retrievability(of: memory, at: start + 17 * 3_600) < 1)
    }

    @Test func anAnswerWithAClockSetBackCountsAsTheSameDay() throws {
        let ahead = [review(.easy, at: start + 4_000 * day)]
        let memory = try #require(plain.replay(ahead + [review(.good, at: start)]))
        let sameInstant = try #require(plain.replay(ahead + [review(.good, at: start + 4_000 * day)]))
        #expect(memory.stability == sameInstant.stability)
        #expect(memory.lastReview == start)
        #expect(memory.due == start + Double(memory.interval) * day)
        #expect(memory.dueDay == StudyDay.utc(start).advanced(by: memory.interval))
        let next = try #require(plain.memory(after: review(.good, at: start + 10 * day), from: memory))
        #expect(next.stability > memory.stability)
    }

    /// Central Europe turned to summer time on 29 March and to winter time on 25 October 2026.
    @Test(arguments: [
        ("2026-03-28T18:00:00Z", 3_600, "2026-04-05"), ("2026-10-24T17:00:00Z", 7_200, "2026-11-01"),
    ])
    func theDueDayCountsStudyDaysAcrossDaylightSavingTime(text: String, offset: Int, due: String) throws {
        let memory = try #require(plain.replay([review(.easy, at: try instant(text), offset: offset)]))
        #expect(memory.interval == 8)
        #expect(memory.dueDay.description == due)
        let newOffset = 10_800 - offset
        let rollover = try instant("\(due)T04:00:00Z") - Double(newOffset)
        let before = StudyDay(of: rollover - 1, utcOffset: newOffset, rollover: 4)
        let from = StudyDay(of: rollover, utcOffset: newOffset, rollover: 4)
        #expect(!memory.isDue(at: rollover - 1, on: before))
        #expect(memory.isDue(at: rollover, on: from))
    }

    @Test func aStepOfADayIsDueOnTheNextStudyDay() throws {
        let options = try SchedulingOptions(learningSteps: LearningSteps(seconds: [86_400]))
        let memory = try #require(Scheduler(options).replay([review(.again, at: start)]))
        #expect(memory.interval == 0 && memory.dueDay == StudyDay.utc(start).advanced(by: 1))
    }

    @Test func theFirstIntervalUsesTheFirstFractionOfItsSeed() {
        for seed in (0..<20).map(FuzzSeed.numbered) {
            let memory = Scheduler().memory(after: .easy, at: start, studyDay: .utc(start), from: nil, seed: seed)
            let fraction = seed.fraction(ofReview: 1)
            #expect(memory.interval == Scheduler().interval(stability: memory.stability, fraction: fraction))
        }
    }

    @Test func aFlightAcrossTheDateLineKeepsTheInterval() throws {
        // 20 November, 20:00 in Auckland (+13); 12 hours later it is still 20 November in Honolulu (-10).
        let auckland = review(.easy, at: try instant("2026-11-20T07:00:00Z"), offset: 13 * 3_600)
        let honolulu = review(.good, at: try instant("2026-11-20T19:00:00Z"), offset: -10 * 3_600)
        #expect(auckland.studyDay == honolulu.studyDay)
        let memory = try #require(plain.replay([auckland, honolulu]))
        #expect(memory.stability == 8.2956)
        #expect(memory.dueDay.description == "2026-11-28")
        #expect(memory.due == honolulu.date + 8 * day)
    }

    @Test(arguments: [Double.nan, -1, 0, .infinity, 1e300])
    func anAnswerAfterADamagedMemoryGivesAValidMemory(value: Double) {
        var memory = Memory(
            stability: value, difficulty: value, phase: .learning(step: 99), lastReview: start, due: start,
            dueDay: StudyDay(number: 0), interval: 1, reviews: 1, lapses: 0)
        for grade in Grade.allCases {
            memory = Scheduler().memory(
                after: grade, at: start + 5 * day, studyDay: StudyDay(number: 5), from: memory, seed: seed)
            #expect(FSRSParameters.stabilities.contains(memory.stability))
            #expect(FSRSParameters.difficulties.contains(memory.difficulty))
            #expect((0...36_500).contains(memory.interval))
        }
    }
}
