import ArgumentParser
import Foundation
import TILCore

/// `til import FILE ...`: imports things from files and decks.
struct Import: Command {
    static let configuration = CommandConfiguration(
        "import", "Import acronyms from files and decks.",
        """
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

    func run(_ session: Session) throws {
        try session.checkInput(files)
        let forced = try format.map(InterchangeFormat.named)
        let interruption = Interruption("Interrupted; nothing was imported.")
        let data = session.environment.installedData()
        let decks = try deck.enumerated().filter { deck.firstIndex(of: $1) == $0 }
            .map { try data.deck(named: $1).path }
        let opened = try interruption.watching {
            try (decks + files).map {
                try InputFile.toImport($0, as: forced, options: readingOptions(session), interruption: interruption)
            }
        }
        let store = try session.store()
        if !dryRun { session.keepBackup(.import, of: store) }
        let options = ImportOptions(tags: tag, isDryRun: dryRun, isStrict: strict, listsNew: show)
        // One call of the system, rather than two for each ID.
        var generator = SeededGenerator(seed: .random(in: .min ... .max))
        let summary = try session.watching("Importing", interruption) { work in
            try store.importThings(opened, options: options, at: session.now, using: &generator) {
                try work.progress($0, 0)
            }
        }
        if json {
            try session.printJSON(summary)
        } else {
            session.write(session.page().imported(summary, isDryRun: dryRun))
        }
        let count = summary.rejectedCount
        if count == 0 { return }
        // A rejection is a line, or the note of a package.
        let units = Set(summary.files.map { InterchangeFormat.unit(of: $0.format) })
        let unit = units.count == 1 ? units.first ?? "line" : "line"
        if strict {
            throw CommandFailure(
                """
                \(counted(count, unit)) cannot be taken, so nothing was imported; correct the file, or leave out --strict.
                """, .data)
        }
        if summary.files.allSatisfy({ $0.entries == 0 }) {
            throw CommandFailure(
                """
                No \(unit) could be taken; --format says how to read the file, 'til import --help' lists the formats.
                """, .data)
        }
    }

    private func readingOptions(_ session: Session) -> ReadingOptions {
        ReadingOptions(fields: fields?.split(separator: ",").map(String.init) ?? []) { instant in
            let utcOffset = session.environment.utcOffset(instant)
            return (utcOffset, try session.store().settings().studyDay(of: instant, utcOffset: utcOffset))
        }
    }
}
