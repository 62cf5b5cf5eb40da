import TILText

/// The evidence that lines are a list of acronyms.
struct LineEvidence: Hashable, Sendable {
    /// The reason for which the lines are entries.
    private(set) var evidence = TableLayout.Evidence.none
    /// The share of the entries whose meaning spells the acronym.
    private(set) var share = 0.0
    /// The number of lines that can be split.
    private(set) var splitCount = 0
    /// The number of compared lines whose meaning ends with a full stop.
    private(set) var fullStops = 0
    /// Whether the entries are the items of a list, so that paragraphs need letters.
    private(set) var areItems = false
    /// Whether most lines are running text.
    private(set) var isProse = false

    /// The number of lines that are compared.
    private static let mostLines = 400
    /// The share of entries among the lines of a text below which it is running text.
    private static let leastCoverage = 0.15

    var isEnough: Bool { evidence.isEnough }

    /// Creates the evidence of a document without lines.
    init() {}

    /// - Parameters:
    ///   - lines: the lines of a document.
    ///   - splits: the split of each line, or nil if it is no entry.
    ///   - splitter: the splitter that made them.
    init(_ lines: [ListLine], _ splits: [LineSplit?], _ splitter: LineSplitter) {
        guard !lines.isEmpty else { return }
        // Beside the items of a list, paragraphs are other text.
        let items = lines.indices.filter { index in lines[index].isItem }
        areItems = items.count < lines.count && items.contains { item in splits[item] != nil }
        // A line that continues another is no entry that is missing.
        let positions = (areItems ? items : Array(lines.indices)).filter { index in
            !lines[index].isContinuation || splits[index] != nil
        }
        let step = max(1, positions.count / Self.mostLines)
        var sides: [(short: String, long: String)] = []
        var spelled = 0
        var compared = 0
        var sentences = 0
        for position in stride(from: 0, to: positions.count, by: step) {
            let index = positions[position]
            let line = lines[index]
            compared += 1
            if Self.isSentence(line.text) { sentences += 1 }
            guard let split = splits[index] else { continue }
            sides.append((split.short, split.long))
            if EntryRules.endsWithFullStop(split.long) { fullStops += 1 }
            if Self.isSpelled(split) { spelled += 1 }
        }
        splitCount = sides.count
        guard splitCount > 0 else {
            isProse = sentences * 2 > compared
            return
        }
        share = Double(spelled) / Double(splitCount)
        let coverage = Double(splitCount) / Double(compared)
        isProse = sentences * 2 > compared && spelled * 4 < compared
        let isRepeated = splitCount >= 8 && Set(sides.map(\.short)).count * 4 <= splitCount
        if share < TableLayout.decisiveShare, isRepeated {
            evidence = .keys
        } else if share >= TableLayout.decisiveShare, Double(spelled) / Double(compared) >= Self.leastCoverage {
            evidence = .spelled
        } else if coverage >= 0.75, splitter.primary?.isStrong == true, TableLayout.isShaped(sides) {
            evidence = .shaped
        }
    }

    /// Returns whether a text is as long as a sentence or ends like one.
    static func isSentence(_ text: String) -> Bool { text.utf8.count > 80 || text.hasSuffix(".") }

    private static func isSpelled(_ split: LineSplit) -> Bool {
        if let quality = split.quality {
            return quality > 0 && LetterEvidence.isEvidence(split.short, in: split.long)
        }
        return LetterEvidence.spelled(split.short, in: split.long) != nil
    }
}

/// A line read as an entry, or the reason why it is none.
enum LineEntry {
    case entry(ImportRecord, LineSplit)
    case noEntry(String)
    /// The names of two columns, such as `Acronym: Meaning` above a list.
    case header

    /// Signs with which a line that is no entry looks like one.
    private static let separators = [" - ", " – ", " — ", ": ", " = "]

    /// - Parameters:
    ///   - split: the split of the line. It is not called for an entry that til wrote.
    ///   - isFirst: whether no entry is above the line.
    init(_ line: ListLine, split: () -> LineSplit?, isOwn: Bool, isFirst: Bool) {
        var record = ImportRecord(line: line.line, short: "", long: "", note: line.note, tags: line.tags)
        record.choices = line.choices
        if isOwn, let own = OwnLine.split(line.text.utf8) {
            record.short = own.short
            record.long = own.long
            self = .entry(record, LineSplit(short: own.short, long: own.long, separator: .equals))
            return
        }
        guard let split = split() else {
            let hasSeparator = Self.separators.contains(where: line.text.contains)
            self = .noEntry(hasSeparator ? RejectionReason.remark : RejectionReason.noSeparator)
            return
        }
        if !split.isQuoted, Self.isHeader(split, isFirst: isFirst) {
            self = .header
            return
        }
        if !split.isQuoted, Self.isRemark(split) {
            self = .noEntry(RejectionReason.remark)
            return
        }
        record.short = split.short
        record.long = split.long
        record.note = [split.note, line.comment, line.note].filter { !$0.isEmpty }.joined(separator: "\n")
        self = .entry(record, split)
    }

    private static func isHeader(_ split: LineSplit, isFirst: Bool) -> Bool {
        if isFirst, ColumnNames.isName(split.short, of: ColumnNames.term),
            ColumnNames.isName(split.long, of: ColumnNames.meaning)
        {
            return true
        }
        guard ColumnNames.mayNameAcronym(split.short), ColumnNames.isName(split.short, of: ColumnNames.acronym) else {
            return false
        }
        return ColumnNames.isNameOfOthers(split.long)
            || isFirst && split.note.isEmpty && ColumnNames.isHeaderOfAcronyms([split.short, split.long])
    }

    /// The minimum number of letters in a heading. For example, `et al` is too short.
    private static let fewestLetters = 8

    /// Returns whether a line only looks like an entry: a heading (`My acronyms — updated 2024`) or a remark (`Note: ...`).
    private static func isRemark(_ split: LineSplit) -> Bool {
        if split.separator == .equals || split.separator == .gap { return false }
        let isLabel = FileLabels.remarks.contains(split.short.lowercased())
        // `To: Tom Owens` is the header of a mail, although the letters fit.
        if isLabel, split.short != split.short.uppercased() { return true }
        guard isLabel || isAddress(split) || isHeading(split.short) else { return false }
        return SpelledMeaning(of: split.short, in: split.long) == nil
    }

    private static func isAddress(_ split: LineSplit) -> Bool {
        AcronymLook.isPlace(split.short) || AcronymLook.isAddress(split.long) && !AcronymLook.isLikely(split.short)
    }

    private static func isHeading(_ text: String) -> Bool {
        guard text.utf8.contains(UInt8(ascii: " ")) else { return false }
        let words = text.split(separator: " ")
        guard words.count > 1, text.count(where: \.isLetter) >= fewestLetters else { return false }
        // Unlike an acronym, a heading has no words with digits or with capitals after the first letter.
        return words.allSatisfy { word in
            !word.dropFirst().contains(where: \.isUppercase) && !word.contains(where: \.isNumber)
        }
    }
}
