import Foundation
import TILArchive
package import TILProcess
package import TILProse
import TILText

/// A document that was read whole: a plain or compressed text, a Word document or a PDF.
package struct DocumentFile: Sendable {
    /// The text. For a .docx file it is the paragraphs, and for a PDF the output of pdftotext.
    package let text: [UInt8]
    /// The format of the text.
    package let format: DocumentFormat
    /// Whether the text is the file's bytes, not decompressed or extracted.
    package let isAsWritten: Bool

    /// The maximum size of a text in bytes.
    private static let longestText = 64 << 20
    /// The maximum size of a zip archive in bytes.
    private static let longestArchive = 256 << 20

    /// Reads a document.
    /// - Parameter path: the path, or `-` for standard input.
    /// - Throws: `CommandFailure` if the file cannot be read, or if reading it needs a program that is not installed.
    package init(reading path: String, interruption: Interruption) throws {
        let bytes = try Self.bytes(of: path, interruption: interruption)
        if Self.isPDF(bytes) {
            let pages = try PDFDocument(path, interruption).text()
            self.init(text: pages, format: .markdown, isAsWritten: false)
            return
        }
        // A Word document is an archive, which a mail program or a package may have compressed once more.
        let isCompressed = Gzip.isCompressed(bytes)
        let name = Self.name(of: path)
        let text =
            isCompressed ? try Self.interruptible(interruption) { try Self.unpacked(bytes, name: name) } : bytes
        if WordDocument.isArchive(start: text) {
            let paragraphs = try Self.interruptible(interruption) { try Self.paragraphs(text, name: name) }
            self.init(text: paragraphs, format: .paragraphs, isAsWritten: false)
        } else if Self.isPDF(text) {
            let pages = try PDFDocument(path, interruption).text(ofUnpacked: text)
            self.init(text: pages, format: .markdown, isAsWritten: false)
        } else if Self.mayBeUTF16(text) {
            throw CommandFailure(
                "'\(path.visible)' is not UTF-8 text. If it is UTF-16, convert it with iconv -f UTF-16 -t UTF-8.", .data
            )
        } else {
            let format = DocumentFormat(path: path, start: text.prefix(2_000))
            self.init(text: text, format: format, isAsWritten: !isCompressed)
        }
    }

    private static func isPDF(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "%PDF-".utf8) }

    /// Whether a text has several NUL at its start. A text of UTF-16 has one next to each ASCII letter.
    private static func mayBeUTF16(_ text: [UInt8]) -> Bool { text.prefix(1_024).count { byte in byte == 0 } > 1 }

    private init(text: [UInt8], format: DocumentFormat, isAsWritten: Bool) {
        self.text = text
        self.format = format
        self.isAsWritten = isAsWritten
    }

    /// Returns the definitions and, if wanted, the uses of acronyms in the document.
    /// - Parameter wantsFeatures: whether to find every match with its features, for fitting the score of definitions.
    package func report(wantsUses: Bool, wantsFeatures: Bool = false) -> ProseReport {
        var options = ProseScanner.Options(format: format)
        options.wantsUses = wantsUses
        options.wantsFeatures = wantsFeatures
        return ProseScanner.scan(text, options: options)
    }

    // MARK: Bytes

    /// Returns the bytes of a file, or of standard input if the path is `-`.
    ///
    /// Reading waits for the writer of a named pipe. A signal interrupts the wait.
    /// - Throws: `CommandFailure` if the file does not exist, is a folder, is too large or cannot be read.
    package static func bytes(of path: String, interruption: Interruption) throws -> [UInt8] {
        let name = name(of: path)
        let isInput = path == "-"
        let descriptor = isInput ? STDIN_FILENO : open(path.systemPath, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR {
                throw CommandFailure("The file '\(name)' does not exist. Check the name and the folder.", .noInput)
            }
            throw unreadable(name, errno)
        }
        defer { if !isInput { close(descriptor) } }
        do {
            return try OpenInput(descriptor).contents(
                limit: { start in WordDocument.isArchive(start: start) ? longestArchive : longestText },
                wait: { descriptor in try interruption.wait(for: descriptor) })
        } catch let fault as OpenInput.Fault {
            throw failure(fault, name: name)
        }
    }

    private static func name(of path: String) -> String { path == "-" ? "standard input" : path.visible }

    private static func failure(_ fault: OpenInput.Fault, name: String) -> CommandFailure {
        switch fault {
        case .folder: CommandFailure("'\(name)' is a folder. Name the documents in it.", .noInput)
        case .unreadable(let error): unreadable(name, error.number)
        case .tooLarge(let limit):
            CommandFailure(
                "'\(name)' was not read: It is larger than the limit of \(limit >> 20) MiB. Split it.", .data)
        case .changed:
            CommandFailure("'\(name)' changed while it was read. Try again when it is complete.", .inputOutput)
        }
    }

    private static func unreadable(_ name: String, _ number: Int32) -> CommandFailure {
        CommandFailure(
            "'\(name)' cannot be read: \(PrivateFile.reason(number)). Check the file and its permissions.", .inputOutput
        )
    }

    /// Returns the contents of a compressed file.
    private static func unpacked(_ bytes: [UInt8], name: String) throws -> [UInt8] {
        do {
            return try Gzip.unpacked(bytes, limit: UnpackingLimit(longestText))
        } catch {
            let start = error.isLimit ? "'\(name)' was not read" : "'\(name)' is damaged"
            throw CommandFailure("\(start): \(error.sentence)", .data)
        }
    }

    /// Returns the text of a Word document.
    private static func paragraphs(_ archive: [UInt8], name: String) throws -> [UInt8] {
        do {
            return WordDocument.text(of: try WordDocument.body(of: archive))
        } catch {
            throw CommandFailure("'\(name)' is damaged: \(error)", .data)
        }
    }

    /// Does work on another thread, so that signals can interrupt the wait for it.
    private static func interruptible<Value: Sendable>(
        _ interruption: Interruption, _ work: @escaping @Sendable () throws -> Value
    ) throws -> Value {
        try AwaitedTask(work).value(isAbandoned: true, checking: interruption.check)
    }
}

/// A PDF file, whose text pdftotext extracts.
private struct PDFDocument {
    private let path: String
    private let interruption: Interruption

    /// The resources that pdftotext can use. A document of a thousand pages takes a few seconds and 100 MB.
    private static let limits = ChildProgram.Limits(seconds: 60, memory: 1 << 30, output: 64 << 20)

    init(_ path: String, _ interruption: Interruption) {
        self.path = path
        self.interruption = interruption
    }

    /// Returns the text of a document that was compressed.
    func text(ofUnpacked document: [UInt8]) throws -> [UInt8] {
        var template = "\(FileManager.default.temporaryDirectory.path)/til-XXXXXX".systemPath
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else {
            throw CommandFailure("A temporary file cannot be made: \(PrivateFile.reason(errno)).", .inputOutput)
        }
        defer {
            close(descriptor)
            unlink(template)
        }
        do {
            try PrivateFile.write(document, to: descriptor)
        } catch {
            throw CommandFailure("A temporary file cannot be written: \(error.words).", .inputOutput)
        }
        return try text(in: String(systemText: template))
    }

    /// Returns the text of the document.
    func text() throws -> [UInt8] { try text(in: path) }

    private func text(in file: String) throws -> [UInt8] {
        let name = path.visible
        guard path != "-" else {
            throw CommandFailure("PDF can be read only from a file. Name the file.", .usage)
        }
        let variables = ProcessInfo.processInfo.environment
        guard let program = variables.program(named: "pdftotext") else {
            throw CommandFailure(
                "'\(name)' is a PDF file, and pdftotext is not installed. Install poppler-utils.", .data)
        }
        // A name with a hyphen would be an option.
        let argument = file.hasPrefix("-") ? "./" + file : file
        let reader = ChildProgram(
            path: program, arguments: ["-q", "-enc", "UTF-8", argument, "-"], variables: variables,
            limits: Self.limits)
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
