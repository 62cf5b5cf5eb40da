import TILText
import Foundation

/// A reader of lines with columns and the quotes of RFC 4180. A field in quotes may contain delimiters, doubled quotes
/// and line ends.
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
    private var fields: [Field] = []
    /// The offset of the last line of the record.
    private var lastLineStart = 0
    /// The number of lines of the record after the first.
    private var furtherLines = 0

    private struct Field {
        /// The part of the record without the quotes around it.
        let range: Range<Int>
        let hasDoubledQuotes: Bool
    }

    private static let quote = UInt8(ascii: "\"")

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
        let field = fields[column]
        guard let text = FieldText.string(record[part: field.range]) else { return nil }
        guard field.hasDoubledQuotes else { return text }
        let doubledQuote = [Self.quote, Self.quote]
        return String(decoding: Array(text.utf8).replacing(doubledQuote, with: [Self.quote]), as: UTF8.self)
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
        lastLineStart = 0
        furtherLines = 0
        var start = 0
        while start <= record.count {
            guard count < Self.mostColumns else { return RejectionReason.tooManyColumns }
            switch readQuotedField(from: start, canContinue: canContinue) {
            case .field(let end): start = end + 1
            case .noQuotes: start = readPlainField(from: start) + 1
            case .fault(let reason): return reason
            }
        }
        return nil
    }

    /// Adds the field that continues up to the next delimiter.
    /// - Returns: the offset of the delimiter or of the end.
    private mutating func readPlainField(from start: Int) -> Int {
        let end = firstIndex(of: delimiter, from: start) ?? record.count
        fields.append(Field(range: start..<end, hasDoubledQuotes: false))
        return end
    }

    // MARK: Quotes

    private enum QuotedField {
        /// The field was added, and a delimiter or the end of the record is at an offset.
        case field(end: Int)
        /// The field has no quotes, or a quote that is an ordinary character.
        case noQuotes
        case fault(String)
    }

    /// Adds a field in quotes, and the following lines to the record if the quotes contain line ends.
    private mutating func readQuotedField(from start: Int, canContinue: Bool) -> QuotedField {
        let open = firstAfterBlanks(start)
        guard open < record.count, record[open] == Self.quote else { return .noQuotes }
        var searchStart = open + 1
        var hasDoubledQuotes = false
        while true {
            guard let close = firstIndex(of: Self.quote, from: searchStart) else {
                // The quote is still open at the end of the line.
                if let stray = strayQuote(open, from: start, canContinue: canContinue) { return stray }
                guard addNextLine() else { return .fault(RejectionReason.quoteNotClosed) }
                searchStart = lastLineStart
                continue
            }
            let isDoubled = close + 1 < record.count && record[close + 1] == Self.quote
            if isDoubled {
                searchStart = close + 2
                hasDoubledQuotes = true
                continue
            }
            if let end = fieldEnd(close, from: start) {
                fields.append(Field(range: (open + 1)..<close, hasDoubledQuotes: hasDoubledQuotes))
                return .field(end: end)
            }
            return isLenient && isInLastLine(start) ? .noQuotes : .fault(RejectionReason.textAfterQuote)
        }
    }

    private func isInLastLine(_ fieldStart: Int) -> Bool { fieldStart >= lastLineStart }

    /// Returns what an open quote is if its field does not continue on the next line, or nil if it does.
    private func strayQuote(_ open: Int, from start: Int, canContinue: Bool) -> QuotedField? {
        guard isLenient else { return nil }
        let hasDelimiter = firstIndex(of: delimiter, from: max(open + 1, lastLineStart)) != nil
        if isInLastLine(start) { return hasDelimiter || !canContinue ? .noQuotes : nil }
        return hasDelimiter ? .fault(RejectionReason.textAfterQuote) : nil
    }

    /// Returns the offset of the delimiter or of the end after a closing quote, or nil if the quote does not end the
    /// field.
    private func fieldEnd(_ close: Int, from start: Int) -> Int? {
        let end = firstAfterBlanks(close + 1)
        let isAtEnd = end == record.count || record[end] == delimiter
        // In lenient mode, a delimiter in a further line shows that the quote was a stray one.
        let isStray = isLenient && !isInLastLine(start) && record[lastLineStart..<close].contains(delimiter)
        return isAtEnd && !isStray ? end : nil
    }

    /// Adds the next line to the record.
    /// - Returns: false if there is none, or if the record becomes too long.
    private mutating func addNextLine() -> Bool {
        guard furtherLines < Self.mostLines, record.count <= TextLines.longestLine else { return false }
        guard let next = lines.next(), next.fault == nil else { return false }
        guard let base = record.baseAddress, let address = next.bytes.baseAddress else { return false }
        furtherLines += 1
        lastLineStart = record.count
        // The lines of a record are adjacent in the file, so the buffer can grow without a copy.
        record = UnsafeBufferPointer(start: base, count: base.distance(to: address) + next.bytes.count)
        return true
    }

    private func firstIndex(of byte: UInt8, from start: Int) -> Int? { record[start...].firstIndex(of: byte) }

    private func firstAfterBlanks(_ start: Int) -> Int {
        record[start...].firstIndex { byte in byte != " " } ?? record.count
    }
}
