import Foundation
import TILCore
import TILProse
import TILText

/// Checks documents in order and passes the result of each to the caller.
struct LintRun {
    /// A document that was checked.
    struct Checked {
        /// The path as named or found, or `-` for standard input.
        let path: String
        /// The text of the document. For a .docx file it is the paragraphs, and for a PDF the output of pdftotext.
        var document: [UInt8]
        let configuration: LintConfiguration
        var report: LintReport
    }

    /// A document before and after it was fixed.
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
    let names = RepositoryNames()
    let interruption: Interruption
    /// Whether the patterns of a configuration also apply to documents named on the command line.
    var forcesPatterns = false

    /// Returns the documents in files and folders.
    /// - Throws: `CommandFailure` if a configuration cannot be read.
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

    /// An open document that has not been parsed yet.
    struct Opened: Sendable {
        let path: String
        let document: [UInt8]
        let format: DocumentFormat
        let configuration: LintConfiguration
        /// Whether the text is the file's bytes, not decompressed or extracted.
        let isAsWritten: Bool
    }

    func open(_ path: String) throws -> Opened {
        let configuration = try configurations.configuration(of: path)
        let opened = try DocumentScan(interruption: interruption).open(path)
        return Opened(
            path: path, document: opened.text, format: opened.format, configuration: configuration,
            isAsWritten: opened.isAsWritten)
    }

    /// Checks documents and parses later ones in the background.
    /// - Parameter take: Receives the result of each document, or the error if it could not be checked.
    func check(_ paths: some Sequence<String>, take: (String, Result<Checked, any Error>) throws -> Void) throws {
        let work = WorkAhead<Opened, (opened: Opened, reading: LintReading)>(
            size: { $0.document.count }, work: { ($0, LintReading($0.document, format: $0.format)) })
        try work.forEach(paths, watch: interruption.check, open: open) { path, read in
            try take(path, Result { try checked(read.get().opened, read.get().reading) })
        }
    }

    /// Fixes a document and checks the result.
    /// - Parameter fix: Receives the fixed document if anything was fixed.
    func check(_ path: String, fix: (Fixed) throws -> Void) throws -> Checked {
        let opened = try open(path)
        var document = opened.document
        if opened.isAsWritten {
            let knowledge = try knowledges.knowledge(opened.configuration)
            let fixed = try fixed(document, opened.format, opened.configuration, knowledge)
            if fixed.document != document {
                try fix(Fixed(path: path, before: document, after: fixed.document, count: fixed.count))
                document = fixed.document
            }
        }
        return try checked(opened, read(document, opened.format))
    }

    /// Parses a document in the background, so that signals can interrupt it.
    private func read(_ document: [UInt8], _ format: DocumentFormat) throws -> LintReading {
        let work = BackgroundWork { LintReading(document, format: format) }
        return try work.output(watching: interruption.check)
    }

    /// Returns the findings of a parsed document.
    private func checked(_ opened: Opened, _ reading: LintReading) throws -> Checked {
        let knowledge = try knowledges.knowledge(opened.configuration)
        var options = opened.configuration.options
        options.names = names.names(of: opened.path)
        // With a baseline, report a new undefined acronym as an error, because its author sees the report.
        if baseline != nil, opened.configuration.severity["undefined"] == nil,
            let undefined = LintRule.named("undefined"), options.severities[undefined] != nil
        {
            options.severities[undefined] = .error
        }
        var report = try DocumentLinter(options: options).lint(reading, knowledge: knowledge)
        if let baseline { report.findings.removeAll(where: baseline.contains) }
        return Checked(
            path: opened.path, document: reading.document, configuration: opened.configuration, report: report)
    }

    /// Returns the document with all possible fixes, except for findings in the baseline.
    private func fixed(
        _ document: [UInt8], _ format: DocumentFormat, _ configuration: LintConfiguration, _ knowledge: LintKnowledge
    ) throws -> DocumentFixer.Outcome {
        try DocumentFixer(options: configuration.fixingOptions)
            .fixed(document, knowledge: knowledge, read: { try read($0, format) }) {
                baseline?.contains($0) != true
            }
    }
}
