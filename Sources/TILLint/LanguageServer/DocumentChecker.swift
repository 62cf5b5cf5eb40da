import Foundation
import TILProcess
import TILProse
import TILText

/// Checks documents with their configurations and the caller's knowledge, and notices when these change.
final class DocumentChecker {
    /// A file on which the checks depend.
    private enum Source: Hashable {
        case file(String)
        /// The nearest file with a name for the documents in a folder.
        case nearest(name: String, folder: String)
    }

    private let knowledge: any LintKnowledge
    private let interruption: Interruption
    private var run: LintRun
    /// The sources that were read, with their states before that.
    private var states: [Source: [String?]] = [:]

    /// Creates a checker.
    init(knowledge: any LintKnowledge, interruption: Interruption) {
        self.knowledge = knowledge
        self.interruption = interruption
        run = Self.newRun(knowledge, interruption)
        knowledge.forget()
    }

    private static func newRun(_ knowledge: any LintKnowledge, _ interruption: Interruption) -> LintRun {
        LintRun(
            configurations: LintConfigurations(named: nil, interruption: interruption) { _ in },
            knowledge: knowledge, interruption: interruption)
    }

    // MARK: Checks

    /// Returns the findings in a document.
    func check(_ document: OpenDocument) throws -> LintReport {
        if let report = document.report { return report }
        _ = try configuration(of: document)
        for page in try run.repositories.glossary(of: document.path)?.pages ?? [] { watch(.file(page)) }
        let checked = try run.checked(document.reading.lint, of: document.path)
        var report = checked.report
        if !document.isCommitMessage, !checked.configuration.wants(document.path) {
            report.findings = []
            report.faults = []
        }
        document.keep(report)
        return report
    }

    /// Returns a document with all its findings fixed.
    func fixed(_ document: OpenDocument) throws -> [UInt8] {
        let outcome = try run.fixed(document.prose, of: document.path) { text in
            ParsedDocument(text, format: document.format)
        }
        return outcome.document
    }

    private func configuration(of document: OpenDocument) throws -> LintConfiguration {
        let folder = PrivateFile.folder(of: document.path)
        watch(.nearest(name: LintConfiguration.fileName, folder: folder))
        watch(.nearest(name: AllowList.fileName, folder: folder))
        let configuration = try run.configurations.configuration(of: document.path)
        for path in configuration.glossaryPaths + [configuration.allowListPath] { watch(.file(path)) }
        return configuration
    }

    // MARK: Meanings

    /// Returns the meanings of an acronym for a document.
    func explanation(of short: String, in document: OpenDocument) throws -> Explanation {
        let name = PrivateFile.name(of: document.path)
        let definitions = document.reading.definitions(of: short).map { definition in
            ExplainedMeaning(
                short: definition.singular.short, long: definition.singular.long,
                source: "\(name) line \(definition.line)", origin: knowledge.origin(ofDocument: name))
        }
        let known = try knowledge.explanations(of: short, in: document.text.bytes, format: document.format)
        let listed = lists(for: document)?.listed(short) ?? []
        let entries = listed.map { meaning in
            ExplainedMeaning(short: short, long: meaning.long, source: meaning.origin)
        }
        return Explanation(
            definitions: Explanation.different(definitions), own: known.own, listed: entries + known.listed)
    }

    /// Returns the acronyms that start with a prefix in the caller's knowledge and in lists, at most so many of each.
    func shorts(startingWith prefix: String, for document: OpenDocument, limit: Int) throws -> [String] {
        let known = try knowledge.shorts(startingWith: prefix, limit: limit)
        let listed = lists(for: document)?.listedShorts(startingWith: prefix, limit: limit) ?? []
        return known + listed
    }

    /// Returns the lists of a document's configuration. One that cannot be read is reported with the findings.
    private func lists(for document: OpenDocument) -> ConfiguredKnowledge? {
        try? run.knowledges.knowledge(for: configuration(of: document))
    }

    // MARK: Changes

    /// Whether a configuration, a list or the caller's knowledge has changed since it was read. All are then read
    /// again.
    func refresh() -> Bool {
        let isChanged = knowledge.hasChanged() || states.contains { source, before in state(of: source) != before }
        if isChanged { forget() }
        return isChanged
    }

    /// Forgets everything that was read, so that it is read again.
    func forget() {
        run = Self.newRun(knowledge, interruption)
        states = [:]
        knowledge.forget()
    }

    /// Remembers the state of a source that is about to be read.
    private func watch(_ source: Source) {
        if states[source] == nil { states[source] = state(of: source) }
    }

    private func state(of source: Source) -> [String?] {
        switch source {
        case .file(let path): return [FileState.text(of: path)]
        case .nearest(let name, let folder):
            guard let path = LintConfigurations.nearestFile(name, from: folder) else { return [] }
            return [path, FileState.text(of: path)]
        }
    }
}
