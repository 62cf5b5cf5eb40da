import Foundation
import Testing

@testable import TILCore

@Suite struct TimingCountdownModelTests {
    private let start = TimingGrid.base

    @Test(arguments: UInt64(0)..<120)
    func aCountdownAgreesWithAModelThatCountsEveryTick(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let duration = Int.random(in: 0...5_000, using: &generator)
        var countdown = Countdown(duration: TimingGrid.seconds(duration))
        var model = SlowCountdown(duration: duration)
        var now = 0
        for _ in 0..<60 {
            let gap = Bool.random(using: &generator) ? 0 : Int.random(in: 0...2_000, using: &generator)
            for _ in 0..<gap { model.tick() }
            now += gap
            let instant = TimingGrid.instant(now)
            switch Int.random(in: 0..<12, using: &generator) {
            case 0, 1:
                countdown.start(at: instant)
                model.start()
            case 2, 3, 4:
                countdown.pause(at: instant)
                model.pause()
            case 5, 6, 7:
                countdown.resume(at: instant)
                model.resume()
            case 8, 9, 10:
                let more = Int.random(in: -1_500...2_500, using: &generator)
                countdown.addTime(TimingGrid.seconds(more), at: instant)
                model.addTime(more)
            default:
                countdown.reset()
                model = SlowCountdown(duration: duration)
            }
            #expect(countdown.remaining(at: instant) == TimingGrid.seconds(model.left))
            #expect(countdown.elapsed(at: instant) == TimingGrid.seconds(model.gone))
            #expect(countdown.length == TimingGrid.seconds(model.gone + model.left))
            #expect(countdown.isOver(at: instant) == (model.phase != .ready && model.left == 0))
            #expect(countdown.isRunning == (model.phase == .running))
            #expect(countdown.isPaused == (model.phase == .paused))
            let range = countdown.range(at: instant)
            #expect(max(range.upperBound, instant) == instant + TimingGrid.seconds(model.left))
            #expect(model.left == 0 || range.lowerBound == instant - TimingGrid.seconds(model.gone))
            #expect(countdown.deadline == (model.phase == .running ? range.upperBound : nil))
        }
    }

    @Test(arguments: UInt64(0)..<50)
    func aCountdownStaysWithinItsLengthIfTheClockJumps(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var countdown = Countdown(duration: 10)
        for _ in 0..<200 {
            let instant = start + TimeInterval.random(in: -30...30, using: &generator)
            let left = countdown.remaining(at: instant)
            let wasRunning = countdown.isRunning
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: countdown.start(at: instant)
            case 1: countdown.pause(at: instant)
            case 2: countdown.resume(at: instant)
            default: countdown.addTime(TimeInterval.random(in: -3...3, using: &generator), at: instant)
            }
            let later = start + TimeInterval.random(in: -30...30, using: &generator)
            #expect((0...countdown.length).contains(countdown.remaining(at: later)))
            #expect(abs(countdown.remaining(at: later) + countdown.elapsed(at: later) - countdown.length) < 1e-6)
            #expect(countdown.isOver(at: later) == (countdown.isStarted && countdown.remaining(at: later) == 0))
            if wasRunning, countdown.isPaused { #expect(countdown.remaining(at: later) == left) }
        }
    }
}

/// A countdown that counts every tick as it passes: obviously right and slow.
private struct SlowCountdown {
    enum Phase { case ready, running, paused }

    var phase = Phase.ready
    var left: Int
    var gone = 0

    init(duration: Int) {
        left = duration
    }

    mutating func tick() {
        guard phase == .running, left > 0 else { return }
        left -= 1
        gone += 1
    }

    mutating func start() {
        if phase == .ready { phase = .running }
    }

    mutating func pause() {
        if phase == .running, left > 0 { phase = .paused }
    }

    mutating func resume() {
        if phase == .paused { phase = .running }
    }

    mutating func addTime(_ more: Int) {
        left = max(0, left + more)
    }
}
