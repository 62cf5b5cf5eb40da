import Foundation
import Glibc
import TILCore
import TILProse

/// Reads documents of every format for `til scan` and `til lint`: plain and compressed files, Word documents and PDF.
struct DocumentScan {
    let interruption: Interruption
    /// Whether to also report where acronyms are used, which takes a third of the time.
    var wantsUses = true
    /// The names of the finder's rules that are disabled.
    var without: Set<String> = []

    /// A document that can be scanned on any thread.
    struct Document: Sendable {
        let text: [UInt8]
        let options: ProseScanner.Options

        /// The number of bytes in memory.
        var size: Int { text.count }

        /// The definitions and uses in the document. Each spelling of a definition appears once.
        var report: ProseReport {
            var report = ProseScanner.scan(text, options: options)
            let counts = Dictionary(report.definitions.map { ([$0.short, $0.long], 1) }, uniquingKeysWith: +)
            var seen: Set<[String]> = []
            report.definitions.removeAll { !seen.insert([$0.short, $0.long]).inserted }
            for index in report.definitions.indices {
                let definition = report.definitions[index]
                report.definitions[index].count = counts[[definition.short, definition.long]] ?? 1
            }
            return report
        }
    }

    /// Reads a document.
    /// - Throws: `InterchangeError` if the file cannot be read, or `CommandFailure` if reading it needs a program that
    ///   is not installed.
    func document(_ path: String) throws -> Document {
        let opened = try open(path)
        var options = ProseScanner.Options(format: opened.format, without: without)
        if !wantsUses { options.maximumUses = 0 }
        return Document(text: opened.text, options: options)
    }

    /// The contents of a document.
    struct Opened {
        let text: [UInt8]
        let format: DocumentFormat
        /// Whether the text is the file's bytes, not decompressed or extracted.
        let isAsWritten: Bool
    }

    /// Reads a whole document.
    /// - Throws: `InterchangeError` if the file cannot be read, or `CommandFailure` if reading it needs a program that
    ///   is not installed.
    func open(_ path: String) throws -> Opened {
        let contents = try InputFile.contents(of: path, interruption: interruption)
        if contents.bytes.starts(with: "%PDF-".utf8) {
            return Opened(text: try pages(path), format: .markdown, isAsWritten: false)
        }
        if WordDocument.isArchive(start: contents.bytes) {
            let text = WordDocument.text(of: try wordDocument(contents))
            return Opened(text: text, format: .paragraphs, isAsWritten: false)
        }
        let text = try contents.unpacked().bytes
        let format = Self.format(path, start: Array(text.prefix(2_000)))
        return Opened(text: text, format: format, isAsWritten: !contents.isCompressed)
    }

    /// Returns the format that the file name and the first bytes of a document indicate.
    private static func format(_ path: String, start: [UInt8]) -> DocumentFormat {
        guard let named = DocumentFormat(path: path) else { return DocumentFormat(start: start) }
        guard named == .roff else { return named }
        // A name such as "notes.1" can be any kind of file.
        let hasRequest =
            start.first == UInt8(ascii: ".")
            || start.indices.dropFirst().contains {
                start[$0] == UInt8(ascii: ".") && start[$0 - 1] == 0x0A
            }
        return hasRequest ? named : DocumentFormat(start: start)
    }

    // MARK: Files that are not plain text

    private func wordDocument(_ archive: FileContents) throws -> [UInt8] {
        let name = archive.name.visible
        do {
            return try WordDocument.body(of: archive.bytes)
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
    private func pages(_ path: String) throws -> [UInt8] {
        let name = path.visible
        guard path != "-" else {
            throw CommandFailure("PDF is read from a file only: name it.", .usage)
        }
        guard let program = ProcessInfo.processInfo.environment.program(named: "pdftotext") else {
            throw CommandFailure(
                "'\(name)' is PDF, and pdftotext, which reads it, is not installed: install poppler-utils.", .data)
        }
        let process = Process()
        let pipe = Pipe()
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
        defer { process.waitUntilExit() }
        let text: [UInt8]
        do {
            text = try FileContents(fileDescriptor: pipe.fileHandleForReading.fileDescriptor, name: path).bytes
        } catch {
            process.terminate()
            throw error
        }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw CommandFailure("pdftotext cannot read '\(name)': the file is damaged or locked.", .data)
        }
        return text
    }
}
