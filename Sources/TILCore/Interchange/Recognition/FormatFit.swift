/// The result of comparing a file's first lines with a format.
struct FormatFit: Hashable, Sendable {
    /// The confidence from 0 (impossible) to 1 (certain).
    let confidence: Double
    /// The reason why the confidence is not higher, as a full sentence.
    let reason: String

    /// The minimum confidence for a file to count as being of the format.
    static let least = 0.4
    /// Certainty, without a reason.
    static let sure = FormatFit(confidence: 1, reason: "")

    /// Returns a confidence of 0 with its reason.
    static func none(_ reason: String) -> FormatFit { FormatFit(confidence: 0, reason: reason) }

    /// A count of the lines or rows in a file that are valid in a format.
    struct Count {
        private(set) var good = 0
        private(set) var all = 0
        private(set) var firstBad = 0
        /// Whether the first row of a table is a header.
        var hasHeader = false

        mutating func add(_ isGood: Bool, line: Int) {
            all += 1
            if isGood { good += 1 } else if firstBad == 0 { firstBad = line }
        }

        /// Returns the fit from the share of valid lines and from the name of the file.
        func fit(hasMatchingName: Bool, reason: String) -> FormatFit {
            if good == 0 { return .none(reason) }
            let share = Double(good) / Double(all)
            return FormatFit(confidence: min(1, 0.8 * share + (hasMatchingName ? 0.2 : 0)), reason: reason)
        }
    }
}

extension FormatSample {
    // A clause of prose before a comma or a colon is longer than these limits, unlike most acronyms.
    static let longestShort = 48
    static let mostWords = 4

    private static let (tab, comma, semicolon): (UInt8, UInt8, UInt8) = (0x09, 0x2C, 0x3B)

    /// The delimiter, a comma or a semicolon: the one that separates a header, or else more rows.
    var csvDelimiter: UInt8 {
        let (commas, semicolons) = (rows(Self.comma), rows(Self.semicolon))
        let isSemicolon = semicolons.hasHeader || semicolons.good > commas.good
        return !commas.hasHeader && isSemicolon ? Self.semicolon : Self.comma
    }

    /// The fit as a table of comma- or semicolon-separated values.
    var csvFit: FormatFit {
        if !isMarkup, excelSeparator != nil { return .sure }
        return fit(
            [rows(Self.comma), rows(Self.semicolon)], "comma or semicolon", hasMatchingName: fileExtension == "csv")
    }

    /// The fit as a table of tab-separated values.
    var tsvFit: FormatFit {
        fit([rows(Self.tab)], "tab", hasMatchingName: TSV.format.fileExtensions.contains(fileExtension))
    }

    private func fit(_ counts: [FormatFit.Count], _ delimiter: String, hasMatchingName: Bool) -> FormatFit {
        if isMarkup { return .none("The file starts as JSON or markup does, not as a table.") }
        guard let best = counts.max(by: { $0.good < $1.good }), best.all > 0 else {
            return .none("The file is empty.")
        }
        if counts.contains(where: \.hasHeader) { return .sure }
        let reason =
            best.good == 0
            ? "No row has a \(delimiter) after an acronym."
            : "Only \(best.good) of the first \(best.all) rows have a \(delimiter) after an acronym; line \(best.firstBad) has not."
        return best.fit(hasMatchingName: hasMatchingName, reason: reason)
    }

    private func rows(_ delimiter: UInt8) -> FormatFit.Count {
        var count = FormatFit.Count()
        let whole = isFull ? bytes[..<(bytes.lastIndex(of: 0x0A) ?? bytes.count)] : bytes[...]
        whole.withUnsafeBufferPointer { text in
            guard let lines = try? TextLines(text, name: name) else { return }
            var rows = DelimitedReader(lines, delimiter: delimiter, isLenient: delimiter == Self.tab)
            while count.all < 1_000, let row = rows.next() {
                switch row {
                case .comment: continue
                case .rejected(let rejection): count.add(false, line: rejection.line)
                case .record(let line):
                    let cells = rows.cells
                    if count.all == 0, ColumnLayout(header: cells) != nil { count.hasHeader = true }
                    count.add(
                        cells.count > 1 && cells[0] != ""
                            && (rows.startsWithQuote || Self.isShort(cells[0], isAnyLong: delimiter == Self.tab)),
                        line: line)
                }
            }
        }
        return count
    }

    /// Returns whether a text may be an acronym, and not an entry that another separator splits first.
    private static func isShort(_ text: String, isAnyLong: Bool) -> Bool {
        if isAnyLong { return true }
        var copy = text
        return text.utf8.count <= longestShort && text.utf8.count(where: { $0 == 0x20 }) < mostWords
            && copy.withUTF8 { line in
                !line.contains(0x09)
                    && EntryLine.separation(of: line).map { $0.shortEnd == 0 || $0.longStart >= line.count } ?? true
            }
    }

    /// The fit as lines such as `SHORT = LONG`.
    var textFit: FormatFit {
        if isMarkup { return .none("The file starts as JSON or markup does, not as a list.") }
        if entries.isEmpty { return .none("The file is empty.") }
        var count = FormatFit.Count()
        for entry in entries { count.add(entry.text.map(Self.isTextEntry) ?? false, line: entry.number) }
        let reason =
            count.good == 0
            ? "No line is an acronym, then '=', ':' or a dash between spaces."
            : "Only \(count.good) of the first \(count.all) lines are an acronym, then '=', ':' or a dash; line \(count.firstBad) is not."
        return count.fit(hasMatchingName: PlainText.format.fileExtensions.contains(fileExtension), reason: reason)
    }

    /// Returns whether a line is an entry of ``PlainText``.
    private static func isTextEntry(_ text: String) -> Bool {
        var copy = text
        return copy.withUTF8 { line in
            let line = EntryLine.unmarked(line)
            if line.first == 0x22, EntryLine.splitQuoted(line) != nil { return true }
            guard let separation = EntryLine.separation(of: line), separation.shortEnd > 0,
                separation.shortEnd <= longestShort,
                separation.longStart < line.count, line[separation.shortEnd] != 0x09
            else { return false }
            let short = FieldText.trimmed(line[part: ..<separation.shortEnd])
            return short.count(where: { $0 == 0x20 }) < mostWords && !short.contains { $0 == 0x2C || $0 == 0x3B }
        }
    }

    /// Whether most entries are flashcards, whose letters are not acronyms: `Q:` followed by `A:`, or `C:` with words
    /// in brackets.
    ///
    /// A glossary with an entry for A, C or Q does not count as flashcards.
    var isQuestionCards: Bool {
        var (cards, others) = (0, 0)
        var (hasQuestion, hasCloze) = (false, false)
        for text in entries.lazy.compactMap(\.text) {
            let hasBrackets = text.utf8.firstIndex(of: 0x5B).map { text.utf8[$0...].contains(0x5D) } ?? false
            if hasQuestion, text.hasPrefix("A:") {
                hasQuestion = false
                others -= 1
                cards += 2
            } else if text.hasPrefix("Q:") {
                (hasQuestion, hasCloze) = (true, false)
                others += 1
            } else if text.hasPrefix("C:") {
                hasCloze = !hasBrackets
                if hasCloze { others += 1 } else { cards += 1 }
            } else if Self.isTextEntry(text) {
                hasCloze = false
                others += 1
            } else if hasCloze, hasBrackets {
                hasCloze = false
                others -= 1
                cards += 1
            }
        }
        return cards > max(1, others)
    }
}
