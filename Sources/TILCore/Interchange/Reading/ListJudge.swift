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
        // A remark on the file has no line.
        let isSorted = zip(lines, lines.dropFirst()).allSatisfy { line, next in line <= next || next == 0 }
        if isSorted { return }
        // Items of one line stay in their order.
        let numbered = reading.items.enumerated().sorted { left, right in
            (left.element.line, left.offset) < (right.element.line, right.offset)
        }
        reading.items = numbered.map(\.element)
    }

    /// Counts the acronym of a row, and its last word if the meaning spells only the words before it.
    mutating func count(_ row: ListRow, _ columns: ColumnLayout) {
        guard columns.short < row.cells.count else { return }
        let short = row.cells[columns.short]
        counts[short, default: 0] += 1
        guard let space = short.utf8.lastIndex(of: UInt8(ascii: " ")), columns.long < row.cells.count else { return }
        let long = row.cells[columns.long]
        guard Self.isSpelled(String(short[..<space]), by: long) else { return }
        let isMark = short.hasSuffix(")") || !Self.isSpelled(short, by: long)
        if isMark { marks[short[space...].dropFirst(), default: 0] += 1 }
    }

    private static func isSpelled(_ short: String, by long: String) -> Bool {
        SpelledMeaning(of: short, in: long)?.isComplete == true
    }

    /// The number of acronyms that have the same last word if it is a mark of the list, and not part of the acronyms.
    static let leastMarks = 5

    /// Moves a word after the acronym, by which the list marks many entries, to the note: `AEE RV` or `AEE (RV)`.
    func moveMark(_ record: inout ImportRecord) {
        guard let space = record.short.utf8.lastIndex(of: UInt8(ascii: " ")) else { return }
        var mark = record.short[space...].dropFirst()
        guard marks[mark, default: 0] >= Self.leastMarks else { return }
        mark = mark.drop { sign in sign == " " || sign == "(" }
        if mark.last == ")" { mark = mark.dropLast() }
        record.note = EntryRules.joined(String(mark), record.note)
        record.short = FieldText.trimmed(String(record.short[..<space]))
    }

    /// The number of rows of a table that are looked at for full stops.
    private static let mostFullStopRows = 500

    /// Finds whether most meanings end with a full stop.
    mutating func setRules() {
        guard !document.isOwn else { return }
        var stops = 0
        var total = 0
        for table in groups.tables {
            let column = groups.groups[table.group].layout.columns.long
            for row in table.rows.prefix(Self.mostFullStopRows) where column < row.cells.count {
                let long = row.cells[column]
                if long.isEmpty { continue }
                total += 1
                if EntryRules.endsWithFullStop(long) { stops += 1 }
            }
        }
        stops += lineEvidence.fullStops
        total += lineEvidence.splitCount
        rules.dropsFullStops = stops * 2 > total
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
        let skipped = addHeaderRemarks()
        for names in skipped {
            let end = names.hasSuffix(".") ? "" : "."
            reading.items.append(.remark("Not imported: \(names)\(end)"))
        }
        let marked = footnoteLines.filter(used.contains).map { line in line...line }
        if let lines = LineRanges.text(of: marked, around: used) {
            reading.items.append(.remark("Not imported: references to footnotes on \(lines)."))
        }
        if let lines = LineRanges.text(of: others, around: used) {
            reading.items.append(.remark("Not imported: other text on \(lines)."))
        }
    }

    /// Adds a remark for each header that was guessed.
    /// - Returns: the columns that were skipped, without repetitions.
    private mutating func addHeaderRemarks() -> [String] {
        var skipped: [String] = []
        var seen: Set<String> = []
        for table in groups.tables {
            let layout = groups.groups[table.group].layout
            guard layout.evidence.isEnough else { continue }
            let names = SkippedColumns.names(of: table, layout.columns)
            if !names.isEmpty, seen.insert(names).inserted { skipped.append(names) }
            if let header = table.header, table.isHeaderGuessed {
                let cells = ColumnLayout.text(header.cells)
                reading.items.append(.remark("Line \(header.line) is the header: \(cells)."))
            }
        }
        return skipped
    }

    // MARK: Doubt

    mutating func decide() {
        let largest = groups.groups.max { left, right in left.rowCount < right.rowCount }
        reading.columns = largest?.layout.columns
        reading.header = largest?.header
        reading.width = groups.tables.map(\.width).max() ?? 0
        reading.separator = lineEvidence.splitCount > 0 ? splitter.primary : nil
        let isAccepted = document.isOwn || choices.isNamed || reading.entryCount == 0
        if !isAccepted { reading.doubt = doubt(largest) }
    }

    /// Returns the reason why the entries need a question, or nil if they can be stored.
    private func doubt(_ largest: TableGroups.Group?) -> ListReading.Doubt? {
        let areTables = groups.groups.contains { group in group.layout.evidence.isEnough }
        if areTables || lineEvidence.isEnough || hasMarkedEntries { return isMostlyOtherText ? .prose : nil }
        if let rival = largest?.layout.rival { return .tied(rival) }
        if isRunningText { return .prose }
        if largest?.layout.evidence == .keys || lineEvidence.evidence == .keys { return .keys }
        return looksLikeSettings(largest) ? .settings : .letters
    }

    /// Whether the format itself marks entries.
    private var hasMarkedEntries: Bool {
        document.parts.contains { part in
            if case .entry = part { true } else { false }
        }
    }

    /// The number of entries by which a list is compared with other text.
    private static let mostCompared = 200

    /// Whether few entries have acronyms, and far more lines of the file are no entries. Letters then agree by chance.
    private var isMostlyOtherText: Bool {
        let declared = groups.groups.filter { group in group.layout.evidence == .declared }
        let isDeclared = declared.contains { group in !Self.isGeneral(group) }
        if isDeclared || hasMarkedEntries || lineEvidence.evidence == .declared { return false }
        let entries = reading.entries(Self.mostCompared)
        let likely = entries.count(where: Self.hasAcronym)
        // A page has a table of names of anything.
        let isGeneral =
            !declared.isEmpty && declared.allSatisfy { group in group.layout.share < TableLayout.decisiveShare }
        guard isGeneral || likely * 4 < entries.count else { return false }
        let otherLines = others.reduce(0) { count, range in count + range.count }
        // The letters of one or two entries agree by chance.
        let isChance = entries.count < 3 && likely == 0
        return max(otherLines, reading.lostCount) > (isChance ? 0 : 2 * reading.entryCount)
    }

    /// Returns whether an entry has an acronym. An abbreviation in small letters, such as `qty: quantity`, is spelled
    /// by its whole meaning.
    private static func hasAcronym(_ entry: ImportRecord) -> Bool {
        if AcronymLook.isLikely(entry.short) { return true }
        let isWhole = SpelledMeaning(of: entry.short, in: entry.long)?.isWhole == true
        return isWhole && !AcronymLook.isValue(entry.long)
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
        if rows.isEmpty { return lineEvidence.isProse }
        let sentences = rows.count { row in LineEvidence.isSentence(row.cells[1]) }
        return sentences * 2 > rows.count
    }

    /// Returns whether the entries look like names of settings with their values.
    private func looksLikeSettings(_ group: TableGroups.Group?) -> Bool {
        let entries = reading.entries(Self.mostCompared)
        let values = entries.count { entry in AcronymLook.isValue(entry.long) }
        let acronyms = entries.count { entry in AcronymLook.isLikely(entry.short) }
        let areValues = values * 2 > entries.count
        let areAcronyms = acronyms * 4 >= entries.count
        // Any table may have a column of values.
        switch group?.kind {
        case .grid: return false
        case .pairs: return areValues || !areAcronyms
        case nil: return areValues
        }
    }
}
