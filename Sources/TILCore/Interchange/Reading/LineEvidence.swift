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

    /// The share of spelled entries among the lines of a text below which it is running text.
    private static let leastSpelledCoverage = 0.15
    /// The share of entries among the lines from which the look of the entries is evidence.
    private static let leastShapedCoverage = 0.75

    var isEnough: Bool { evidence.isEnough }

    /// Creates the evidence of a document without lines.
    init() {}

    /// - Parameters:
    ///   - lines: the lines of a document.
    ///   - splits: the split of each line, or nil if it is no entry.
    ///   - splitter: the splitter that made them.
    init(_ lines: [ListLine], _ splits: [LineSplit?], _ splitter: LineSplitter) {
        // Beside the items of a list, paragraphs are other text.
        let items = lines.indices.filter { index in lines[index].isItem }
        areItems = items.count < lines.count && items.contains { item in splits[item] != nil }
        // A line that continues another is no entry that is missing.
        let possible = (areItems ? items : Array(lines.indices)).filter { index in
            !lines[index].isContinuation || splits[index] != nil
        }
        let sample = LineSample(lines, splits, at: possible)
        splitCount = sample.entries.count
        fullStops = sample.fullStops
        isProse = sample.isProse
        share = sample.spelledShare
        evidence = Self.evidence(of: sample, hasStrongSeparator: splitter.primary?.isStrong == true)
    }

    private static func evidence(of sample: LineSample, hasStrongSeparator: Bool) -> TableLayout.Evidence {
        if sample.entries.isEmpty { return .none }
        if sample.spelledShare >= TableLayout.decisiveShare {
            if sample.spelledCoverage >= leastSpelledCoverage { return .spelled }
        } else if sample.isRepeated {
            return .keys
        }
        let isList = hasStrongSeparator && sample.coverage >= leastShapedCoverage
        return isList && TableLayout.isShaped(sample.entries) ? .shaped : .none
    }

    /// Returns whether a text is as long as a sentence or ends like one.
    static func isSentence(_ text: String) -> Bool { text.utf8.count > 80 || text.hasSuffix(".") }
}

/// The counts of a sample of lines, which is taken at equal distances.
private struct LineSample {
    /// The number of lines.
    private(set) var count = 0
    /// The number of lines that are sentences.
    private var sentences = 0
    /// The two sides of the lines that can be split.
    private(set) var entries: [(short: String, long: String)] = []
    /// The number of entries whose meaning spells the acronym.
    private var spelled = 0
    /// The number of entries whose meaning ends with a full stop.
    private(set) var fullStops = 0

    /// The number of lines after which the sample may leave out some.
    private static let mostLines = 400
    /// The number of entries from which few different acronyms are keys that repeat.
    private static let fewestRepeated = 8

    /// - Parameter positions: the indices of the lines that may be in the sample.
    init(_ lines: [ListLine], _ splits: [LineSplit?], at positions: [Int]) {
        let step = max(1, positions.count / Self.mostLines)
        for position in stride(from: 0, to: positions.count, by: step) {
            let index = positions[position]
            count += 1
            if LineEvidence.isSentence(lines[index].text) { sentences += 1 }
            if let split = splits[index] { add(split) }
        }
    }

    private mutating func add(_ split: LineSplit) {
        entries.append((split.short, split.long))
        if EntryRules.endsWithFullStop(split.long) { fullStops += 1 }
        if Self.isSpelled(split) { spelled += 1 }
    }

    private static func isSpelled(_ split: LineSplit) -> Bool {
        if let quality = split.quality {
            return quality > 0 && LetterEvidence.isEvidence(split.short, in: split.long)
        }
        return LetterEvidence.spelled(split.short, in: split.long) != nil
    }

    /// The share of the entries whose meaning spells the acronym.
    var spelledShare: Double { entries.isEmpty ? 0 : Double(spelled) / Double(entries.count) }

    /// The share of such entries among all lines.
    var spelledCoverage: Double { count == 0 ? 0 : Double(spelled) / Double(count) }

    /// The share of entries among all lines.
    var coverage: Double { count == 0 ? 0 : Double(entries.count) / Double(count) }

    /// Whether more than half of the lines are sentences, and less than a quarter are spelled entries.
    var isProse: Bool {
        let areSentences = sentences * 2 > count
        let areSpelled = spelled * 4 >= count
        return areSentences && !areSpelled
    }

    /// Whether at most a quarter of the acronyms are different.
    var isRepeated: Bool {
        let different = Set(entries.map(\.short)).count
        return entries.count >= Self.fewestRepeated && different * 4 <= entries.count
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
        } else if !split.isQuoted, Self.isRemark(split) {
            self = .noEntry(RejectionReason.remark)
        } else {
            let notes = [split.note, line.comment, line.note]
            record.short = split.short
            record.long = split.long
            record.note = notes.filter { note in !note.isEmpty }.joined(separator: "\n")
            self = .entry(record, split)
        }
    }

    /// Returns whether the sides of a line name columns.
    private static func isHeader(_ split: LineSplit, isFirst: Bool) -> Bool {
        if isFirst, areNamesOfTerms(split) { return true }
        guard ColumnNames.mayNameAcronym(split.short), ColumnNames.isName(split.short, of: ColumnNames.acronym) else {
            return false
        }
        if ColumnNames.isNameOfOthers(split.long) { return true }
        // Above all entries, the other name may be any short text.
        let hasTwoNames = isFirst && split.note.isEmpty
        return hasTwoNames && ColumnNames.isHeaderOfAcronyms([split.short, split.long])
    }

    private static func areNamesOfTerms(_ split: LineSplit) -> Bool {
        ColumnNames.isName(split.short, of: ColumnNames.term) && ColumnNames.isName(split.long, of: ColumnNames.meaning)
    }

    /// The minimum number of letters in a heading. For example, `et al` is too short.
    private static let fewestLetters = 8

    /// Returns whether a line only looks like an entry: a heading (`My acronyms — updated 2024`) or a remark (`Note:
    /// ...`).
    private static func isRemark(_ split: LineSplit) -> Bool {
        if split.separator == .equals || split.separator == .gap { return false }
        let isLabel = FileLabels.remarks.contains(split.short.lowercased())
        let isAcronym = split.short == split.short.uppercased()
        // `To: Tom Owens` is the header of a mail, although the letters fit.
        if isLabel, !isAcronym { return true }
        let mayBeRemark = isLabel || isAddress(split) || isHeading(split.short)
        return mayBeRemark && SpelledMeaning(of: split.short, in: split.long) == nil
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
