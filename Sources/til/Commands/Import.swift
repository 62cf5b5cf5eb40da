import ArgumentParser
import Foundation
import TILCore

/// `til import FILE ...`: imports things from files and decks.
struct Import: Command {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Import acronyms from files and decks.",
        discussion: """
            The format is recognised by itself; --format forces one. Nothing that is there is overwritten, and an import \
            is all or nothing: 'til undo' takes it back whole. 'til decks' lists the decks, which are files too. \
            Formats: \(InterchangeFormat.names).

            Limits: an acronym of 200 characters, a meaning of 10,000, a note of 100,000; a line of 1 MiB, a row of 1,000 \
            columns, an entry of 10,000 lines; a file of 64 MiB, JSON Lines that til exported of 1 GiB, a dictd \
            index of 2,000,000 headwords; a note of Anki's or a card of 1 MiB, a package of 256 MiB; a .gz or a package that \
            unpacks to 50 times its size. Larger input is reported and skipped.
            """)

    @Argument(help: "The files; - is standard input.", completion: .file())
    var files: [String] = []

    @Option(
        help: ArgumentHelp("A deck that comes with til; may be given several times.", valueName: "name"),
        completion: .words(.decks))
    var deck: [String] = []

    @Option(help: ArgumentHelp("Read all files in this format.", valueName: "format"))
    var format: String?

    @Option(
        help: ArgumentHelp(
            "Packages of Anki: the fields that hold the acronym, its meaning and perhaps a note, as in Front,Back.",
            valueName: "names"))
    var fields: String?

    @Flag(help: "Report what would be done, and change nothing.")
    var dryRun = false

    @Flag(help: "Change nothing if a line is rejected.")
    var strict = false

    @Option(
        help: ArgumentHelp("A tag for all that is new; may be given several times.", valueName: "tag"),
        completion: .words(.tags))
    var tag: [String] = []

    @Flag(help: "With --dry-run, list what would be added.")
    var show = false

    @Flag(help: "Print the report as one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func validate() throws {
        if show, !dryRun { throw ValidationError("--show lists what would be added; it goes with --dry-run.") }
        if files.isEmpty, deck.isEmpty {
            throw ValidationError("Say which file to import, or which deck: 'til decks' lists those that there are.")
        }
        if let fields, fields.split(separator: ",").count < 2 {
            throw ValidationError("Name two fields with a comma between them, as in --fields Front,Back.")
        }
    }

    func run(_ session: Session, _ console: Console) throws {
        if files.contains("-"), session.repl != nil {
            throw CommandFailure("Here standard input is where commands come from; name a file.", .usage)
        }
        let forced = try format.map { try InterchangeFormat.named($0) }
        let interruption = Interruption("Interrupted; nothing was imported.")
        let opened = try interruption.watching {
            try (deckFiles(session) + files).map {
                try InputFile.toImport($0, as: forced, options: readingOptions(session), interruption: interruption)
            }
        }
        let summary = try run(opened, interruption, session)
        let isRefused = strict && summary.rejectedCount > 0
        if json {
            try console.printJSON(summary)
        } else {
            let view = ImportView(summary: summary, isDryRun: dryRun, isRefused: isRefused)
            console.write(view.text(console.page()))
        }
        if isRefused {
            let lines = counted(summary.rejectedCount, Self.unit(summary))
            throw CommandFailure(
                "\(lines) cannot be taken, so nothing was imported; correct the file, or leave out --strict.", .data)
        }
        let isFruitless = summary.rejectedCount > 0 && summary.files.allSatisfy { $0.entries == 0 }
        if isFruitless {
            throw CommandFailure(
                "No \(Self.unit(summary)) could be taken; --format says how to read the file, 'til import --help' lists the formats.",
                .data)
        }
    }

    private func readingOptions(_ session: Session) -> ReadingOptions {
        let names = fields?.split(separator: ",").map(String.init) ?? []
        return ReadingOptions(fields: names) { instant in
            let utcOffset = session.environment.utcOffset(instant)
            return (utcOffset, try session.store().settings().studyDay(of: instant, utcOffset: utcOffset))
        }
    }

    private func run(
        _ files: [ImportFile], _ interruption: Interruption, _ session: Session
    ) throws -> ImportSummary {
        let store = try session.store()
        if !dryRun { AutomaticBackup(session: session).keepBeforeImport(store) }
        let options = ImportOptions(tags: tag, isDryRun: dryRun, isStrict: strict, listsNew: show)
        var generator = SystemRandomNumberGenerator()
        return try session.console.watching("Importing", interruption) { work in
            try store.importThings(files, options: options, at: session.now, using: &generator) { entries in
                try work.progress(entries, 0)
            }
        }
    }

    /// Returns the unit of rejections: a line, or the note of a package.
    private static func unit(_ summary: ImportSummary) -> String {
        let units = Set(summary.files.map { InterchangeFormat.unit(of: $0.format) })
        return units.count == 1 ? units.first ?? "line" : "line"
    }

    /// Returns the files of the decks, without duplicates.
    private func deckFiles(_ session: Session) throws -> [String] {
        let data = session.environment.installedData()
        return try deck.enumerated().filter { deck.firstIndex(of: $0.element) == $0.offset }
            .map { try data.deck(named: $0.element).path }
    }
}
