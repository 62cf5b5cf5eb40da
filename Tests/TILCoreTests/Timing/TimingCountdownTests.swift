import Foundation
import Testing

@testable import TILCore

@Suite struct TimingCountdownTests {
    private let start = TimingGrid.base

    @Test(arguments: [(-5.0, 0.0), (.nan, 0), (.infinity, Countdown.longestDuration), (-.infinity, 0), (1e300, 1e10)])
    func aCountdownLimitsEveryDurationToAValidLength(duration: TimeInterval, length: TimeInterval) {
        var countdown = Countdown(duration: duration)
        #expect(countdown.duration == length && countdown.length == length)
        countdown.start(at: start)
        let started = countdown
        for noTime in [TimeInterval.nan, .infinity, -.infinity] { countdown.addTime(noTime, at: start) }
        #expect(countdown == started)
        countdown.addTime(1e300, at: start)
        #expect(countdown.remaining(at: start) == Countdown.longestDuration)
    }

    @Test func aCountdownGainsNoTimeIfTheClockIsSetBack() {
        var countdown = Countdown(duration: 15)
        countdown.start(at: start)
        countdown.pause(at: start + 5)
        countdown.resume(at: start + 10)
        #expect(countdown.remaining(at: start + 8) == 10)
        countdown.addTime(-20, at: start + 8)
        #expect(countdown.deadline == start + 10)
    }

    @Test func anEncodedCountdownIsDecodedUnchangedAndInvalidTimesAreRefused() throws {
        var countdown = Countdown(duration: 15)
        var states = [countdown]
        countdown.start(at: start)
        states.append(countdown)
        countdown.pause(at: start + 5)
        states.append(countdown)
        #expect(try JSONDecoder().decode([Countdown].self, from: JSONEncoder().encode(states)) == states)
        let text = String(decoding: try JSONEncoder().encode(countdown), as: UTF8.self)
        for (right, wrong) in [("15", "-15"), ("15", "1e11"), (":10", ":-10")] {
            let data = Data(text.replacing(right, with: wrong).utf8)
            #expect(throws: DecodingError.self) { try JSONDecoder().decode(Countdown.self, from: data) }
        }
    }
}
