import Foundation
import TILCore
import Testing

/// The code of the article `Timing.md`.
@Suite struct TimingExamples {
    private let now = morning
    private let start = morning

    @Test func countDown() {
        // article
        var countdown = Countdown(duration: 15)
        countdown.start(at: now)
        countdown.pause(at: now + 5)
        countdown.resume(at: now + 60)
        countdown.addTime(10, at: now + 61)

        let left = countdown.remaining(at: now + 61)  // 19
        let isOver = countdown.isOver(at: now + 80)  // true
        // end
        #expect(left == 19)
        #expect(isOver)
        #expect(!countdown.isOver(at: now + 79.9))
    }

    @Test func countUp() {
        // article
        var stopwatch = Stopwatch()
        stopwatch.start(at: now)
        let seconds = stopwatch.elapsed(at: now + 5.25)  // 5.25
        // end
        #expect(seconds == 5.25)
    }

    @Test func timer() {
        // article
        let interval = start..<start + 15
        let left = (start + 4.2).formatted(.timer(countingDownIn: interval))  // 0:11
        let passed = (start + 4.2).formatted(.timer(countingUpIn: interval))  // 0:04
        // end
        #expect(left == "0:11")
        #expect(passed == "0:04")
    }

    @Test func timerOfACountdown() {
        var countdown = Countdown(duration: 15)
        countdown.start(at: now - 4.2)
        countdown.pause(at: now)
        // article
        let text = now.formatted(.timer(countingDownIn: countdown.range(at: now)))
        // end
        #expect(text == "0:11")
    }

    @Test func stopwatch() {
        var stopwatch = Stopwatch()
        stopwatch.start(at: now - 65.43)
        // article
        let precise = (start + 5.23).formatted(.stopwatch(startingAt: start))  // 00:05.23
        let whole = (start + 5.23).formatted(.stopwatch(startingAt: start, maxPrecision: .seconds(1)))  // 00:05
        let present = now.formatted(.stopwatch(startingAt: stopwatch.origin(at: now)))
        // end
        #expect(precise == "00:05.23")
        #expect(whole == "00:05")
        #expect(present == "01:05.43")
    }

    @Test func locale() {
        // article
        let style = StopwatchFormatStyle(startingAt: start).locale(Locale(identifier: "de_DE"))
        let text = style.format(start + 65.43)  // 01:05,43
        // end
        #expect(text == "01:05,43")
    }

    @Test func schedule() {
        // article
        let schedule = TickSchedule(.timer(countingDownIn: start..<start + 15))
        let next = schedule.nextTick(after: start + 4.2)  // start + 5
        let last = schedule.nextTick(after: start + 15)  // nil: there is nothing more to draw
        // end
        #expect(next == start + 5)
        #expect(last == nil)
    }

    @Test func ticks() async {
        var drawn: [String] = []
        func draw(_ text: String) { drawn.append(text) }
        // article
        let style = TimerFormatStyle(countingDownIn: start..<start + 1)
        for await now in Ticks(of: style, startingAt: start, clock: ContinuousClock()) {
            draw(style.format(now))
        }
        // end
        #expect(drawn == ["0:01", "0:00"])
    }
}
