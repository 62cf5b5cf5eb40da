import ArgumentParser
import Foundation
import TILCore

/// `til glossary`: manages read-only lists of other people, which look-ups search in addition to the store.
struct GlossaryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "glossary",
        abstract: "Look up read-only lists of others beside your own things.",
        discussion: """
            A glossary is a list that somebody else keeps: a team's in a git repository, a file, a dictionary of Debian's. \
            'til TLA' shows your own meanings first, then what each glossary has. Nothing of it is asked in a quiz \
            until you take it over: 'til add TLA --from NAME'. Nothing is fetched but by 'til glossary add' and \
            'til glossary update'.

            Glossaries of the whole machine are files NAME.til in til/glossaries of the folders in $XDG_DATA_DIRS; \
            'til glossary build' makes one.

            Examples:
              til glossary add team https://example.org/team/glossary.git --path 'terms/*.csv'
              til glossary add ours terms.csv --columns Abbr,Meaning,,Team
              til glossary add vera /usr/share/dictd/vera.index
              til glossary update
            """,
        subcommands: [
            GlossaryListCommand.self, GlossaryAdd.self, GlossaryUpdateCommand.self, GlossaryRemove.self,
            GlossaryBuild.self,
        ], defaultSubcommand: GlossaryListCommand.self)

    /// The error of a command that needs a glossary.
    fileprivate static let none = CommandFailure(
        "There are no glossaries; 'til glossary add NAME FILE' makes one.", .nothing)
}

/// `til glossary list`: lists the glossaries.
struct GlossaryListCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the glossaries, which is what 'til glossary' does too.",
        discussion: """
            With --json: an array of glossaries, each with name, path, own (whether it is yours to update), entries, updated, \
            source, commit, or fault where it cannot be used.
            """)

    @OptionGroup var options: DataOptions

    func run(_ session: Session, _ console: Console) throws {
        let glossaries = GlossaryLocation(session.environment).all
        let listed = glossaries.map { glossary -> Listed in
            (glossary, Result { () throws(GlossaryError) in try GlossaryReader(glossary).about() })
        }
        if json {
            try console.printJSON(
                lines: listed.map { glossary, about -> JSONObject in
                    let known = try? about.get()
                    return [
                        "name": glossary.name, "path": glossary.path, "own": glossary.isOwn, "entries": known?.entries,
                        "updated": known?.updated, "source": known?.origin.place, "commit": known?.origin.commit,
                        "fault": Self.fault(about),
                    ]
                })
        } else {
            console.write(Self.text(listed, console.page()))
        }
        if listed.isEmpty { throw GlossaryCommand.none }
        if !json { for fault in listed.compactMap({ Self.fault($0.1) }) { console.complain(fault) } }
    }

    private typealias About = (origin: GlossaryOrigin, updated: Date, entries: Int)
    private typealias Listed = (glossary: Glossary, about: Result<About, GlossaryError>)

    /// Returns the reason why a glossary cannot be used, or nil if it can.
    private static func fault(_ about: Result<About, GlossaryError>) -> String? {
        if case .failure(let error) = about { error.sentence } else { nil }
    }

    private static func text(_ listed: [Listed], _ page: Page) -> String {
        let names = listed.map(\.glossary.name.visible)
        let counts = listed.map { (try? $0.about.get()).map { counted($0.entries, "entry", "entries") } ?? "unusable" }
        return listed.indices.map { index in
            let about = try? listed[index].about.get()
            var facts = about.map { [page.date($0.updated)] } ?? []
            if !listed[index].glossary.isOwn { facts.append("of this machine") }
            if let source = about?.origin.place, !source.isEmpty { facts.append(source.visible) }
            let room = max(1, page.rowLimit - names.widest - counts.widest - 4)
            let end = facts.joined(separator: "  ").truncated(to: room)
            return page.style(.short, names[index].padded(to: names.widest)) + "  "
                + counts[index].leftPadded(to: counts.widest) + (end.isEmpty ? "" : "  " + page.style(.faint, end))
                + "\n"
        }.joined()
    }
}

/// `til glossary add NAME URL|FILE|FOLDER`: adds a glossary.
struct GlossaryAdd: Command {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a glossary: a file, a folder or a git repository.",
        discussion: """
            A file may be in any format that 'til import' reads, dictd's databases and the acronyms of wtf among them. Of a \
            folder or a repository all files are read that may hold acronyms, unless --path says which. An address has \
            '://' in it or is of the form host:path; the newest commit is fetched, without history.
            """)

    @Argument(help: "What the glossary is to be called.")
    var name: String

    @Argument(
        help: ArgumentHelp("The file, the folder or the repository's address.", valueName: "source"),
        completion: .file())
    var place: String

    @OptionGroup var reading: GlossaryReading

    @Flag(help: "Print the report as one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(_ session: Session, _ console: Console) throws {
        let glossary = try GlossaryLocation(session.environment).glossary(named: name)
        if InputFile.exists(glossary.path) {
            throw CommandFailure(
                "There is a glossary \(name) already; 'til glossary update \(name)' brings it up to date, "
                    + "'til glossary remove \(name)' removes it.", .nothing)
        }
        let report = try session.update(glossary, from: origin(), known: nil)
        if json { return try console.printJSON(report) }
        console.write(report.text(isNew: true, console.page()))
    }

    private func origin() throws -> GlossaryOrigin {
        let path = URL(fileURLWithPath: place).standardizedFileURL.path
        if GlossaryRepository.isAddress(place) {
            // Store an absolute path, which does not depend on the working directory.
            return try reading.origin(.git, InputFile.exists(place) ? path : place)
        }
        guard InputFile.exists(place) else { throw InterchangeError.missing(name: place.visible) }
        if FolderWalk.isFolder(path) { return try reading.origin(.folder, path) }
        if reading.path != nil { throw CommandFailure("--path is for a folder or a repository.", .usage) }
        return try reading.origin(.file, path)
    }
}

/// `til glossary update [NAME ...]`: updates glossaries.
struct GlossaryUpdateCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "update", abstract: "Bring glossaries up to date: all of your own, or those named.",
        discussion: """
            Says in a line of each what has changed. Only files that changed are read. A glossary that cannot be updated \
            stays as it was, and the others are updated all the same.
            """)

    @Argument(help: "The names; none means all.", completion: .words(.ownGlossaries))
    var names: [String] = []

    @Flag(help: "Say nothing of glossaries that are up to date.")
    var quiet = false

    @Flag(help: "Print the reports as one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(_ session: Session, _ console: Console) throws {
        let location = GlossaryLocation(session.environment)
        let chosen = try names.isEmpty ? location.all.filter(\.isOwn) : names.map { try location.existing(named: $0) }
        if chosen.isEmpty { throw GlossaryCommand.none }
        var reports: [GlossaryReport] = []
        var failure: CommandFailure?
        for glossary in chosen {
            do {
                guard let report = try update(glossary, session) else { continue }
                reports.append(report)
                if json || quiet && !report.isChanged { continue }
                console.write(report.text(console.page()))
            } catch {
                guard let said = CommandFailure(error) else { throw error }
                // A signal ends all updates.
                if said.code > 128 { throw said }
                console.complain("\(glossary.name): \(said.message)")
                failure = failure ?? said
            }
        }
        if json { try console.printJSON(lines: reports) }
        if let failure { throw CommandFailure("", code: failure.code) }
    }

    /// - Returns: The report, or nil if the glossary was built from files and is not named.
    private func update(_ glossary: Glossary, _ session: Session) throws -> GlossaryReport? {
        guard glossary.isOwn else {
            throw CommandFailure("It is this machine's, and updated by whoever brings it.", .nothing)
        }
        let origin = try GlossaryReader(glossary).about().origin
        guard origin.kind != .built else {
            if names.isEmpty { return nil }
            throw CommandFailure("It was built once from files, and does not know where they are.", .nothing)
        }
        return try session.update(glossary, from: origin, known: origin)
    }
}

/// `til glossary remove NAME ...`: removes glossaries.
struct GlossaryRemove: Command {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove glossaries; what was taken over from them stays.")

    @Argument(help: "The names.", completion: .words(.ownGlossaries))
    var names: [String]

    @OptionGroup var options: StoreOptions

    func run(_ session: Session, _ console: Console) throws {
        let location = GlossaryLocation(session.environment)
        let chosen = try names.map { try location.existing(named: $0) }
        if let other = chosen.first(where: { !$0.isOwn }) {
            throw CommandFailure(
                "The glossary \(other.name) is this machine's: \(other.path) is for its administrator to remove.",
                .nothing)
        }
        for glossary in chosen {
            do {
                try FileManager.default.removeItem(atPath: glossary.path)
            } catch {
                throw CommandFailure(
                    "'\(glossary.path.visible)' cannot be removed: check the folder and its permissions.",
                    .inputOutput)
            }
            GlossaryRepository.remove(of: glossary, session.environment)
            console.say("Removed the glossary \(glossary.name).\n")
        }
    }
}

/// `til glossary build FILE ... -o NAME.til`: builds a system-wide glossary.
struct GlossaryBuild: Command {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Build a glossary's file for a whole machine or a package.",
        discussion: """
            Put into til/glossaries of a folder in $XDG_DATA_DIRS, such as /usr/local/share/til/glossaries, the file is \
            looked up by all users of the machine, who need no right to write anywhere. It is named as the glossary is to \
            be called.
            """)

    @Argument(help: "The files or folders.", completion: .file())
    var files: [String]

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The file to make: NAME.til.", valueName: "file"), completion: .file())
    var output: String

    @OptionGroup var reading: GlossaryReading

    @Flag(help: "Print the report as one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(_ session: Session, _ console: Console) throws {
        let path = URL(fileURLWithPath: output).standardizedFileURL.path
        let name = String(PrivateFile.name(of: path).dropLast(Glossary.fileEnding.count))
        guard path.hasSuffix(Glossary.fileEnding), Glossary.isName(name) else {
            throw CommandFailure(
                "'\(output.visible)' is no name for a glossary's file; call it as the glossary is to be called, "
                    + "as in -o team.til.", .usage)
        }
        let glossary = Glossary(name: name, path: path, isOwn: true)
        if InputFile.exists(path), (try? GlossaryReader(glossary)) == nil {
            throw CommandFailure("'\(path.visible)' is there and no glossary, and is not overwritten.", .inputOutput)
        }
        let report = try console.watching(name, whenStopped: "Interrupted; nothing was built.") { work in
            let inputs = try files.flatMap { file in
                let origin = try reading.origin(FolderWalk.isFolder(file) ? .folder : .file, "")
                return try GlossaryFiles(origin: origin, interruption: work.interruption).inputs(at: file)
            }
            // Do not store where the files were on the builder's machine.
            return try GlossaryUpdate(
                of: glossary, from: GlossaryOrigin(kind: .built, columns: reading.columns.flatMap { ColumnChoice($0) }),
                inputs, mode: 0o644
            ).run(at: session.now) { try work.progress($0, 0) }
        }
        if json { return try console.printJSON(report) }
        console.write(report.text(isNew: true, console.page()))
    }
}

/// The options for reading the files of a glossary.
struct GlossaryReading: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Of a folder or a repository only the files that fit: *, ? and [...] as in a shell, ** for any folders.",
            valueName: "glob"))
    var path: String?

    @Option(
        help: ArgumentHelp(
            "The columns of tables, by name or number: SHORT,LONG,NOTE,TAGS; the last two may be left out.",
            valueName: "columns"))
    var columns: String?

    @Option(help: ArgumentHelp("Read all files in this format.", valueName: "format"))
    var format: String?

    func validate() throws {
        if let columns, ColumnChoice(columns) == nil {
            throw ValidationError(
                "'\(columns)' are no columns: name that of the acronym and that of its meaning, as in --columns Abbr,Meaning "
                    + "or --columns 2,5, and perhaps those of a note and of tags.")
        }
    }

    /// Returns the origin of a glossary that is read with these options.
    /// - Throws: `InterchangeError` if the format is unknown.
    func origin(_ kind: GlossaryOrigin.Kind, _ place: String) throws -> GlossaryOrigin {
        GlossaryOrigin(
            kind: kind, place: place, pattern: path, columns: columns.flatMap { ColumnChoice($0) },
            format: try format.map { try InterchangeFormat.named($0).name })
    }
}

extension GlossaryReport {

    /// Returns a line for the glossary, followed by the input that could not be read.
    /// - Parameter isNew: Whether the glossary is new.
    fileprivate func text(isNew: Bool = false, _ page: Page) -> String {
        let all = counted(entries, "entry", "entries")
        let sums =
            if isNew {
                "\(all) from \(counted(files.count, "file"))"
            } else if new == 0, gone == 0 {
                "nothing new; \(all)"
            } else {
                "\(grouped(new)) new, \(grouped(gone)) gone; \(all)"
            }
        let head = page.folded("\(page.style(.heading, name.visible)): \(sums)", indent: 2) + "\n"
        let rejections = files.filter { $0.rejectedCount > 0 }.map { file in
            page.list(file.rejected, of: file.rejectedCount) {
                "  \(file.file.visible) line \($0.line): \($0.reason.visible)"
            }
        }
        return head + rejections.joined()
            + page.list(unread, of: unread.count) { file in
                let reason = String(file.reason.split(separator: "\n").first ?? "").visible
                return "  \(file.file.visible) was left out: \(reason)"
            }
    }
}

extension Page {
    /// Returns the first lines of a long list and the number of remaining ones.
    func list<Item>(_ items: [Item], of count: Int, line: (Item) -> String) -> String {
        let shown = items.prefix(20)
        let rest = count - shown.count
        return shown.map { folded(line($0), indent: 4) + "\n" }.joined()
            + (rest > 0 ? "  ... and \(grouped(rest)) more; --json lists them\n" : "")
    }
}

extension Session {
    /// Reads the changes at the origin of a glossary and replaces the glossary.
    /// - Parameter known: The origin at the last update, or nil for a new glossary.
    fileprivate func update(
        _ glossary: Glossary, from origin: GlossaryOrigin, known: GlossaryOrigin?
    ) throws -> GlossaryReport {
        var origin = origin
        return try console.watching(
            glossary.name, whenStopped: "Interrupted; the glossary \(glossary.name) was not changed."
        ) { work in
            func update(at path: String, _ hashes: [String: String] = [:]) throws -> GlossaryReport {
                let files = try GlossaryFiles(origin: origin, interruption: work.interruption)
                    .inputs(at: path, hashes: hashes)
                return try GlossaryUpdate(of: glossary, from: origin, files).run(at: now) { try work.progress($0, 0) }
            }
            guard origin.kind == .git else { return try update(at: origin.place) }
            let repository = try GlossaryRepository(
                glossary, at: origin.place, session: self, interruption: work.interruption)
            let commit = try repository.fetch()
            origin.commit = commit
            if origin == known, let about = try? GlossaryReader(glossary).about() {
                return GlossaryReport(name: glossary.name, entries: about.entries)
            }
            defer { repository.removeFiles() }
            let files = GlossaryFiles(origin: origin, interruption: work.interruption)
            return try update(
                at: repository.files, repository.extract(commit, where: files.isNeeded))
        }
    }
}
