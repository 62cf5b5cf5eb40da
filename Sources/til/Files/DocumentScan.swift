import Foundation
import TILCore
import TILProcess
import TILProse
import TILText

/// Reads documents of every format for `til scan` and `til lint`: plain and compressed files, Word documents and PDF.
struct DocumentScan {
    let interruption: Interruption
    /// Whether to also report where acronyms are used, which takes a third of the time.
    var wantsUses = true
    /// The names of the finder's rules that are disabled.
    var without: Set<String> = []
    /// Whether to find every match with its features, for fitting the score of definitions.
    var wantsFeatures = false

    /// A document that was read whole and can be scanned on any thread.
    struct Document: Sendable {
        let text: [UInt8]
        /// The format of the text, and what to look for in it.
        let options: ProseScanner.Options
        /// Whether the text is the file's bytes, not decompressed or extracted.
        let isAsWritten: Bool

        /// The definitions and uses in the document.
        var report: ProseReport { ProseScanner.scan(text, options: options) }
    }

    /// Reads a document.
    /// - Throws: `InterchangeError` if the file cannot be read, or `CommandFailure` if reading it needs a program that
    ///   is not installed.
    func document(_ path: String) throws -> Document {
        let contents = try InputFile.contents(of: path, interruption: interruption)
        if contents.bytes.starts(with: "%PDF-".utf8) {
            return document(try pages(path), .markdown, isAsWritten: false)
        }
        // A Word document is an archive, which a mail program or a package may have compressed once more.
        let unpacked = try interruptible { try contents.unpacked() }
        if WordDocument.isArchive(start: unpacked.bytes) {
            let text = try interruptible { try Self.paragraphs(unpacked) }
            return document(text, .paragraphs, isAsWritten: false)
        }
        let text = unpacked.bytes
        if contents.isCompressed, text.starts(with: "%PDF-".utf8) {
            let files = FileManager.default
            let copy = files.temporaryDirectory.path + "/til-\(UUID.random().uuidString).pdf"
            defer { try? files.removeItem(atPath: copy) }
            _ = files.createFile(atPath: copy, contents: Data(text), attributes: [.posixPermissions: 0o600])
            return document(try pages(path, in: copy), .markdown, isAsWritten: false)
        }
        // A text of UTF-16 has a NUL next to each ASCII letter.
        guard text.prefix(1_024).count(where: { $0 == 0 }) < 2 else {
            throw CommandFailure(
                "'\(path.visible)' is not UTF-8 text. If it is UTF-16, convert it with iconv -f UTF-16 -t UTF-8.", .data
            )
        }
        return document(text, Self.format(path, start: text.prefix(2_000)), isAsWritten: !contents.isCompressed)
    }

    private func document(_ text: [UInt8], _ format: DocumentFormat, isAsWritten: Bool) -> Document {
        var options = ProseScanner.Options(format: format)
        options.wantsUses = wantsUses
        options.without = without
        options.wantsFeatures = wantsFeatures
        return Document(text: text, options: options, isAsWritten: isAsWritten)
    }

    /// Returns the format that the file name and the first bytes of a document indicate.
    static func format(_ path: String, start: ArraySlice<UInt8>) -> DocumentFormat {
        // A name such as "notes.1" can be any kind of file. A man page has a line with a request.
        if let named = DocumentFormat(path: path),
            named != .roff || start.split(separator: 0x0A).contains(where: { $0.first == 0x2E })
        {
            return named
        }
        return DocumentFormat(start: Array(start))
    }

    /// Returns the text of a Word document.
    private static func paragraphs(_ archive: FileContents) throws -> [UInt8] {
        do {
            return WordDocument.text(of: try WordDocument.body(of: archive.bytes))
        } catch {
            throw InterchangeError.damaged(archive.name.visible, "\(error)")
        }
    }

    /// Does work on another thread, so that signals can interrupt the wait for it.
    private func interruptible<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) throws -> Value {
        try AwaitedTask(work).value(isAbandoned: true, checking: interruption.check)
    }

    // MARK: PDF

    /// The resources that pdftotext can use. A document of a thousand pages takes a few seconds and 100 MB.
    private static let limits = ChildProgram.Limits(seconds: 60, memory: 1 << 30, output: 64 << 20)

    /// Returns the text of a PDF document, extracted by pdftotext.
    private func pages(_ path: String, in file: String? = nil) throws -> [UInt8] {
        let name = path.visible
        let file = file ?? path
        guard path != "-" else {
            throw CommandFailure("PDF can be read only from a file. Name the file.", .usage)
        }
        let variables = ProcessInfo.processInfo.environment
        guard let program = variables.program(named: "pdftotext") else {
            throw CommandFailure(
                "'\(name)' is a PDF file, and pdftotext is not installed. Install poppler-utils.", .data)
        }
        let reader = ChildProgram(
            path: program, arguments: ["-q", "-enc", "UTF-8", file.hasPrefix("-") ? "./" + file : file, "-"],
            variables: variables, limits: Self.limits)
        let outcome: ChildProgram.Outcome
        do {
            outcome = try reader.run(checking: interruption.check)
        } catch let failure as ChildProgram.Failure {
            throw Self.failure(failure, program: program, name: name)
        }
        guard outcome.ending == .exit(code: 0) else {
            throw CommandFailure(
                "pdftotext cannot read '\(name)'. The file is damaged, locked or needs more than 1 GiB of memory.",
                .data)
        }
        return outcome.output
    }

    private static func failure(_ failure: ChildProgram.Failure, program: String, name: String) -> CommandFailure {
        switch failure {
        case .notStarted:
            CommandFailure("Cannot start pdftotext to read '\(name)'. Try '\(program) -v'.", .data)
        case .outputLimit:
            CommandFailure("The text of '\(name)' is larger than 64 MiB. Split the document.", .data)
        case .timeLimit(let seconds), .silenceLimit(let seconds):
            CommandFailure(
                "pdftotext did not finish '\(name)' within \(Int(seconds)) seconds, so til stopped it. "
                    + "Use another copy of the document.", .data)
        }
    }
}
