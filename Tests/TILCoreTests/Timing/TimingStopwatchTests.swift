import Foundation
import Testing

@testable import TILCore

@Suite struct TimingStopwatchTests {
    @Test(arguments: UInt64(0)..<120)
    func aStopwatchAgreesWithAModelThatCountsEveryTick(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var stopwatch = Stopwatch()
        var (isStarted, isPaused, count, now) = (false, false, 0, 0)
        for _ in 0..<60 {
            for _ in 0..<Int.random(in: 0...2_000, using: &generator) {
                now += 1
                if isStarted, !isPaused { count += 1 }
            }
            let instant = TimingGrid.instant(now)
            switch Int.random(in: 0..<10, using: &generator) {
            case 0, 1:
                stopwatch.start(at: instant)
                isStarted = true
            case 2, 3, 4:
                stopwatch.pause(at: instant)
                isPaused = isStarted
            case 5, 6, 7:
                stopwatch.resume(at: instant)
                isPaused = false
            case 8:
                let more = Int.random(in: -3_000...2_000, using: &generator)
                stopwatch.addTime(TimingGrid.seconds(more), at: instant)
                count = max(0, count + more)
            default:
                stopwatch.reset()
                (isStarted, isPaused, count) = (false, false, 0)
            }
            #expect(stopwatch.elapsed(at: instant) == TimingGrid.seconds(count))
            #expect(stopwatch.origin(at: instant) == TimingGrid.instant(now - count))
            #expect(stopwatch.isStarted == isStarted && stopwatch.isPaused == isPaused)
            #expect(stopwatch.isRunning == (isStarted && !isPaused))
        }
    }
}
