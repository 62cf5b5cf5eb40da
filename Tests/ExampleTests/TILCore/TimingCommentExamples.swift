import Foundation
import TILCore
import TestSupport
import Testing

/// The code in comments about times. `ArticleTests` compares each block with a passage.
@Suite struct TimingCommentExamples: ExampleSuite {
    let setup: ExampleSetup

    init() throws { setup = try ExampleSetup() }

    @Test func theExampleOfAddedTime() throws {
        // article
        var countdown = Countdown(duration: 15)
        countdown.start(at: now)
        countdown.addTime(10, at: now + 5)
        print(countdown.remaining(at: now + 5))  // 20.0
        // end
        #expect(countdown.remaining(at: now + 5) == 20)
    }

    @Test func theExampleOfTimeOfAStopwatch() throws {
        // article
        var stopwatch = Stopwatch()
        stopwatch.start(at: now)
        stopwatch.addTime(10, at: now + 5)
        print(stopwatch.elapsed(at: now + 5))  // 15.0
        // end
        #expect(stopwatch.elapsed(at: now + 5) == 15)
    }

    @Test func theExampleOfMadeTicks() async throws {
        func ContinuousClock() -> SteppingClock { SteppingClock() }
        // article
        let style = TimerFormatStyle(countingDownIn: start..<start + 2)
        for await now in Ticks(of: style, startingAt: start, clock: ContinuousClock()) {
            print(style.format(now))  // 0:02, 0:01, 0:00
        }
        // end
    }

    @Test func theExampleOfTickIterators() async throws {
        func ContinuousClock() -> SteppingClock { SteppingClock() }
        // article
        let style = TimerFormatStyle(countingDownIn: start..<start + 2)
        var ticks = Ticks(of: style, startingAt: start, clock: ContinuousClock()).makeAsyncIterator()
        let first = await ticks.next()  // start, so that a view is drawn at once
        // end
        #expect(first == start)
    }

    @Test func theExampleOfStylesDown() throws {
        // article
        let style = TimerFormatStyle(countingDownIn: start..<start + 5_640, maxFieldCount: 2)
        print(style.format(start))  // 1:34
        // end
        #expect(style.format(start) == "1:34")
    }

    @Test func theExampleOfStylesUp() throws {
        // article
        let style = TimerFormatStyle(countingUpIn: start..<start + 5_640, showsHours: false)
        print(style.format(start + 5_640))  // 94:00
        // end
        #expect(style.format(start + 5_640) == "94:00")
    }

    @Test func theExampleOfStylesOfAStopwatch() throws {
        // article
        let style = TimerFormatStyle(startingAt: start, maxPrecision: .milliseconds(100))
        print(style.format(start + 5.23))  // 00:05.2
        // end
        #expect(style.format(start + 5.23) == "00:05.2")
    }

    @Test func theExampleOfStopwatchStyles() throws {
        // article
        let german = StopwatchFormatStyle(startingAt: start).locale(Locale(identifier: "de_DE"))
        print(german.format(start + 65.43))  // 01:05,43
        // end
        #expect(german.format(start + 65.43) == "01:05,43")
    }
}
