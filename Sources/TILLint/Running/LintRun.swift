import TILProcess
package import TILProse
import TILText

/// A document with its findings.
package struct CheckedDocument {
    /// The path as named or found, or `-` for standard input.
    package let path: String
    /// The text of the document. See ``DocumentFile/text``.
    package let text: [UInt8]
    /// The configuration that applied.
    package let configuration: LintConfiguration
    /// The findings.
    package var report: LintReport
    /// The acronyms that the document explains for the other documents of its repository.
    let explained: ExplainedAcronyms
    /// The folder of its repository, or nil if it is in none.
    let repository: String?

    /// Removes the findings about undefined acronyms that a glossary explains.
    mutating func removeUndefined(_ explained: ExplainedAcronyms) {
        if explained.isEmpty { return }
        report.findings.removeAll { finding in finding.rule == .undefined && explained.explains(finding.short) }
    }
}

/// Checks and fixes documents, each with its configuration.
///
/// A document is read once into a `ParsedDocument`. The rules turn it into findings, and the findings into edits.
struct LintRun {
    let configurations: LintConfigurations
    let knowledges: ConfiguredKnowledges
    let baseline: LintBaseline?
    let repositories: Repositories
    let interruption: Interruption
    /// Whether the patterns of a configuration also apply to documents named on the command line.
    let forcesPatterns: Bool

    init(
        configurations: LintConfigurations, knowledge: any LintKnowledge, baseline: LintBaseline? = nil,
        interruption: Interruption, forcesPatterns: Bool = false
    ) {
        self.configurations = configurations
        self.baseline = baseline
        self.interruption = interruption
        self.forcesPatterns = forcesPatterns
        repositories = Repositories(interruption: interruption)
        knowledges = ConfiguredKnowledges(caller: knowledge, interruption: interruption)
    }

    // MARK: Reading

    /// Returns the documents in files and folders.
    /// - Throws: `CommandFailure` if a configuration cannot be read.
    /// - Parameters:
    ///   - skip: receives the pages in folders that are skipped because their format has no reader.
    ///   - skipPackages: receives the folders with packages of others that are skipped.
    func documents(
        in names: [String], skip: ([String]) throws -> Void = { _ in },
        skipPackages: ([String]) throws -> Void = { _ in }
    ) throws -> [String] {
        var documents: [String] = []
        var skipped: [String] = []
        var packages: [String] = []
        for name in names {
            if name != "-", PrivateFile.isFolder(name) {
                let files = try DocumentFolder(path: name).files(interruption)
                let wanted = try wantedFiles(files)
                documents += wanted.documents
                skipped += wanted.skipped
                packages += files.packageFolders
            } else if try isWanted(name, isInFolder: false) {
                documents.append(name)
            }
        }
        if !skipped.isEmpty { try skip(skipped) }
        if !packages.isEmpty { try skipPackages(packages) }
        return documents
    }

    /// The files of a folder that are checked, and those that are checked only if a pattern names them.
    private struct WantedFiles {
        var documents: [String] = []
        var skipped: [String] = []
    }

    private func wantedFiles(_ files: DocumentFolder.Files) throws -> WantedFiles {
        var wanted = WantedFiles()
        var pages = files.pages
        for path in files.documents where try isWanted(path, isInFolder: true) {
            if DocumentFolder.isPDF(path) { pages.append(path) } else { wanted.documents.append(path) }
        }
        for path in pages where try isWanted(path, isInFolder: true) {
            let isNamed = try !configurations.configuration(of: path).files.isEmpty
            if isNamed { wanted.documents.append(path) } else { wanted.skipped.append(path) }
        }
        for path in files.others where try isNamedByEnding(path) { wanted.documents.append(path) }
        // Documents alone are in the order of the walk.
        let hasOthers = !pages.isEmpty || !files.others.isEmpty
        if hasOthers { wanted.documents.sort() }
        return wanted
    }

    /// Whether the patterns of a configuration name a file with its ending: `**/*.erb`.
    private func isNamedByEnding(_ path: String) throws -> Bool {
        try interruption.check()
        let configuration = try configurations.configuration(of: path)
        let name = PrivateFile.name(of: path)
        guard !configuration.files.isEmpty, let stop = name.lastIndex(of: ".") else { return false }
        let ending = name[stop...]
        return configuration.files.texts.contains { text in text.hasSuffix(ending) } && configuration.wants(path)
    }

    private func isWanted(_ path: String, isInFolder: Bool) throws -> Bool {
        try interruption.check()
        guard isInFolder || forcesPatterns, path != "-" else { return true }
        return try configurations.configuration(of: path).wants(path)
    }

    private func read(_ path: String) throws -> DocumentFile {
        // Report an invalid configuration first.
        _ = try configurations.configuration(of: path)
        do {
            return try DocumentFile(reading: path, interruption: interruption)
        } catch let failure as CommandFailure where failure.code == ExitStatus.data.rawValue {
            throw Unreadable(failure: failure)
        }
    }

    /// The contents of a file are no readable document: binary data, a damaged PDF, a text of UTF-16.
    struct Unreadable: Error {
        let failure: CommandFailure
    }

    /// Parses a text in the background, so that signals can interrupt the wait for it.
    private func parsed(_ text: [UInt8], format: DocumentFormat) throws -> ParsedDocument {
        try AwaitedTask { ParsedDocument(text, format: format) }.value(isAbandoned: true, checking: interruption.check)
    }

    // MARK: Findings

    /// Checks documents in order, and parses later ones in the background.
    /// - Parameter take: receives each document, or the error if it could not be checked.
    func check(_ paths: [String], take: (Result<CheckedDocument, any Error>) throws -> Void) throws {
        let work = WorkAhead<DocumentFile, ParsedDocument>(
            size: { file in file.text.count },
            work: { file in ParsedDocument(file.text, format: file.format) })
        try work.forEach(paths, watch: interruption.check, open: read) { path, parsed in
            try take(Result { try checked(parsed.get(), of: path) })
        }
    }

    /// Returns the findings of a parsed document.
    func checked(_ parsed: ParsedDocument, of path: String) throws -> CheckedDocument {
        let configuration = try configurations.configuration(of: path)
        let linter = DocumentLinter(options: options(for: path, configuration))
        var report = try linter.lint(parsed, knowledge: knowledges.knowledge(for: configuration))
        if let baseline { report.findings.removeAll(where: baseline.contains) }
        var document = CheckedDocument(
            path: path, text: parsed.document, configuration: configuration, report: report,
            explained: parsed.explainedAcronyms(isGlossary: RepositoryGlossary.isGlossary(path)),
            repository: repositories.root(of: path))
        if ChangeLog.isNamed(path) { document.report.findings.removeAll { finding in finding.rule == .undefined } }
        document.removeUndefined(document.explained)
        let hasUndefined = document.report.findings.contains { finding in finding.rule == .undefined }
        if hasUndefined, let glossary = try repositories.glossary(of: path) {
            document.removeUndefined(try glossary.acronyms())
        }
        return document
    }

    // MARK: Edits

    /// Fixes a document and checks the result.
    /// - Parameter apply: receives the text before and after, if anything was fixed.
    func fix(_ path: String, apply: ([UInt8], DocumentFixer.Outcome) throws -> Void) throws -> CheckedDocument {
        let file = try read(path)
        let parse = { text in try parsed(text, format: file.format) }
        // Extracted text cannot be written back.
        guard file.isAsWritten else { return try checked(parse(file.text), of: path) }
        let fixed = try fixed(file.text, of: path, parse: parse)
        if fixed.document != file.text { try apply(file.text, fixed) }
        return try checked(parse(fixed.document), of: path)
    }

    /// Returns a text with its findings fixed.
    func fixed(
        _ text: [UInt8], of path: String, parse: ([UInt8]) throws -> ParsedDocument
    ) throws -> DocumentFixer.Outcome {
        let configuration = try configurations.configuration(of: path)
        let fixer = DocumentFixer(options: options(for: path, configuration))
        return try fixer.fixed(text, knowledge: knowledges.knowledge(for: configuration), read: parse) { finding in
            baseline?.contains(finding) != true
        }
    }

    /// Returns the options for a document. They are the same for its findings and for its fixes.
    private func options(for path: String, _ configuration: LintConfiguration) -> LintOptions {
        var options = configuration.options
        options.names = repositories.names(of: path)
        // With a baseline, report a new undefined acronym as an error, because its author sees the report.
        let isChecked = options.severities[.undefined] != nil
        if baseline != nil, isChecked, configuration.severity["undefined"] == nil {
            options.severities[.undefined] = .error
        }
        return options
    }
}
