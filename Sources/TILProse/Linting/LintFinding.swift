import TILText

/// A finding of a rule at a place in a document.
///
/// ```swift
/// let findings = try DocumentLinter().lint("The XQB met.").findings
/// let saved = try JSONEncoder().encode(findings)
/// let restored = try JSONDecoder().decode([LintFinding].self, from: saved)
/// ```
public struct LintFinding: Identifiable, Hashable, Sendable, Codable {
    /// The rule.
    public var rule: LintRule
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
    public var fingerprint: String { "\(rule.name)/\(short)" }
    /// The identity of the finding within its document.
    public var id: String { "\(fingerprint)/\(place.range.lowerBound)" }
}

/// A replacement for some bytes of a document.
///
/// ```swift
/// let rule = LintRule(name: "asap", severity: .note, summary: "ASAP sounds impatient.") { reading in
///     reading.uses.filter { $0.short == "ASAP" }.map { use in
///         let edit = LintEdit(range: use.range, text: "by Friday")
///         return LintRemark(short: use.short, message: "Name a day.", range: use.range, edits: [edit])
///     }
/// }
/// ```
public struct LintEdit: Hashable, Sendable, Codable {
    /// The bytes, counted from 0.
    public var range: Range<Int>
    /// The replacement.
    public var text: String

    /// Creates an edit, for the finding of a rule of your own.
    ///
    /// ```swift
    /// let text = "Answer me ASAP."
    /// let edit = LintEdit(range: 10..<14, text: "by Friday")
    /// var fixed = Array(text.utf8)
    /// fixed.replaceSubrange(edit.range, with: edit.text.utf8)
    /// print(String(decoding: fixed, as: UTF8.self))  // Answer me by Friday.
    /// ```
    public init(range: Range<Int>, text: String) {
        self.range = range
        self.text = text
    }
}

/// The result of checking a document.
///
/// ```swift
/// let report = try DocumentLinter().lint("The XQB met.")
/// let errors = report.findings.filter { $0.severity == .error }
/// print("\(report.findings.count) findings, \(errors.count) errors")  // 1 findings, 0 errors
/// ```
public struct LintReport: Hashable, Sendable, Codable {
    /// The findings in the order of the document.
    public var findings: [LintFinding]
    /// Comments that name unknown rules.
    public var faults: [LintDirectiveFault]
    /// Whether the document exceeded a limit, so that the findings may be incomplete.
    public var isTruncated: Bool
}

/// A comment that disables an unknown rule.
///
/// ```swift
/// let report = try DocumentLinter().lint("The XQB met. <!-- til-lint-disable-line undefind -->")
/// for fault in report.faults { print("line \(fault.line): no rule is named \(fault.name)") }
/// ```
public struct LintDirectiveFault: Hashable, Sendable, Codable {
    /// The line of the comment, counted from 1.
    public var line: Int
    /// The unknown name.
    public var name: String
}

/// The place of a finding in the source of a document, including markup.
///
/// Lines and columns count from 1. A column counts characters as editors do: one for each Unicode scalar, and none for
/// a byte order mark. Formats that need UTF-16 units use ``utf16Column``.
///
/// ```swift
/// for finding in try DocumentLinter().lint("Send it.\nSend the file to an URL.").findings {
///     print("\(finding.place.line):\(finding.place.column)-\(finding.place.endColumn)")
/// }
/// ```
public struct LintPlace: Hashable, Sendable, Codable {
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

/// A position in a document that moves forward, and counts lines and columns on the way.
struct PlaceCounter {
    private let document: Bytes
    private var offset = 0
    private var lineStart = 0
    private var line = 1
    private var column = 1
    private var utf16Column = 1

    init(_ document: Bytes) {
        self.document = document
        offset = document.withoutByteOrderMark.startIndex
    }

    private mutating func move(to target: Int) {
        moveOverLines(before: target)
        while offset < target {
            countCharacter(startingWith: document[offset])
            offset += 1
        }
    }

    /// Moves to the start of the line that contains an offset, if that is another line.
    private mutating func moveOverLines(before target: Int) {
        while offset < target {
            let lineEnd = ByteSearch.next(.lineFeed, in: document, offset..<target)
            if lineEnd == target { return }
            line += 1
            offset = lineEnd + 1
            lineStart = offset
            column = 1
            utf16Column = 1
        }
    }

    private mutating func countCharacter(startingWith byte: UInt8) {
        // The following bytes of a character are counted with its first byte.
        if UTF8.isContinuation(byte) { return }
        column += 1
        // A character of four bytes has two units.
        utf16Column += byte >= 0xF0 ? 2 : 1
    }

    /// How many bytes of a very long line after a range are enough for display.
    private static let shownLength = 400

    /// Moves to a range and returns its place. Ranges must be in the order of the document.
    mutating func place(of range: ByteRange) -> LintPlace {
        move(to: range.lowerBound)
        var end = self
        end.move(to: range.upperBound)
        let limit = min(document.count, range.upperBound + Self.shownLength)
        var lineEnd = ByteSearch.next(.lineFeed, in: document, range.lowerBound..<max(range.lowerBound, limit))
        if lineEnd > lineStart, document[lineEnd - 1] == "\r" { lineEnd -= 1 }
        return LintPlace(
            range: range, line: line, column: column, endLine: end.line, endColumn: end.column,
            utf16Column: utf16Column, utf16EndColumn: end.utf16Column,
            length: document[range].count { byte in !UTF8.isContinuation(byte) },
            lineRange: lineStart..<max(lineEnd, lineStart))
    }
}
