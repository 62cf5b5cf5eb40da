import Foundation
import TILCore
import TILProse
import TILText

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

    /// A document before and after it was put right.
    struct Fixed {
        let path: String
        let before: [UInt8]
        let after: [UInt8]
        let count: Int
    }

    let session: Session
    let configurations: LintConfigurations
    let knowledges: LintKnowledges
    let baseline: LintBaseline?
    let interruption: Interruption
    /// Whether the patterns of a configuration count for documents that were named, too.
    var forcesPatterns = false

    /// The documents that are meant by names of files and folders.
    /// - Throws: `CommandFailure` where a configuration cannot be read.
    func documents(_ names: [String]) throws -> [String] {
        var documents: [String] = []
        for name in names {
            let isFolder = name != "-" && FolderWalk.isFolder(name)
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

    /// A document that was opened, to be read.
    struct Opened: Sendable {
        let path: String
        let document: [UInt8]
        let format: DocumentFormat
        let configuration: LintConfiguration
        /// Whether the bytes are those of the file.
        let isAsWritten: Bool
    }

    /// Opens a document.
    func open(_ path: String) throws -> Opened {
        let configuration = try configurations.configuration(of: path)
        let opened = try DocumentScan(interruption: interruption).open(path)
        return Opened(
            path: path, document: opened.text, format: opened.format, configuration: configuration,
            isAsWritten: opened.isAsWritten)
    }

    /// Checks documents, each read ahead.
    /// - Parameter take: takes what is to be said of each, or why it could not be checked.
    func check(_ paths: some Sequence<String>, take: (String, Result<Checked, any Error>) throws -> Void) throws {
        let work = WorkAhead<Opened, (opened: Opened, reading: LintReading)>(
            size: { $0.document.count }, work: { ($0, LintReading($0.document, format: $0.format)) })
        try work.forEach(paths, watch: interruption.check, open: open) { path, read in
            try take(path, Result { try checked(read.get().opened, read.get().reading) })
        }
    }

    /// Puts a document right, and checks what it is then.
    /// - Parameter fix: takes the document as it is put right, if it can be.
    func check(_ path: String, fix: (Fixed) throws -> Void) throws -> Checked {
        let opened = try open(path)
        var document = opened.document
        if opened.isAsWritten {
            let knowledge = try knowledges.knowledge(opened.configuration)
            let fixed = try fixed(document, opened.format, opened.configuration, knowledge, path)
            if fixed.document != document {
                try fix(Fixed(path: path, before: document, after: fixed.document, count: fixed.count))
                document = fixed.document
            }
        }
        return try checked(opened, read(document, opened.format))
    }

    /// Reads a document, while signals are looked for.
    private func read(_ document: [UInt8], _ format: DocumentFormat) throws -> LintReading {
        let work = BackgroundWork { LintReading(document, format: format) }
        return try work.output(watching: interruption.check)
    }

    /// What is to be said of a document that was read.
    private func checked(_ opened: Opened, _ reading: LintReading) throws -> Checked {
        let knowledge = try knowledges.knowledge(opened.configuration)
        let linter = DocumentLinter(options: opened.configuration.options)
        var report = try linter.lint(reading, knowledge: knowledge)
        if let baseline { report.findings = baseline.new(report.findings, of: opened.path) }
        return Checked(
            path: opened.path, document: reading.document, configuration: opened.configuration, report: report)
    }

    /// The document with all findings put right that can be, but for those of the baseline.
    private func fixed(
        _ document: [UInt8], _ format: DocumentFormat, _ configuration: LintConfiguration, _ knowledge: LintKnowledge,
        _ path: String
    ) throws -> DocumentFixer.Outcome {
        let old = try baseline.map { baseline in
            let all = try DocumentLinter(options: configuration.fixingOptions)
                .lint(read(document, format), knowledge: knowledge).findings
            let new = Set(baseline.new(all, of: path).map(\.fingerprint))
            return Set(all.map(\.fingerprint)).subtracting(new)
        }
        return try DocumentFixer(options: configuration.fixingOptions)
            .fixed(document, knowledge: knowledge, read: { try read($0, format) }) {
                old?.contains($0.fingerprint) != true
            }
    }
}
