import TILCore

extension Page {
    /// Returns the result of an import.
    func imported(_ summary: ImportSummary, isDryRun: Bool) -> String {
        var text = summary.files.map(report).joined()
        if summary.files.count > 1 {
            text +=
                "Total: \(counted(summary.new + summary.newMeanings, "thing")) \(isDryRun ? "would be added" : "added")\n"
        }
        return isDryRun ? text + "This was a dry run: nothing was changed.\n" : text
    }

    private func report(_ report: ImportReport) -> String {
        let unit = InterchangeFormat.unit(of: report.format)
        let sums = """
            \(grouped(report.new)) new, \(counted(report.newMeanings, "new meaning")), \(grouped(report.known)) known, \
            \(grouped(report.repeated)) repeated, \(grouped(report.rejectedCount)) rejected\
            \(report.reviews > 0 ? ", " + counted(report.reviews, "answer") : "")
            """
        let name = style(.heading, report.file.visible)
        return folded("\(name) (\(report.format)): \(sums)", indent: 2) + "\n"
            + lines(report.remarks, indent: 4) { "  \($0.visible)" }
            + lines(report.listed ?? [], indent: 4) { "  \(style(.short, $0.short.visible)) = \($0.long.visible)" }
            + rejections(report, unit)
            + list(report.nearRepeats, of: report.nearRepeatCount) {
                """
                  \(unit) \($0.line): \($0.short.visible) = \($0.long.visible) was skipped: it is nearly \
                \($0.other.visible)
                """
            }
    }

    private func rejections(_ report: ImportReport, _ unit: String) -> String {
        if unit == "line" {
            return list(report.rejected, of: report.rejectedCount) {
                "  line \($0.line): \($0.text.isEmpty ? "" : "\($0.text.visible)\n    ")\($0.reason.visible)"
            }
        }
        // The numbers of notes mean nothing to users, so count the reasons, most frequent first.
        let counts = Dictionary(grouping: report.rejected, by: \.reason).mapValues(\.count)
        let unlisted = report.rejectedCount - report.rejected.count
        return lines(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }, indent: 4) { reason, count in
            "  \(counted(count, unit)) rejected: \(reason.visible)"
        } + (unlisted > 0 ? "  ... and \(grouped(unlisted)) more rejected\n" : "")
    }
}
