import Foundation

/// Splits lines into columns, with the quotes of RFC 4180: a field in quotes may hold delimiters, doubled quotes and
/// line ends.
///
/// Strictly, a record with a quote that is not closed, or has text after it, is rejected. Leniently, the quote stands for
/// itself, as people write it, and a quoted field of several lines must not hold the delimiter, so that a stray quote never
/// swallows the lines after it. If the lines after a quote do not close it, its own line is judged alone.
struct DelimitedReader {
    enum Row {
        /// The fields are there until the next call.
        case record(line: Int)
        /// A line that starts with `#`.
        case comment(String)
        case rejected(Rejection)
    }

    /// The most lines that a record may have.
    static let mostLines = 10_000
    /// The most columns that a record may have.
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

    /// How many fields the record has.
    var count: Int { fields.count }

    /// Whether the record's first field is in quotes.
    var startsWithQuote: Bool { fields.first.map { $0.range.lowerBound > 0 } ?? false }

    /// A field of the record, trimmed; empty if the record has no such field, nil if it is not UTF-8.
    func text(_ column: Int) -> String? {
        guard column < count else { return "" }
        let (range, hasDoubledQuotes) = fields[column]
        guard let text = FieldText.string(record[part: range]) else { return nil }
        return hasDoubledQuotes
            ? String(decoding: Array(text.utf8).replacing([0x22, 0x22], with: [0x22]), as: UTF8.self) : text
    }

    /// The next record, comment or rejection, blank lines skipped; nil at the end.
    mutating func next() -> Row? {
        while let line = lines.next() {
            if let fault = line.fault { return .rejected(Rejection(line: line.number, reason: fault)) }
            if line.bytes.first == 0x23 { return .comment(String(decoding: line.bytes, as: UTF8.self)) }
            if FieldText.trimmed(line.bytes).isEmpty { continue }
            let following = lines
            var fault = split(line.bytes, canContinue: true)
            if fault == RejectionReason.quoteNotClosed || fault == RejectionReason.textAfterQuote {
                lines = following
                if isLenient { fault = split(line.bytes, canContinue: false) }
            }
            if let fault { return .rejected(Rejection(line: line.number, reason: fault)) }
            if fields.contains(where: { !$0.range.isEmpty }) { return .record(line: line.number) }
        }
        return nil
    }

    /// Finds the fields of the record that starts with a line.
    /// - Parameter canContinue: whether an open quote takes the following lines.
    /// - Returns: why that is not possible; nil if it is.
    private mutating func split(_ line: UnsafeBufferPointer<UInt8>, canContinue: Bool) -> String? {
        record = line
        fields.removeAll(keepingCapacity: true)
        // The offset of the record's last line, and the number of lines after the first.
        var (lineStart, lineCount, start) = (0, 0, 0)
        while start <= record.count {
            guard count < Self.mostColumns else { return RejectionReason.tooManyColumns }
            let quote = firstAfterBlanks(start)
            var end: Int?
            if quote < record.count, record[quote] == 0x22 {
                var (place, hasDoubledQuotes) = (quote + 1, false)
                while end == nil {
                    guard let close = firstIndex(of: 0x22, from: place) else {
                        // The quote is open at the end of the line.
                        let hasDelimiter =
                            isLenient && firstIndex(of: delimiter, from: max(quote + 1, lineStart)) != nil
                        if hasDelimiter, start < lineStart { return RejectionReason.textAfterQuote }
                        if isLenient, start >= lineStart, hasDelimiter || !canContinue { break }
                        guard lineCount < Self.mostLines, record.count <= TextLines.longestLine,
                            let next = lines.next(),
                            next.fault == nil, let base = record.baseAddress, let address = next.bytes.baseAddress
                        else { return RejectionReason.quoteNotClosed }
                        lineCount += 1
                        (place, lineStart) = (record.count, record.count)
                        // The lines of a record are next to each other in the file.
                        record = UnsafeBufferPointer(start: base, count: base.distance(to: address) + next.bytes.count)
                        continue
                    }
                    if close + 1 < record.count, record[close + 1] == 0x22 {
                        (place, hasDoubledQuotes) = (close + 2, true)
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
                // The field is as it is written, up to the delimiter.
                let plain = firstIndex(of: delimiter, from: start) ?? record.count
                fields.append((start..<plain, false))
                end = plain
            }
            start = (end ?? start) + 1
        }
        return nil
    }

    private func firstIndex(of byte: UInt8, from start: Int) -> Int? { record[start...].firstIndex(of: byte) }

    private func firstAfterBlanks(_ start: Int) -> Int { record[start...].firstIndex { $0 != 0x20 } ?? record.count }
}
