import TILCore

/// The result of an import.
struct ImportView {
    let summary: ImportSummary
    let isDryRun: Bool
    let isRefused: Bool

    func text(_ page: Page) -> String {
        var text = ""
        for report in summary.files {
            let name = page.style(.heading, report.file.visible)
            text += page.folded("\(name) (\(report.format)): \(sums(report))", indent: 2) + "\n"
            for remark in report.remarks { text += page.folded("  " + remark.visible, indent: 4) + "\n" }
            for entry in report.listed ?? [] {
                let line = "  \(page.style(.short, entry.short.visible)) = \(entry.long.visible)"
                text += page.folded(line, indent: 4) + "\n"
            }
            let unit = InterchangeFormat.unit(of: report.format)
            text += unit == "line" ? "" : reasons(report, unit, page)
            if unit == "line" {
                text += page.list(report.rejected, of: report.rejectedCount) {
                    let text = $0.text.isEmpty ? "" : "\($0.text.visible)\n    "
                    return "  line \($0.line): \(text)\($0.reason.visible)"
                }
            }
            text += page.list(report.nearRepeats, of: report.nearRepeatCount) {
                "  \(unit) \($0.line): \($0.short.visible) = \($0.long.visible) is nearly "
                    + "\($0.other.visible), which it has already: not added"
            }
        }
        if summary.files.count > 1 {
            text += "All: \(counted(summary.new + summary.newMeanings, "thing")) added\n"
        }
        if isDryRun { text += "Nothing was changed: this was a dry run.\n" }
        return text
    }

    /// Returns the number of rejected notes for each reason, most frequent first. The notes' numbers mean nothing to
    /// users.
    private func reasons(_ report: ImportReport, _ unit: String, _ page: Page) -> String {
        var counts: [String: Int] = [:]
        for rejection in report.rejected { counts[rejection.reason, default: 0] += 1 }
        let unlisted = report.rejectedCount - report.rejected.count
        let ordered = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return ordered.map { reason, count in
            page.folded("  \(counted(count, unit)) rejected: \(reason.visible)", indent: 4) + "\n"
        }.joined() + (unlisted > 0 ? "  ... and \(grouped(unlisted)) more rejected\n" : "")
    }

    private func sums(_ report: ImportReport) -> String {
        var sums = [
            "\(grouped(report.new)) new", "\(counted(report.newMeanings, "new meaning"))",
            "\(grouped(report.known)) known", "\(grouped(report.repeated)) repeated",
            "\(grouped(report.rejectedCount)) rejected",
        ]
        if report.reviews > 0 { sums.append(counted(report.reviews, "review")) }
        return sums.joined(separator: ", ")
    }
}
