import ArgumentParser
import Foundation
import TILCore
import TILProcess
import TILText

/// `til export [FILE]`: writes things to a file.
struct Export: Command {
    static let configuration = CommandConfiguration(
        "export", "Export things to a file or standard output.",
        """
        The format follows the file name, for example glossary.md, unless --format names one. Without either, it is \
        tsv. Only jsonl keeps everything, including your answers. apkg is a package for Anki and includes the \
        schedule if you turn on 'Import any learning progress' in Anki's import. Formats: \
        \(InterchangeFormat.exportNames).

        Only you can read a new file, unless you set --mode. An existing file keeps its permissions. dictd writes \
        two files, NAME.index and NAME.dict.dz.

        Examples:
          til export things.jsonl
          til export glossary.md --tag networking --title Networking
          til export --format csv > things.csv
          til export deck.apkg --tag work --without-answers
        """)

    @Argument(help: "The file. The default, -, is standard output.", completion: .file())
    var file: String?

    @Option(help: ArgumentHelp("The format to write.", valueName: "format"))
    var format: String?

    @Option(
        help: ArgumentHelp("Only things with this tag.", valueName: "tag"), completion: .words(.tags),
        transform: ThingDraft.tag(named:))
    var tag: String?

    @Option(help: ArgumentHelp("The title of a Markdown glossary, a page or a dictionary.", valueName: "text"))
    var title = "Glossary"

    @Option(help: ArgumentHelp("The deck name for an Anki export.", valueName: "name"))
    var deck = "til"

    @Flag(help: "In CSV, put ' before cells that a spreadsheet would run as a formula.")
    var guardFormulas = false

    @Flag(help: "In CSV, add a byte order mark and the IDs, for a spreadsheet.")
    var excel = false

    @Flag(help: "Leave out your answers, for a file to share.")
    var withoutAnswers = false

    @Flag(help: "Overwrite an existing file without asking.")
    var force = false

    @Option(
        help: ArgumentHelp("Permissions of the new file in octal, for example 644.", valueName: "octal"),
        transform: Self.permissions(_:))
    var mode: mode_t?

    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        let path = file == "-" ? nil : file
        let format = try chosenFormat(path, session)
        if excel, format.name != "csv" { throw CommandFailure("--excel goes with --format csv.", .usage) }
        if let path {
            try export(as: format, to: path, session)
        } else {
            let isUnreadable = format.isBinary && session.console.output.isTerminal
            if format.companionEndings != nil || isUnreadable { throw Self.needsFile(format.name) }
            let contents = try contents(format, session.store(), session) {}
            send(contents.main, to: session.console.output)
        }
    }

    /// Returns the format that an option or the name of the file chooses.
    private func chosenFormat(_ path: String?, _ session: Session) throws -> InterchangeFormat {
        if let format { return try InterchangeFormat.named(format) }
        guard let path else { return try InterchangeFormat.named(excel ? "csv" : "tsv") }
        // The name of a format without an option is a mistake.
        if (try? InterchangeFormat.named(path)) != nil { throw Self.needsFile(path) }
        return try Self.format(ofFileNamed: path, session)
    }

    private func export(as format: InterchangeFormat, to path: String, _ session: Session) throws {
        let store = try session.store()
        let paths = Self.paths(path, format)
        for path in paths where try OutputFile.wouldReplace(path) {
            let sentence = "'\(path.visible)' already exists"
            let isWanted = try session.console.confirms(
                "\(sentence). Overwrite it?", isGiven: force, option: "--force",
                refusal: "\(sentence)")
            if !isWanted { throw CommandFailure("Nothing was exported.") }
        }
        let interruption = Interruption("Interrupted. Nothing was exported.")
        let written = try interruption.watching {
            let files = try paths.map { path in try OutputFile(path, mode: mode, interruption: interruption) }
            let contents = try contents(format, store, session, interruption.check)
            for (file, bytes) in zip(files, [contents.main, contents.companion]) { send(bytes, to: file.output) }
            for file in files { try file.finish() }
            return (things: contents.count, answers: contents.answerCount)
        }
        let names = paths.map(\.visible).joined(separator: " and ")
        let hint = format.name == "csv" && !excel ? " For Excel, add --excel." : ""
        let answers = written.answers > 0 ? " with \(counted(written.answers, "answer"))" : ""
        session.console.notify(
            "Exported \(counted(written.things, "thing"))\(answers) to \(names) (\(format.name)).\(hint)\n")
    }

    /// Returns the format that a file's name tells. A tag is no file, although it may look like one.
    private static func format(ofFileNamed path: String, _ session: Session) throws -> InterchangeFormat {
        do {
            return try InterchangeFormat.exporting(toFileNamed: path)
        } catch {
            let tags = try session.store().tags().map(\.name)
            guard let tag = tags.first(where: { tag in tag.lowercased() == path.lowercased() }) else { throw error }
            throw CommandFailure(
                """
                The file's name needs an ending that tells the format. For everything with the tag #\(tag.visible), run \
                'til export \(tag.visible).md --tag \(tag.visible)'.
                """, .usage)
        }
    }

    private static func needsFile(_ format: String) -> CommandFailure {
        CommandFailure("The format \(format) needs a file. Use 'til export --format \(format) FILE'.", .usage)
    }

    /// Returns the contents of the files.
    /// - Parameter check: Throws an error to cancel the export.
    /// - Returns: The numbers of things and of answers, and the bytes of the file and of the second file if the format
    ///   has one.
    private func contents(
        _ format: InterchangeFormat, _ store: ThingStore, _ session: Session, _ check: () throws -> Void
    ) throws -> (count: Int, answerCount: Int, main: [UInt8], companion: [UInt8]) {
        let settings = try store.settings()
        var options = ExportOptions.standard
        options.guardsFormulas = guardFormulas
        options.hasMark = excel
        options.hasIdentifiers = excel
        options.title = title
        options.deck = deck
        options.scheduling = settings.scheduling
        options.rollover = settings.rollover
        options.instant = session.now
        if format.isLossless { options.contexts = try store.sharedContexts() }
        options.timeZone = TimeZone(secondsFromGMT: session.environment.utcOffset(session.now)) ?? .gmt
        var writer = try format.writer(options)
        var bytes: [UInt8] = []
        var count = 0
        var answerCount = 0
        writer.begin(into: &bytes)
        try store.forEachEntry(
            isSorted: format.needsSortedThings, tag: tag, withReviews: format.keepsReviews && !withoutAnswers
        ) { thing, reviews in
            try check()
            count += 1
            answerCount += reviews.count
            writer.write(thing, reviews: reviews, into: &bytes)
            return true
        }
        // An empty export must not replace the file of an older one.
        if count == 0 {
            guard let tag else { throw session.emptyStore }
            throw CommandFailure("Nothing has the tag #\(tag). 'til tags' lists the tags.")
        }
        try writer.finish(into: &bytes)
        return (count, answerCount, bytes, writer.companion ?? [])
    }

    /// Returns the paths of the files to write. If the format has two files, both names come from the given one.
    private static func paths(_ path: String, _ format: InterchangeFormat) -> [String] {
        guard let endings = format.companionEndings else { return [path] }
        let possible = [endings.main, endings.companion] + Dictd.textEndings
        let ending = possible.first { ending in path.hasSuffix(ending) }
        let base = path.dropLast(ending?.count ?? 0)
        return ["\(base)\(endings.main)", "\(base)\(endings.companion)"]
    }

    /// Writes bytes to the output. On a terminal, control characters are escaped.
    private func send(_ bytes: [UInt8], to output: Output) {
        guard output.isTerminal else { return output.write(bytes: bytes) }
        // CSV lines end with CR and LF, which are a single character in Swift.
        let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
        output.write(text.visible(lines: .many))
    }

    private static func permissions(_ text: String) throws -> mode_t {
        if let mode = mode_t(text, radix: 8), mode <= 0o777, !text.hasPrefix("+") { return mode }
        throw ValidationError("Invalid permissions '\(text)'. Use octal digits, for example --mode 644.")
    }
}
