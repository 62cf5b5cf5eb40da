import Foundation
import TILCore
import TILProse

/// Reads documents of every format for `til scan` and `til lint`: plain and compressed files, Word documents and PDF.
struct DocumentScan {
    let interruption: Interruption
    /// Whether to also report where acronyms are used, which takes a third of the time.
    var wantsUses = true
    /// The names of the finder's rules that are disabled.
    var without: Set<String> = []

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
            return document(try Self.pages(path), .markdown, isAsWritten: false)
        }
        if WordDocument.isArchive(start: contents.bytes) {
            return document(try Self.paragraphs(contents), .paragraphs, isAsWritten: false)
        }
        let text = try contents.unpacked().bytes
        if contents.isCompressed, text.starts(with: "%PDF-".utf8) {
            let files = FileManager.default
            let copy = files.temporaryDirectory.path + "/til-\(UUID.random().uuidString).pdf"
            defer { try? files.removeItem(atPath: copy) }
            _ = files.createFile(atPath: copy, contents: Data(text), attributes: [.posixPermissions: 0o600])
            return document(try Self.pages(path, in: copy), .markdown, isAsWritten: false)
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
        (options.wantsUses, options.without) = (wantsUses, without)
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

    /// Returns the text of a PDF document, extracted by pdftotext.
    private static func pages(_ path: String, in file: String? = nil) throws -> [UInt8] {
        let (name, file) = (path.visible, file ?? path)
        guard path != "-" else {
            throw CommandFailure("PDF can be read only from a file. Name the file.", .usage)
        }
        guard let program = ProcessInfo.processInfo.environment.program(named: "pdftotext") else {
            throw CommandFailure(
                "'\(name)' is a PDF file, and pdftotext is not installed. Install poppler-utils.", .data)
        }
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["-q", "-enc", "UTF-8", file.hasPrefix("-") ? "./" + file : file, "-"]
        process.standardOutput = pipe
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw CommandFailure("Cannot start pdftotext to read '\(name)'. Try '\(program) -v'.", .data)
        }
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        let text = try FileContents(fileDescriptor: pipe.fileHandleForReading.fileDescriptor, name: path)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw CommandFailure("pdftotext cannot read '\(name)'. The file is damaged or locked.", .data)
        }
        return text.bytes
    }
}
