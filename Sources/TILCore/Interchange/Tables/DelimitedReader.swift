import Foundation

/// Splits lines into columns, with the quotes of RFC 4180: a field in quotes may hold delimiters, doubled quotes and
/// line ends.
///
/// It takes time proportional to the file whatever the quotes in it, and holds one record at a time. A record that a
/// quote makes longer than a line may be, or than 10,000 lines, is given up: its first line is judged alone and the
/// others are read again.
final class DelimitedReader {
    /// What is done with a quote that is not closed, or has text after it.
    enum Quoting {
        /// The line is rejected, as RFC 4180 would have it.
        case strict
        /// The quote stands for itself, as people write it. A quoted field of several lines must not hold the
        /// delimiter, so that a stray quote never swallows the lines after it.
        case lenient
    }

    enum Outcome {
        /// The fields are there until the next call.
        case record(line: Int)
        /// A line that starts with `#`.
        case comment(line: Int, text: String)
        case rejected(Rejection)
    }

    private enum KeptItem {
        case line(number: Int, bytes: [UInt8], ending: LineReader.Ending)
        case rejected(Rejection)
    }

    /// The most lines that a record may have.
    static let mostLines = 10_000

    /// The lines that are left, where no others were read ahead.
    let lines: LineReader
    private let isStrict: Bool
    private let hasComments: Bool
    private var splitter: FieldSplitter
    // A record of one line is looked at where the line reader has it; others are copied together.
    private var line: UnsafeBufferPointer<UInt8>?
    private var joined: [UInt8] = []
    // Lines that were read ahead and may be read again.
    private var kept: [KeptItem] = []
    private var keptNext = 0

    init(_ lines: LineReader, delimiter: UInt8, quoting: Quoting, hasComments: Bool = true) {
        self.lines = lines
        self.hasComments = hasComments
        isStrict = quoting == .strict
        splitter = FieldSplitter(delimiter: delimiter, isLenient: quoting == .lenient)
    }

    /// How many fields the record has.
    var count: Int { splitter.fields.count }

    /// Whether the record's first field is in quotes.
    var startsWithQuote: Bool { splitter.fields.first.map { $0.start > 0 } ?? false }

    /// A field of the record, trimmed; empty where the record has no such field, nil if it is not UTF-8.
    func text(_ column: Int) -> String? {
        guard column < splitter.fields.count else { return "" }
        let field = splitter.fields[column]
        if let line { return Self.text(field, in: line) }
        return joined.withUnsafeBufferPointer { Self.text(field, in: $0) }
    }

    /// The next record, comment or rejection, blank lines skipped; nil at the end.
    func next() throws -> Outcome? {
        while true {
            forgetKept()
            if keptNext < kept.count {
                let item = kept[keptNext]
                keptNext += 1
                switch item {
                case .rejected(let rejection): return .rejected(rejection)
                case .line(let number, let bytes, let ending):
                    line = nil
                    joined = bytes
                    if let outcome = try bytes.withUnsafeBufferPointer({ try judge(number, $0, ending) }) {
                        return outcome
                    }
                }
            } else {
                switch try lines.next() {
                case nil: return nil
                case .rejected(let rejection): return .rejected(rejection)
                case .line(let next):
                    line = next.bytes
                    if let outcome = try judge(next.number, next.bytes, next.ending) { return outcome }
                }
            }
        }
    }

    private static func text(_ field: FieldSplitter.Field, in record: UnsafeBufferPointer<UInt8>) -> String? {
        let bytes = UnsafeBufferPointer(rebasing: record[field.start..<field.end])
        if !field.hasDoubledQuotes { return FieldText.string(bytes) }
        var single: [UInt8] = []
        single.reserveCapacity(bytes.count)
        var isSecond = false
        for byte in bytes {
            isSecond = byte == 0x22 && !isSecond
            if !isSecond { single.append(byte) }
        }
        return single.withUnsafeBufferPointer { FieldText.string($0) }
    }

    /// What a line is, with as many of the following as its quotes take; nil if it is blank.
    private func judge(
        _ number: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ ending: LineReader.Ending
    ) throws -> Outcome? {
        guard let first = bytes.first else { return nil }
        if first == 0x23, hasComments { return .comment(line: number, text: String(decoding: bytes, as: UTF8.self)) }
        if FieldText.isSpace(first), FieldText.trimmed(bytes).isEmpty { return nil }
        splitter.start()
        var result = splitter.scan(bytes)
        if result == .open { result = try joinLines(after: Array(bytes), ending) }
        let reason: String
        switch result {
        case .done: return splitter.fields.allSatisfy { $0.start == $0.end } ? nil : .record(line: number)
        case .tooManyColumns: reason = RejectionReason.tooManyColumns
        case .textAfterQuote: reason = RejectionReason.textAfterQuote
        case .open: reason = RejectionReason.quoteNotClosed
        }
        return .rejected(Rejection(line: number, reason: reason))
    }

    /// Goes on with the lines after one that leaves a quote open. Where that leads nowhere, they are read again.
    private func joinLines(after start: [UInt8], _ ending: LineReader.Ending) throws -> FieldSplitter.Result {
        line = nil
        joined = start
        var ending = ending
        let firstKept = keptNext
        var result = FieldSplitter.Result.open
        while result == .open, joined.count <= LineReader.longestLine, keptNext - firstKept < Self.mostLines {
            if keptNext == kept.count, try !keepNextLine() { break }
            guard case .line(_, let bytes, let nextEnding) = kept[keptNext] else { break }
            keptNext += 1
            joined += ending.bytes
            joined += bytes
            ending = nextEnding
            result = joined.withUnsafeBufferPointer { splitter.scan($0) }
        }
        if result == .done || result == .tooManyColumns { return result }
        keptNext = firstKept
        if isStrict { return result }
        joined = start
        splitter.start(isWithinOneLine: true)
        return joined.withUnsafeBufferPointer { splitter.scan($0) }
    }

    private func keepNextLine() throws -> Bool {
        switch try lines.next() {
        case nil: return false
        case .rejected(let rejection): kept.append(.rejected(rejection))
        case .line(let next):
            kept.append(.line(number: next.number, bytes: Array(next.bytes), ending: next.ending))
        }
        return true
    }

    /// Drops the kept lines that were read for good, now and then, so that they cost nothing and do not pile up.
    private func forgetKept() {
        if keptNext == kept.count {
            if keptNext > 0 {
                kept.removeAll(keepingCapacity: true)
                keptNext = 0
            }
        } else if keptNext > 1_024, keptNext > kept.count / 2 {
            kept.removeFirst(keptNext)
            keptNext = 0
        }
    }
}
