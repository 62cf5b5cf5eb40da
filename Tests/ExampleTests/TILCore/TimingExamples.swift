import Foundation
import TILCore
import TestSupport
import Testing

/// The code of the article `Timing.md`, as one program.
@Suite struct TimingExamples {
    @Test func theCodeOfTheArticleGivesTheStatedResults() async {
        func Date() -> Foundation.Date { Foundation.Date(timeIntervalSince1970: 1_795_248_000) }
        func ContinuousClock() -> SteppingClock { SteppingClock() }
        let output = PrintedLines()
        let print = output.print
        // article
        let start = Date()
        var countdown = Countdown(duration: 15)
        countdown.start(at: start)
        countdown.pause(at: start + 5)
        countdown.resume(at: start + 60)
        countdown.addTime(10, at: start + 61)

        let remaining = countdown.remaining(at: start + 61)  // 19
        let isOver = countdown.isOver(at: start + 80)  // true
        // end
        #expect(remaining == 19)
        #expect(isOver)
        #expect(!countdown.isOver(at: start + 79.9))
        // article
        var stopwatch = Stopwatch()
        stopwatch.start(at: start)
        let elapsed = stopwatch.elapsed(at: start + 5.25)  // 5.25
        // end
        #expect(elapsed == 5.25)
        // article
        let interval = start..<start + 15
        let left = (start + 4.2).formatted(.timer(countingDownIn: interval))  // 0:11
        let passed = (start + 4.2).formatted(.timer(countingUpIn: interval))  // 0:04
        // end
        #expect(left == "0:11")
        #expect(passed == "0:04")
        // article
        let now = start + 61.5
        let shown = now.formatted(.timer(countingDownIn: countdown.range(at: now)))  // 0:19
        // end
        #expect(shown == "0:19")
        // article
        let precise = (start + 5.23).formatted(.stopwatch(startingAt: start))  // 00:05.23
        let whole = (start + 5.23).formatted(.stopwatch(startingAt: start, maxPrecision: .seconds(1)))  // 00:05
        let present = now.formatted(.stopwatch(startingAt: stopwatch.origin(at: now)))  // 01:01.50
        // end
        #expect(precise == "00:05.23")
        #expect(whole == "00:05")
        #expect(present == "01:01.50")
        // article
        let german = StopwatchFormatStyle(startingAt: start).locale(Locale(identifier: "de_DE"))
        let text = german.format(start + 65.43)  // 01:05,43
        // end
        #expect(text == "01:05,43")
        // article
        let schedule = TickSchedule(.timer(countingDownIn: interval))
        let next = schedule.nextTick(after: start + 4.2)  // start + 5
        let last = schedule.nextTick(after: start + 15)  // nil: there is nothing more to draw
        // end
        #expect(next == start + 5)
        #expect(last == nil)
        // article
        let style = TimerFormatStyle(countingDownIn: start..<start + 1)
        for await now in Ticks(of: style, startingAt: start, clock: ContinuousClock()) {
            print(style.format(now))  // 0:01, and after a second 0:00
        }
        // end
        #expect(await output.all() == ["0:01", "0:00"])
    }
}
