import TILText

/// The entries of a document as they would be stored, with the evidence for them.
struct ListReading {
    /// The reasons why a reading is not stored without a question.
    enum Doubt: Hashable, Sendable {
        /// The meanings do not spell the acronyms, and nothing else decides.
        case letters
        /// Acronym and meaning can be either of two columns.
        case tied(ColumnLayout)
        /// The same few words repeat on the left, so they are keys of another format.
        case keys
        /// Most of the text is running text.
        case prose
    }

    /// The entries, rejections and remarks in the order of the file.
    var items: [ImportItem] = []
    /// The number of entries.
    var entryCount = 0
    /// The estimated number of entries whose meaning spells the acronym.
    var spelledCount = 0.0
    /// The number of lines and rows that are no entries.
    var lostCount = 0
    /// The reason why the entries need a question, or nil if they can be stored.
    var doubt: Doubt?
    /// The columns of the largest table, or nil.
    var columns: ColumnLayout?
    /// The header of that table, or nil.
    var header: [String]?
    /// The number of columns of that table.
    var width = 0
    /// The separator of the lines, or nil.
    var separator: LineSeparator?

    /// Whether there are entries, or rejections that say why there are none.
    var hasItems: Bool {
        items.contains { item in
            if case .remark = item { false } else { true }
        }
    }

    /// How good the reading is in comparison with others of the same text.
    var worth: Double {
        spelledCount + 0.3 * (Double(entryCount) - spelledCount) - 0.1 * Double(lostCount)
    }

    /// The first entries.
    func entries(_ count: Int) -> [ImportRecord] {
        var found: [ImportRecord] = []
        for item in items where found.count < count {
            if case .record(let record) = item { found.append(record) }
        }
        return found
    }
}

/// What the person said about a file.
struct ListChoices: Hashable, Sendable {
    /// The columns of tables, or nil if the letters choose them.
    var columns: ColumnChoice?
    /// The separators of lines, or nil if the letters choose one.
    var separators: [LineSeparator]?
    /// Whether the person named the format, the columns or the separator, so that no letters are needed.
    var isNamed = false
}

/// The judge of a document: it finds the entries by the letters of all rows and lines.
struct ListJudge {
    private let document: ListDocument
    private let choices: ListChoices
    private let groups: TableGroups
    private let splitter: LineSplitter
    private let lineEvidence: LineEvidence
    private var rules: EntryRules
    private var reading = ListReading()
    private var others: [ClosedRange<Int>] = []
    /// The lines with an entry or a rejection.
    private var used: Set<Int> = []
    private var table = 0
    /// How often each acronym occurs.
    private var counts: [String: Int] = [:]
    /// The last words of acronyms that the letters do not need, with their numbers.
    private var marks: [Substring: Int] = [:]

    /// The number of entries of one acronym from which unspelled ones count as keys.
    private static let mostMeanings = 8

    /// Judges a document.
    /// - Throws: ``InterchangeError`` if the document does not have the named columns.
    static func reading(
        of document: ListDocument, name: String, choices: ListChoices = ListChoices()
    ) throws(InterchangeError) -> ListReading {
        var judge = try ListJudge(document, name: name, choices)
        judge.run()
        return judge.reading
    }

    private init(_ document: ListDocument, name: String, _ choices: ListChoices) throws(InterchangeError) {
        self.document = document
        self.choices = choices
        var tables: [ListTable] = []
        var lines: [ListLine] = []
        for part in document.parts {
            switch part {
            case .table(let table): tables.append(table)
            case .lines(let more): lines += more
            default: break
            }
        }
        groups = try TableGroups(tables, columns: choices.columns, name: name)
        splitter = LineSplitter(lines, allowed: choices.separators)
        lineEvidence = LineEvidence(lines, splitter)
        rules = EntryRules(isVerbatim: document.isOwn)
    }

    private mutating func run() {
        for table in groups.tables {
            for row in table.rows { count(row, groups.groups[table.group].layout.columns) }
        }
        setRules()
        for part in document.parts {
            switch part {
            case .table:
                addTable(groups.tables[table])
                table += 1
            case .lines(let lines): addLines(lines)
            case .entry(let record): add(record, spelled: 1)
            case .review(let line, let review, let isMoved):
                reading.items.append(.review(line: line, review, isMoved: isMoved))
            case .rejected(let rejection): reject(rejection)
            case .other(let lines): others.append(lines)
            case .remark(let remark): reading.items.append(.remark(remark))
            }
        }
        sortItems()
        addRemarks()
        decide()
    }

    /// Puts the items in the order of the file, in which a reader found the rejected lines after a table.
    private mutating func sortItems() {
        let isSorted = zip(reading.items, reading.items.dropFirst()).allSatisfy { $0.line <= $1.line || $1.line == 0 }
        if isSorted { return }
        let numbered = reading.items.enumerated().sorted { left, right in
            left.element.line == right.element.line ? left.offset < right.offset : left.element.line < right.element.line
        }
        reading.items = numbered.map(\.element)
    }

    private mutating func count(_ row: ListRow, _ columns: ColumnLayout) {
        guard columns.short < row.cells.count else { return }
        let short = row.cells[columns.short]
        counts[short, default: 0] += 1
        guard let space = short.lastIndex(of: " "), columns.long < row.cells.count else { return }
        let head = String(short[..<space])
        let long = row.cells[columns.long]
        let isMark = SpelledMeaning(of: head, in: long)?.isComplete == true
            && (short.hasSuffix(")") || SpelledMeaning(of: short, in: long)?.isComplete != true)
        if isMark { marks[short[space...].dropFirst(), default: 0] += 1 }
    }

    /// The number of acronyms that have the same last word if it is a mark of the list, and not part of the acronyms.
    private static let leastMarks = 5

    /// Moves a word after the acronym, by which the list marks many entries, to the note: `AEE RV`.
    private func moveMark(_ record: inout ImportRecord) {
        guard let space = record.short.lastIndex(of: " "),
            marks[record.short[space...].dropFirst(), default: 0] >= Self.leastMarks
        else { return }
        let mark = record.short[space...].drop { $0 == " " || $0 == "(" }
        record.note = EntryRules.joined(String(mark.last == ")" ? mark.dropLast() : mark), record.note)
        record.short = FieldText.trimmed(String(record.short[..<space]))
    }

    /// Finds whether most meanings end with a full stop.
    private mutating func setRules() {
        guard !document.isOwn else { return }
        var stops = 0
        var total = 0
        for table in groups.tables {
            let columns = groups.groups[table.group].layout.columns
            for row in table.rows.prefix(500) where columns.long < row.cells.count && !row.cells[columns.long].isEmpty {
                total += 1
                if EntryRules.endsWithFullStop(row.cells[columns.long]) { stops += 1 }
            }
        }
        rules.dropsFullStops = (stops + lineEvidence.fullStops) * 2 > total + lineEvidence.splitCount
    }

    // MARK: Items

    private mutating func reject(_ rejection: Rejection) {
        used.insert(rejection.line)
        reading.lostCount += 1
        reading.items.append(.rejected(rejection))
    }

    private mutating func add(_ record: ImportRecord, spelled: Double) {
        used.insert(record.line)
        switch ImportItem.checked(record) {
        case .record(var record):
            if !record.tags.isEmpty { record.tags = ThingDraft.tags(in: record.tags) }
            reading.entryCount += 1
            reading.spelledCount += spelled
            reading.items.append(.record(record))
        case .rejected(let rejection): reject(rejection)
        case let item: reading.items.append(item)
        }
    }

    private mutating func finish(_ record: ImportRecord, _ rules: EntryRules, spelled: Double) {
        for entry in rules.entries(of: record) { add(entry, spelled: spelled) }
    }

    // MARK: Tables

    private mutating func addTable(_ table: TableGroups.Table) {
        let group = groups.groups[table.group]
        let isAccepted = document.isOwn || choices.isNamed || group.layout.evidence.isEnough
        let hasOthers = reading.entryCount > 0 || groups.groups.contains { $0.layout.evidence.isEnough }
            || lineEvidence.isEnough
        for title in table.titles { others.append(title.line...title.line) }
        // A table without acronyms beside a list of them is other text.
        if !isAccepted, hasOthers || choices.columns != nil {
            if let header = table.header { others.append(header.line...header.line) }
            for row in table.rows { others.append(row.line...row.line) }
            return
        }
        var rules = rules
        rules.movesRemarks = group.layout.columns.note == nil
        rules.movesHyphenRemarks = false
        for row in table.rows {
            if let header = table.header, row.cells == header.cells { continue }
            addRow(row, table, group.layout, rules)
        }
    }

    private mutating func addRow(
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
            guard let joined = RowSurplus.joined(
                cells, surplus, columns, hasHeader: table.header != nil, mayCutTexts: table.mayCutTexts)
            else {
                return reject(rejected(RejectionReason.tooManyCells))
            }
            cells = joined
        }
        func cell(_ column: Int?) -> String { column.flatMap { $0 < cells.count ? cells[$0] : nil } ?? "" }
        let short = cell(columns.short)
        let long = cell(columns.long)
        if short.isEmpty { return reject(rejected(RejectionReason.emptyShort)) }
        if long.isEmpty { return reject(rejected(RejectionReason.emptyLong)) }
        if isKey(short, long, layout.evidence) { return reject(rejected(RejectionReason.repeatedKey)) }
        let own = cell(columns.tags)
        var record = ImportRecord(
            line: row.line, short: short, long: long, note: cell(columns.note),
            tags: own.isEmpty ? row.tags : ThingDraft.tags(in: row.tags + [own]))
        if !marks.isEmpty, !document.isOwn { moveMark(&record) }
        finish(record, rules, spelled: layout.evidence == .declared ? max(layout.share, 0.9) : layout.share)
    }

    /// Returns whether an acronym repeats so often that it is a key, although its meaning does not spell it.
    private func isKey(_ short: String, _ long: String, _ evidence: TableLayout.Evidence) -> Bool {
        guard counts[short, default: 0] >= Self.mostMeanings, evidence != .declared, !choices.isNamed, !document.isOwn
        else { return false }
        return SpelledMeaning(of: short, in: long) == nil
    }

    // MARK: Lines

    private mutating func addLines(_ lines: [ListLine]) {
        let isAccepted = document.isOwn || choices.isNamed || lineEvidence.isEnough
        let hasOthers = groups.groups.contains { $0.layout.evidence.isEnough }
        if !isAccepted, hasOthers || lineEvidence.splitCount == 0 {
            for line in lines { leave(line) }
            return
        }
        if !document.isOwn, !choices.isNamed {
            for line in lines {
                if let split = splitter.split(line) { counts[split.short, default: 0] += 1 }
            }
        }
        var last: ImportRecord?
        var lastSpelled = 0.0
        for line in lines {
            let found = LineEntry(line, splitter, isOwn: document.isOwn)
            switch found {
            case .entry(let record, let split):
                if line.depth > 0, last != nil, !isStandalone(split) {
                    Self.addNote(line.text, to: &last)
                    used.insert(line.line)
                    continue
                }
                flush(&last, lastSpelled)
                let evidence: TableLayout.Evidence = isAccepted && lineEvidence.evidence == .declared ? .declared : .none
                if isKey(record.short, record.long, evidence) {
                    reject(Rejection(line: line.line, reason: RejectionReason.repeatedKey, text: line.text))
                    continue
                }
                last = record
                lastSpelled = lineEvidence.share
            case .header: others.append(line.line...line.line)
            case .noEntry(let reason):
                if line.depth > 0, last != nil {
                    Self.addNote(line.text, to: &last)
                    used.insert(line.line)
                } else if line.isItem {
                    flush(&last, lastSpelled)
                    reject(Rejection(line: line.line, reason: reason, text: line.text))
                } else {
                    flush(&last, lastSpelled)
                    leave(line)
                }
            }
        }
        flush(&last, lastSpelled)
    }

    private static func addNote(_ text: String, to record: inout ImportRecord?) {
        guard let note = record?.note else { return }
        record?.note = EntryRules.joined(note, text)
    }

    /// Returns whether a nested item is an entry of its own.
    private func isStandalone(_ split: LineSplit) -> Bool {
        (split.quality ?? 1) > 0 && (split.separator == splitter.primary || (split.quality ?? 0) > 0)
    }

    private mutating func flush(_ record: inout ImportRecord?, _ spelled: Double) {
        if let record { finish(record, rules, spelled: spelled) }
        record = nil
    }

    /// Leaves a line out as text that is no entry.
    private mutating func leave(_ line: ListLine) {
        reading.lostCount += 1
        others.append(line.line...line.line)
    }

    // MARK: Remarks

    private mutating func addRemarks() {
        if document.isOwn { return }
        var headers: [String] = []
        for (table, group) in groups.tables.map({ ($0, groups.groups[$0.group]) }) where group.layout.evidence.isEnough {
            let skipped = SkippedColumns.names(of: table, group.layout.columns)
            if !skipped.isEmpty { headers.append(skipped) }
            if let header = table.header, table.isHeaderGuessed {
                reading.items.append(
                    .remark("Line \(header.line) is the header: \(ColumnLayout.text(header.cells))."))
            }
        }
        var seen: Set<String> = []
        for skipped in headers where seen.insert(skipped).inserted {
            reading.items.append(.remark("Not imported: \(skipped)."))
        }
        if let lines = LineRanges.text(of: others, around: used) {
            reading.items.append(.remark("Not imported: other text on \(lines)."))
        }
    }

    // MARK: Doubt

    private mutating func decide() {
        let largest = groups.groups.max { $0.rowCount < $1.rowCount }
        reading.columns = largest?.layout.columns
        reading.header = largest?.header
        reading.width = groups.tables.map(\.width).max() ?? 0
        reading.separator = lineEvidence.splitCount > 0 ? splitter.primary : nil
        if document.isOwn || choices.isNamed { return }
        let isDecided = groups.groups.contains { $0.layout.evidence.isEnough } || lineEvidence.isEnough
            || document.parts.contains { if case .entry = $0 { true } else { false } }
        if isDecided || reading.entryCount == 0 { return }
        if let rival = largest?.layout.rival {
            reading.doubt = .tied(rival)
        } else if lineEvidence.isProse, groups.groups.isEmpty {
            reading.doubt = .prose
        } else if largest?.layout.evidence == .keys || lineEvidence.evidence == .keys {
            reading.doubt = .keys
        } else {
            reading.doubt = .letters
        }
    }
}
