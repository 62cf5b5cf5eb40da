import Foundation
import Glibc
import TILCore
import TILProse

/// The findings in a version of a document.
struct DocumentCheck {
    let findings: [LintFinding]
    let faults: [LintDirectiveFault]
    /// The edits that fix all findings, or nil if they were not computed yet.
    var fixes: [TextEdit]?
}

/// Checks documents with their configurations, the store and the glossaries, and notices when these change.
final class DocumentChecker {
    private let session: Session
    private let choice: StoreChoice
    private let interruption: Interruption
    private let names = RepositoryNames()
    private var configurations = LintConfigurations(named: nil) { _ in }
    private var knowledges: LintKnowledges
    /// The states of the files that the checks depend on.
    private var seen: [String: String] = [:]

    init(session: Session, choice: StoreChoice, interruption: Interruption) {
        self.session = session
        self.choice = choice
        self.interruption = interruption
        knowledges = LintKnowledges(session: session, interruption: interruption)
    }

    // MARK: Checks

    /// Returns the findings in a document.
    func check(_ document: OpenDocument, _ reading: LintReading) throws -> DocumentCheck {
        let configuration = try configurations.configuration(of: document.path)
        guard document.isCommitMessage || configuration.wants(document.path) else {
            return DocumentCheck(findings: [], faults: [])
        }
        let report = try DocumentLinter(options: options(of: document, configuration))
            .lint(reading, knowledge: knowledges.knowledge(configuration))
        return DocumentCheck(findings: report.findings, faults: report.faults)
    }

    /// Returns a document with all its findings fixed.
    func fixed(_ document: OpenDocument, read: ([UInt8]) throws -> LintReading) throws -> [UInt8] {
        let configuration = try configurations.configuration(of: document.path)
        return try DocumentFixer(options: options(of: document, configuration)).fixed(
            document.prose, knowledge: knowledges.knowledge(configuration), read: read
        ).document
    }

    private func options(of document: OpenDocument, _ configuration: LintConfiguration) -> LintOptions {
        var options = configuration.options
        options.names = names.names(of: document.path)
        return options
    }

    /// Returns the path of a document's configuration, or nil if there is none.
    func configurationPath(of document: OpenDocument) -> String? {
        LintConfigurations.nearestFile(LintConfiguration.whole(PrivateFile.folder(of: document.path)))
    }

    // MARK: Meanings

    /// Returns the meanings of an acronym: the person's own, then the meanings in glossaries.
    func meanings(of short: String, for document: OpenDocument) throws -> [Meaning] {
        let own = try presentStore()?.meanings(of: short) ?? []
        // A configuration that cannot be read is reported with the findings.
        let listed = ((try? knowledge(for: document))?.listed(short) ?? []).map {
            Meaning(thing: Thing(short: short, long: $0.long), glossary: $0.origin)
        }
        return own.map { Meaning(thing: $0) } + listed
            + session.glossaries.meanings(of: short, beside: own).map {
                Meaning(thing: $0.thing, glossary: $0.glossary)
            }
    }

    /// Returns the acronyms that start with a prefix in the store and the glossaries, at most so many of each.
    func shorts(startingWith prefix: String, for document: OpenDocument, limit: Int) throws -> [String] {
        try (presentStore()?.shorts(startingWith: prefix, limit: limit) ?? [])
            + ((try? knowledge(for: document))?.shorts(startingWith: prefix, limit: limit) ?? [])
            + session.glossaries.shorts(startingWith: prefix, limit: limit)
    }

    private func knowledge(for document: OpenDocument) throws -> LintKnowledge {
        try knowledges.knowledge(configurations.configuration(of: document.path))
    }

    private func presentStore() throws -> ThingStore? {
        try InputFile.exists(session.storePath()) ? session.store() : nil
    }

    // MARK: Changes

    /// Whether the store, a glossary or a configuration of some documents has changed since the last call for them. All
    /// are then read again.
    func refresh(_ documents: some Sequence<OpenDocument>) -> Bool {
        let glossaries = GlossaryLocation(session.environment).all.map(\.path)
        var now = ["glossaries": glossaries.joined(separator: "\n")]
        var files = Set(glossaries)
        for folder in Set(documents.map { PrivateFile.folder(of: $0.path) }) {
            let file = LintConfigurations.nearestFile(LintConfiguration.whole(folder))
            now["configuration of \(folder)"] = file ?? "none"
            if let file { files.insert(file) }
            files.formUnion((try? configurations.configuration(of: folder + "/-").glossaryPaths) ?? [])
        }
        for file in files { now[file] = GlossaryFiles.stamp(file) ?? "none" }
        let isReplaced = seen["store"].map { $0 != storeIdentity } ?? false
        now["store"] = storeIdentity
        var isChanged = now.contains { key, state in seen[key].map { $0 != state } ?? false }
        seen.merge(now) { $1 }
        if isReplaced { session.releaseStores() }
        if let store = try? presentStore(), (try? store.refresh()) ?? false { isChanged = true }
        if isChanged { forget() }
        return isChanged
    }

    /// The file of the store. Its size and time change with each checkpoint, so they do not count.
    private var storeIdentity: String {
        var status = stat()
        guard let path = try? session.storePath(), stat(path, &status) == 0 else { return "none" }
        return "\(path) \(status.st_ino)"
    }

    /// Forgets everything that was read, so that it is read again.
    func forget() {
        session.apply(choice)
        configurations = LintConfigurations(named: nil) { _ in }
        knowledges = LintKnowledges(session: session, interruption: interruption)
    }
}
