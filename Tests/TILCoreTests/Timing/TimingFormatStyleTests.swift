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
    func aTimerCountsDownAndUpWithinItsInterval(offset: TimeInterval, down: String, up: String) {
        #expect((start + offset).formatted(.timer(countingDownIn: start..<start + 15)) == down)
        #expect((start + offset).formatted(.timer(countingUpIn: start..<start + 15)) == up)
    }

    @Test func remainingTimeIsRoundedUpAndElapsedTimeDown() {
        #expect(start.formatted(.timer(countingDownIn: start..<start + 10.5)) == "0:11")
        #expect((start + 0.5).formatted(.timer(countingDownIn: start..<start + 10.5)) == "0:10")
        #expect((start + 20).formatted(.timer(countingUpIn: start..<start + 10.5)) == "0:10")
        #expect(start.formatted(.timer(countingDownIn: start..<start)) == "0:00")
    }

    /// Texts of amounts of time, by Apple's documentation of `SystemFormatStyle.Timer` and `.Stopwatch`, and its
    /// header file for two fields.
    private static let table = """
        up              0 s  3 fields     1000 ms: 0:00
        up          30.67 s  3 fields     1000 ms: 0:30
        up        3599.67 s  3 fields     1000 ms: 59:59
        up        3600.67 s  3 fields     1000 ms: 1:00:00
        up        5025.67 s  3 fields     1000 ms: 1:23:45
        up        5640.67 s  2 fields     1000 ms: 1:34
        up        3599.67 s  2 fields     1000 ms: 59:59
        up        5025.67 s  4 fields      100 ms: 1:23:45.6
        up        5025.67 s  3 fields      100 ms: 1:23:45
        up         272.67 s  3 fields      100 ms: 4:32.6
        up         272.67 s  2 fields       10 ms: 4:32
        up         272.67 s  4 fields        1 ms: 4:32.670
        up         300.67 s  3 fields    60000 ms: 5 minutes
        up        3600.67 s  3 fields    60000 ms: 1 hour
        up        5025.67 s  3 fields    60000 ms: 1 hour, 23 minutes
        up        5025.67 s  1 fields     1000 ms: 1 hour
        up        1425.67 s  1 fields     1000 ms: 23 minutes
        up          45.67 s  1 fields       10 ms: 45 seconds
        up              0 s  1 fields     1000 ms: 0 seconds
        up              0 s  3 fields    60000 ms: 0 minutes
        up          59.67 s  0 fields     1000 ms: 59 seconds
        up        7300.67 s  3 fields  3600000 ms: 2 hours
        up        90061.67 s  3 fields     1000 ms: 25:01:01
        up        5025.67 s  3 fields     2000 ms: 1 hour, 23 minutes
        up        4000.67 s  3 fields 90000000 ms: 1 hour
        up         272.67 s  3 fields        0 ms: 4:32.670
        up        5025.67 s -7 fields     1000 ms: 1 hour
        stopwatch    5.23 s  4 fields       10 ms: 00:05.23
        stopwatch 2730.12 s  4 fields       10 ms: 45:30.12
        stopwatch    3600 s  4 fields       10 ms: 01:00:00.00
        stopwatch   90061 s  4 fields       10 ms: 25:01:01.00
        stopwatch   83.45 s  4 fields     1000 ms: 01:23
        stopwatch   83.45 s  4 fields      100 ms: 01:23.4
        stopwatch 5025.67 s  4 fields       10 ms: 01:23:45.67
        stopwatch 5025.67 s  3 fields       10 ms: 01:23:45
        stopwatch 5025.67 s  2 fields       10 ms: 1:23
        stopwatch 1425.67 s  2 fields       10 ms: 23:45
        stopwatch 1425.67 s  3 fields       10 ms: 23:45.67
        stopwatch 1425.67 s  4 fields    60000 ms: 23 minutes
        stopwatch    3600 s  4 fields    60000 ms: 1 hour
        stopwatch      -1 s  4 fields       10 ms: 00:00.00
        stopwatch       0 s  4 fields       10 ms: 00:00.00
        stopwatch  360000 s  4 fields       10 ms: 100:00:00.00
        down          0.5 s  3 fields    60000 ms: 1 minute
        down            0 s  3 fields    60000 ms: 0 minutes
        down        240.5 s  3 fields    60000 ms: 5 minutes
        down       3599.5 s  3 fields     1000 ms: 1:00:00
        down         3599 s  3 fields     1000 ms: 59:59
        down       3599.5 s  2 fields     1000 ms: 1:00
        down       3600.5 s  2 fields     1000 ms: 1:01
        down       3540.5 s  1 fields     1000 ms: 1 hour
        down         59.5 s  1 fields     1000 ms: 1 minute
        down           59 s  1 fields     1000 ms: 59 seconds
        down       3540.5 s  3 fields    60000 ms: 1 hour
        down        59.99 s  3 fields       10 ms: 0:59.99
        down        0.001 s  3 fields       10 ms: 0:00.01
        """

    @Test(arguments: table.split(separator: "\n"))
    func aTimeIsShownWithTheRequestedFieldsAndPrecision(row: Substring) throws {
        let (words, text) = (row.split(separator: " "), row.components(separatedBy: ": ")[1])
        let (seconds, fields) = (try #require(TimeInterval(words[1])), try #require(Int(words[3])))
        let precision = Duration.milliseconds(try #require(Int(words[5])))
        let style =
            switch words[0] {
            case "up":
                TimerFormatStyle(countingUpIn: start..<start + 1e6, maxFieldCount: fields, maxPrecision: precision)
            case "down":
                TimerFormatStyle(countingDownIn: start - 1e6..<start, maxFieldCount: fields, maxPrecision: precision)
            default: StopwatchFormatStyle(startingAt: start, maxFieldCount: fields, maxPrecision: precision)
            }
        #expect(style.format(words[0] == "down" ? start - seconds : start + seconds) == text)
    }

    @Test func withoutHoursMinutesContinueAboveSixty() {
        let day = start..<start + 86_400
        #expect(start.formatted(.timer(countingDownIn: start..<start + 5_400, showsHours: false)) == "90:00")
        #expect((start + 4_530).formatted(.stopwatch(startingAt: start, showsHours: false)) == "75:30.00")
        #expect(
            (start + 4_530).formatted(.timer(countingUpIn: day, showsHours: false, maxFieldCount: 1)) == "75 minutes")
        let minutes = TimerFormatStyle(countingUpIn: day, showsHours: false, maxPrecision: .seconds(60))
        #expect(minutes.format(start + 4_530) == "75 minutes")
    }

    @Test func aStopwatchShowsDecimalOffsetsWithoutRoundingErrors() {
        let odd = Date(timeIntervalSince1970: 1_795_219_200.123_456)
        for hundredths in 0..<6_000 {
            let instant = odd + TimeInterval(hundredths) / 100
            let text = instant.formatted(.stopwatch(startingAt: odd))
            #expect(text == String(format: "00:%02d.%02d", hundredths / 100, hundredths % 100))
        }
    }

    @Test func anIntervalThatEndsBeforeItStartsShowsZero() {
        for direction in [TimeDisplay.Direction.up, .down] {
            let layout = TimeLayout(
                showsHours: true, maxFieldCount: 3, maxPrecision: .seconds(1), padsLeadingField: false)
            let display = TimeDisplay(
                lowerBound: start, upperBound: start - 15, direction: direction, layout: layout)
            #expect([-20.0, -5, 0, 5].map { display.text(at: start + $0) } == Array(repeating: "0:00", count: 4))
            #expect(display.change(after: start - 20) == nil && display.change(before: start + 5) == nil)
        }
    }

    @Test func everyInstantHasATextEvenAnInfiniteOne() {
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
