import Foundation
import Testing

@testable import TILCore

@Suite struct TimingFormatStyleTests {
    private let start = TimingGrid.base

    @Test(arguments: [
        (-1.0, "0:15", "0:00"), (0, "0:15", "0:00"), (0.25, "0:15", "0:00"), (1, "0:14", "0:01"), (4.5, "0:11", "0:04"),
        (14, "0:01", "0:14"), (14.875, "0:01", "0:14"), (15, "0:00", "0:15"), (15.5, "0:00", "0:15"),
        (1e6, "0:00", "0:15"),
    ])
    func countsDownAndUpWithinItsInterval(offset: TimeInterval, down: String, up: String) {
        #expect((start + offset).formatted(.timer(countingDownIn: start..<start + 15)) == down)
        #expect((start + offset).formatted(.timer(countingUpIn: start..<start + 15)) == up)
    }

    @Test func formatsThePresentInstant() {
        #expect(Date.now.formatted(.timer(countingDownIn: Date.distantPast..<Date.distantPast + 60)) == "0:00")
        #expect(Date.now.formatted(.timer(countingUpIn: Date.distantPast..<Date.distantPast + 60)) == "1:00")
        #expect(Date.now.formatted(.stopwatch(startingAt: .distantFuture)) == "00:00.00")
    }

    @Test func lengthsThatAreNoWholeSecondsRoundTheSafeWay() {
        #expect(start.formatted(.timer(countingDownIn: start..<start + 10.5)) == "0:11")
        #expect((start + 0.5).formatted(.timer(countingDownIn: start..<start + 10.5)) == "0:10")
        #expect((start + 20).formatted(.timer(countingUpIn: start..<start + 10.5)) == "0:10")
        #expect(start.formatted(.timer(countingDownIn: start..<start)) == "0:00")
    }

    /// Apple's documentation of `SystemFormatStyle.Timer` and `.Stopwatch` shows these texts, and its header file the
    /// meaning of two fields.
    @Test(arguments: [
        (0.0, 3, 1_000, "0:00"), (30, 3, 1_000, "0:30"), (3_599, 3, 1_000, "59:59"), (3_600, 3, 1_000, "1:00:00"),
        (5_025, 3, 1_000, "1:23:45"), (5_640, 2, 1_000, "1:34"), (3_599, 2, 1_000, "59:59"),
        (5_025, 4, 100, "1:23:45.6"),
        (5_025, 3, 100, "1:23:45"), (272, 3, 100, "4:32.6"), (272, 2, 10, "4:32"), (272, 4, 1, "4:32.670"),
        (300, 3, 60_000, "5 minutes"), (3_600, 3, 60_000, "1 hour"), (5_025, 3, 60_000, "1 hour, 23 minutes"),
        (5_025, 1, 1_000, "1 hour"), (1_425, 1, 1_000, "23 minutes"), (45, 1, 10, "45 seconds"),
        (0, 1, 1_000, "0 seconds"),
        (0, 3, 60_000, "0 minutes"), (59, 0, 1_000, "59 seconds"), (7_300, 3, 3_600_000, "2 hours"),
        (90_061, 3, 1_000, "25:01:01"), (5_025, 3, 2_000, "1 hour, 23 minutes"), (4_000, 3, 90_000_000, "1 hour"),
        (272, 3, 0, "4:32.670"), (5_025, -7, 1_000, "1 hour"),
    ])
    func countsUpInTheFieldsAskedFor(seconds: TimeInterval, fields: Int, milliseconds: Int, text: String) {
        let fraction = seconds == 0 ? 0 : 0.67
        let style = TimerFormatStyle(
            countingUpIn: start..<start + 1e6, maxFieldCount: fields, maxPrecision: .milliseconds(milliseconds))
        #expect(style.format(start + seconds + fraction) == text)
    }

    @Test(arguments: [
        (5.23, 4, 10, "00:05.23"), (2_730.12, 4, 10, "45:30.12"), (3_600, 4, 10, "01:00:00.00"),
        (90_061, 4, 10, "25:01:01.00"), (83.45, 4, 1_000, "01:23"), (83.45, 4, 100, "01:23.4"),
        (5_025.67, 4, 10, "01:23:45.67"),
        (5_025.67, 3, 10, "01:23:45"), (5_025.67, 2, 10, "1:23"), (1_425.67, 2, 10, "23:45"),
        (1_425.67, 3, 10, "23:45.67"),
        (1_425.67, 4, 60_000, "23 minutes"), (3_600, 4, 60_000, "1 hour"), (-1, 4, 10, "00:00.00"),
        (0, 4, 10, "00:00.00"),
        (360_000, 4, 10, "100:00:00.00"),
    ])
    func showsAStopwatchAsAppleDoes(seconds: TimeInterval, fields: Int, milliseconds: Int, text: String) {
        let style = StopwatchFormatStyle(
            startingAt: start, maxFieldCount: fields, maxPrecision: .milliseconds(milliseconds))
        #expect(style.format(start + seconds) == text)
    }

    @Test(arguments: [
        (0.5, 3, 60_000, "1 minute"), (0, 3, 60_000, "0 minutes"), (240.5, 3, 60_000, "5 minutes"),
        (3_599.5, 3, 1_000, "1:00:00"), (3_599, 3, 1_000, "59:59"), (3_599.5, 2, 1_000, "1:00"),
        (3_600.5, 2, 1_000, "1:01"),
        (3_540.5, 1, 1_000, "1 hour"), (59.5, 1, 1_000, "1 minute"), (59, 1, 1_000, "59 seconds"),
        (3_540.5, 3, 60_000, "1 hour"), (59.99, 3, 10, "0:59.99"), (0.001, 3, 10, "0:00.01"),
    ])
    func countsDownInTheFieldsAskedFor(remaining: TimeInterval, fields: Int, milliseconds: Int, text: String) {
        let style = TimerFormatStyle(
            countingDownIn: start - 1e6..<start, maxFieldCount: fields, maxPrecision: .milliseconds(milliseconds))
        #expect(style.format(start - remaining) == text)
    }

    @Test func minutesGoOnWithoutHours() {
        let day = start..<start + 86_400
        #expect(start.formatted(.timer(countingDownIn: start..<start + 5_400, showsHours: false)) == "90:00")
        #expect((start + 4_530).formatted(.stopwatch(startingAt: start, showsHours: false)) == "75:30.00")
        #expect(
            (start + 4_530).formatted(.timer(countingUpIn: day, showsHours: false, maxFieldCount: 1)) == "75 minutes")
        let minutes = TimerFormatStyle(countingUpIn: day, showsHours: false, maxPrecision: .seconds(60))
        #expect(minutes.format(start + 4_530) == "75 minutes")
    }

    @Test func aWholeSecondIsNotOverOneInstantEarly() {
        let interval = start..<start + 15
        let early = Date(timeIntervalSinceReferenceDate: (start + 5).timeIntervalSinceReferenceDate.nextDown)
        #expect(early.formatted(.timer(countingDownIn: interval)) == "0:11")
        #expect((start + 5).formatted(.timer(countingDownIn: interval)) == "0:10")
        #expect(early.formatted(.timer(countingUpIn: interval)) == "0:04")
        let end = Date(timeIntervalSinceReferenceDate: (start + 15).timeIntervalSinceReferenceDate.nextDown)
        #expect(end.formatted(.timer(countingDownIn: interval)) == "0:01")
    }

    @Test func offsetsWrittenAsDecimalsMeanWhatTheySay() {
        let odd = Date(timeIntervalSince1970: 1_795_219_200.123_456)
        for hundredths in 0..<6_000 {
            let instant = odd + TimeInterval(hundredths) / 100
            let text = instant.formatted(.stopwatch(startingAt: odd))
            #expect(text == String(format: "00:%02d.%02d", hundredths / 100, hundredths % 100))
        }
    }

    @Test func survivesCoding() throws {
        let timer = TimerFormatStyle(countingDownIn: start..<start + 15, showsHours: false, maxFieldCount: 2)
        let stopwatch = StopwatchFormatStyle(startingAt: start, maxPrecision: .seconds(1))
        for timer in [timer, timer.locale(Locale(identifier: "da_DK"))] {
            let copy = try JSONDecoder().decode(TimerFormatStyle.self, from: JSONEncoder().encode(timer))
            #expect(copy == timer && copy.hashValue == timer.hashValue && copy.format(start) == timer.format(start))
        }
        let copy = try JSONDecoder().decode(StopwatchFormatStyle.self, from: JSONEncoder().encode(stopwatch))
        #expect(copy == stopwatch)
        #expect(timer != timer.locale(Locale(identifier: "da_DK")))
        #expect(timer != TimerFormatStyle(countingUpIn: start..<start + 15, showsHours: false, maxFieldCount: 2))
    }

    @Test func boundsInTheWrongOrderShowZero() {
        for direction in [TimeDisplay.Direction.up, .down] {
            let layout = TimeLayout(
                showsHours: true, maxFieldCount: 3, maxPrecision: .seconds(1), padsLeadingField: false)
            let display = TimeDisplay(
                lowerBound: start, upperBound: start - 15, direction: direction, layout: layout)
            #expect([-20.0, -5, 0, 5].map { display.text(at: start + $0) } == Array(repeating: "0:00", count: 4))
            #expect(display.change(after: start - 20) == nil && display.change(before: start + 5) == nil)
        }
    }

    @Test func takesAnyInstant() {
        let forever = Date(timeIntervalSinceReferenceDate: -1e300)..<Date(timeIntervalSinceReferenceDate: 1e300)
        let styles = [
            TimerFormatStyle(countingDownIn: start..<start + 15, maxPrecision: .zero),
            TimerFormatStyle(countingUpIn: start..<start + 15, maxPrecision: .milliseconds(-1)),
            TimerFormatStyle(countingDownIn: forever, maxPrecision: .milliseconds(1)),
            TimerFormatStyle(countingUpIn: forever, maxFieldCount: .max),
            TimerFormatStyle(countingUpIn: .distantPast..<start, maxFieldCount: .min),
        ]
        for seconds in [-.infinity, -1e300, -1e12, 0, 1e12, 1e300, .infinity, Double.nan] {
            let instant = Date(timeIntervalSinceReferenceDate: seconds)
            for style in styles {
                #expect(!style.format(instant).isEmpty)
                let (next, previous) = (style.discreteInput(after: instant), style.discreteInput(before: instant))
                #expect(seconds.isNaN || next.map { $0 > instant } != false)
                #expect(seconds.isNaN || previous.map { $0 < instant } != false)
            }
            let stopwatch = StopwatchFormatStyle(startingAt: instant)
            #expect(!stopwatch.format(start).isEmpty)
            _ = stopwatch.discreteInput(after: start)
            _ = stopwatch.discreteInput(before: start)
        }
    }
}
