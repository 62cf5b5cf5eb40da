import Foundation
import TILCore
import TILProse

/// A replacement for some bytes of a document.
typealias Replacement = (range: Range<Int>, text: String)

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
        format =
            isCommitMessage ? .markdown : language ?? DocumentScan.format(path, start: text.bytes.prefix(2_000))
    }

    /// Returns the format for an editor's name of a language, or nil if the file decides.
    private static func format(of language: String) -> DocumentFormat? {
        switch language {
        case "markdown", "gfm": .markdown
        case "restructuredtext", "rst": .restructuredText
        case "latex", "tex", "plaintex", "context": .latex
        case "html", "mhtml", "xhtml": .html
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
        let reading = parsed ?? DocumentReading(LintReading(prose, format: format))
        if parsed == nil { parsed = reading }
        return reading
    }

    /// The text without the comments that git removes from a commit message. Spaces are in their place.
    var prose: [UInt8] {
        guard isCommitMessage else { return text.bytes }
        var prose = text.bytes
        var isCut = false
        for line in text.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        where isCut || line.first == 0x23 {
            // Everything after the scissors is removed, too.
            isCut = isCut || line.starts(with: "# ------------------------ >8 ---".utf8)
            for index in line.indices { prose[index] = 0x20 }
        }
        return prose
    }
}
