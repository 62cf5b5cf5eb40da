import TILText

/// The judge of a document: it finds the entries by the letters of all rows and lines.
struct ListJudge {
    let document: ListDocument
    let choices: ListChoices
    let groups: TableGroups
    let splitter: LineSplitter
    /// The split of each line of text, in the order of the document, or none if til wrote the document.
    let splits: [LineSplit?]
    let lineEvidence: LineEvidence
    /// The number of lines of text that were added.
    var lineCount = 0
    var rules: EntryRules
    var reading = ListReading()
    var others: [ClosedRange<Int>] = []
    /// The lines with an entry or a rejection.
    var used: Set<Int> = []
    var table = 0
    /// The number of the last line of the file, or 0 if the file has no lines.
    var lastLine = 0
    /// How often each acronym occurs.
    var counts: [String: Int] = [:]
    /// The last words of acronyms that the letters do not need, with their numbers.
    var marks: [Substring: Int] = [:]

    /// The lines with references to footnotes that the file does not have.
    private var footnoteLines: [Int] = []

    /// The number of entries of one acronym from which unspelled ones count as keys.
    static let mostMeanings = 8

    /// Judges a document.
    /// - Parameter lineCount: the number of lines of the file.
    /// - Throws: ``InterchangeError`` if the document does not have the named columns.
    static func reading(
        of document: ListDocument, name: String, choices: ListChoices = ListChoices(), lineCount: Int = 0
    ) throws(InterchangeError) -> ListReading {
        var judge = try ListJudge(document, name: name, choices)
        judge.lastLine = lineCount
        judge.run()
        return judge.reading
    }

    init(_ document: ListDocument, name: String, _ choices: ListChoices) throws(InterchangeError) {
        var document = document
        if !document.isOwn {
            document.parts = document.parts.map(\.withoutMarks)
            footnoteLines = Footnotes(movedToNotesOf: &document).openLines
        }
        self.choices = choices
        var tables: [ListTable] = []
        for case .table(let table) in document.parts { tables.append(table) }
        groups = try TableGroups(tables, columns: choices.columns, name: name)
        splitter = LineSplitter(Self.lines(of: document), allowed: choices.separators)
        if document.isOwn {
            splits = []
            lineEvidence = LineEvidence()
        } else {
            splits = Self.split(&document, splitter)
            lineEvidence = LineEvidence(Self.lines(of: document), splits, splitter)
        }
        self.document = document
        rules = EntryRules(isVerbatim: document.isOwn)
    }

    private static func lines(of document: ListDocument) -> [ListLine] {
        var lines: [ListLine] = []
        for case .lines(let more) in document.parts { lines += more }
        return lines
    }

    /// Splits all lines of a document, and joins those that continue the line above them.
    private static func split(_ document: inout ListDocument, _ splitter: LineSplitter) -> [LineSplit?] {
        var splits: [LineSplit?] = []
        for (index, part) in document.parts.enumerated() {
            guard case .lines(let lines) = part else { continue }
            let wrapped = WrappedLines(lines, splitter)
            document.parts[index] = .lines(wrapped.lines)
            splits += wrapped.splits
        }
        return splits
    }

    mutating func run() {
        for table in groups.tables {
            for row in table.rows { count(row, groups.groups[table.group].layout.columns) }
        }
        setRules()
        for (index, part) in document.parts.enumerated() {
            switch part {
            case .table:
                addTable(groups.tables[table], isFollowedBy: document.parts[(index + 1)...])
                table += 1
            case .lines(let lines): addLines(lines)
            case .entry(let record):
                // If the person named columns, only tables are read.
                if choices.columns == nil { add(record, spelled: 1) } else { others.append(record.line...record.line) }
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
        reading.otherLines = others
        reading.isOwn = document.isOwn
    }

    /// Puts the items in the order of the file, in which a reader found the rejected lines after a table.
    mutating func sortItems() {
        let lines = reading.items.map(\.line)
        let isSorted = zip(lines, lines.dropFirst()).allSatisfy { line, next in line <= next || next == 0 }
        if isSorted { return }
        let numbered = reading.items.enumerated().sorted { left, right in
            left.element.line == right.element.line
                ? left.offset < right.offset : left.element.line < right.element.line
        }
        reading.items = numbered.map(\.element)
    }

    mutating func count(_ row: ListRow, _ columns: ColumnLayout) {
        guard columns.short < row.cells.count else { return }
        let short = row.cells[columns.short]
        counts[short, default: 0] += 1
        guard let space = short.utf8.lastIndex(of: UInt8(ascii: " ")), columns.long < row.cells.count else { return }
        let head = String(short[..<space])
        let long = row.cells[columns.long]
        let isMark =
            SpelledMeaning(of: head, in: long)?.isComplete == true
            && (short.hasSuffix(")") || SpelledMeaning(of: short, in: long)?.isComplete != true)
        if isMark { marks[short[space...].dropFirst(), default: 0] += 1 }
    }

    /// The number of acronyms that have the same last word if it is a mark of the list, and not part of the acronyms.
    static let leastMarks = 5

    /// Moves a word after the acronym, by which the list marks many entries, to the note: `AEE RV`.
    func moveMark(_ record: inout ImportRecord) {
        guard let space = record.short.utf8.lastIndex(of: UInt8(ascii: " ")),
            marks[record.short[space...].dropFirst(), default: 0] >= Self.leastMarks
        else { return }
        let mark = record.short[space...].drop { $0 == " " || $0 == "(" }
        record.note = EntryRules.joined(String(mark.last == ")" ? mark.dropLast() : mark), record.note)
        record.short = FieldText.trimmed(String(record.short[..<space]))
    }

    /// Finds whether most meanings end with a full stop.
    mutating func setRules() {
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

    mutating func reject(_ rejection: Rejection) {
        used.insert(rejection.line)
        reading.lostCount += 1
        reading.items.append(.rejected(rejection))
    }

    mutating func add(_ record: ImportRecord, spelled: Double) {
        used.insert(record.line)
        switch ImportItem.checked(record) {
        case .record(var record):
            if !record.tags.isEmpty { record.tags = ThingDraft.tagsAsWritten(in: record.tags) }
            reading.entryCount += 1
            reading.spelledCount += spelled
            reading.items.append(.record(record))
        case .rejected(let rejection): reject(rejection)
        case let item: reading.items.append(item)
        }
    }

    mutating func finish(_ record: ImportRecord, _ rules: EntryRules, spelled: Double) {
        for entry in rules.entries(of: record) { add(entry, spelled: spelled) }
    }

    // MARK: Remarks

    mutating func addRemarks() {
        if document.isOwn { return }
        var headers: [String] = []
        for (table, group) in groups.tables.map({ ($0, groups.groups[$0.group]) }) where group.layout.evidence.isEnough
        {
            let skipped = SkippedColumns.names(of: table, group.layout.columns)
            if !skipped.isEmpty { headers.append(skipped) }
            if let header = table.header, table.isHeaderGuessed {
                reading.items.append(
                    .remark("Line \(header.line) is the header: \(ColumnLayout.text(header.cells))."))
            }
        }
        var seen: Set<String> = []
        for skipped in headers where seen.insert(skipped).inserted {
            reading.items.append(.remark("Not imported: \(skipped)\(skipped.hasSuffix(".") ? "" : ".")"))
        }
        let marked = footnoteLines.filter(used.contains).map { line in line...line }
        if let lines = LineRanges.text(of: marked, around: used) {
            reading.items.append(.remark("Not imported: references to footnotes on \(lines)."))
        }
        if let lines = LineRanges.text(of: others, around: used) {
            reading.items.append(.remark("Not imported: other text on \(lines)."))
        }
    }

    // MARK: Doubt

    mutating func decide() {
        let largest = groups.groups.max { $0.rowCount < $1.rowCount }
        reading.columns = largest?.layout.columns
        reading.header = largest?.header
        reading.width = groups.tables.map(\.width).max() ?? 0
        reading.separator = lineEvidence.splitCount > 0 ? splitter.primary : nil
        if document.isOwn || choices.isNamed { return }
        let isDecided =
            groups.groups.contains { group in group.layout.evidence.isEnough } || lineEvidence.isEnough
            || document.parts.contains { if case .entry = $0 { true } else { false } }
        if reading.entryCount == 0 { return }
        if isDecided {
            if isMostlyOtherText { reading.doubt = .prose }
            return
        }
        if let rival = largest?.layout.rival {
            reading.doubt = .tied(rival)
        } else if isRunningText {
            reading.doubt = .prose
        } else if largest?.layout.evidence == .keys || lineEvidence.evidence == .keys {
            reading.doubt = .keys
        } else if looksLikeSettings(largest) {
            reading.doubt = .settings
        } else {
            reading.doubt = .letters
        }
    }

    /// Whether few entries have acronyms, and far more lines of the file are no entries. Letters then agree by chance.
    private var isMostlyOtherText: Bool {
        let declared = groups.groups.filter { group in group.layout.evidence == .declared }
        let isDeclared = declared.contains { group in !Self.isGeneral(group) }
        let isMarked = document.parts.contains { if case .entry = $0 { true } else { false } }
        if isDeclared || isMarked || lineEvidence.evidence == .declared { return false }
        let lines = max(others.reduce(0) { count, range in count + range.count }, reading.lostCount)
        let entries = reading.entries(200)
        let likely = entries.count { entry in
            // An abbreviation in small letters, such as `qty: quantity`, is spelled by its whole meaning.
            let found = SpelledMeaning(of: entry.short, in: entry.long)
            let isWhole = found.map { found in found.isComplete && found.trailing == 0 } ?? false
            return AcronymLook.isLikely(entry.short) || isWhole && !AcronymLook.isValue(entry.long)
        }
        // A page has a table of names of anything.
        let isGeneral = !declared.isEmpty && declared.allSatisfy { $0.layout.share < TableLayout.decisiveShare }
        // The letters of one or two entries agree by chance.
        let most = entries.count < 3 && likely == 0 ? 0 : 2 * reading.entryCount
        return (isGeneral || likely * 4 < entries.count) && lines > most
    }

    /// Returns whether the column of the acronyms has a name that tables of anything have.
    private static func isGeneral(_ group: TableGroups.Group) -> Bool {
        guard let header = group.header, group.layout.columns.short < header.count else { return false }
        let name = header[group.layout.columns.short]
        return ColumnNames.isGeneral(name) || ColumnNames.isTerm(name)
    }

    /// Whether most lines, and most paragraphs below headings, are sentences.
    private var isRunningText: Bool {
        guard groups.groups.allSatisfy({ group in group.kind == .pairs }) else { return false }
        let rows = groups.tables.flatMap(\.rows).filter { row in row.cells.count > 1 }
        let sentences = rows.count { row in LineEvidence.isSentence(row.cells[1]) }
        return sentences * 2 > rows.count || rows.isEmpty && lineEvidence.isProse
    }

    /// Returns whether the entries look like names of settings with their values.
    private func looksLikeSettings(_ group: TableGroups.Group?) -> Bool {
        let entries = reading.entries(200)
        let values = entries.count { entry in AcronymLook.isValue(entry.long) }
        let looks = entries.count { entry in AcronymLook.isLikely(entry.short) }
        return values * 2 > entries.count && group?.kind != .grid || group?.kind == .pairs && looks * 4 < entries.count
    }
}
