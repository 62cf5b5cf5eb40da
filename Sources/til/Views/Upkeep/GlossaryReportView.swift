import TILCore

/// What the making or updating of a glossary came to: one line, and below it what could not be taken.
struct GlossaryReportView {
    let report: GlossaryReport
    /// Whether there was none before.
    var isNew = false

    /// How many rejected lines of a file, and files that could not be read, are shown; `--json` has all.
    private static let longestList = 20

    func text(_ page: Page) -> String {
        let name = page.style(.heading, page.visible(report.name))
        var text = page.folded("\(name): \(sums)", indent: 2) + "\n"
        for file in report.files where file.rejectedCount > 0 {
            text += list(file.rejected, count: file.rejectedCount) {
                page.folded("  \(page.visible(file.file)) line \($0.line): \(page.visible($0.reason))", indent: 4)
                    + "\n"
            }
        }
        return text
            + list(report.unread, count: report.unread.count) { file in
                let reason = page.visible(String(file.reason.split(separator: "\n").first ?? ""))
                return page.folded("  \(page.visible(file.file)) was left out: \(reason)", indent: 4) + "\n"
            }
    }

    private var sums: String {
        let entries = counted(report.entries, "entry", "entries")
        if isNew { return "\(entries) from \(counted(report.files.count, "file"))" }
        if report.new == 0, report.gone == 0 { return "nothing new; \(entries)" }
        return "\(grouped(report.new)) new, \(grouped(report.gone)) gone; \(entries)"
    }

    private func list<Item>(_ items: [Item], count: Int, line: (Item) -> String) -> String {
        let shown = items.prefix(Self.longestList)
        let rest = count - shown.count
        return shown.map(line).joined() + (rest > 0 ? "  ... and \(grouped(rest)) more; --json lists them\n" : "")
    }
}
