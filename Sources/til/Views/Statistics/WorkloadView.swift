import TILCore
import TILText

extension Page {
    /// Returns a table of the workload of a year for each desired retention, with a bar. The current retention is
    /// marked.
    func workload(_ estimates: [WorkloadSimulation.Estimate], current: Double) -> String {
        let most = max(0.001, estimates.map(\.answersPerDay).max() ?? 0)
        let columns = WorkloadColumns(width: width)
        let rows = estimates.map { estimate in
            let isCurrent = estimate.retention == current
            let mark = isCurrent ? ">" : " "
            let row = mark + columns.row(estimate, most: most)
            return isCurrent ? style(.short, row) : row
        }
        let end = """
            til simulated a year with \(counted(estimates.first?.learned ?? 0, "thing")). > marks your desired retention. To \
            change it, run 'til config retention 0.85'.
            """
        return """
            \(folded(style(.heading, "A year at each desired retention")))

            \(style(.faint, columns.header))
            \(rows.joined(separator: "\n"))

            \(folded(end))

            """
    }
}

/// The columns of the table of workloads, after the mark of the current retention.
private struct WorkloadColumns {
    /// The name of the column of answers. A narrow page has no room for the full name.
    private let answersName: String
    /// The width of the chart, or nil if the page has no room for it.
    private let chartWidth: Int?

    /// The width of the table without its chart.
    private static let numbersWidth = 49
    private static let narrowestChart = 5
    private static let widestChart = 30

    init(width: Int) {
        answersName = width < 48 ? "a day" : "answers a day"
        let room = min(Self.widestChart, width - Self.numbersWidth)
        chartWidth = room < Self.narrowestChart ? nil : room
    }

    var header: String {
        let numbers = "  retention  \(answersName)  minutes  remembered"
        return chartWidth == nil ? numbers : numbers + "  " + answersName
    }

    /// - Parameter most: the number of answers a day that fills the chart.
    func row(_ estimate: WorkloadSimulation.Estimate, most: Double) -> String {
        // Print the retention without trailing zeros: 0.9, 0.73.
        let retention = (estimate.retention * 10_000).rounded() / 10_000
        var row = " " + "\(retention)".leftPadded(to: 9)
        row += estimate.answersPerDay.brief.leftPadded(to: answersName.count + 2)
        row += estimate.minutesPerDay.brief.leftPadded(to: 9)
        row += estimate.remembered.brief.leftPadded(to: 12)
        if let chartWidth { row += "  " + Bar.text(estimate.answersPerDay / most, of: chartWidth) }
        return row
    }
}
