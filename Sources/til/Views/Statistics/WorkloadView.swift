import Foundation
import TILCore

/// What a year of study comes to for each desired retention, as a table with a chart.
struct WorkloadView {
    let estimates: [WorkloadSimulation.Estimate]
    /// The desired retention that is configured.
    let current: Double

    /// The retentions that are played through, with the one that is configured among them.
    static func retentions(with current: Double) -> [Double] {
        let steps = (0...9).map { Double(70 + 3 * $0) / 100 }
        return steps.contains(current) ? steps : (steps + [current]).sorted()
    }

    func text(_ page: Page) -> String {
        let most = estimates.map(\.answersPerDay).max() ?? 0
        let cells = min(30, page.width - 49)
        // A narrow page has no room for the whole name, nor for the chart.
        let answers = page.width < 48 ? "a day" : "answers a day"
        let title = page.style(.heading, "A year at each retention, with your weights and your pace")
        var lines = [page.folded(title), "", page.style(.faint, "  retention  \(answers)  minutes  remembered")]
        for estimate in estimates {
            let isCurrent = estimate.retention == current
            var line = (isCurrent ? "> " : "  ") + right(Self.plain(estimate.retention), 9)
            line += right(grouped(Int(estimate.answersPerDay.rounded())), answers.utf8.count + 2)
            line += right(grouped(Int(estimate.minutesPerDay.rounded())), 9)
            line += right(grouped(Int(estimate.remembered.rounded())), 12)
            if cells >= 5 {
                line += "  " + Bar.text(estimate.answersPerDay / max(most, 0.001), of: cells, page.glyphs)
            }
            lines.append(isCurrent ? page.style(.short, line) : line)
        }
        let learned = estimates.first?.learned ?? 0
        let end =
            "Of \(counted(learned, "thing")) learned by then. 'til config retention 0.85' chooses; the mark is where it stands."
        return (lines + [""] + TextWrapping.wrapped(end, to: page.width)).joined(separator: "\n") + "\n"
    }

    private func right(_ text: String, _ width: Int) -> String { DisplayWidth.padded(text, to: width, atStart: true) }

    /// A retention with the digits that it has: `0.9`, `0.73`.
    private static func plain(_ retention: Double) -> String { "\((retention * 10_000).rounded() / 10_000)" }
}

/// The same as JSON.
struct WorkloadJSON: Encodable {
    struct Row: Encodable {
        var retention: Double
        var answersPerDay: Double
        var minutesPerDay: Double
        var remembered: Double
        var learned: Int
    }

    var retention: Double
    var workload: [Row]

    init(_ estimates: [WorkloadSimulation.Estimate], current: Double) {
        retention = current
        workload = estimates.map {
            Row(
                retention: $0.retention, answersPerDay: $0.answersPerDay, minutesPerDay: $0.minutesPerDay,
                remembered: $0.remembered, learned: $0.learned)
        }
    }
}
