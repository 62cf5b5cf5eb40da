import Foundation
import TILText

/// The entries in rows of tables.
extension ListJudge {
    mutating func addTable(_ table: TableGroups.Table, isFollowedBy parts: ArraySlice<ListDocument.Part>) {
        let layout = groups.groups[table.group].layout
        for title in table.titles { others.append(title.line...title.line) }
        if isOtherText(layout) { return leave(table, isFollowedBy: parts) }
        var rules = rules
        rules.movesRemarks = layout.columns.note == nil
        rules.movesHyphenRemarks = false
        var rows = table.rows
        if !document.isOwn { rows = ContinuedRows.joined(rows, layout.columns, isWrapped: table.source.isWrapped) }
        for row in rows {
            let isRepeatedHeader = row.cells == table.header?.cells
            if isRepeatedHeader { continue }
            if isAboutFile(row, table) {
                others.append(row.line...row.line)
            } else {
                addRow(row, table, layout, rules)
            }
        }
    }

    /// Returns whether a table without acronyms is other text, because the file has a list of them elsewhere.
    private func isOtherText(_ layout: TableLayout) -> Bool {
        let isNamed = choices.isNamed && choices.columns == nil
        if document.isOwn || isNamed || layout.evidence.isEnough { return false }
        if choices.columns != nil || reading.entryCount > 0 || lineEvidence.isEnough { return true }
        return groups.groups.contains { group in group.layout.evidence.isEnough }
    }

    /// Returns whether a column of notes can contain meanings, as its name says.
    private func isDescription(_ column: Int?, _ table: TableGroups.Table) -> Bool {
        guard let column, let header = table.header, column < header.cells.count else { return false }
        return ColumnNames.isName(header.cells[column], of: ColumnNames.meaning)
    }

    /// Returns whether a row of terms describes the file, such as `"version": "3.0"` before all entries, or is a
    /// setting.
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
        let next = parts.lazy.compactMap(\.line).first { line in line > last } ?? lastLine + 1
        let ends = starts.dropFirst() + [next]
        for (start, end) in zip(starts, ends) { others.append(start...max(start, end - 1)) }
    }

    // MARK: Rows

    mutating func addRow(
        _ row: ListRow, _ table: TableGroups.Table, _ layout: TableLayout, _ rules: EntryRules
    ) {
        var cells = row.cells
        while let last = cells.last, last.isEmpty { cells.removeLast() }
        if cells.isEmpty { return }
        do throws(RowFault) {
            var record = try record(of: row, cells, table, layout)
            if !marks.isEmpty, !document.isOwn { moveMark(&record) }
            // Known columns are trusted even if few meanings spell their acronyms.
            let spelled = layout.evidence == .declared ? max(layout.share, 0.9) : layout.share
            finish(record, rules, spelled: spelled)
        } catch {
            let text = row.cells.prefix(3).joined(separator: " | ")
            reject(Rejection(line: row.line, reason: error.reason, text: text))
        }
    }

    /// The reason for rejecting a row, as a full sentence.
    private struct RowFault: Error {
        let reason: String
    }

    /// Returns the record of a row.
    /// - Parameter filled: the cells of the row without empty ones at its end.
    private func record(
        of row: ListRow, _ filled: [String], _ table: TableGroups.Table, _ layout: TableLayout
    ) throws(RowFault) -> ImportRecord {
        let columns = layout.columns
        let cells = RowCells(texts: try joinedCells(filled, table, columns), isOwn: document.isOwn)
        // A glossary has a description of a term without an expansion.
        let isDescribed = !document.isOwn && cells[columns.long].isEmpty && isDescription(columns.note, table)
        let short = cells.unlinked(columns.short)
        let long = meaning(cells[isDescribed ? columns.note : columns.long], in: table)
        if choices.columns != nil, max(columns.short, columns.long) >= row.cells.count {
            throw RowFault(reason: RejectionReason.missingColumn)
        }
        if short.isEmpty { throw RowFault(reason: RejectionReason.emptyShort) }
        if long.isEmpty { throw RowFault(reason: RejectionReason.emptyLong) }
        if isKey(short, long, layout.evidence) { throw RowFault(reason: RejectionReason.repeatedKey) }
        let note = isDescribed ? "" : cells.unlinked(columns.note)
        let tags = cells[columns.tags]
        var record = ImportRecord(
            line: row.line, short: short, long: long, note: EntryRules.joined(note, row.note),
            tags: tags.isEmpty ? row.tags : ThingDraft.tagsAsWritten(in: row.tags + [tags]))
        if document.isOwn, table.header?.cells == ColumnLayout.identifiedHeader {
            record.id = UUID(uuidString: cells[ColumnLayout.header.count])
        }
        return record
    }

    /// The texts of a row by its columns. A column that the row does not have is empty.
    private struct RowCells {
        let texts: [String]
        let isOwn: Bool

        subscript(column: Int?) -> String {
            guard let column, column < texts.count else { return "" }
            return texts[column]
        }

        /// Returns a text without the marks of the links at its end.
        func unlinked(_ column: Int?) -> String { isOwn ? self[column] : MarkdownLink.unlinked(self[column]) }
    }

    /// Returns the cells of a row, in which texts that were cut are joined.
    private func joinedCells(
        _ cells: [String], _ table: TableGroups.Table, _ columns: ColumnLayout
    ) throws(RowFault) -> [String] {
        guard cells.count > 1 else { throw RowFault(reason: RejectionReason.oneColumn) }
        let surplus = cells.count - table.width
        if surplus <= 0 || document.isOwn { return cells }
        let joined = RowSurplus.joined(cells, surplus, columns, hasHeader: table.header != nil, table.source)
        guard let joined else { throw RowFault(reason: RejectionReason.tooManyCells) }
        return joined
    }

    /// Returns a meaning without the separator that may be in its cell, too.
    private func meaning(_ text: String, in table: TableGroups.Table) -> String {
        let mayHaveSign = table.source.kind == .pairs || text.hasPrefix(": ") || text.hasPrefix("= ")
        return mayHaveSign && !document.isOwn ? LineSeparator.withoutLeadingSigns(text) : text
    }

    /// Returns whether an acronym repeats so often that it is a key, although its meaning does not spell it.
    func isKey(_ short: String, _ long: String, _ evidence: TableLayout.Evidence) -> Bool {
        let isKnown = evidence == .declared || choices.isNamed || document.isOwn
        let isRepeated = counts[short, default: 0] >= Self.mostMeanings
        return isRepeated && !isKnown && SpelledMeaning(of: short, in: long) == nil
    }
}
