import Foundation
import Testing

@testable import TILCore

@Suite struct TimingStopwatchTests {
    private let start = TimingGrid.base

    @Test func countsWhatPassesBetweenItsPauses() {
        var stopwatch = Stopwatch()
        #expect(stopwatch.elapsed(at: start + 100) == 0 && !stopwatch.isStarted && stopwatch.origin == nil)
        stopwatch.start(at: start)
        #expect(stopwatch.isRunning && stopwatch.origin == start && stopwatch.elapsed(at: start + 2.5) == 2.5)
        stopwatch.pause(at: start + 5)
        #expect(stopwatch.isPaused && stopwatch.elapsed(at: start + 500) == 5 && stopwatch.origin == nil)
        stopwatch.resume(at: start + 1_000)
        #expect(stopwatch.elapsed(at: start + 1_001) == 6 && stopwatch.origin == start + 995)
        stopwatch.reset()
        #expect(stopwatch == Stopwatch())
    }

    @Test func callsThatDoNotFitChangeNothing() {
        var stopwatch = Stopwatch()
        stopwatch.pause(at: start)
        stopwatch.resume(at: start)
        #expect(stopwatch == Stopwatch())
        stopwatch.start(at: start)
        let running = stopwatch
        stopwatch.start(at: start + 5)
        stopwatch.resume(at: start + 5)
        stopwatch.addTime(.nan, at: start + 5)
        stopwatch.addTime(-.infinity, at: start + 5)
        #expect(stopwatch == running)
        stopwatch.pause(at: start + 5)
        let paused = stopwatch
        stopwatch.start(at: start + 6)
        stopwatch.pause(at: start + 6)
        #expect(stopwatch == paused)
    }

    @Test func aClockSetBackTakesNothingAway() {
        var stopwatch = Stopwatch()
        stopwatch.start(at: start)
        #expect(stopwatch.elapsed(at: start - 3_600) == 0)
        stopwatch.pause(at: start + 5)
        stopwatch.resume(at: start + 20)
        #expect(stopwatch.elapsed(at: start + 12) == 5)
        stopwatch.addTime(-4, at: start + 21)
        #expect(stopwatch.elapsed(at: start + 21) == 2)
        #expect(stopwatch.elapsed(at: start - 100) >= 0)
    }

    @Test func itsOriginShowsItInEveryState() {
        var stopwatch = Stopwatch()
        func shown(at instant: Date) -> String {
            instant.formatted(.stopwatch(startingAt: stopwatch.origin(at: instant)))
        }
        #expect(shown(at: start) == "00:00.00")
        stopwatch.start(at: start)
        #expect(shown(at: start + 5.25) == "00:05.25")
        stopwatch.pause(at: start + 5.25)
        #expect(shown(at: start + 777) == "00:05.25")
    }

    @Test func survivesCodingInEveryState() throws {
        var stopwatch = Stopwatch()
        var states = [stopwatch]
        stopwatch.start(at: start)
        states.append(stopwatch)
        stopwatch.pause(at: start + 5)
        states.append(stopwatch)
        #expect(try JSONDecoder().decode([Stopwatch].self, from: JSONEncoder().encode(states)) == states)
    }

    @Test(arguments: UInt64(0)..<120)
    func agreesWithAModelThatCountsEveryTick(seed: UInt64) {
        var generator = TimingGenerator(seed: seed)
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
