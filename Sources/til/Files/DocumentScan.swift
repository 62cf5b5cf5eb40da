import Foundation
import Glibc
import TILCore
import TILProse

/// Reads documents of every format for `til scan` and `til lint`: files as they are, what is compressed, Word's files and PDF.
struct DocumentScan {
    let interruption: Interruption
    /// Whether acronyms are wanted where they are used, too, which takes a third of the time.
    var wantsUses = true

    /// A document to be scanned on any thread.
    struct Document: Sendable {
        let text: [UInt8]
        let options: ProseScanner.Options

        /// How many bytes are held of it.
        var size: Int { text.count }

        /// The definitions, each once as it is spelled, and the uses that were found in it.
        var report: ProseReport {
            var report = ProseScanner.scan(text, options: options)
            var seen: Set<[String]> = []
            report.definitions.removeAll { !seen.insert([$0.short, $0.long]).inserted }
            return report
        }
    }

    /// Reads a document.
    /// - Throws: `InterchangeError` if the file cannot be read, `CommandFailure` if it can only be read with a program that
    ///   is not installed.
    func document(_ path: String) throws -> Document {
        let opened = try open(path)
        var options = ProseScanner.Options(format: opened.format)
        if !wantsUses { options.maximumUses = 0 }
        return Document(text: opened.text, options: options)
    }

    /// A document that was read.
    struct Opened {
        let text: [UInt8]
        let format: DocumentFormat
        /// Whether the text is the file's bytes, rather than unpacked or taken out of it.
        let isAsWritten: Bool
    }

    /// Reads a document whole.
    /// - Throws: `InterchangeError` if the file cannot be read, `CommandFailure` if it can only be read with a program that
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

    /// The format by the name of a file, and by what it starts with.
    private static func format(_ path: String, start: [UInt8]) -> DocumentFormat {
        guard let named = DocumentFormat(path: path) else { return DocumentFormat(start: start) }
        guard named == .roff else { return named }
        // "notes.1" may be anything.
        let hasRequest =
            start.first == UInt8(ascii: ".")
            || start.indices.dropFirst().contains {
                start[$0] == UInt8(ascii: ".") && start[$0 - 1] == 0x0A
            }
        return hasRequest ? named : DocumentFormat(start: start)
    }

    // MARK: Files that are no text

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
            throw InterchangeError.damaged(name: name, reason: "Its archive is broken or cut off: copy it again.")
        }
    }

    /// The text of a PDF document as pdftotext writes it.
    private func pages(_ path: String) throws -> [UInt8] {
        let name = path.visible
        guard path != "-" else {
            throw CommandFailure("PDF is read from a file only: name it.", .usage)
        }
        guard let program = ProcessVariables().program(named: "pdftotext") else {
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
