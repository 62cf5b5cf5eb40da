import Foundation
import TILCore
import TestSupport
import Testing

/// The code in the comments of types. `ArticleTests` compares each block with a passage.
@Suite(.timeLimit(.minutes(30))) struct TypeExamples: ExampleSuite {
    let setup: ExampleSetup

    init() throws { setup = try ExampleSetup() }

    @Test func theExampleOfThingStoresTheChangedNoteAndTags() throws {
        let store = try ThingStore()
        // article
        var thing = try store.add(ThingDraft(short: "ftw", long: "for the win"), at: now)
        thing.note = "Said in victory."
        thing.tags = ["chat"]
        try store.update(thing, at: now)
        // end
        #expect(try store.meanings(of: "ftw") == [thing])
    }

    @Test func theExampleOfJudgeGivesTheStatedVerdicts() async throws {
        let output = PrintedLines()
        func print(_ one: Any, _ other: Any) { output.print("\(one) \(other)") }
        let thing = try ThingStore().add(ThingDraft(short: "ftw", long: "for the win"), at: now)
        // article
        let judge = Judge()
        let right = judge.judge("For-the-Win!", asked: .meaning, accepted: [thing])
        let typo = judge.judge("for the wim", asked: .meaning, accepted: [thing])
        print(right.verdict, typo.verdict)  // correct close
        // end
        #expect(await output.all() == ["correct close"])
    }

    @Test func theExampleOfThingStoreAddsFindsAndUndoes() throws {
        // article
        let store = try ThingStore(path: folder + "acronyms.db")
        try store.add(ThingDraft(short: "ftw", long: "for the win"), at: now)
        let meanings = try store.meanings(of: "FTW")  // [FTW (For the Win)]
        let questions = try store.questions(at: now)
        try store.undo()
        // end
        #expect(meanings.map(\.long) == ["For the Win"] && questions.count == 1 && store.count == 0)
    }

    @Test func theExampleOfQuizSessionAsksOrFinishes() throws {
        let questions = try store.questions(at: now)
        var earlier = QuizSession(questions: questions)
        _ = earlier.apply(.begin, at: now)
        _ = earlier.apply(.submit(question: 1, typed: "for the win"), at: now)
        _ = try store.record(earlier.answers[0])
        let memory = try #require(try store.memories(of: thing.id)[.meaning])
        // article
        var session = QuizSession(questions: questions, settings: QuizSettings(seconds: 10))
        var effects = session.apply(.begin, at: now)  // ask
        effects = session.apply(.submit(question: 1, typed: "for the win"), at: now + 3)  // record, showVerdict
        effects = session.apply(.remembered(question: 1, memory: memory), at: now + 3)
        effects = session.apply(.proceed, at: now + 5)  // ask, or finish
        // end
        #expect(!effects.isEmpty)
    }

    @Test func theExamplesOfCountdownAndStopwatchPrintTheStatedSeconds() async {
        let output = PrintedLines()
        let print = output.print
        // article
        var countdown = Countdown(duration: 15)
        countdown.start(at: now)
        countdown.pause(at: now + 5)
        countdown.resume(at: now + 60)
        print(countdown.remaining(at: now + 61))  // 9.0
        // end
        // article
        var stopwatch = Stopwatch()
        stopwatch.start(at: now)
        stopwatch.pause(at: now + 5)
        stopwatch.resume(at: now + 60)
        print(stopwatch.elapsed(at: now + 61))  // 6.0
        // end
        #expect(await output.all() == ["9.0", "6.0"])
    }

    @Test func theExamplesOfFormatStylesAndScheduleGiveTheStatedValues() {
        // article
        let interval = start..<start + 15
        let left = (start + 4.2).formatted(.timer(countingDownIn: interval))  // 0:11
        let passed = (start + 4.2).formatted(.timer(countingUpIn: interval))  // 0:04
        let precise = (start + 5.23).formatted(.stopwatch(startingAt: start))  // 00:05.23
        // end
        #expect([left, passed, precise] == ["0:11", "0:04", "00:05.23"])
        // article
        let schedule = TickSchedule(.timer(countingDownIn: start..<start + 15))
        let next = schedule.nextTick(after: start + 4.2)  // start + 5, where 0:11 becomes 0:10
        let last = schedule.nextTick(after: start + 15)  // nil: 0:00 stays
        // end
        #expect(next == start + 5 && last == nil)
    }

    @Test func theExamplesOfStylesOfADateGiveTheStatedTexts() {
        // article
        let interval = start..<start + 300
        let left = start.formatted(.timer(countingDownIn: interval))  // 5:00
        // end
        // article
        let minutes = start..<start + 300
        let passed = (start + 28).formatted(.timer(countingUpIn: minutes))  // 0:28
        // end
        // article
        let precise = (start + 5.23).formatted(.stopwatch(startingAt: start))  // 00:05.23
        let rough = (start + 5.23).formatted(.stopwatch(startingAt: start, maxPrecision: .seconds(1)))  // 00:05
        // end
        #expect([left, passed, precise, rough] == ["5:00", "0:28", "00:05.23", "00:05"])
    }

    @Test func theExamplesOfQuestionsAndTheirNumberAgree() throws {
        // article
        let summary = try store.dueSummary(at: now, on: store.settings().studyDay(of: now))
        let title = summary.all == 0 ? "Nothing is due" : "\(summary.all) questions wait"
        // end
        // article
        let request = QueueRequest(limit: 20)
        var session = QuizSession(questions: try store.questions(for: request, at: now))
        // end
        #expect(title == "1 questions wait")
        #expect(session.apply(.begin, at: now).count == 1)
    }

    @Test func theExampleOfPerformAddsAndSearches() async throws {
        let store = try ThingStore()
        let now = now
        let draft = try ThingDraft(short: "ftw", long: "for the win")
        // article
        let thing = try await store.perform { try $0.add(draft, at: now) }
        let found = try await store.perform { try $0.search("network") }
        // end
        #expect(thing.short == "FTW" && found.isEmpty)
    }

    @Test func theExampleOfTicksPrintsEverySecondOfTheCountdown() async {
        let output = PrintedLines()
        let print = output.print
        func ContinuousClock() -> SteppingClock { SteppingClock() }
        // article
        let style = TimerFormatStyle(countingDownIn: start..<start + 15)
        for await now in Ticks(of: style, startingAt: start, clock: ContinuousClock()) {
            print(style.format(now))
        }
        // end
        #expect(await output.all() == (0...15).reversed().map { String(format: "0:%02d", $0) })
    }
}
