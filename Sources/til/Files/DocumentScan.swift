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

        /// The definitions and uses in the document. Each spelling of a definition appears once.
        var report: ProseReport {
            var report = ProseScanner.scan(text, options: options)
            var places: [[String]: Int] = [:]
            report.definitions = report.definitions.reduce(into: []) { distinct, definition in
                let spelling = [definition.short, definition.long]
                if let place = places[spelling] { return distinct[place].count += 1 }
                places[spelling] = distinct.count
                distinct.append(definition)
                distinct[distinct.count - 1].count = 1
            }
            return report
        }
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
        return document(text, Self.format(path, start: text.prefix(2_000)), isAsWritten: !contents.isCompressed)
    }

    private func document(_ text: [UInt8], _ format: DocumentFormat, isAsWritten: Bool) -> Document {
        var options = ProseScanner.Options(format: format, without: without)
        if !wantsUses { options.maximumUses = 0 }
        return Document(text: text, options: options, isAsWritten: isAsWritten)
    }

    /// Returns the format that the file name and the first bytes of a document indicate.
    private static func format(_ path: String, start: ArraySlice<UInt8>) -> DocumentFormat {
        let named = DocumentFormat(path: path)
        // A name such as "notes.1" can be any kind of file. A man page has a line with a request.
        let lines = start.split(separator: UInt8(ascii: "\n"))
        let isNamed = named != .roff || lines.contains { $0.first == UInt8(ascii: ".") }
        return named.flatMap { isNamed ? $0 : nil } ?? DocumentFormat(start: Array(start))
    }

    /// Returns the text of a Word document.
    private static func paragraphs(_ archive: FileContents) throws -> [UInt8] {
        let name = archive.name.visible
        do {
            return WordDocument.text(of: try WordDocument.body(of: archive.bytes))
        } catch WordDocument.Failure.noBody {
            throw CommandFailure("'\(name)' is an archive and no .docx document: name the files in it.", .data)
        } catch WordDocument.Failure.tooLarge {
            throw CommandFailure(
                "'\(name)' is larger than any .docx document that is read: save it as text.", .data)
        } catch WordDocument.Failure.damaged {
            throw InterchangeError.damaged(name, "Its archive is broken or cut off: copy it again.")
        }
    }

    /// Returns the text of a PDF document, extracted by pdftotext.
    private static func pages(_ path: String) throws -> [UInt8] {
        let name = path.visible
        guard path != "-" else {
            throw CommandFailure("PDF is read from a file only: name it.", .usage)
        }
        guard let program = ProcessInfo.processInfo.environment.program(named: "pdftotext") else {
            throw CommandFailure(
                "'\(name)' is PDF, and pdftotext, which reads it, is not installed: install poppler-utils.", .data)
        }
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["-q", "-enc", "UTF-8", path.hasPrefix("-") ? "./" + path : path, "-"]
        process.standardOutput = pipe
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw CommandFailure("pdftotext cannot be started to read '\(name)': try '\(program) -v'.", .data)
        }
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        let text = try FileContents(fileDescriptor: pipe.fileHandleForReading.fileDescriptor, name: path)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw CommandFailure("pdftotext cannot read '\(name)': the file is damaged or locked.", .data)
        }
        return text.bytes
    }
}
