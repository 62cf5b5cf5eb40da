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
    private var parsed: DocumentReading? { didSet { report = nil } }
    /// The findings, until the next edit or a change of the configuration, the store or a glossary.
    var report: LintReport? { didSet { fixes = nil } }
    /// The replacements that fix all findings.
    var fixes: [Replacement]?

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
        // Some editors give all documents of a server the same language.
        let language = DocumentFormat(path: path) == nil ? Self.format(of: document.languageId) : nil
        if isCommitMessage {
            format = .markdown
        } else {
            format = language ?? DocumentFormat(path: path, start: text.bytes.prefix(2_000))
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
    }

    /// The parsed document. All features share it.
    var reading: DocumentReading {
        let reading = parsed ?? DocumentReading(ParsedDocument(prose, format: format))
        if parsed == nil { parsed = reading }
        return reading
    }

    /// The text without the comments that git removes from a commit message. Spaces are in their place.
    var prose: [UInt8] {
        guard isCommitMessage else { return text.bytes }
        var prose = text.bytes
        var isCut = false
        let lines = text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for line in lines where isCut || line.first == "#" {
            // Everything after the scissors is removed, too.
            isCut = isCut || line.starts(with: "# ------------------------ >8 ---".utf8)
            for index in line.indices { prose[index] = UInt8(ascii: " ") }
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
            text.bytes[text.line(number)].contains { byte in byte > UInt8(ascii: " ") }
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
