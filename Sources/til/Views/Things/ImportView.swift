import TILCore
import TILText

extension Page {
    /// Returns the result of an import.
    /// - Parameter tags: the tags that every thing got.
    func imported(_ summary: ImportSummary, tags: [String], isDryRun: Bool) -> String {
        var text = summary.files.map { file in imported(file, tags: tags) }.joined()
        if summary.files.count > 1 {
            text +=
                "Total: \(counted(summary.new + summary.newMeanings, "thing")) \(isDryRun ? "would be added" : "added")\n"
        }
        return isDryRun ? text + "This was a dry run: nothing was changed.\n" : text
    }

    /// Returns the result of importing one file.
    /// - Parameter tags: the tags that every thing got.
    func imported(_ report: ImportReport, tags: [String] = []) -> String {
        let unit = InterchangeFormat.unit(of: report.format)
        let name = style(.heading, report.file.visible)
        return folded("\(name) (\(report.format)): \(sums(report, tags: tags))", indent: 2) + "\n"
            + lines(report.remarks, indent: 4) { "  \($0.visible)" }
            + lines(report.listed ?? [], indent: 4) { "  \(style(.short, $0.short.visible)) = \($0.long.visible)" }
            + rejections(report, unit)
            + list(report.nearRepeats, of: report.nearRepeatCount) { "  \(unit) \($0.line): \(text(of: $0))" }
    }

    /// Returns the counts of a report, without zeros.
    private func sums(_ report: ImportReport, tags: [String]) -> String {
        let names = ThingDraft.tags(in: tags).map { tag in "#\(tag)" }.joined(separator: " ")
        var parts: [String] = []
        func add(_ count: Int, _ text: String) {
            if count > 0 { parts.append(text) }
        }
        add(report.new, "\(grouped(report.new)) new")
        add(report.newMeanings, counted(report.newMeanings, "new meaning"))
        add(report.updated, "\(grouped(report.updated)) corrected")
        add(report.known, "\(grouped(report.known)) known")
        add(report.nearlyKnown, "\(grouped(report.nearlyKnown)) nearly known")
        add(report.tagged, "now \(names.visible)")
        add(report.gotNote, "\(grouped(report.gotNote)) got \(report.gotNote == 1 ? "its note" : "their notes")")
        add(report.gotTags, "\(grouped(report.gotTags)) got \(report.gotTags == 1 ? "its tags" : "their tags")")
        add(report.repeated, "\(grouped(report.repeated)) repeated")
        add(report.rejectedCount, "\(grouped(report.rejectedCount)) rejected")
        add(report.reviews, counted(report.reviews, "answer"))
        return parts.isEmpty ? "no entries" : parts.joined(separator: ", ")
    }

    private func text(of near: NearRepeat) -> String {
        let entry = "\(near.short.visible): \(near.long.visible)"
        let other = near.otherShort.map { short in "\(short.visible): \(near.other.visible)" } ?? near.other.visible
        return switch near.outcome {
        case .skipped: "\(entry) was skipped: it is nearly \(other)"
        case .correctable: "\(entry) is nearly your \(other); --update would correct it"
        case .edited: "\(entry) was skipped: it is nearly your \(other), which you edited"
        case .corrected: "\(entry) corrects \(other)"
        }
    }

    /// Returns the reasons of the rejections, most frequent first, each one once with its lines.
    private func rejections(_ report: ImportReport, _ unit: String) -> String {
        let groups = Dictionary(grouping: report.rejected, by: \.reason)
            .sorted { left, right in
                let leftKey = (-left.value.count, left.value[0].line)
                let rightKey = (-right.value.count, right.value[0].line)
                return leftKey < rightKey
            }
        var text = ""
        for (reason, rejected) in groups {
            text += lines([reason], indent: 4) { "  \(counted(rejected.count, unit)) rejected: \($0.visible)" }
            // The numbers of notes mean nothing to users.
            if unit != "line" { continue }
            let shown = rejected.prefix(Self.mostRejections)
            text += lines(shown, indent: 6) {
                $0.text.isEmpty ? "    line \($0.line)" : "    \($0.line): \($0.text.visible)"
            }
            if rejected.count > shown.count {
                text += "    ... and \(grouped(rejected.count - shown.count)) more; --json lists them\n"
            }
        }
        let unlisted = report.rejectedCount - report.rejected.count
        return text + (unlisted > 0 ? "  ... and \(grouped(unlisted)) more rejected\n" : "")
    }

    /// The maximum number of lines that are shown for each reason.
    private static let mostRejections = 10
}
