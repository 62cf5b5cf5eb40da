import Foundation
import Testing

@testable import TILCore

@Suite struct TimingCountdownTests {
    private let start = TimingGrid.base

    @Test func runsFromItsStartToItsDeadline() {
        var countdown = Countdown(duration: 15)
        #expect(!countdown.isStarted && !countdown.isRunning && !countdown.isPaused)
        #expect(!countdown.isOver(at: start + 100))
        #expect(countdown.remaining(at: start + 100) == 15 && countdown.elapsed(at: start + 100) == 0)
        #expect(countdown.deadline == nil && countdown.range == nil)

        countdown.start(at: start)
        #expect(countdown.isStarted && countdown.isRunning && !countdown.isPaused)
        #expect(countdown.deadline == start + 15 && countdown.range == start..<start + 15)
        #expect(countdown.remaining(at: start + 4.5) == 10.5 && countdown.elapsed(at: start + 4.5) == 4.5)
        #expect(!countdown.isOver(at: Date(timeIntervalSinceReferenceDate: 816_000_015.0.nextDown)))
        #expect(countdown.isOver(at: start + 15))
    }

    @Test func isOverAfterASleepLongerThanItself() {
        var countdown = Countdown(duration: 15)
        countdown.start(at: start)
        #expect(countdown.isOver(at: start + 86_400))
        #expect(countdown.remaining(at: start + 86_400) == 0 && countdown.elapsed(at: start + 86_400) == 15)
        countdown.pause(at: start + 86_400)
        #expect(!countdown.isPaused && countdown.isOver(at: start + 86_400))
    }

    @Test func pausesLoseNothing() {
        var countdown = Countdown(duration: 100)
        countdown.start(at: start)
        for pause in 0..<90 {
            let instant = start + TimeInterval(pause) * 1_000
            countdown.resume(at: instant)
            countdown.pause(at: instant + 1)
            #expect(countdown.isPaused && countdown.range == nil && countdown.deadline == nil)
            #expect(countdown.remaining(at: instant + 500) == TimeInterval(99 - pause))
        }
    }

    @Test func addedTimeIsWhatRemainsAfterTheEndToo() {
        var countdown = Countdown(duration: 15)
        countdown.start(at: start)
        countdown.addTime(10, at: start + 5)
        #expect(countdown.remaining(at: start + 5) == 20 && countdown.length == 25)
        countdown.addTime(10, at: start + 60)
        #expect(!countdown.isOver(at: start + 60) && countdown.remaining(at: start + 60) == 10)
        #expect(countdown.elapsed(at: start + 60) == 25 && countdown.length == 35)
        #expect(countdown.deadline == start + 70 && countdown.range == start + 35..<start + 70)
        countdown.addTime(-100, at: start + 61)
        #expect(countdown.isOver(at: start + 61) && countdown.length == 26)
        countdown.reset()
        #expect(countdown == Countdown(duration: 15))
    }

    @Test func addedTimeWaitsForTheStartAndTheResumption() {
        var countdown = Countdown(duration: 15)
        countdown.addTime(10, at: start)
        #expect(countdown.remaining(at: start + 500) == 25 && !countdown.isStarted)
        countdown.start(at: start)
        countdown.pause(at: start + 5)
        countdown.addTime(10, at: start + 500)
        #expect(countdown.isPaused && countdown.remaining(at: start + 600) == 30)
        countdown.resume(at: start + 1_000)
        #expect(countdown.deadline == start + 1_030)
    }

    @Test func callsThatDoNotFitChangeNothing() {
        let ready = Countdown(duration: 15)
        var countdown = ready
        countdown.pause(at: start)
        countdown.resume(at: start)
        #expect(countdown == ready)
        countdown.start(at: start)
        let running = countdown
        countdown.start(at: start + 5)
        countdown.resume(at: start + 5)
        countdown.addTime(.nan, at: start + 5)
        countdown.addTime(.infinity, at: start + 5)
        #expect(countdown == running)
        countdown.pause(at: start + 5)
        let paused = countdown
        countdown.start(at: start + 6)
        countdown.pause(at: start + 6)
        #expect(countdown == paused)
    }

    @Test func aClockSetBackGivesNothingBack() {
        var countdown = Countdown(duration: 15)
        countdown.start(at: start)
        #expect(countdown.remaining(at: start - 3_600) == 15 && countdown.elapsed(at: start - 3_600) == 0)
        countdown.pause(at: start + 5)
        countdown.resume(at: start + 20)
        #expect(countdown.remaining(at: start + 12) == 10)
        countdown.addTime(10, at: start + 12)
        #expect(countdown.remaining(at: start + 12) == 20)
        countdown.pause(at: start + 12)
        #expect(countdown.remaining(at: start) == 20)
    }

    @Test(arguments: [(-5.0, 0.0), (.nan, 0), (.infinity, Countdown.longestDuration), (-.infinity, 0), (1e300, 1e10)])
    func takesAnyDuration(duration: TimeInterval, length: TimeInterval) {
        var countdown = Countdown(duration: duration)
        #expect(countdown.duration == length && countdown.length == length)
        countdown.start(at: start)
        countdown.addTime(1e300, at: start)
        #expect(countdown.remaining(at: start) == Countdown.longestDuration)
    }

    @Test func itsRangeShowsItInEveryState() {
        var countdown = Countdown(duration: 15)
        func shown(at instant: Date) -> String {
            instant.formatted(.timer(countingDownIn: countdown.range(at: instant)))
        }
        #expect(shown(at: start) == "0:15")
        countdown.start(at: start)
        #expect(shown(at: start + 5) == "0:10")
        countdown.pause(at: start + 5)
        #expect(shown(at: start + 777) == "0:10")
        #expect((start + 777).formatted(.timer(countingUpIn: countdown.range(at: start + 777))) == "0:05")
    }

    @Test func survivesCodingInEveryState() throws {
        var countdown = Countdown(duration: 15)
        var states = [countdown]
        countdown.start(at: start)
        states.append(countdown)
        countdown.pause(at: start + 5)
        states.append(countdown)
        #expect(try JSONDecoder().decode([Countdown].self, from: JSONEncoder().encode(states)) == states)
    }

    @Test func refusesTimesThatNoCountdownHas() throws {
        var countdown = Countdown(duration: 15)
        countdown.start(at: start)
        countdown.pause(at: start + 5)
        let text = String(decoding: try JSONEncoder().encode(countdown), as: UTF8.self)
        for wrong in ["-15", "1e11"] {
            let data = Data(text.replacing("15", with: wrong).utf8)
            #expect(throws: DecodingError.self) { try JSONDecoder().decode(Countdown.self, from: data) }
        }
        let data = Data(text.replacing(":10", with: ":-10").utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Countdown.self, from: data) }
    }
}
