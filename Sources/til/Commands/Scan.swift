import ArgumentParser
import Foundation
import TILCore
import TILProse

/// `til scan FILE ...`: finds the acronyms of documents.
struct Scan: Command {
    static let configuration = CommandConfiguration(
        commandName: "scan",
        abstract: "Find the acronyms that documents define, use and leave undefined.",
        discussion: """
            Reads text, Markdown, reStructuredText, HTML, LaTeX, man pages, .docx and, where pdftotext is installed, PDF; of a \
            folder every document in it that no .gitignore leaves out. What a document defines can be added with --add; on a terminal each definition is \
            asked for: yes, no, edit, all, quit.
            """)

    /// The output format of the findings.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        /// Only the definitions, as SHORT<TAB>LONG.
        case tsv
    }

    @Argument(help: "The files and folders; - is standard input.", completion: .file())
    var files: [String]

    @Flag(help: "Add what is defined; on a terminal one by one.")
    var add = false

    @Flag(help: "Print only the acronyms without a definition, here, in the store or a glossary, one a line.")
    var undefined = false

    @Option(help: "Print the definitions alone: tsv.")
    var format: Format?

    @Option(
        help: ArgumentHelp("A tag for what is added; may be given several times.", valueName: "tag"),
        completion: .words(.tags))
    var tag: [String] = []

    @Flag(help: "Print one JSON document, with each spelling of what is defined.")
    var json = false

    @Option(help: .hidden)
    var without: String?

    @Flag(help: .hidden)
    var rules = false

    @OptionGroup var options: StoreOptions

    func run(_ session: Session, _ console: Console) throws {
        if files.contains("-"), session.repl != nil {
            throw CommandFailure("Here standard input is where commands come from; name a file.", .usage)
        }
        if rules {
            for rule in ProseScanner.rules { console.output.line("\(rule.name)\t\(rule.example)") }
            return
        }
        let scanned = try scan(session, console)
        let store = try add ? session.store() : session.presentStore()
        let findings = try ScanFindings(
            scanned.map { ($0.name, $0.report) }, store: store, glossaries: session.glossaries,
            wantsUses: wantsUses)
        let output = console.output
        if json {
            output.line(try JSONText.encode(undefined ? findings.onlyUndefined : findings))
        } else if format == .tsv {
            for definition in findings.distinct {
                output.line(Capitals.tidied(definition.short) + "\t" + Capitals.tidied(definition.long))
            }
        } else if undefined {
            for short in findings.undefined { output.line(short.short.visible) }
        } else {
            output.write(ScanView(findings: findings, showsFiles: scanned.count > 1).text(console.page()))
        }
        if add, let store { try Adder(session: session, store: store, tags: tag).add(findings.distinct) }
        if scanned.contains(where: \.report.isTruncated) {
            console.say("There was more than is kept of one document: its first 200,000 findings are shown.\n")
        }
    }

    /// Whether to also report where acronyms are used.
    private var wantsUses: Bool { json || format != .tsv }

    /// Returns the reports of all documents. Throws an error for a named file that cannot be read. A file in a folder
    /// is only reported and skipped.
    private func scan(_ session: Session, _ console: Console) throws -> [(name: String, report: ProseReport)] {
        try console.watching("Reading", whenStopped: "Interrupted; nothing was \(add ? "added" : "found").") { work in
            let scan = DocumentScan(
                interruption: work.interruption, wantsUses: wantsUses,
                without: Set((without ?? "").split(separator: ",").map(String.init)))
            let documents = files.flatMap { name in
                name != "-" && FolderWalk.isFolder(name)
                    ? DocumentFolder(path: name).documents().map { (path: $0, isFound: true) }
                    : [(path: name, isFound: false)]
            }
            var scanned: [(name: String, report: ProseReport)] = []
            var done = 0
            let ahead = WorkAhead<DocumentScan.Document, ProseReport>(size: { $0.text.count }, work: { $0.report })
            try ahead.forEach(documents, watch: work.interruption.check, open: { try scan.document($0.path) }) {
                document, report in
                if document.isFound { try work.progress(done, documents.count) }
                done += 1
                do {
                    scanned.append((document.path, try report.get()))
                } catch let error as InterchangeError where document.isFound {
                    console.say("\(error.sentence)\n")
                } catch let failure as CommandFailure where document.isFound && failure.code < 128 {
                    console.say("\(failure.message)\n")
                }
            }
            return scanned
        }
    }
}

extension Scan {
    /// Adds definitions after asking the user about each.
    struct Adder {
        let session: Session
        private var console: Console { session.console }
        let store: ThingStore
        let tags: [String]

        func add(_ definitions: [ScanFindings.Defined]) throws {
            var takesAll = !console.canAsk
            var wanted: [ThingDraft] = []
            for definition in definitions {
                var draft = try? ThingDraft(
                    short: definition.singular.short, long: definition.singular.long, tags: tags,
                    source: definition.file == "-" ? "" : "\(definition.file) line \(definition.line)", spelling: .asIs)
                guard let first = draft else { continue }
                if case .same = NearMeaning(to: first, among: try store.meanings(of: first.short)) { continue }
                let isDoubtful = definition.definition.isDoubtful
                // Skip doubtful definitions if no one can check them.
                if isDoubtful, !console.canAsk { continue }
                if !takesAll || isDoubtful {
                    let name = "\(first.short.visible) (\(first.long.visible))"
                    console.say(name + "\n")
                    let request = LineRequest(
                        kind: .keys(isDoubtful ? ["y", "n", "e", "a", "q", "\n"] : ["y", "n", "e", "a", "q"]),
                        prompt: isDoubtful
                            ? "doubtful; add it? [y]es [N]o [e]dit [a]ll [q]uit "
                            : "add it? [y]es [n]o [e]dit [a]ll [q]uit ")
                    switch console.editor.read(request) {
                    case .key("y"): break
                    case .key("a"): takesAll = true
                    case .key("e"):
                        let thing = Thing(
                            id: UUID(), short: first.short, long: first.long, tags: first.tags, source: first.source,
                            added: session.now)
                        draft = try EditForm(thing: thing).fill(session)
                    case .key("n"), .key("\n"): continue
                    default: return try finish(wanted)
                    }
                }
                if let draft { wanted.append(draft) }
            }
            try finish(wanted)
        }

        /// Adds the selected definitions as one change.
        private func finish(_ wanted: [ThingDraft]) throws {
            let added = try store.add(wanted, at: session.now)
            console.say("Added \(counted(added.count, "thing")).\n")
        }
    }
}

/// The findings in documents, in three lists.
struct ScanView {
    let findings: ScanFindings
    /// Whether to show file names with the line numbers.
    let showsFiles: Bool

    func text(_ page: Page) -> String {
        if findings.defined.isEmpty, findings.known.isEmpty, findings.undefined.isEmpty {
            return "No acronyms were found.\n"
        }
        let defined = findings.distinct
        let shorts = defined.map(\.short) + findings.known.map(\.short) + findings.undefined.map(\.short)
        let width = min(16, (shorts.map(\.visible)).widest)
        func row(_ short: String, _ text: String, _ file: String, _ line: Int, _ count: Int?) -> String {
            let name = page.style(.short, short.visible.padded(to: width))
            let place = (showsFiles ? "\(file.visible):" : "line ") + "\(line)"
            let times = count.map { $0 > 1 ? ", \($0) times" : "" } ?? ""
            let gap = text.isEmpty ? "" : text.visible + "  "
            return page.folded("  \(name)  \(gap)\(page.style(.faint, place + times))", indent: width + 4) + "\n"
        }
        func long(_ definition: ScanFindings.Defined) -> String {
            let notes =
                definition.spellings.map { "also \($0)" } + (definition.definition.isDoubtful ? ["doubtful"] : [])
            return definition.long + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
        }
        var parts: [String] = []
        if !defined.isEmpty {
            parts.append(
                page.style(.heading, "Defined") + "\n"
                    + defined.map { row($0.short, long($0), $0.file, $0.line, $0.count) }.joined())
        }
        if !findings.known.isEmpty {
            parts.append(
                page.style(.heading, "Known to the store") + "\n"
                    + findings.known.map { row($0.short, $0.longs.joined(separator: "; "), $0.file, $0.line, $0.count) }
                    .joined())
        }
        if !findings.undefined.isEmpty {
            parts.append(
                page.style(.heading, "Undefined") + "\n"
                    + findings.undefined.map { row($0.short, "", $0.file, $0.line, $0.count) }.joined())
        }
        return parts.joined(separator: "\n")
    }
}
