import Foundation
import TILProse
import TILText

/// A replacement for some bytes of a document.
struct Replacement {
    /// The bytes to replace.
    var range: Range<Int>
    /// The new text.
    var text: String
}

/// A document that is open in the client, with its unsaved text.
final class OpenDocument {
    let uri: String
    /// The path that decides the configuration.
    let path: String
    let format: DocumentFormat
    /// Whether the document is a commit message of git.
    let isCommitMessage: Bool
    /// The version that the client gave, or nil if its last change had none.
    private(set) var version: Int?
    let text: DocumentText

    /// The instant at which to publish the findings.
    var due = Date.distantFuture
    /// The parsed document, until the next edit.
    private var parsed: DocumentReading?
    /// The findings, until the next edit or a change of the configuration, the store or a glossary.
    private(set) var report: LintReport?
    /// The replacements that fix all findings.
    private(set) var fixes: [Replacement]?

    /// The names of the files in which git lets people edit messages.
    private static let commitMessages = ["COMMIT_EDITMSG", "MERGE_MSG", "SQUASH_MSG", "TAG_EDITMSG"]

    init(_ document: OpeningParameters.Document, path: String, _ encoding: PositionEncoding) {
        uri = document.uri
        version = document.version
        text = DocumentText(Array(document.text.utf8), encoding)
        self.path = path
        isCommitMessage =
            Self.commitMessages.contains(PrivateFile.name(of: path))
            || ["gitcommit", "git-commit"].contains(document.languageId)
        // Some editors give all documents of a server the same language, so a known ending comes first.
        let hasKnownEnding = DocumentFormat(path: path) != nil
        if isCommitMessage {
            format = .markdown
        } else if !hasKnownEnding, let language = Self.format(of: document.languageId) {
            format = language
        } else {
            format = DocumentFormat(path: path, start: text.bytes.prefix(2_000))
        }
    }

    /// Returns the format for an editor's name of a language, or nil if the file decides.
    private static func format(of language: String) -> DocumentFormat? {
        switch language {
        case "markdown", "gfm": .markdown
        case "restructuredtext", "rst": .restructuredText
        case "latex", "tex", "plaintex", "context": .latex
        case "html", "mhtml", "xhtml": .html
        case "asciidoc", "adoc": .asciiDoc
        case "org": .org
        case "man", "nroff", "roff", "troff", "groff", "mandoc": .roff
        default: nil
        }
    }

    /// Applies changes.
    func apply(_ changes: [ChangeParameters.Change], version: Int?, due: Date) {
        for change in changes { text.replace(change.range, with: change.text) }
        self.version = version
        self.due = due
        parsed = nil
        forgetFindings()
    }

    /// The parsed document, which is parsed once after each edit. All features share it.
    var reading: DocumentReading {
        if let parsed { return parsed }
        let reading = DocumentReading(ParsedDocument(prose, format: format))
        parsed = reading
        return reading
    }

    // MARK: Findings

    /// Keeps the findings until they are forgotten.
    func keep(_ report: LintReport) { self.report = report }

    /// Keeps the replacements that fix all findings, until the findings are forgotten.
    func keep(_ fixes: [Replacement]) { self.fixes = fixes }

    /// Forgets the findings and their fixes, so that the document is checked again.
    func forgetFindings() {
        report = nil
        fixes = nil
    }

    // MARK: Commit messages

    /// The start of the line of a commit message after which git removes everything.
    private static let scissors = "# ------------------------ >8 ---"

    /// The text without the comments that git removes from a commit message. Spaces are in their place.
    var prose: [UInt8] {
        guard isCommitMessage else { return text.bytes }
        var prose = text.bytes
        var isBelowScissors = false
        for line in text.bytes.split(separator: .lineFeed, omittingEmptySubsequences: false) {
            if line.starts(with: Self.scissors.utf8) { isBelowScissors = true }
            let isComment = line.first == "#"
            guard isBelowScissors || isComment else { continue }
            for index in line.indices { prose[index] = .space }
        }
        return prose
    }
}

extension OpenDocument {
    /// Returns a finding as a diagnostic.
    func diagnostic(_ finding: LintFinding) -> JSONObject {
        [
            "range": text.range(of: finding.place.range), "severity": finding.severity.number,
            "code": finding.rule.name, "source": "til", "message": finding.message.visible,
        ]
    }

    /// Returns a comment that names an unknown rule as a diagnostic.
    func diagnostic(_ fault: LintDirectiveFault) -> JSONObject {
        [
            "range": text.range(of: text.line(fault.line - 1)), "severity": LintSeverity.warning.number,
            "source": "til", "message": fault.sentence.visible,
        ]
    }

    /// Returns the replacements that disable a finding with a comment, or nil if the format has no comments that stay
    /// hidden.
    func disabling(_ finding: LintFinding) -> [Replacement]? {
        if isCommitMessage { return nil }
        let number = text.lineNumber(of: finding.place.range.lowerBound)
        let line = text.line(number)
        let rule = finding.rule.name
        switch format {
        case .latex: return [insertion(" % til-lint-disable-line \(rule)", at: line.upperBound)]
        case .roff: return [insertion(".\\\" til-lint-disable-next-line \(rule)\n", at: line.lowerBound)]
        case .asciiDoc: return [insertion("// til-lint-disable-next-line \(rule)\n", at: line.lowerBound)]
        case .org: return [insertion("# til-lint-disable-next-line \(rule)\n", at: line.lowerBound)]
        case .restructuredText: return disablingParagraph(around: number, rule: rule)
        case .unknown, .wordXML: return nil
        default: return [insertion(" <!-- til-lint-disable-line \(rule) -->", at: line.upperBound)]
        }
    }

    /// Returns the comments before and after a paragraph of reStructuredText, because a comment cannot stand inside.
    private func disablingParagraph(around number: Int, rule: String) -> [Replacement] {
        func isText(_ number: Int) -> Bool {
            text.bytes[text.line(number)].contains { byte in !byte.isSpaceOrControl }
        }
        var first = number
        while first > 0, isText(first - 1) { first -= 1 }
        var last = number
        while last + 1 < text.lineCount, isText(last + 1) { last += 1 }
        let start = text.line(first).lowerBound
        let end = text.line(last).upperBound
        let indent = String(decoding: text.bytes[start...].prefix { byte in byte == " " }, as: UTF8.self)
        return [
            insertion("\(indent).. til-lint-disable \(rule)\n\n", at: start),
            insertion("\n\n\(indent).. til-lint-enable \(rule)", at: end),
        ]
    }

    private func insertion(_ text: String, at offset: Int) -> Replacement {
        Replacement(range: offset..<offset, text: text)
    }
}
