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
    private static let mostLines = 10_000

    private var lines: TextLines
    private var splitter: FieldSplitter
    private var record = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

    init(_ lines: TextLines, delimiter: UInt8, isLenient: Bool = false) {
        self.lines = lines
        splitter = FieldSplitter(delimiter: delimiter, isLenient: isLenient)
    }

    /// How many fields the record has.
    var count: Int { splitter.fields.count }

    /// Whether the record's first field is in quotes.
    var startsWithQuote: Bool { splitter.fields.first.map { $0.range.lowerBound > 0 } ?? false }

    /// A field of the record, trimmed; empty if the record has no such field, nil if it is not UTF-8.
    func text(_ column: Int) -> String? {
        guard column < count else { return "" }
        let field = splitter.fields[column]
        let bytes = record[part: field.range]
        if !field.hasDoubledQuotes { return FieldText.string(bytes) }
        var single: [UInt8] = []
        var isSecond = false
        for byte in bytes {
            isSecond = byte == 0x22 && !isSecond
            if !isSecond { single.append(byte) }
        }
        return single.withUnsafeBufferPointer { FieldText.string($0) }
    }

    /// The next record, comment or rejection, blank lines skipped; nil at the end.
    mutating func next() -> Row? {
        while let line = lines.next() {
            if let fault = line.fault { return .rejected(Rejection(line: line.number, reason: fault)) }
            if line.bytes.first == 0x23 { return .comment(String(decoding: line.bytes, as: UTF8.self)) }
            if FieldText.trimmed(line.bytes).isEmpty { continue }
            let reason: String
            switch read(line.bytes) {
            case .done where splitter.fields.allSatisfy(\.range.isEmpty): continue
            case .done: return .record(line: line.number)
            case .tooManyColumns: reason = RejectionReason.tooManyColumns
            case .textAfterQuote: reason = RejectionReason.textAfterQuote
            case .open: reason = RejectionReason.quoteNotClosed
            }
            return .rejected(Rejection(line: line.number, reason: reason))
        }
        return nil
    }

    /// Reads the record that starts with a line, with as many of the following as its quotes take.
    private mutating func read(_ line: UnsafeBufferPointer<UInt8>) -> FieldSplitter.Result {
        record = line
        splitter.start()
        var result = splitter.scan(record)
        if result != .open { return result }
        let following = lines
        var count = 0
        while result == .open, record.count <= TextLines.longestLine, count < Self.mostLines,
            let next = lines.next(), next.fault == nil, let start = line.baseAddress, let end = next.bytes.baseAddress
        {
            count += 1
            // The lines of a record are next to each other in the file.
            record = UnsafeBufferPointer(start: start, count: start.distance(to: end) + next.bytes.count)
            result = splitter.scan(record)
        }
        if result == .done || result == .tooManyColumns { return result }
        lines = following
        guard splitter.isLenient else { return result }
        record = line
        splitter.start(isWithinOneLine: true)
        return splitter.scan(record)
    }
}
