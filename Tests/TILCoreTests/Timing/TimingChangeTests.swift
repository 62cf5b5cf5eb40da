import Foundation
import Testing

@testable import TILCore

/// Texts and the instants of their changes, compared with a model that tries every millisecond.
@Suite struct TimingChangeTests {
    private struct Arrangement {
        let style: TimerFormatStyle
        let interval: Range<Date>
        let isDown: Bool
        /// Milliseconds: an amount of time near the limit of a level, where the resolution changes.
        let offset: Int

        init(using generator: inout SeededGenerator, longest: Int = 8_000) {
            let start =
                TimingGrid.base + TimeInterval(Int.random(in: 0...1_000_000, using: &generator)) / 7
                + (Bool.random(using: &generator) ? 3_597 - 86_400 : 0)
            offset = [0, 57_000, 3_597_000, 7_197_000].randomElement(using: &generator) ?? 0
            let length = offset + Int.random(in: 0...longest, using: &generator)
            interval = start..<start + TimeInterval(length) / 1_000
            isDown = Bool.random(using: &generator)
            let showsHours = Int.random(in: 0..<4, using: &generator) > 0
            let fields = Int.random(in: 1...4, using: &generator)
            let precision = Duration.milliseconds(
                [1, 10, 100, 1_000, 1_000, 60_000, 3_600_000].randomElement(using: &generator) ?? 1)
            let make =
                isDown
                ? TimerFormatStyle.init(countingDownIn:showsHours:maxFieldCount:maxPrecision:)
                : TimerFormatStyle.init(countingUpIn:showsHours:maxFieldCount:maxPrecision:)
            style = make(interval, showsHours, fields, precision)
        }
    }

    @Test(arguments: UInt64(0)..<30)
    func theNextTickIsExactlyWhereTheTextChanges(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let arrangement = Arrangement(using: &generator, longest: 6_000)
        let (style, interval, offset) = (arrangement.style, arrangement.interval, arrangement.offset)
        // Every millisecond of six seconds about the offset; the interval ends within them.
        let anchored = { (step: Int) in
            arrangement.isDown
                ? interval.upperBound - TimeInterval(offset + 6_000 - step) / 1_000
                : interval.lowerBound + TimeInterval(offset - 50 + step) / 1_000
        }
        var text = style.format(anchored(0))
        var tick = style.discreteInput(after: anchored(0))
        for step in 1...6_100 {
            let instant = anchored(step)
            let next = style.format(instant)
            if next != text {
                let found = try #require(tick)
                #expect(found <= instant && found > anchored(step - 1))
                #expect(style.format(found) == next)
                #expect(style.format(try #require(style.input(before: found))) == text)
                #expect(style.discreteInput(before: instant).map { style.format($0) } == text)
                text = next
                tick = style.discreteInput(after: found)
            } else if let tick {
                #expect(tick > instant)
            }
            if step % 17 == 0 { #expect(style.discreteInput(after: instant) == tick) }
        }
    }

    @Test(arguments: UInt64(0)..<80)
    func steppingForwardsAndBackwardsGivesTheSameTexts(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let arrangement = Arrangement(using: &generator, longest: 3_000)
        let (style, interval) = (arrangement.style, arrangement.interval)
        let outside = (interval.lowerBound - 1, interval.upperBound + 1)
        let reach = 200
        var forth = [style.format(outside.0)]
        var instant = outside.0
        while let next = style.discreteInput(after: instant), forth.count < reach {
            #expect(next > instant && next > interval.lowerBound && next <= interval.upperBound)
            #expect(style.format(try #require(style.input(before: next))) == forth.last)
            instant = next
            forth.append(style.format(next))
        }
        var back = [style.format(instant)]
        while let previous = style.discreteInput(before: instant), back.count <= reach {
            #expect(previous < instant)
            #expect(style.format(try #require(style.input(after: previous))) == back.last)
            instant = previous
            back.append(style.format(previous))
        }
        #expect(back.reversed() == forth)
        #expect(zip(forth, forth.dropFirst()).allSatisfy { $0 != $1 })
    }

    @Test(arguments: UInt64(0)..<30)
    func clockTextsAreMonotoneAndAgreeWithFoundation(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let start = TimingGrid.base
        let length = Int.random(in: 0...10_000_000, using: &generator)
        let interval = start..<start + TimeInterval(length)
        let instants = (0..<300).map { _ in
            TimingGrid.instant(Int.random(in: -10_000...length * 1_024 + 10_000, using: &generator))
        }
        var (lastDown, lastUp) = (Int.max, -1)
        for instant in instants.sorted() {
            let elapsed = min(max(instant.timeIntervalSince(start), 0), TimeInterval(length))
            let up = Int(elapsed.rounded(.down))
            let down = Int((TimeInterval(length) - elapsed).rounded(.up))
            #expect(instant.formatted(.timer(countingUpIn: interval)) == slowText(up))
            #expect(instant.formatted(.timer(countingDownIn: interval)) == slowText(down))
            #expect(up >= lastUp && down <= lastDown)
            (lastUp, lastDown) = (up, down)
        }
    }

    private func slowText(_ seconds: Int) -> String {
        let style = Duration.TimeFormatStyle(
            pattern: seconds < 3_600 ? .minuteSecond : .hourMinuteSecond, locale: Locale(identifier: "en_US_POSIX"))
        let text = style.grouping(.never).format(.seconds(seconds))
        return text.hasPrefix("0") && !text.hasPrefix("0:") ? String(text.dropFirst()) : text
    }

    /// There instants lie so close together that sums and differences of them are rounded.
    @Test(arguments: [0.0, 0.1, 0.3, 0.7, 1.7, 9.99, 1_000.3, -0.3, -5.1])
    func roundingNearTheReferenceDateShowsNothingEarlyOrTwice(offset: TimeInterval) {
        let start = Date(timeIntervalSinceReferenceDate: offset)
        func text(_ hundredths: Int) -> String { String(format: "0:%02d.%02d", hundredths / 100, hundredths % 100) }
        func early(_ instant: Date) -> Date {
            Date(timeIntervalSinceReferenceDate: instant.timeIntervalSinceReferenceDate.nextDown)
        }
        for length in stride(from: 1, through: 1_200, by: 7) {
            let interval = start..<start + TimeInterval(length) / 100
            let up = TimerFormatStyle(countingUpIn: interval, maxPrecision: .milliseconds(10))
            let down = TimerFormatStyle(countingDownIn: interval, maxPrecision: .milliseconds(10))
            #expect(up.format(interval.upperBound) == text(length))
            #expect(up.format(early(interval.upperBound)) == text(length - 1))
            #expect(down.format(interval.lowerBound) == text(length))
            #expect(down.format(early(interval.upperBound)) == text(1))
            for part in stride(from: 1, to: length, by: 41) {
                #expect(up.format(start + TimeInterval(part) / 100) == text(part))
                #expect(up.format(early(start + TimeInterval(part) / 100)) == text(part - 1))
                #expect(down.format(interval.upperBound - TimeInterval(part) / 100) == text(part))
                #expect(down.format(early(interval.upperBound - TimeInterval(part) / 100)) == text(part + 1))
            }
        }
    }
}
