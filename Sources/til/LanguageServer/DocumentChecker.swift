import TILCore
import TILProse

/// Checks documents with their configurations, the store and the glossaries, and notices when these change.
final class DocumentChecker {
    /// What the checks depend on.
    private enum Source: Hashable {
        case file(String)
        case glossaries
        /// The nearest configuration of the documents in a folder.
        case configuration(folder: String)
    }

    private let session: Session
    private let choice: StoreChoice
    private let interruption: Interruption
    private var linting: LintRun
    /// The sources that were read, with their states before that.
    private var states: [Source: [String?]] = [:]

    init(session: Session, choice: StoreChoice, interruption: Interruption) {
        (self.session, self.choice, self.interruption) = (session, choice, interruption)
        linting = LintRun(session, interruption)
        forget()
    }

    // MARK: Checks

    /// Returns the findings in a document.
    func check(_ document: OpenDocument) throws -> LintReport {
        _ = try configuration(of: document)
        var checked = try linting.checked(document.path, document.reading.lint)
        if !document.isCommitMessage, !checked.configuration.wants(document.path) {
            (checked.report.findings, checked.report.faults) = ([], [])
        }
        return checked.report
    }

    /// Returns a document with all its findings fixed.
    func fixed(_ document: OpenDocument) throws -> [UInt8] {
        try linting.fixed(document.path, document.prose) { LintReading($0, format: document.format) }.document
    }

    private func configuration(of document: OpenDocument) throws -> LintConfiguration {
        watch(.configuration(folder: PrivateFile.folder(of: document.path)))
        let configuration = try linting.configurations.configuration(of: document.path)
        for path in configuration.glossaryPaths { watch(.file(path)) }
        return configuration
    }

    // MARK: Meanings

    /// Returns the meanings of an acronym outside a document.
    func meanings(of short: String, for document: OpenDocument) throws -> (own: [Thing], entries: [Thing]) {
        let own = try presentStore()?.meanings(of: short) ?? []
        let listed = knowledge(for: document)?.listed(short) ?? []
        return (
            own,
            listed.map { Thing(short: short, long: $0.long, source: $0.origin) }
                + session.glossaries.meanings(of: short, beside: own).map(\.thing)
        )
    }

    /// Returns the acronyms that start with a prefix in the store and the glossaries, at most so many of each.
    func shorts(startingWith prefix: String, for document: OpenDocument, limit: Int) throws -> [String] {
        try (presentStore()?.shorts(startingWith: prefix, limit: limit) ?? [])
            + (knowledge(for: document)?.shorts(startingWith: prefix, limit: limit) ?? [])
            + session.glossaries.shorts(startingWith: prefix, limit: limit)
    }

    /// Returns the glossaries of a document's configuration. One that cannot be read is reported with the findings.
    private func knowledge(for document: OpenDocument) -> LintKnowledge? {
        try? linting.knowledges.knowledge(configuration(of: document))
    }

    private func presentStore() throws -> ThingStore? {
        try InputFile.exists(session.storePath()) ? session.store() : nil
    }

    // MARK: Changes

    /// Whether the store, a glossary or a configuration has changed since it was read. All are then read again.
    func refresh() -> Bool {
        let isChanged =
            (try? presentStore()?.refresh()) ?? false || states.contains { state(of: $0.key) != $0.value }
        if isChanged { forget() }
        return isChanged
    }

    /// Forgets everything that was read, so that it is read again.
    func forget() {
        linting = LintRun(session, interruption)
        session.releaseStores()
        session.apply(choice)
        states = [:]
        watch(.glossaries)
        if let path = try? session.storePath() { watch(.file(path)) }
        // Later calls compare with this one.
        _ = try? presentStore()?.refresh()
    }

    /// Remembers the state of a source that is about to be read.
    private func watch(_ source: Source) {
        if states[source] == nil { states[source] = state(of: source) }
    }

    private func state(of source: Source) -> [String?] {
        switch source {
        case .file(let path): [GlossaryFiles.stamp(path)]
        case .glossaries:
            GlossaryLocation(session.environment).all.flatMap { [$0.path, GlossaryFiles.stamp($0.path)] }
        case .configuration(let folder):
            LintConfigurations.nearestFile(folder).map { [$0, GlossaryFiles.stamp($0)] } ?? []
        }
    }
}

extension LintRun {
    /// Creates a run without options.
    fileprivate init(_ session: Session, _ interruption: Interruption) {
        self.init(
            configurations: LintConfigurations(named: nil, interruption: interruption) { _ in },
            knowledges: LintKnowledges(session: session, interruption: interruption), baseline: nil,
            interruption: interruption, forcesPatterns: false)
    }
}
