import ArgumentParser
import Foundation
import TILCore

/// `til export [FILE]`: writes the things out.
struct Export: Command {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Export acronyms to a file or standard output.",
        discussion: """
            The file's name tells the format: notes.tsv, glossary.md; --format forces one, and without either it is tsv. \
            jsonl keeps everything, reviews included. A new file can be read by nobody else unless --mode says so; one that \
            is there keeps its permissions. dictd makes two files, NAME.dict.dz and NAME.index, whichever of them is named. Formats: \(InterchangeFormat.exportNames).
            """)

    @Argument(help: "The file; none or - is standard output.", completion: .file())
    var file: String?

    @Option(help: ArgumentHelp("Write this format.", valueName: "format"))
    var format: String?

    @Option(
        help: ArgumentHelp("Only things with this tag.", valueName: "tag"), completion: ShellCompletion.tags,
        transform: ThingDraft.tag(named:))
    var tag: String?

    @Option(help: ArgumentHelp("The title of a Markdown glossary, a page or a dictionary.", valueName: "text"))
    var title = "Glossary"

    @Option(help: ArgumentHelp("The deck of an Anki export.", valueName: "name"))
    var deck = "til"

    @Flag(help: "In CSV, put a ' before what a spreadsheet would take for a formula.")
    var guardFormulas = false

    @Option(
        help: ArgumentHelp("The file's permissions, as chmod takes them: 644.", valueName: "octal"),
        transform: Self.permissions(_:))
    var mode: mode_t?

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let path = file == "-" ? nil : file
        let format = try chosenFormat(path)
        var writer = try format.writer(ExportOptions(guardsFormulas: guardFormulas, title: title, deck: deck))
        let store = try context.store()
        let interruption = Interruption("Interrupted; nothing was exported.")
        let paths = try paths(path, format)
        let target = try paths.main.map { try OutputFile($0, mode: mode, interruption: interruption) }
        let companion = try paths.companion.map { try OutputFile($0, mode: mode, interruption: interruption) }
        let output = target?.output ?? context.environment.output
        var buffer: [UInt8] = []
        var count = 0
        func sendIfLarge() -> Bool {
            count += 1
            if buffer.count >= 1 << 16 {
                Self.send(buffer, to: output)
                buffer.removeAll(keepingCapacity: true)
            }
            return output.failure == 0
        }
        writer.begin(into: &buffer)
        if var texts = writer as? any TextWriter {
            try store.forEachText(isSorted: format.needsSortedThings, tag: tag) { text in
                texts.write(text, into: &buffer)
                return sendIfLarge()
            }
            writer = texts
        } else {
            try store.forEachEntry(
                isSorted: format.needsSortedThings, tag: tag, withReviews: format.isLossless
            ) { thing, reviews in
                writer.write(thing, reviews: reviews, into: &buffer)
                return sendIfLarge()
            }
        }
        // Nothing is no reason to lose what an older export wrote.
        if count == 0 {
            throw CommandFailure(
                tag.map { "There is nothing with the tag \($0); 'til list' shows everything." }
                    ?? "There is nothing to export yet; 'til add ftw for the win' adds the first acronym.", .nothing)
        }
        writer.end(into: &buffer)
        Self.send(buffer, to: output)
        if let companion, let bytes = writer.companion { companion.output.write(bytes: bytes) }
        try target?.finish()
        try companion?.finish()
        if let main = paths.main {
            let names = [main, paths.companion].compactMap { $0.map { VisibleText.visible($0) } }
            context.say("Exported \(counted(count, "thing")) to \(names.joined(separator: " and ")) (\(format.name)).\n")
        }
    }

    /// The files that are written: for a format of two both are named after the one that was given.
    private func paths(_ path: String?, _ format: InterchangeFormat) throws -> (main: String?, companion: String?) {
        guard let endings = format.companionEndings else { return (path, nil) }
        guard let path else {
            throw CommandFailure(
                "The format '\(format.name)' is two files: name one, as in 'til export NAME\(endings.companion)'.", .usage)
        }
        let ending = [endings.main, endings.companion, ".dict"].first { path.hasSuffix($0) } ?? ""
        let base = String(path.dropLast(ending.utf8.count))
        return (base + endings.main, base + endings.companion)
    }

    /// A terminal is shown what a file or another program is given.
    private static func send(_ bytes: [UInt8], to output: Output) {
        if output.isTerminal {
            // The line ends of CSV are two characters, which is one in Swift.
            let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
            output.write(VisibleText.visible(text, lines: .many))
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
