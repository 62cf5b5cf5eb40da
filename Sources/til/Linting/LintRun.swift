import Foundation
import TILCore
import TILProse

/// Checks documents one after the other, and hands over what is to be said of each.
struct LintRun {
    /// A document that was checked.
    struct Checked {
        /// Its path, as it was named or found; `-` for standard input.
        let path: String
        /// Its text: of a .docx file the paragraphs, of PDF what pdftotext writes.
        let document: [UInt8]
        let configuration: LintConfiguration
        var report: LintReport
    }

    /// What comes of a document that can be put right.
    struct Fixed {
        let path: String
        let before: [UInt8]
        let after: [UInt8]
        let count: Int
    }

    let context: CommandContext
    let configurations: LintConfigurations
    let knowledges: LintKnowledges
    let baseline: LintBaseline?
    let interruption: Interruption
    /// Whether the patterns of a configuration count for documents that were named, too.
    var forcesPatterns = false

    /// The most bytes of a document that is read at once.
    private static let largest = 1 << 28

    /// The documents that are meant by names of files and folders.
    /// - Throws: `CommandFailure` where a configuration cannot be read.
    func documents(_ names: [String]) throws -> [String] {
        var documents: [String] = []
        for name in names {
            let isFolder = name != "-" && DocumentFolder.isFolder(name)
            for path in isFolder ? DocumentFolder(path: name).documents() : [name] {
                try interruption.check()
                guard isFolder || forcesPatterns, path != "-" else {
                    documents.append(path)
                    continue
                }
                if try configurations.configuration(of: path).wants(path) { documents.append(path) }
            }
        }
        return documents
    }

    /// Checks a document.
    /// - Parameter fix: takes the document as it is put right, if it can be; what is then said is said of that.
    func check(_ path: String, fix: ((Fixed) throws -> Void)? = nil) throws -> Checked {
        let configuration = try configurations.configuration(of: path)
        let knowledge = try knowledges.knowledge(configuration)
        let name = VisibleText.visible(path)
        var (document, format, isAsWritten) = try DocumentScan(interruption: interruption).open(path) { opened in
            let bytes = try opened.source.whole(atMost: Self.largest) {
                CommandFailure("'\(name)' is larger than any document that is checked: split it.", .data)
            }
            return (bytes, opened.format, opened.isAsWritten)
        }
        if let fix, isAsWritten {
            let fixed = try fixed(document, format, configuration, knowledge, path)
            if fixed.document != document {
                try fix(Fixed(path: path, before: document, after: fixed.document, count: fixed.count))
                document = fixed.document
            }
        }
        let linter = DocumentLinter(options: configuration.options)
        var report = try linter.lint(document, format: format, knowledge: knowledge)
        if let baseline { report.findings = baseline.new(report.findings, of: path) }
        return Checked(path: path, document: document, configuration: configuration, report: report)
    }

    /// The document with all findings put right that can be, but for those of the baseline.
    private func fixed(
        _ document: [UInt8], _ format: DocumentFormat, _ configuration: LintConfiguration, _ knowledge: LintKnowledge,
        _ path: String
    ) throws -> DocumentFixer.Outcome {
        let old = baseline.map { baseline in
            let all = try? DocumentLinter(options: configuration.fixingOptions)
                .lint(document, format: format, knowledge: knowledge).findings
            let new = Set(baseline.new(all ?? [], of: path).map(\.fingerprint))
            return Set((all ?? []).map(\.fingerprint)).subtracting(new)
        }
        return try DocumentFixer(options: configuration.fixingOptions)
            .fixed(document, format: format, knowledge: knowledge) { old?.contains($0.fingerprint) != true }
    }
}
