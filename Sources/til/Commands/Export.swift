import ArgumentParser
import Foundation
import TILCore

/// `til export [FILE]`: writes things to a file.
struct Export: Command {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Export acronyms to a file or standard output.",
        discussion: """
            The file's name tells the format: notes.tsv, glossary.md; --format forces one, and without either it is tsv. \
            jsonl keeps everything, reviews included; apkg is Anki's package, with the schedule: in Anki's import, 'Import \
            any learning progress' must be on. A new file can be read by nobody else unless --mode says so; one that \
            is there keeps its permissions. dictd makes two files, NAME.dict.dz and NAME.index, whichever of them is named. \
            Formats: \(InterchangeFormat.exportNames).
            """)

    @Argument(help: "The file; none or - is standard output.", completion: .file())
    var file: String?

    @Option(help: ArgumentHelp("Write this format.", valueName: "format"))
    var format: String?

    @Option(
        help: ArgumentHelp("Only things with this tag.", valueName: "tag"), completion: .words(.tags),
        transform: ThingDraft.tag(named:))
    var tag: String?

    @Option(help: ArgumentHelp("The title of a Markdown glossary, a page or a dictionary.", valueName: "text"))
    var title = "Glossary"

    @Option(help: ArgumentHelp("The deck of an Anki export.", valueName: "name"))
    var deck = "til"

    @Flag(help: "In CSV, put a ' before what a spreadsheet would take for a formula.")
    var guardFormulas = false

    @Flag(help: "Replace a file that is there without asking.")
    var force = false

    @Option(
        help: ArgumentHelp("The file's permissions, as chmod takes them: 644.", valueName: "octal"),
        transform: Self.permissions(_:))
    var mode: mode_t?

    @OptionGroup var options: StoreOptions

    func run(_ session: Session, _ console: Console) throws {
        let path = file == "-" ? nil : file
        let format = try chosenFormat(path)
        if format.isBinary, path == nil, console.output.isTerminal {
            throw CommandFailure(
                "The format \(format.name) is no text, which a terminal would show; name a file to export to.", .usage)
        }
        let store = try session.store()
        let options = try exportOptions(store, session, console)
        let paths = try paths(path, format)
        guard let path = paths.main else {
            _ = try write(format, options, store, to: console.output) {}
            return
        }
        for path in [path, paths.companion].compactMap({ $0 }) where try OutputFile.wouldReplace(path) {
            let name = path.visible
            let isWanted = try console.confirms(
                "'\(name)' is there already. Replace it?", isGiven: force, option: "--force",
                refusal: "'\(name)' is there already, and was not replaced")
            guard isWanted else { throw CommandFailure("Nothing was exported.", .nothing) }
        }
        let interruption = Interruption("Interrupted before everything was exported.")
        let count = try interruption.watching {
            let target = try OutputFile(path, mode: mode, interruption: interruption)
            let companion = try paths.companion.map { try OutputFile($0, mode: mode, interruption: interruption) }
            let (count, bytes) = try write(format, options, store, to: target.output, interruption.check)
            if let companion { companion.output.write(bytes: bytes ?? []) }
            try target.finish()
            try companion?.finish()
            return count
        }
        let names = [path, paths.companion].compactMap { $0.map(\.visible) }
        console.say("Exported \(counted(count, "thing")) to \(names.joined(separator: " and ")) (\(format.name)).\n")
    }

    /// Writes the things.
    /// - Parameter check: Throws an error to cancel the export.
    /// - Returns: The number of things, and the content of the second file if the format has one.
    private func write(
        _ format: InterchangeFormat, _ options: ExportOptions, _ store: ThingStore, to output: Output,
        _ check: () throws -> Void
    ) throws -> (count: Int, companion: [UInt8]?) {
        var writer = try format.writer(options)
        var buffer: [UInt8] = []
        var count = 0
        func sendIfLarge() throws -> Bool {
            count += 1
            if buffer.count >= 1 << 16 {
                try check()
                Self.send(buffer, to: output)
                buffer.removeAll(keepingCapacity: true)
            }
            return output.failure == 0
        }
        writer.begin(into: &buffer)
        try store.forEachEntry(
            isSorted: format.needsSortedThings, tag: tag, withReviews: format.keepsReviews
        ) { thing, reviews in
            writer.write(thing, reviews: reviews, into: &buffer)
            return try sendIfLarge()
        }
        // An empty export must not replace the file of an older one.
        if count == 0 {
            throw CommandFailure(
                tag.map { "There is nothing with the tag #\($0); 'til tags' lists the tags." }
                    ?? "There is nothing to export yet; 'til add ftw for the win' adds the first acronym.", .nothing)
        }
        try writer.end(into: &buffer)
        Self.send(buffer, to: output)
        return (count, writer.companion)
    }

    private func exportOptions(_ store: ThingStore, _ session: Session, _ console: Console) throws -> ExportOptions {
        let settings = try store.settings()
        var options = ExportOptions.standard
        options.guardsFormulas = guardFormulas
        options.title = title
        options.deck = deck
        options.scheduling = settings.scheduling
        options.instant = session.now
        options.utcOffset = session.environment.utcOffset(session.now)
        options.rollover = settings.rollover
        return options
    }

    /// Returns the paths of the files to write. If the format has two files, both names come from the given one.
    private func paths(_ path: String?, _ format: InterchangeFormat) throws -> (main: String?, companion: String?) {
        guard let endings = format.companionEndings else { return (path, nil) }
        guard let path else {
            throw CommandFailure(
                "The format '\(format.name)' is two files: name one, as in 'til export NAME\(endings.companion)'.",
                .usage)
        }
        let ending = ([endings.main, endings.companion] + Dictd.textEndings).first { path.hasSuffix($0) } ?? ""
        let base = String(path.dropLast(ending.utf8.count))
        return (base + endings.main, base + endings.companion)
    }

    /// Writes bytes to the output. On a terminal, control characters are escaped.
    private static func send(_ bytes: [UInt8], to output: Output) {
        if output.isTerminal {
            // CSV lines end with CR and LF, which are a single character in Swift.
            let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
            output.write(text.visible(lines: .many))
        } else {
            output.write(bytes: bytes)
        }
    }

    private static func permissions(_ text: String) throws -> mode_t {
        guard let mode = mode_t(text, radix: 8), mode <= 0o777, !text.hasPrefix("+") else {
            throw ValidationError("'\(text)' are no permissions; say them in octal digits, as in --mode 644.")
        }
        return mode
    }

    private func chosenFormat(_ path: String?) throws -> InterchangeFormat {
        if let format { return try .named(format) }
        guard let path else { return try .named("tsv") }
        return try .exporting(toFileNamed: path)
    }
}
