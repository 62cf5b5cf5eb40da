import TILCore
import TILText

extension Page {
    /// Returns the result of an import.
    /// - Parameter tags: the tags that every thing got.
    func imported(_ summary: ImportSummary, tags: [String], isDryRun: Bool) -> String {
        var text = summary.files.map { file in imported(file, tags: tags) }.joined()
        if summary.files.count > 1 {
            let things = counted(summary.new + summary.newMeanings, "thing")
            text += "Total: \(things) \(isDryRun ? "would be added" : "added")\n"
        }
        return isDryRun ? text + "This was a dry run: nothing was changed.\n" : text
    }

    /// Returns the result of importing one file.
    /// - Parameter tags: the tags that every thing got.
    func imported(_ report: ImportReport, tags: [String] = []) -> String {
        let unit = InterchangeFormat.unit(of: report.format)
        let name = style(.heading, report.file.visible)
        return folded("\(name) (\(report.format)): \(sums(report, tags: tags))", indent: 2) + "\n"
            + lines(report.remarks, indent: 4) { remark in "  \(remark.visible)" }
            + lines(report.listed ?? [], indent: 4) { entry in
                "  \(style(.short, entry.short.visible)) = \(entry.long.visible)"
            }
            + rejections(report, unit)
            + list(report.nearRepeats, of: report.nearRepeatCount) { near in
                "  \(unit) \(near.line): \(text(of: near))"
            }
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
        let groups = Dictionary(grouping: report.rejected, by: \.reason).sorted { first, second in
            let firstCount = first.value.count
            let secondCount = second.value.count
            // Equally frequent reasons come in the order of their lines.
            return firstCount == secondCount
                ? first.value[0].line < second.value[0].line : firstCount > secondCount
        }
        var text = ""
        for (reason, rejected) in groups {
            text += lines([reason], indent: 4) { reason in
                "  \(counted(rejected.count, unit)) rejected: \(reason.visible)"
            }
            // The numbers of notes mean nothing to users.
            if unit != "line" { continue }
            let shown = rejected.prefix(Self.mostRejections)
            text += lines(shown, indent: 6) { line in
                line.text.isEmpty ? "    line \(line.line)" : "    \(line.line): \(line.text.visible)"
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
