import ArgumentParser
import Foundation
import TILCore
import TILLint
import TILProcess
import TILProse
import TILText

/// `til scan FILE ...`: finds the acronyms of documents.
struct Scan: Command {
    static let configuration = CommandConfiguration(
        "scan", "Find the acronyms in documents.",
        """
        Prints the acronyms that documents define, use and leave undefined. Formats are text, Markdown, \
        reStructuredText, HTML, LaTeX, man pages, .docx and, if pdftotext is installed, PDF. In a folder, til reads \
        every document that no .gitignore excludes.

        Examples:
          til scan paper.pdf
          til scan --add notes.md          asks for each definition: yes, no, edit, all, quit
          til scan --add --doubtful -      adds doubtful definitions from a pipe, too
          til scan --undefined docs
        """)

    /// The output format of the findings.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        /// Only the definitions, as SHORT<TAB>LONG.
        case tsv
    }

    @Argument(help: "The files and folders. - is standard input.", completion: .file())
    var files: [String]

    @Flag(help: "Add the definitions. On a terminal, til asks for each.")
    var add = false

    @Flag(help: "With --add on a pipe, also add doubtful definitions.")
    var doubtful = false

    @Flag(help: "Print only acronyms that are defined nowhere, one per line.")
    var undefined = false

    @Option(help: "Print only the definitions: tsv.")
    var format: Format?

    @Option(
        help: ArgumentHelp("A tag for each added thing. Repeat the option for several.", valueName: "tag"),
        completion: .words(.tags))
    var tag: [String] = []

    @Flag(help: "Print one JSON document, with every spelling of each definition.")
    var json = false

    @Flag(help: .hidden)
    var features = false

    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        try session.checkInput(files)
        let scanned = try scan(session)
        if features { return printFeatures(scanned.map(\.report), session) }
        let store = try add ? session.store() : session.presentStore()
        let findings = try ScanFindings(
            scanned.map { document in (document.name, document.report) }, store: store, glossaries: session.glossaries,
            decks: session.decks, wantsUses: wantsUses)
        if json {
            try session.console.printJSON(undefined ? findings.onlyUndefined : findings)
        } else if format == .tsv {
            for definition in findings.distinct {
                session.console.print("\(Capitals.tidied(definition.short))\t\(Capitals.tidied(definition.long))")
            }
        } else if undefined {
            for short in findings.undefined { session.console.print(short.short.visible) }
        } else {
            session.console.write(session.page().found(findings, showsFiles: scanned.count > 1))
        }
        if add, let store { try add(findings.distinct, of: scanned, session, store) }
        if scanned.contains(where: \.report.isTruncated) {
            session.console.notify("One document is longer than 64 MiB. The rest is not read.\n")
        }
    }

    /// Adds definitions of documents to the store.
    private func add(
        _ definitions: [ScanFindings.Defined], of documents: [Scanned], _ session: Session, _ store: ThingStore
    ) throws {
        var choice = ScanChoice(session: session, store: store, tags: tag, takesDoubtful: doubtful)
        let wanted = try choice.wanted(of: definitions)
        let added = try store.add(wanted, at: session.now)
        session.console.notify("Added \(counted(added.count, "thing")).\n")
        try remember(documents, session, store)
        if choice.skipped > 0 {
            session.console.notify(
                "Skipped \(counted(choice.skipped, "doubtful definition")). Use --doubtful to add them, too.\n")
        }
    }

    /// Whether to also report where acronyms are used.
    private var wantsUses: Bool { json || format != .tsv }

    /// Returns the reports of all documents. Throws an error for a named file that cannot be read. A file in a folder
    /// is only reported and skipped.
    private func scan(_ session: Session) throws -> [Scanned] {
        try session.console.watching("Reading", whenStopped: "Interrupted; nothing was \(add ? "added" : "found").") {
            work in
            let documents = try documents(session, work.interruption)
            var scanned: [Scanned] = []
            var done = 0
            let ahead = WorkAhead<DocumentFile, Scanned>(size: { file in file.text.count }) {
                [wantsUses, features, add] file in
                let report = file.report(wantsUses: wantsUses, wantsFeatures: features)
                return Scanned(report: report, contexts: add ? Scanned.contexts(of: report, in: file.text) : [])
            }
            try ahead.forEach(
                documents, watch: work.interruption.check,
                open: { document in try DocumentFile(reading: document.path, interruption: work.interruption) }
            ) { document, result in
                if document.isFound { try work.progress(WorkProgress(done, of: documents.count)) }
                done += 1
                do {
                    var found = try result.get()
                    found.name = document.path
                    scanned.append(found)
                } catch {
                    guard document.isFound, let failure = CommandFailure(error), failure.code < 128 else { throw error }
                    session.console.notify("Skipped: \(failure.message)\n")
                }
            }
            return scanned
        }
    }

    /// Prints every match of letters with its features, for fitting the score of definitions.
    private func printFeatures(_ reports: [ProseReport], _ session: Session) {
        session.console.print((["short", "long", "line"] + ProseScanner.features).joined(separator: "\t"))
        for definition in reports.flatMap(\.definitions) where !definition.features.isEmpty {
            let values = definition.features.map { feature in String(format: "%.3f", feature) }
            let forms = [Capitals.tidied(definition.short), Capitals.tidied(definition.long)]
            session.console.print((forms + ["\(definition.line)"] + values).joined(separator: "\t"))
        }
    }

    /// Remembers words of the texts around the definitions of things in the store. The first time, it says so.
    private func remember(_ documents: [Scanned], _ session: Session, _ store: ThingStore) throws {
        var contexts: [UUID: ContextWords] = [:]
        for document in documents {
            for (definition, words) in zip(document.report.definitions, document.contexts) {
                let (short, long) = definition.singular
                let key = RepeatKey(long)
                let same = try store.meanings(of: short).filter { meaning in RepeatKey(meaning.long) == key }
                for thing in same where contexts[thing.id] == nil { contexts[thing.id] = words }
            }
        }
        let isFirst = try !contexts.isEmpty && !store.hasContexts()
        try store.remember(contexts, at: session.now)
        if isFirst, try store.hasContexts() {
            session.console.notify(
                "til keeps the most frequent words around each definition, in this store only. "
                    + "'til config contexts off' forgets them.\n")
        }
    }

    /// A document with its definitions.
    private struct Scanned: Sendable {
        var name = ""
        let report: ProseReport
        /// The words of the text around each definition, if they are wanted.
        let contexts: [ContextWords]

        /// Returns the words of the text around each definition of a report.
        static func contexts(of report: ProseReport, in text: [UInt8]) -> [ContextWords] {
            report.definitions.map { definition in
                ContextWords(around: definition.shortSpan, in: text, without: definition.short)
            }
        }
    }

    /// A document to scan.
    private struct Document {
        let path: String
        /// Whether the document was found in a folder, and not named.
        let isFound: Bool
    }

    private func documents(_ session: Session, _ interruption: Interruption) throws -> [Document] {
        try files.flatMap { name in
            guard name != "-", PrivateFile.isFolder(name) else { return [Document(path: name, isFound: false)] }
            let folder = try DocumentFolder(path: name).files(interruption)
            if !folder.pages.isEmpty {
                session.console.notify("\(DocumentFolder.sentence(skipping: folder.pages)) To scan them, name them.\n")
            }
            if !folder.packageFolders.isEmpty {
                let sentence = DocumentFolder.sentence(skippingPackages: folder.packageFolders)
                session.console.notify("\(sentence) To scan them, name them.\n")
            }
            return folder.documents.map { path in Document(path: path, isFound: true) }
        }
    }
}

extension Page {
    /// Returns the findings in documents, in three lists.
    /// - Parameter showsFiles: Whether to show file names with the line numbers.
    fileprivate func found(_ findings: ScanFindings, showsFiles: Bool) -> String {
        let lists = [
            FindingList(title: "Defined", rows: findings.distinct.map { definition in FindingRow(definition) }),
            FindingList(
                title: "Known from your store or glossaries",
                rows: findings.known.map { use in FindingRow(use, (use.longs ?? []).joined(separator: "; ")) }),
            FindingList(title: "Undefined", rows: findings.undefined.map { use in FindingRow(use, use.hint) }),
        ]
        let shorts = lists.flatMap(\.rows).map(\.short.visible)
        let width = min(16, shorts.widest)
        var parts: [String] = []
        for list in lists where !list.rows.isEmpty {
            let lines = lines(list.rows, indent: width + 4) { row in
                let short = style(.short, row.short.visible.padded(to: width))
                let text = row.text.isEmpty ? "" : "\(row.text.visible)  "
                return "  \(short)  \(text)\(style(.faint, row.location(showsFile: showsFiles)))"
            }
            parts.append("\(style(.heading, list.title))\n" + lines)
        }
        return parts.isEmpty ? "No acronyms were found.\n" : parts.joined(separator: "\n")
    }
}

/// A list of findings with its title.
private struct FindingList {
    let title: String
    let rows: [FindingRow]
}

/// A line in a list of findings.
private struct FindingRow {
    let short: String
    /// The meanings, with remarks.
    let text: String
    let file: String
    let line: Int
    let count: Int

    init(_ definition: ScanFindings.Defined) {
        var remarks = definition.spellings.map { spelling in "also \(spelling)" }
        if definition.doubtful != nil { remarks.append("doubtful") }
        let end = remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))"
        short = definition.short
        text = definition.long + end
        file = definition.file
        line = definition.line
        count = definition.count
    }

    init(_ use: ScanFindings.Used, _ text: String) {
        short = use.short
        self.text = text
        file = use.file
        line = use.line
        count = use.count
    }

    func location(showsFile: Bool) -> String {
        let place = showsFile ? "\(file.visible):\(line)" : "line \(line)"
        return count > 1 ? "\(place), \(count) times" : place
    }
}

extension ScanFindings.Used {
    /// The meanings in decks as a hint, or an empty text.
    fileprivate var hint: String {
        guard let hints else { return "" }
        return "perhaps \(hints.joined(separator: "; "))"
    }
}
