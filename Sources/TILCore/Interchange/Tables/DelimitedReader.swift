import TILText
import Foundation

/// A reader of lines with columns and the quotes of RFC 4180. A field in quotes may contain delimiters, doubled quotes and
/// line ends.
///
/// In strict mode, a record is rejected if a quote is not closed, or has text after it. In lenient mode, such a quote
/// is an ordinary character, as people often write it, and a quoted field of several lines must not contain the
/// delimiter, so that a stray quote never swallows the following lines. If the following lines do not close a quote,
/// its line is read alone.
struct DelimitedReader {
    enum Row {
        /// A record, whose fields are valid until the next call.
        case record(line: Int)
        /// A line that starts with `#`.
        case comment(line: Int, String)
        case rejected(Rejection)
    }

    /// The maximum number of lines in a record.
    static let mostLines = 10_000
    /// The maximum number of columns in a record.
    static let mostColumns = 1_000

    private var lines: TextLines
    private let delimiter: UInt8
    private let isLenient: Bool
    private var record = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    private var fields: [(range: Range<Int>, hasDoubledQuotes: Bool)] = []

    init(_ lines: TextLines, delimiter: UInt8, isLenient: Bool = false) {
        self.lines = lines
        self.delimiter = delimiter
        self.isLenient = isLenient
    }

    /// The number of fields in the record.
    var count: Int { fields.count }

    /// The trimmed fields of the record. A field is empty if it is not UTF-8.
    var cells: [String] { fields.indices.map { index in text(index) ?? "" } }

    /// Whether the record's first field is in quotes.
    var startsWithQuote: Bool { fields.first?.range.lowerBound ?? 0 > 0 }

    /// Returns a trimmed field of the record. It is empty if the record has no such field, and nil if it is not UTF-8.
    func text(_ column: Int) -> String? {
        guard column < count else { return "" }
        let (range, hasDoubledQuotes) = fields[column]
        guard let text = FieldText.string(record[part: range]) else { return nil }
        return hasDoubledQuotes
            ? String(decoding: Array(text.utf8).replacing(Array("\"\"".utf8), with: "\"".utf8), as: UTF8.self) : text
    }

    /// Returns the next record, comment or rejection, or nil at the end. Blank lines are skipped.
    mutating func next() -> Row? {
        while let line = lines.next() {
            if let fault = line.fault { return .rejected(Rejection(line: line.number, reason: fault)) }
            // A cell that has only a `#` is the header of row numbers.
            if line.bytes.first == "#", line.bytes.dropFirst().first != delimiter {
                return .comment(line: line.number, String(decoding: line.bytes, as: UTF8.self))
            }
            if FieldText.trimmed(line.bytes).isEmpty { continue }
            let following = lines
            var fault = split(line.bytes, canContinue: true)
            if fault == RejectionReason.quoteNotClosed || fault == RejectionReason.textAfterQuote {
                lines = following
                if isLenient { fault = split(line.bytes, canContinue: false) }
            }
            if let fault { return .rejected(Rejection(line: line.number, reason: fault)) }
            if fields.contains(where: { field in !field.range.isEmpty }) { return .record(line: line.number) }
        }
        return nil
    }

    /// Finds the fields of the record that starts with a line.
    /// - Parameter canContinue: whether an open quote continues on the following lines.
    /// - Returns: the reason why the line cannot be split, or nil.
    private mutating func split(_ line: UnsafeBufferPointer<UInt8>, canContinue: Bool) -> String? {
        record = line
        fields.removeAll(keepingCapacity: true)
        // `lineStart` is the offset of the record's last line, and `lineCount` is the number of lines after the first.
        var (lineStart, lineCount, start) = (0, 0, 0)
        while start <= record.count {
            guard count < Self.mostColumns else { return RejectionReason.tooManyColumns }
            let quote = firstAfterBlanks(start)
            var end: Int?
            if quote < record.count, record[quote] == "\"" {
                var (searchStart, hasDoubledQuotes) = (quote + 1, false)
                while end == nil {
                    guard let close = firstIndex(of: UInt8(ascii: "\""), from: searchStart) else {
                        // The quote is still open at the end of the line.
                        let hasDelimiter =
                            isLenient && firstIndex(of: delimiter, from: max(quote + 1, lineStart)) != nil
                        if hasDelimiter, start < lineStart { return RejectionReason.textAfterQuote }
                        if isLenient, start >= lineStart, hasDelimiter || !canContinue { break }
                        guard lineCount < Self.mostLines, record.count <= TextLines.longestLine,
                            let next = lines.next(),
                            next.fault == nil, let base = record.baseAddress, let address = next.bytes.baseAddress
                        else { return RejectionReason.quoteNotClosed }
                        lineCount += 1
                        (searchStart, lineStart) = (record.count, record.count)
                        // The lines of a record are adjacent in the file, so the buffer can grow without a copy.
                        record = UnsafeBufferPointer(start: base, count: base.distance(to: address) + next.bytes.count)
                        continue
                    }
                    if close + 1 < record.count, record[close + 1] == "\"" {
                        (searchStart, hasDoubledQuotes) = (close + 2, true)
                        continue
                    }
                    let after = firstAfterBlanks(close + 1)
                    let isWithinOneLine = start >= lineStart
                    let spansDelimiter =
                        isLenient && !isWithinOneLine && record[lineStart..<close].contains(delimiter)
                    if after == record.count || record[after] == delimiter, !spansDelimiter {
                        fields.append((quote + 1..<close, hasDoubledQuotes))
                        end = after
                    } else if isLenient, isWithinOneLine {
                        break
                    } else {
                        return RejectionReason.textAfterQuote
                    }
                }
            }
            if end == nil {
                // An unquoted field continues up to the delimiter.
                let plain = firstIndex(of: delimiter, from: start) ?? record.count
                fields.append((start..<plain, false))
                end = plain
            }
            start = (end ?? start) + 1
        }
        return nil
    }

    private func firstIndex(of byte: UInt8, from start: Int) -> Int? { record[start...].firstIndex(of: byte) }

    private func firstAfterBlanks(_ start: Int) -> Int { record[start...].firstIndex { $0 != " " } ?? record.count }
}
