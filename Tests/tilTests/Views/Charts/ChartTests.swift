import Foundation
import TILText
import Testing

@testable import TILCore
@testable import til

@Suite struct ChartTests {
    private let today = StatisticsSample.today

    @Test func aBarHasEighthsOfCells() {
        #expect(
            (0...8).map { Bar.text(Double($0) / 8, of: 1) } == ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"])
        #expect(Bar.text(0.001, of: 10) == "▏")
        #expect(Bar.text(0.5, of: 5) == "██▌")
        #expect(Bar.text(7, of: 3) == "███")
    }

    @Test func aSparklineHasASpaceForAMissingValue() {
        #expect(Sparkline.text([nil, 0.8, 0.9, 1, 0.1], in: 0.8...1) == " ▁▅█▁")
    }

    @Test func columnsStandOnALineWithTheirLabels() {
        let chart = ColumnChart(values: [1, 8, 4, 0, 16], labels: [0: "a", 1: "bc", 4: "far"], height: 2)
        #expect(
            chart.lines(.of(40)) == [
                "   16 │        █", "      │▁ █ ▄   █", "    0 └──────────", "       a bc    far",
            ])
        // Without room for blanks between them the columns touch, and a label that does not fit is left out.
        #expect(chart.lines(.of(13)) == ["   16 │    █", "      │▁█▄ █", "    0 └─────", "       a"])
    }

    @Test func aBacklogIsCutSoThatOtherDaysKeepTheirHeight() {
        let chart = ColumnChart(values: [900, 3, 6], labels: [:], height: 2, cutsFirst: true)
        #expect(
            chart.lines(.of(40)) == [
                "      │▲ 900", "   12 │█", "      │█ ▄ █", "    0 └──────", "       ",
            ])
    }

    @Test func theLevelsOfTheCalendarHaveFixedLimits() {
        #expect([0, 1, 25, 26, 50, 51, 75, 76, 400].map { HeatLevels.level($0) } == [0, 1, 1, 2, 2, 3, 3, 4, 4])
        #expect((0...4).map { HeatLevels.name($0) } == ["none", "few 1-25", "some 26-50", "many 51-75", "lots 76+"])
    }

    /// Five days of the last four weeks, and one that the map does not reach.
    private var map: CalendarMap {
        CalendarMap(
            values: [
                today: 90, today.advanced(by: -1): 1, today.advanced(by: -9): 60, today.advanced(by: -10): 40,
                today.advanced(by: -60): 99, today.advanced(by: 1): 99,
            ], today: today)
    }

    @Test func aCalendarIsReadableWithoutColour() {
        #expect(
            map.lines(.of(11)) == [
                "  191", "  answers", "  on 4 days", "  of 4", "  weeks", "       Nov", "  Mon  ····", "  Tue  ····",
                "  Wed  ··▒·",
                "  Thu  ··▓·", "  Fri  ···░", "  Sat  ···█", "  Sun  ···", "       · none", "       ░ few 1-25",
                "       ▒ some 26-50", "       ▓ many 51-75", "       █ lots 76+ answers a day",
            ])
    }

    @Test(arguments: [
        (Style.Palette.many, ["38;5;108", "38;5;71", "38;5;34", "38;5;28"]),
        (.sixteen, ["2;32", "32", "32", "1;32"]),
    ])
    func aCalendarHasShadesOfGreen(palette: Style.Palette, codes: [String]) {
        func colored(_ code: String, _ text: String) -> String { "\u{1B}[\(code)m\(text)\u{1B}[0m" }
        let lines = map.lines(.of(11, colors: palette)).dropFirst(4).map { $0 }
        let wednesday = colored("2", "··") + colored(codes[1], "▒") + colored("2", "·")
        #expect(lines[4] == "  \(colored("2", "Wed"))  \(wednesday)")
        #expect(lines[5].hasSuffix(colored("2", "··") + colored(codes[2], "▓") + colored("2", "·")))
        #expect(lines[6].hasSuffix(colored("2", "···") + colored(codes[0], "░")))
        #expect(lines[7].hasSuffix(colored("2", "···") + colored(codes[3], "█")))
    }

    @Test(arguments: [(30, 23, 1), (60, 53, 1), (112, 53, 1), (113, 53, 2), (200, 53, 2)])
    func theCalendarShowsAsManyWeeksAsFitAndWideCellsIfPossible(width: Int, weeks: Int, cell: Int) throws {
        let lines = map.lines(.of(width))
        let monday = try #require(lines.first { $0.hasPrefix("  Mon") }).dropFirst(7)
        #expect(monday.filter { $0 != " " }.count == weeks)
        #expect(monday.count == weeks * cell)
    }
}
