import ArgumentParser
import Foundation
import TILCore
import TILLint
import TILProcess
import TILText

/// `til import FILE ...`: imports things from files and decks.
struct Import: Command {
    static let configuration = CommandConfiguration(
        "import", "Import acronyms from files and decks.",
        """
        til detects the format, unless --format names one. It adds new things and never overwrites yours. Lines that \
        cannot be read are rejected. If an import fails, nothing is changed. 'til undo' reverts an import. Formats: \
        \(InterchangeFormat.names).

        Examples:
          til import --deck starter
          til import glossary.csv --tag work
          til import --dry-run --show notes.txt
          til import terms.csv --columns Code,Text
          til import list.txt --separator --
          til import deck.apkg --columns Front,Back
        """)

    @Argument(help: "The files, or names of decks. - is standard input.", completion: .file())
    var files: [String] = []

    @Option(
        help: ArgumentHelp("A deck of 'til decks'. Repeat the option for several.", valueName: "name"),
        completion: .words(.decks))
    var deck: [String] = []

    @Option(help: ArgumentHelp("The format of all files.", valueName: "format"))
    var format: String?

    @OptionGroup var columns: ColumnOption

    @OptionGroup var separator: SeparatorOption

    @Flag(help: "Show what would be imported without changing anything.")
    var dryRun = false

    @Flag(help: "Import nothing if a line is rejected.")
    var strict = false

    @Option(
        help: ArgumentHelp(
            "A tag for every thing, also for known ones. Repeat the option for several.", valueName: "tag"),
        completion: .words(.tags))
    var tag: [String] = []

    @Flag(help: "Correct things of the same list, or with the same ID.")
    var update = false

    @Flag(help: "With --dry-run, list the things that would be added.")
    var show = false

    @Flag(help: "Print the report as one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func validate() throws {
        if show, !dryRun { throw ValidationError("--show works only with --dry-run.") }
        if files.isEmpty, deck.isEmpty {
            throw ValidationError("Name a file or a deck to import. 'til decks' lists the decks.")
        }
    }

    func run(_ session: Session) throws {
        let data = session.environment.installedData()
        // A name without a file may be the name of a deck.
        let deckNames = files.filter { file in !PrivateFile.exists(file) && (try? data.deck(named: file)) != nil }
        let files = files.filter { file in !deckNames.contains(file) }
        try session.checkInput(files)
        let forced = try format.map(InterchangeFormat.named)
        let interruption = Interruption("Interrupted. Nothing was imported.")
        var opened = try open(decks: deck + deckNames, of: data, as: forced, interruption)
        for path in files {
            let file = try open(path, as: forced, options: try readingOptions(session), session, interruption)
            if let file { opened.append(file) }
        }
        if opened.isEmpty { return }
        let summary = try add(opened, session, interruption)
        if json {
            try session.console.printJSON(summary)
        } else {
            session.console.write(session.page().imported(summary, tags: tag, isDryRun: dryRun))
            suggestScan(opened, summary, session)
        }
        try checkIsImported(summary, mayBeEmpty: opened.contains(where: \.isBlank))
    }

    /// Reads decks, each once.
    private func open(
        decks names: [String], of data: InstalledData, as format: InterchangeFormat?, _ interruption: Interruption
    ) throws -> [ImportFile] {
        var seen: Set<String> = []
        let decks = try names.filter { name in seen.insert(name).inserted }.map { name in try data.deck(named: name) }
        return try interruption.watching {
            // The decks of til have no columns to choose.
            try decks.map { deck in try deck.opened(as: format ?? Deck.format, interruption: interruption) }
        }
    }

    /// Adds the entries of files to the store, or finds out what would be added.
    private func add(
        _ opened: [ImportFile], _ session: Session, _ interruption: Interruption
    ) throws -> ImportSummary {
        if !dryRun { try session.keepBackup(.import) }
        let store = try session.store()
        var options = ImportOptions()
        options.tags = tag
        options.isDryRun = dryRun
        options.isStrict = strict
        options.updates = update
        options.listsNew = show
        // One call of the system, rather than two for each ID.
        var generator = SeededGenerator(seed: .random(in: .min ... .max))
        let summary = try session.console.watching("Importing", interruption) { work in
            try store.importThings(
                opened, options: options, at: session.now, using: &generator, progress: work.progress)
        }
        if !dryRun { try store.rememberContexts(in: opened, at: session.now) }
        return summary
    }

    /// Throws an error if nothing was imported because of rejections, or because the files have no entries.
    /// - Parameter mayBeEmpty: whether a file is blank, which is no error.
    private func checkIsImported(_ summary: ImportSummary, mayBeEmpty: Bool) throws {
        // A rejection is a line, or the note of a package.
        let units = Set(summary.files.map { file in InterchangeFormat.unit(of: file.format) })
        let unit = units.count == 1 ? units.first ?? "line" : "line"
        let rejectedCount = summary.rejectedCount
        if strict, rejectedCount > 0 {
            throw CommandFailure(
                """
                Nothing was imported because of \(counted(rejectedCount, "rejected \(unit)")). Correct the file, or leave out --strict.
                """, .data)
        }
        let isEmpty = summary.files.allSatisfy { file in file.entries == 0 }
        if isEmpty, rejectedCount > 0 || !mayBeEmpty {
            throw CommandFailure("No \(unit) could be imported. 'til import --help' lists the formats.", .data)
        }
    }

    /// Reads the entries of a file. This changes nothing, so a signal may end the process, but not the REPL.
    private func read(
        _ contents: FileContents, as format: InterchangeFormat?, options: ReadingOptions, _ session: Session,
        _ interruption: Interruption
    ) throws -> ImportFile {
        func read() throws -> ImportFile {
            try InputFile.toImport(contents, as: format, options: options, interruption: interruption)
        }
        return session.repl == nil ? try interruption.endingProcess(after: 0.1, read) : try read()
    }

    /// Opens a file. If its letters do not decide how it is meant, the user is asked, or else the file is refused.
    /// - Returns: nil if the user does not want to import it.
    private func open(
        _ path: String, as format: InterchangeFormat?, options: ReadingOptions, _ session: Session,
        _ interruption: Interruption
    ) throws -> ImportFile? {
        let contents = try interruption.watching { try InputFile.contents(of: path, interruption: interruption) }
        var format = format
        var options = options
        var proposal: ListProposal?
        while true {
            do {
                let file = try interruption.watching {
                    try read(contents, as: format, options: options, session, interruption)
                }
                if let proposal {
                    session.console.notify("The same without a question: \(ListQuestion.command(path, proposal))\n")
                }
                return file
            } catch InterchangeError.doubtful(let doubt) {
                let question = ListQuestion(session: session, doubt: doubt)
                guard session.console.canAsk, !dryRun, !json, path != "-" else {
                    throw CommandFailure(question.refusal, .data)
                }
                guard let chosen = question.ask() else {
                    session.console.notify("Nothing of '\(path.visible)' was imported.\n")
                    return nil
                }
                proposal = chosen
                let isOnlyFormat = chosen.columns == nil && chosen.separator == nil
                if isOnlyFormat { format = try chosen.format.map(InterchangeFormat.named) }
                options.columns = chosen.columns.flatMap { column in ColumnChoice(column) }
                options.separator = chosen.separator.flatMap { separator in SeparatorChoice(separator) }
            }
        }
    }

    /// Suggests to scan a file if a rejected line defines an acronym in running text.
    private func suggestScan(_ opened: [ImportFile], _ summary: ImportSummary, _ session: Session) {
        for report in summary.files where report.rejectedCount > 0 && PrivateFile.exists(report.file) {
            // A few rejected lines of a long list are no running text.
            if report.rejectedCount * 10 < report.entries { continue }
            guard InterchangeFormat.unit(of: report.format) == "line",
                let document = try? DocumentFile(reading: report.file, interruption: Interruption("Interrupted."))
            else { continue }
            let lines = Set(report.rejected.map(\.line))
            let definitions = document.report(wantsUses: false).definitions
            guard definitions.contains(where: { definition in lines.contains(definition.line) }) else { continue }
            session.console.notify(
                "Rejected lines of \(report.file.visible) look like running text: try 'til scan --add \(report.file.visible)'.\n"
            )
        }
    }

    private func readingOptions(_ session: Session) throws -> ReadingOptions {
        let settings = try session.presentStore()?.settings() ?? StoreSettings()
        let offset = session.environment.utcOffset
        return ReadingOptions(columns: columns.choice, separator: separator.choice) { instant in
            let utcOffset = offset(instant)
            return (utcOffset, settings.studyDay(of: instant, utcOffset: utcOffset))
        }
    }
}
