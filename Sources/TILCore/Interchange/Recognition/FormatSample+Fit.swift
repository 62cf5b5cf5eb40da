import Foundation

extension FormatSample {
    /// The delimiters of tables.
    enum Delimiter: UInt8 {
        case tab = 0x09
        case comma = 0x2C
        case semicolon = 0x3B
    }

    // A clause of prose before a comma or a colon is longer than what an acronym's column holds.
    static let longestShort = 48
    static let mostWords = 4

    /// The comma or the semicolon: the one that parts a header, or else more rows.
    var csvDelimiter: UInt8 {
        let commas = commaRows
        if commas.hasHeader { return Delimiter.comma.rawValue }
        let semicolons = semicolonRows
        return (semicolons.hasHeader || semicolons.good > commas.good ? Delimiter.semicolon : .comma).rawValue
    }

    /// How well the file fits a table with a delimiter. For commas, semicolons are looked at as well.
    func fit(table delimiter: Delimiter) -> FormatFit {
        if isMarkup { return .none("The file starts as JSON or markup does, not as a table.") }
        let isNamedSo = delimiter == .tab ? fileExtension == "tsv" || fileExtension == "tab" : fileExtension == "csv"
        if delimiter != .tab, excelSeparator != nil { return FormatFit(confidence: 1, reason: "") }
        let counts = delimiter == .comma ? [commaRows, semicolonRows] : [rows(delimiter)]
        guard let best = counts.max(by: { $0.good < $1.good }), best.all > 0 else {
            return .none("The file has no row.")
        }
        if counts.contains(where: \.hasHeader) { return FormatFit(confidence: 1, reason: "") }
        let names = delimiter == .tab ? "tab" : "comma or semicolon"
        let reason =
            best.good == 0
            ? "None of the first \(best.all) rows has a \(names) after an acronym."
            : "Only \(best.good) of the first \(best.all) rows have a \(names) after an acronym; line \(best.firstBad) has not."
        return FormatFit(share: Double(best.good) / Double(best.all), isNamedSo: isNamedSo, reason: reason)
    }

    /// How well the file fits lines such as `SHORT = LONG`.
    var fitText: FormatFit {
        if isMarkup { return .none("The file starts as JSON or markup does, not as a list.") }
        if entries.isEmpty { return .none("The file has no line.") }
        var good = 0
        var firstBad = 0
        for entry in entries {
            if let text = entry.text, Self.isTextEntry(text) {
                good += 1
            } else if firstBad == 0 {
                firstBad = entry.number
            }
        }
        let reason =
            good == 0
            ? "None of the first \(entries.count) lines is an acronym, then '=', ':' or a dash between spaces."
            : "Only \(good) of the first \(entries.count) lines are an acronym, then '=', ':' or a dash; line \(firstBad) is not."
        return FormatFit(
            share: Double(good) / Double(entries.count), isNamedSo: ["txt", "text"].contains(fileExtension),
            reason: reason)
    }

    struct RowCount {
        var good = 0
        var all = 0
        var firstBad = 0
        var hasHeader = false
    }

    func rows(_ delimiter: Delimiter) -> RowCount {
        let whole =
            !isFull ? bytes[...] : bytes[..<(bytes.lastIndex(of: 0x0A) ?? bytes.count)]
        let lines = LineReader(ByteSource(bytes: Array(whole)))
        let rows = DelimitedReader(
            lines, delimiter: delimiter.rawValue, quoting: delimiter == .tab ? .lenient : .strict)
        var count = RowCount()
        while count.all < 1_000, let outcome = try? rows.next() {
            if case .comment = outcome { continue }
            count.all += 1
            if case .record(let line) = outcome, rows.count > 1 {
                let cells = (0..<min(rows.count, 50)).map { rows.text($0) ?? "" }
                if count.all == 1, ColumnLayout(header: cells) != nil { count.hasHeader = true }
                if rows.startsWithQuote ? !cells[0].isEmpty : Self.isShort(cells[0], besides: delimiter) {
                    count.good += 1
                } else if count.firstBad == 0 {
                    count.firstBad = line
                }
            } else if count.firstBad == 0 {
                switch outcome {
                case .record(let line), .comment(let line, _): count.firstBad = line
                case .rejected(let rejection): count.firstBad = rejection.line
                }
            }
        }
        return count
    }

    /// Whether a text may be an acronym, rather than an entry that another separator parts first.
    private static func isShort(_ text: String, besides delimiter: Delimiter) -> Bool {
        if text.isEmpty { return false }
        if delimiter == .tab { return true }
        if text.utf8.count > longestShort || text.utf8.count(where: { $0 == 0x20 }) >= mostWords { return false }
        var copy = text
        return copy.withUTF8 { line in
            !line.contains(0x09)
                && (EntryLine.parting(of: line).map { $0.shortEnd == 0 || $0.longStart >= line.count } ?? true)
        }
    }

    /// Whether a line is an entry as ``PlainText`` has them.
    static func isTextEntry(_ text: String) -> Bool {
        var copy = text
        return copy.withUTF8 { line in
            let line = EntryLine.unmarked(line)
            if line.first == 0x22, EntryLine.splitQuoted(line) != nil { return true }
            guard let parting = EntryLine.parting(of: line), parting.shortEnd > 0, parting.shortEnd <= longestShort,
                parting.longStart < line.count, line[parting.shortEnd] != 0x09
            else { return false }
            let short = FieldText.trimmed(UnsafeBufferPointer(rebasing: line[..<parting.shortEnd]))
            return short.count(where: { $0 == 0x20 }) < mostWords && !short.contains { $0 == 0x2C || $0 == 0x3B }
        }
    }
}

/// How well a file's first lines fit a format.
struct FormatFit: Hashable, Sendable {
    /// From 0, not at all, to 1, beyond doubt.
    let confidence: Double
    /// Why it is not more, as a full sentence.
    let reason: String

    /// A file whose confidence is lower is not of the format.
    static let least = 0.4

    /// A fit from the share of lines that are as the format has them and the file's name.
    init(share: Double, isNamedSo: Bool, reason: String) {
        confidence = share == 0 ? 0 : min(1, 0.8 * share + (isNamedSo ? 0.2 : 0))
        self.reason = reason
    }

    init(confidence: Double, reason: String) {
        self.confidence = confidence
        self.reason = reason
    }

    /// No fit at all.
    static func none(_ reason: String) -> FormatFit { FormatFit(confidence: 0, reason: reason) }
}
