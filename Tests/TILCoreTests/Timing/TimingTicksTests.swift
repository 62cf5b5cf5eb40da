import Foundation
import TestSupport
import Testing

@testable import TILCore

@Suite struct TimingTicksTests {
    private let start = TimingGrid.base

    @Test func aScheduleEndsWhenTheTextNoLongerChanges() {
        let schedule = TickSchedule(.timer(countingDownIn: start..<start + 15))
        #expect(schedule.nextTick(after: start - 100) == start + 1)
        #expect(schedule.nextTick(after: start + 4.25) == start + 5)
        #expect(schedule.nextTick(after: start + 14.5) == start + 15)
        #expect(schedule.nextTick(after: start + 15) == nil)
        #expect(TickSchedule(.stopwatch(startingAt: start)).nextTick(after: start - 5) == start + 0.01)
    }

    @Test func aScheduleSkipsBoundariesThatDoNotChangeTheText() {
        let schedule = TickSchedule(HalfSeconds(start: start, end: start + 4))
        #expect(schedule.nextTick(after: start) == start + 1)
        #expect(schedule.nextTick(after: start + 0.75) == start + 1)
        #expect(schedule.nextTick(after: start + 3.25) == start + 4)
        #expect(schedule.nextTick(after: start + 4) == nil)
        #expect(
            TickSchedule(HalfSeconds(start: start + 9_999, end: .distantFuture)).nextTick(after: start) == start + 500)
    }

    @Test func ticksComeWhenTheDisplayChangesAndEndWithIt() async {
        let clock = SteppingClock()
        let style = TimerFormatStyle(countingDownIn: start..<start + 15)
        var texts: [String] = []
        var instants: [Date] = []
        for await now in Ticks(of: style, startingAt: start + 0.5, clock: clock) {
            texts.append(style.format(now))
            instants.append(now)
        }
        #expect(texts == (0...15).reversed().map { $0 < 10 ? "0:0\($0)" : "0:\($0)" })
        #expect(instants == [start + 0.5] + (1...15).map { start + TimeInterval($0) })
        #expect(clock.sleeps == 15)
    }

    @Test func aLateTickDoesNotDelayTheNextTicks() async {
        let clock = SteppingClock(lateness: .milliseconds(300))
        let style = TimerFormatStyle(countingUpIn: start..<start + 3_600)
        var count = 0
        for await now in Ticks(of: style, startingAt: start, clock: clock) {
            #expect(abs(now.timeIntervalSince(start) - (count == 0 ? 0 : TimeInterval(count) + 0.3)) < 1e-6)
            #expect(style.format(now) == style.format(start + TimeInterval(count)))
            count += 1
        }
        #expect(count == 3_601)
    }

    @Test func aSlowConsumerGetsOnlyTheCurrentTick() async {
        let clock = SteppingClock()
        let style = TimerFormatStyle(countingDownIn: start..<start + 15)
        var ticks = Ticks(of: style, startingAt: start, clock: clock).makeAsyncIterator()
        #expect(await ticks.next() == start)
        clock.pass(.milliseconds(9_250))
        #expect(await ticks.next() == start + 9.25)
        #expect(await ticks.next() == start + 10)
        clock.pass(.seconds(86_400))
        #expect(await ticks.next() == start + 86_410)
        #expect(await ticks.next() == nil)
        #expect(clock.sleeps == 1)
    }

    @Test func cancellingATaskEndsItsTicks() async {
        let style = StopwatchFormatStyle(startingAt: start, maxPrecision: .seconds(3_600))
        let start = start
        let task = Task {
            var count = 0
            for await _ in Ticks(of: style, startingAt: start, clock: ContinuousClock()) { count += 1 }
            return count
        }
        task.cancel()
        #expect(await task.value == 1)
    }
}

/// A discrete style that reports every half second although its text changes with whole ones.
private struct HalfSeconds: DiscreteFormatStyle {
    let start: Date
    let end: Date

    func format(_ value: Date) -> Int {
        max(0, Int(value.timeIntervalSince(start).rounded(.down)))
    }

    func discreteInput(after input: Date) -> Date? {
        let half = ((input.timeIntervalSinceReferenceDate * 2).rounded(.down) + 1) / 2
        return Date(timeIntervalSinceReferenceDate: half) <= end ? Date(timeIntervalSinceReferenceDate: half) : nil
    }

    func discreteInput(before input: Date) -> Date? { nil }
}
