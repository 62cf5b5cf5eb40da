import Foundation
import Testing

@testable import TILCore

@Suite struct SchedulerTests {
    private let thing = UUID()
    private let start = Date(timeIntervalSince1970: 1_795_219_200)  // 2026-11-21T00:00:00Z
    private let day: TimeInterval = 86_400

    private var seed: FuzzSeed { FuzzSeed(thing: thing, direction: .meaning) }

    private func review(_ grade: Grade, at instant: Date, offset: Int = 0, isScheduled: Bool = true) -> Review {
        Review(
            thing: thing, direction: .meaning, asked: "FTW", typed: "", seconds: 1, limit: 0, verdict: .correct,
            grade: grade, isScheduled: isScheduled, at: instant, utcOffset: offset,
            studyDay: StudyDay(of: instant, utcOffset: offset, rollover: 4))
    }

    private func instant(_ text: String) throws -> Date {
        try #require(ISO8601DateFormatter().date(from: text))
    }

    @Test func nothingReviewedIsNoMemory() {
        #expect(Scheduler().replay([]) == nil)
        #expect(Scheduler().replay([review(.good, at: start, isScheduled: false)]) == nil)
    }

    @Test func cramsChangeNothing() {
        let reviews = [review(.good, at: start), review(.good, at: start + 600), review(.good, at: start + 3 * day)]
        var withCrams = reviews
        withCrams.insert(review(.again, at: start + day, isScheduled: false), at: 2)
        #expect(Scheduler().replay(withCrams) == Scheduler().replay(reviews))
    }

    @Test func aReplayGoesOnFromAMemory() {
        let grades: [Grade] = [.good, .good, .hard, .again, .good, .easy]
        let reviews = grades.enumerated().map { review($1, at: start + Double($0 * $0) * 2 * day) }
        let whole = Scheduler().replay(reviews)
        let part = Scheduler().replay(reviews[..<3])
        #expect(whole != nil)
        #expect(Scheduler().replay(reviews[3...], from: part) == whole)
    }

    @Test func phasesAndLapses() throws {
        let scheduler = Scheduler(try SchedulingOptions(isFuzzed: false))
        let grades: [Grade] = [.again, .good, .good, .again, .again, .good, .again]
        var memory: Memory?
        var phases: [Memory.Phase] = []
        var lapses: [Int] = []
        for (index, grade) in grades.enumerated() {
            memory = scheduler.memory(after: review(grade, at: start + Double(index) * day), from: memory)
            phases.append(try #require(memory).phase)
            lapses.append(try #require(memory).lapses)
        }
        #expect(
            phases == [
                .learning(step: 0), .learning(step: 1), .review, .relearning(step: 0), .relearning(step: 0), .review,
                .relearning(step: 0),
            ])
        #expect(lapses == [0, 0, 0, 1, 1, 1, 2])
    }

    @Test func aLapseWithoutRelearningStepsStaysInTheLongSchedule() throws {
        let scheduler = Scheduler(try SchedulingOptions(relearningSteps: .none))
        let memory = try #require(
            scheduler.replay([review(.easy, at: start), review(.again, at: start + 8 * day)]))
        #expect(memory.phase == .review)
        #expect(memory.lapses == 1)
        #expect(memory.interval >= 1)
    }

    @Test func outlooksAreWhatTheAnswersLeadTo() throws {
        let scheduler = Scheduler()
        let before = scheduler.replay([review(.good, at: start), review(.good, at: start + 600)])
        let now = start + 3 * day
        let today = StudyDay(of: now, utcOffset: 0, rollover: 4)
        let outlooks = scheduler.outlooks(at: now, studyDay: today, from: before, seed: seed)
        #expect(outlooks.map(\.grade) == Grade.allCases)
        for outlook in outlooks {
            #expect(outlook.memory == scheduler.memory(after: review(outlook.grade, at: now), from: before))
        }
        #expect(outlooks.first?.wait == 600)
    }

    @Test(arguments: 0..<60)
    func aBetterGradeNeverComesBackSooner(number: Int) {
        let thing = UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, UInt8(number)))
        let seed = FuzzSeed(thing: thing, direction: .meaning)
        var memory: Memory?
        var instant = start
        for turn in 0..<12 {
            let outlooks = Scheduler().outlooks(
                at: instant, studyDay: StudyDay(of: instant, utcOffset: 0, rollover: 4), from: memory, seed: seed)
            #expect(outlooks.map(\.wait) == outlooks.map(\.wait).sorted())
            let chosen = outlooks[[2, 2, 2, 1, 0, 2, 3][(turn + number) % 7]].memory
            memory = chosen
            instant = chosen.due
        }
    }

    @Test func fuzzIsRepeatableAndDiffersBetweenThings() throws {
        let intervals = (0..<40).map { number in
            let thing = UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, UInt8(number)))
            let seed = FuzzSeed(thing: thing, direction: .meaning)
            return Scheduler().interval(stability: 50, fraction: seed.fraction(ofReview: 3))
        }
        #expect(Set(intervals).count > 5)
        #expect(intervals.allSatisfy { (45...55).contains($0) })
        let reviews = [review(.easy, at: start), review(.easy, at: start + 9 * day)]
        #expect(Scheduler().replay(reviews) == Scheduler().replay(reviews))
    }

    @Test func retrievabilityIsThePointOfTheCurve() throws {
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

    @Test func aClockSetBackIsTheSameDay() throws {
        let scheduler = Scheduler(try SchedulingOptions(isFuzzed: false))
        let ahead = [review(.easy, at: start + 4_000 * day)]
        let memory = try #require(scheduler.replay(ahead + [review(.good, at: start)]))
        let sameInstant = try #require(scheduler.replay(ahead + [review(.good, at: start + 4_000 * day)]))
        #expect(memory.stability == sameInstant.stability)
        #expect(memory.lastReview == start)
        #expect(memory.due == start + Double(memory.interval) * day)
        #expect(memory.dueDay == StudyDay(of: start, utcOffset: 0, rollover: 4).advanced(by: memory.interval))
        let next = try #require(scheduler.memory(after: review(.good, at: start + 10 * day), from: memory))
        #expect(next.stability > memory.stability)
    }

    /// Central Europe turned to summer time on 29 March and to winter time on 25 October 2026.
    @Test(arguments: [
        ("2026-03-28T18:00:00Z", 3_600, "2026-04-05"), ("2026-10-24T17:00:00Z", 7_200, "2026-11-01"),
    ])
    func theDueDayCountsStudyDaysOverDaylightSaving(text: String, offset: Int, due: String) throws {
        let scheduler = Scheduler(try SchedulingOptions(isFuzzed: false))
        let memory = try #require(scheduler.replay([review(.easy, at: try instant(text), offset: offset)]))
        #expect(memory.interval == 8)
        #expect(memory.dueDay.description == due)
        let newOffset = 10_800 - offset
        let rollover = try instant("\(due)T04:00:00Z") - Double(newOffset)
        let before = StudyDay(of: rollover - 1, utcOffset: newOffset, rollover: 4)
        let from = StudyDay(of: rollover, utcOffset: newOffset, rollover: 4)
        #expect(!memory.isDue(at: rollover - 1, on: before))
        #expect(memory.isDue(at: rollover, on: from))
    }

    @Test func aFlightAcrossTheDateLineKeepsTheInterval() throws {
        let scheduler = Scheduler(try SchedulingOptions(isFuzzed: false))
        // 20 November, 20:00 in Auckland (+13); 12 hours later it is still 20 November in Honolulu (-10).
        let auckland = review(.easy, at: try instant("2026-11-20T07:00:00Z"), offset: 13 * 3_600)
        let honolulu = review(.good, at: try instant("2026-11-20T19:00:00Z"), offset: -10 * 3_600)
        #expect(auckland.studyDay == honolulu.studyDay)
        let memory = try #require(scheduler.replay([auckland, honolulu]))
        #expect(memory.stability == 8.2956)
        #expect(memory.dueDay.description == "2026-11-28")
        #expect(memory.due == honolulu.at + 8 * day)
    }

    @Test func aStepIsDueOnTheStudyDayOfItsAnswer() throws {
        let late = review(.good, at: start + 4 * 3_600 - 60)
        let memory = try #require(Scheduler().replay([late]))
        #expect(memory.interval == 0)
        #expect(memory.due == late.at + 600)
        #expect(memory.dueDay == late.studyDay)
    }

    @Test func aMemoryOutOfRangeCountsAsTheNearestInRange() {
        func next(_ grade: Grade, stability: Double, difficulty: Double) -> Memory {
            Scheduler().memory(
                after: grade, at: start + 5 * day, studyDay: StudyDay(number: 5),
                from: Memory(
                    stability: stability, difficulty: difficulty, phase: .review, lastReview: start, due: start,
                    dueDay: StudyDay(number: 0), interval: 1, reviews: 1, lapses: 0),
                seed: seed)
        }
        for grade in Grade.allCases {
            #expect(next(grade, stability: 5, difficulty: 20) == next(grade, stability: 5, difficulty: 10))
            #expect(next(grade, stability: -3, difficulty: 5) == next(grade, stability: 0.001, difficulty: 5))
            #expect(next(grade, stability: 5, difficulty: .nan) == next(grade, stability: 5, difficulty: 1))
        }
    }

    @Test(arguments: [Double.nan, -1, 0, .infinity, 1e300])
    func aDamagedMemoryDoesNotSpread(value: Double) {
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
