import Foundation
import TILText

/// The entries in rows of tables.
extension ListJudge {
    mutating func addTable(_ table: TableGroups.Table, isFollowedBy parts: ArraySlice<ListDocument.Part>) {
        let group = groups.groups[table.group]
        let isNamed = choices.isNamed && choices.columns == nil
        let isAccepted = document.isOwn || isNamed || group.layout.evidence.isEnough
        let hasOthers =
            reading.entryCount > 0 || groups.groups.contains { group in group.layout.evidence.isEnough }
            || lineEvidence.isEnough
        for title in table.titles { others.append(title.line...title.line) }
        // A table without acronyms beside a list of them is other text.
        if !isAccepted, hasOthers || choices.columns != nil {
            leave(table, isFollowedBy: parts)
            return
        }
        var rules = rules
        rules.movesRemarks = group.layout.columns.note == nil
        rules.movesHyphenRemarks = false
        let rows =
            document.isOwn
            ? table.rows
            : ContinuedRows.joined(table.rows, group.layout.columns, isWrapped: table.source.isWrapped)
        for row in rows {
            if let header = table.header, row.cells == header.cells { continue }
            if isAboutFile(row, table) {
                others.append(row.line...row.line)
                continue
            }
            addRow(row, table, group.layout, rules)
        }
    }

    /// Returns whether a column of notes can contain meanings, as its name says.
    private func isDescription(_ column: Int?, _ table: TableGroups.Table) -> Bool {
        guard let column, let header = table.header, column < header.cells.count else { return false }
        return ColumnNames.isName(header.cells[column], of: ColumnNames.meaning)
    }

    /// Returns whether a row of terms describes the file, such as `"version": "3.0"` before all entries, or is a setting.
    private func isAboutFile(_ row: ListRow, _ table: TableGroups.Table) -> Bool {
        guard table.source.kind == .pairs, !document.isOwn, !choices.isNamed, row.cells.count == 2 else { return false }
        let key = row.cells[0]
        let value = row.cells[1]
        let isKey = reading.entryCount == 0 && FileLabels.isKey(key, of: value)
        return isKey || FileLabels.isSetting(key, value)
    }

    /// Leaves a table out as text that is no entry. A row extends up to the next row, or to the part after the table.
    mutating func leave(_ table: TableGroups.Table, isFollowedBy parts: ArraySlice<ListDocument.Part>) {
        if let header = table.header { others.append(header.line...header.line) }
        let starts = table.rows.map(\.line).sorted()
        guard let last = starts.last else { return }
        let next = parts.lazy.compactMap(\.line).first { $0 > last } ?? lastLine + 1
        for (start, end) in zip(starts, starts.dropFirst() + [next]) { others.append(start...max(start, end - 1)) }
    }

    mutating func addRow(
        _ row: ListRow, _ table: TableGroups.Table, _ layout: TableLayout, _ rules: EntryRules
    ) {
        let columns = layout.columns
        var cells = row.cells
        while let last = cells.last, last.isEmpty { cells.removeLast() }
        if cells.isEmpty { return }
        func rejected(_ reason: String) -> Rejection {
            Rejection(line: row.line, reason: reason, text: row.cells.prefix(3).joined(separator: " | "))
        }
        guard cells.count > 1 else { return reject(rejected(RejectionReason.oneColumn)) }
        let surplus = cells.count - table.width
        if surplus > 0, !document.isOwn {
            guard
                let joined = RowSurplus.joined(
                    cells, surplus, columns, hasHeader: table.header != nil, table.source)
            else {
                return reject(rejected(RejectionReason.tooManyCells))
            }
            cells = joined
        }
        func cell(_ column: Int?) -> String { column.flatMap { $0 < cells.count ? cells[$0] : nil } ?? "" }
        func plain(_ column: Int?) -> String {
            document.isOwn ? cell(column) : MarkdownLink.unlinked(cell(column))
        }
        let short = plain(columns.short)
        // A glossary has a description of a term without an expansion.
        let isDescribed = !document.isOwn && cell(columns.long).isEmpty && isDescription(columns.note, table)
        let text = cell(isDescribed ? columns.note : columns.long)
        // In a table of LaTeX, the separator may be in the cell, too.
        let hasSign = table.source.kind == .pairs || text.hasPrefix(": ") || text.hasPrefix("= ")
        let long = hasSign && !document.isOwn ? LineSeparator.withoutLeadingSigns(text) : text
        if choices.columns != nil, max(columns.short, columns.long) >= row.cells.count {
            return reject(rejected(RejectionReason.missingColumn))
        }
        if short.isEmpty { return reject(rejected(RejectionReason.emptyShort)) }
        if long.isEmpty { return reject(rejected(RejectionReason.emptyLong)) }
        if isKey(short, long, layout.evidence) { return reject(rejected(RejectionReason.repeatedKey)) }
        let own = cell(columns.tags)
        var record = ImportRecord(
            line: row.line, short: short, long: long,
            note: EntryRules.joined(isDescribed ? "" : plain(columns.note), row.note),
            tags: own.isEmpty ? row.tags : ThingDraft.tagsAsWritten(in: row.tags + [own]))
        if document.isOwn, table.header?.cells == ColumnLayout.identifiedHeader {
            record.id = UUID(uuidString: cell(ColumnLayout.header.count))
        }
        if !marks.isEmpty, !document.isOwn { moveMark(&record) }
        finish(record, rules, spelled: layout.evidence == .declared ? max(layout.share, 0.9) : layout.share)
    }

    /// Returns whether an acronym repeats so often that it is a key, although its meaning does not spell it.
    func isKey(_ short: String, _ long: String, _ evidence: TableLayout.Evidence) -> Bool {
        guard counts[short, default: 0] >= Self.mostMeanings, evidence != .declared, !choices.isNamed, !document.isOwn
        else { return false }
        return SpelledMeaning(of: short, in: long) == nil
    }
}
