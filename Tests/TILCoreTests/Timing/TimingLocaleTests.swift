import Foundation
import Testing

@testable import TILCore

@Suite struct TimingLocaleTests {
    private let start = TimingGrid.base

    @Test(arguments: ["de_DE", "da_DK", "fi_FI", "ar_EG", "fa_IR", "mr_IN", "ne_NP", "th_TH@numbers=thai", "fr_CA"])
    func aStopwatchUsesTheDigitsAndSeparatorsOfItsLocale(identifier: String) {
        let locale = Locale(identifier: identifier)
        let pattern = Duration.TimeFormatStyle.Pattern.minuteSecond(
            padMinuteToLength: 2, fractionalSecondsLength: 2, roundFractionalSeconds: .down)
        let expected = Duration.milliseconds(65_430).formatted(.time(pattern: pattern).locale(locale))
        #expect((start + 65.43).formatted(.stopwatch(startingAt: start).locale(locale)) == expected)
    }

    @Test func timesInDanishArabicAndGermanHaveTheExpectedTexts() {
        let down = TimerFormatStyle(countingDownIn: start..<start + 65)
        let up = StopwatchFormatStyle(startingAt: start)
        #expect(down.locale(Locale(identifier: "da_DK")).format(start) == "1.05")
        #expect(down.locale(Locale(identifier: "ar_EG")).format(start) == "١:٠٥")
        #expect(up.locale(Locale(identifier: "de_DE")).format(start + 65.43) == "01:05,43")
        let minutes = TimerFormatStyle(countingDownIn: start..<start + 5_000, maxPrecision: .seconds(60))
        #expect(minutes.locale(Locale(identifier: "de_DE")).format(start) == "1 Stunde und 24 Minuten")
    }

    @Test(arguments: TimeLayout.plainIdentifiers)
    func inPlainLocalesTextsEqualThoseOfFoundation(identifier: String) {
        let locale = Locale(identifier: identifier)
        for pads in [false, true] {
            let length = pads ? 2 : 1
            let patterns: [(fields: Int, level: Int, Duration.TimeFormatStyle.Pattern)] = [
                (4, 0, .minuteSecond(padMinuteToLength: length, fractionalSecondsLength: 2)),
                (4, 1, .hourMinuteSecond(padHourToLength: length, fractionalSecondsLength: 2)),
                (2, 1, .hourMinute(padHourToLength: 1, roundSeconds: .down)),
            ]
            for (fields, index, pattern) in patterns {
                let layout = TimeLayout(
                    showsHours: true, maxFieldCount: fields, maxPrecision: .milliseconds(10), padsLeadingField: pads)
                let style = Duration.TimeFormatStyle(pattern: pattern, locale: locale).grouping(.never)
                for amount in [0, 5_230, 65_430, 3_599_990, 3_600_000, 1_234_567_890] {
                    let text = layout.text(of: amount, layout.levels[index], in: nil)
                    #expect(text == style.format(.milliseconds(amount)))
                    #expect(layout.text(of: amount, layout.levels[index], in: locale) == text)
                }
            }
        }
    }
}
