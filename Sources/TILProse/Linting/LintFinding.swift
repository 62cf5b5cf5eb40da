/// A finding of a rule at a place in a document.
public struct LintFinding: Hashable, Sendable {
    /// The name of the rule.
    public var rule: String
    /// The severity of the finding.
    public var severity: LintSeverity
    /// The acronym, without the s of a plural.
    public var short: String
    /// A full sentence that says what to do.
    public var message: String
    /// The place of the finding.
    public var place: LintPlace
    /// The edits that fix the finding, or an empty array if a person has to decide.
    public var edits: [LintEdit]
    /// An identifier that does not change when lines move: the rule and the acronym.
    public var fingerprint: String { "\(rule)/\(short)" }
}

/// A replacement for some bytes of a document.
public struct LintEdit: Hashable, Sendable {
    /// The bytes, counted from 0.
    public var range: Range<Int>
    /// The replacement.
    public var text: String
}

/// The result of checking a document.
public struct LintReport: Hashable, Sendable {
    /// The findings in the order of the document.
    public var findings: [LintFinding]
    /// Comments that name unknown rules.
    public var faults: [LintDirectiveFault]
    /// Whether the document exceeded a limit, so that the findings may be incomplete.
    public var isTruncated: Bool
}

/// A comment that disables an unknown rule.
public struct LintDirectiveFault: Hashable, Sendable {
    /// The line of the comment, counted from 1.
    public var line: Int
    /// The unknown name.
    public var name: String
    /// The rule that was probably meant.
    public var nearest: String?
}

/// The place of a finding in the source of a document, including markup.
///
/// Lines and columns count from 1. A column counts characters as editors do: one for each Unicode scalar, and none for
/// a byte order mark. Formats that need UTF-16 units use ``utf16Column``.
public struct LintPlace: Hashable, Sendable {
    /// The bytes, counted from 0.
    public var range: Range<Int>
    /// The line of the first character.
    public var line: Int
    /// The column of the first character.
    public var column: Int
    /// The line after the last character.
    public var endLine: Int
    /// The column after the last character.
    public var endColumn: Int
    /// ``column`` in units of UTF-16.
    public var utf16Column: Int
    /// ``endColumn`` in units of UTF-16.
    public var utf16EndColumn: Int
    /// The number of characters, including line ends.
    public var length: Int
    /// The bytes of the first line, without its line end.
    public var lineRange: Range<Int>
}

/// Counts columns from the start of each line, without reading the lines between two places.
struct PlaceCounter {
    private let document: Bytes
    private let lines: LineIndex
    /// The last counted position. Later places on the same line continue from it.
    private var last = Position()

    private struct Position {
        var offset = -1
        var line = 1
        var lineStart = 0
        var column = 1
        var utf16Column = 1
    }

    private init(_ document: Bytes, _ lines: LineIndex) {
        self.document = document
        self.lines = lines
    }

    /// Returns the places of ranges. Counting is fastest if the ranges are in the order of the document.
    static func places(
        of ranges: [ByteRange], in document: Bytes, _ lines: LineIndex
    ) -> [LintPlace] {
        var counter = PlaceCounter(document, lines)
        return ranges.map { counter.place(of: $0) }
    }

    private mutating func place(of range: ByteRange) -> LintPlace {
        let start = position(of: range.lowerBound)
        last = start
        let end = position(of: range.upperBound)
        let length = document[range].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
        // For a very long line, this many bytes are enough for display.
        let limit = min(document.count, range.upperBound + 400)
        var lineEnd = range.lowerBound
        while lineEnd < limit, document[lineEnd] != 0x0A { lineEnd += 1 }
        if lineEnd > start.lineStart, document[lineEnd - 1] == 0x0D { lineEnd -= 1 }
        return LintPlace(
            range: range, line: start.line, column: start.column, endLine: end.line, endColumn: end.column,
            utf16Column: start.utf16Column, utf16EndColumn: end.utf16Column, length: length,
            lineRange: start.lineStart..<max(lineEnd, start.lineStart))
    }

    private func position(of offset: Int) -> Position {
        let line = lines.line(of: offset)
        var position = last
        var index = last.offset
        if line != last.line || index < 0 || index > offset {
            index = lines.start(of: line)
            position = Position(line: line, lineStart: index)
            if index == 0, document.starts(with: [0xEF, 0xBB, 0xBF]) { index = min(3, offset) }
        }
        while index < offset {
            // Continuation bytes are not counted. A character of four bytes has two UTF-16 units.
            let byte = document[index]
            if byte & 0xC0 != 0x80 {
                position.column += 1
                position.utf16Column += byte >= 0xF0 ? 2 : 1
            }
            index += 1
        }
        position.offset = offset
        return position
    }
}
