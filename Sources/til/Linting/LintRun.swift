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
        let document: [UInt8]
        let configuration: LintConfiguration
        var report: LintReport
    }

    let configurations: LintConfigurations
    let knowledges: LintKnowledges
    let baseline: LintBaseline?
    let names = RepositoryNames()
    let interruption: Interruption
    /// Whether the patterns of a configuration also apply to documents named on the command line.
    let forcesPatterns: Bool

    /// Returns the documents in files and folders.
    /// - Throws: `CommandFailure` if a configuration cannot be read.
    func documents(_ names: [String]) throws -> [String] {
        try names.flatMap { name in
            let isFolder = name != "-" && FolderWalk.isFolder(name)
            return try (isFolder ? DocumentFolder(path: name).documents(interruption) : [name]).filter { path in
                try interruption.check()
                guard isFolder || forcesPatterns, path != "-" else { return true }
                return try configurations.configuration(of: path).wants(path)
            }
        }
    }

    private func open(_ path: String) throws -> DocumentScan.Document {
        // Report an invalid configuration first.
        _ = try configurations.configuration(of: path)
        return try DocumentScan(interruption: interruption).document(path)
    }

    /// Checks documents and parses later ones in the background.
    /// - Parameter take: Receives the result of each document, or the error if it could not be checked.
    func check(_ paths: [String], take: (Result<Checked, any Error>) throws -> Void) throws {
        let work = WorkAhead<DocumentScan.Document, LintReading>(size: { $0.text.count }) {
            LintReading($0.text, format: $0.options.format)
        }
        try work.forEach(paths, watch: interruption.check, open: open) { path, reading in
            try take(Result { try checked(path, reading.get()) })
        }
    }

    /// Fixes a document and checks the result.
    /// - Parameter fix: Receives the text before and after if anything was fixed.
    func check(_ path: String, fix: ([UInt8], DocumentFixer.Outcome) throws -> Void) throws -> Checked {
        let document = try open(path)
        /// Parses a document in the background, so that signals can interrupt it.
        func read(_ text: [UInt8]) throws -> LintReading {
            let format = document.options.format
            return try AwaitedTask { LintReading(text, format: format) }
                .value(isAbandoned: true, checking: interruption.check)
        }
        guard document.isAsWritten else { return try checked(path, read(document.text)) }
        let fixed = try fixed(path, document.text, read: read)
        if fixed.document != document.text { try fix(document.text, fixed) }
        return try checked(path, read(fixed.document))
    }

    /// Returns a document with its findings fixed.
    func fixed(
        _ path: String, _ text: [UInt8], read: ([UInt8]) throws -> LintReading
    ) throws -> DocumentFixer.Outcome {
        let configuration = try configurations.configuration(of: path)
        return try DocumentFixer(options: options(of: path, configuration)).fixed(
            text, knowledge: knowledges.knowledge(configuration), read: read
        ) { baseline?.contains($0) != true }
    }

    /// Returns the findings of a parsed document.
    func checked(_ path: String, _ reading: LintReading) throws -> Checked {
        let configuration = try configurations.configuration(of: path)
        var report = try DocumentLinter(options: options(of: path, configuration))
            .lint(reading, knowledge: knowledges.knowledge(configuration))
        if let baseline { report.findings.removeAll(where: baseline.contains) }
        return Checked(path: path, document: reading.document, configuration: configuration, report: report)
    }

    /// Returns the options for a document. They are the same for its findings and for its fixes.
    private func options(of path: String, _ configuration: LintConfiguration) -> LintOptions {
        var options = configuration.options
        options.names = names.names(of: path)
        // With a baseline, report a new undefined acronym as an error, because its author sees the report.
        if baseline != nil, configuration.severity["undefined"] == nil,
            options.severities[.undefined] != nil
        {
            options.severities[.undefined] = .error
        }
        return options
    }
}
