import Foundation
import Glibc
import TILCore
import TILProse

/// Reads documents of every format for `til scan`: files as they are, what is compressed, Word's files and PDF.
struct DocumentScan {
    let interruption: Interruption

    /// The most bytes of a file that has to be read at once.
    private static let largestArchive = 1 << 28

    /// What a document defines and uses.
    /// - Throws: `InterchangeError` where the file cannot be read, `CommandFailure` where it can only be with a program
    ///   that is not installed.
    func report(_ path: String) throws -> ProseReport {
        let file = try InputFile(path, interruption: interruption)
        return try withExtendedLifetime(file) {
            var source = file.source
            let start = try source.peek(5)
            if start.elementsEqual("%PDF-".utf8) { return try pages(path) }
            if WordDocument.isArchive(start: start) { return try wordDocument(source, path) }
            if try source.isCompressed() { source = source.inflated() }
            return try scan(source, format: Self.format(path, start: try source.peek(2_000)))
        }
    }

    /// The format by the name of a file, and by what it starts with.
    private static func format(_ path: String, start: [UInt8]) -> DocumentFormat {
        let told = DocumentFormat(start: start)
        guard let named = DocumentFormat(path: path) else { return told }
        // "notes.1" may be anything.
        let hasRequest =
            start.first == UInt8(ascii: ".")
            || start.indices.dropFirst().contains {
                start[$0] == UInt8(ascii: ".") && start[$0 - 1] == 0x0A
            }
        return named == .roff && told != .roff && !hasRequest ? told : named
    }

    private func scan(_ source: ByteSource, format: DocumentFormat) throws -> ProseReport {
        var scanner = ProseScanner(options: .init(format: format))
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            let count = try source.read(into: buffer)
            if count == 0 { return scanner.finish() }
            scanner.feed(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }

    // MARK: Files that are no text

    private func wordDocument(_ source: ByteSource, _ path: String) throws -> ProseReport {
        let name = VisibleText.visible(path)
        var archive: [UInt8] = []
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            let count = try source.read(into: buffer)
            if count == 0 { break }
            archive.append(contentsOf: buffer[..<count])
            guard archive.count <= Self.largestArchive else { throw Self.tooLarge(name) }
        }
        do {
            return try scan(ByteSource(name: path, bytes: WordDocument.body(of: archive)), format: .wordXML)
        } catch WordDocument.Failure.noBody {
            throw CommandFailure("'\(name)' is an archive and no .docx document: name the files in it.", .data)
        } catch WordDocument.Failure.tooLarge {
            throw Self.tooLarge(name)
        } catch WordDocument.Failure.damaged {
            throw InterchangeError.damaged(name: name, reason: "Its archive is broken or cut off: copy it again.")
        }
    }

    private static func tooLarge(_ name: String) -> CommandFailure {
        CommandFailure("'\(name)' is larger than any .docx document that is read: save it as text.", .data)
    }

    /// The text of a PDF document as pdftotext writes it.
    private func pages(_ path: String) throws -> ProseReport {
        let name = VisibleText.visible(path)
        guard path != "-" else {
            throw CommandFailure("PDF is read from a file only: name it.", .usage)
        }
        guard let program = Self.program("pdftotext") else {
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
        let report: ProseReport
        do {
            let source = try ByteSource(fileDescriptor: pipe.fileHandleForReading.fileDescriptor, name: path)
            report = try scan(source, format: .markdown)
        } catch {
            process.terminate()
            throw error
        }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw CommandFailure("pdftotext cannot read '\(name)': the file is damaged or locked.", .data)
        }
        return report
    }

    /// The path of a program that the person has.
    private static func program(_ name: String) -> String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        return path.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }
}
