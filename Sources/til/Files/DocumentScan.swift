import Foundation
import Glibc
import TILCore
import TILProse

/// Reads documents of every format for `til scan` and `til lint`: files as they are, what is compressed, Word's files and PDF.
struct DocumentScan {
    let interruption: Interruption
    /// Whether acronyms are wanted where they are used, too, which takes a third of the time.
    var wantsUses = true

    /// The most bytes of a file that has to be read at once.
    private static let largestArchive = 1 << 28

    /// A document to be scanned: its text, to be read on any thread; of one that is long, what was found in it.
    enum Document: Sendable {
        case text([UInt8], ProseScanner.Options)
        case report(ProseReport)

        /// How many bytes are held of it.
        var size: Int {
            switch self {
            case .text(let bytes, _): bytes.count
            case .report: 0
            }
        }

        /// The definitions and the uses that were found in it.
        var report: ProseReport {
            switch self {
            case .report(let report): return report
            case .text(let bytes, let options):
                var scanner = ProseScanner(options: options)
                scanner.feed(bytes)
                var report = scanner.finish()
                var distinct = DistinctDefinitions()
                distinct.add(report.definitions)
                report.definitions = distinct.definitions
                return report
            }
        }
    }

    /// The definitions of a document, each once as it is spelled.
    private struct DistinctDefinitions {
        private(set) var definitions: [AcronymDefinition] = []
        private var seen: Set<Int> = []

        mutating func add(_ found: [AcronymDefinition]) {
            for definition in found {
                var hasher = Hasher()
                hasher.combine(definition.short)
                hasher.combine(definition.long)
                if seen.insert(hasher.finalize()).inserted { definitions.append(definition) }
            }
        }
    }

    /// The most bytes of a document that is held whole.
    private static let largestText = 4 << 20

    /// Opens a document. One that is long is read piece by piece, here.
    /// - Throws: `InterchangeError` where the file cannot be read, `CommandFailure` where it can only be with a program
    ///   that is not installed.
    func document(_ path: String) throws -> Document {
        try open(path) { opened in
            if let size = opened.source.size, size <= Self.largestText {
                return .text(try opened.source.whole(atMost: .max) { CancellationError() }, options(opened.format))
            }
            return .report(try report(opened))
        }
    }

    private func options(_ format: DocumentFormat) -> ProseScanner.Options {
        var options = ProseScanner.Options(format: format)
        if !wantsUses { options.maximumUses = 0 }
        return options
    }

    /// What a long document defines and uses. What it defines again in the same words is not held, so that no text needs more
    /// memory for being longer.
    private func report(_ opened: Opened) throws -> ProseReport {
        var scanner = ProseScanner(options: options(opened.format))
        var distinct = DistinctDefinitions()
        let most = ProseScanner.Options().maximumDefinitions
        try opened.source.forEachPiece { piece in
            scanner.feed(piece)
            if distinct.definitions.count < most { distinct.add(scanner.takeDefinitions()) }
        }
        var report = scanner.finish()
        if distinct.definitions.count < most { distinct.add(report.definitions) }
        report.definitions = distinct.definitions
        return report
    }

    /// A document whose text is being read.
    struct Opened {
        /// The bytes of its text.
        let source: ByteSource
        let format: DocumentFormat
        /// Whether they are those of the file, rather than unpacked or taken out of it.
        let isAsWritten: Bool
    }

    /// Opens a document, and closes it when the body returns.
    /// - Throws: `InterchangeError` where the file cannot be read, `CommandFailure` where it can only be with a program
    ///   that is not installed; and what the body throws.
    func open<Value>(_ path: String, _ body: (Opened) throws -> Value) throws -> Value {
        let file = try InputFile(path, interruption: interruption)
        return try withExtendedLifetime(file) {
            var source = file.source
            let start = try source.peek(5)
            if start.elementsEqual("%PDF-".utf8) { return try pages(path, body) }
            if WordDocument.isArchive(start: start) {
                let text = ByteSource(name: path, bytes: WordDocument.text(of: try wordDocument(source, path)))
                return try body(Opened(source: text, format: .paragraphs, isAsWritten: false))
            }
            let isCompressed = try source.isCompressed()
            if isCompressed { source = source.inflated() }
            let format = Self.format(path, start: try source.peek(2_000))
            return try body(Opened(source: source, format: format, isAsWritten: !isCompressed))
        }
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

    private func wordDocument(_ source: ByteSource, _ path: String) throws -> [UInt8] {
        let name = VisibleText.visible(path)
        let archive = try source.whole(atMost: Self.largestArchive, orThrow: { Self.tooLarge(name) })
        do {
            return try WordDocument.body(of: archive)
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
    private func pages<Value>(_ path: String, _ body: (Opened) throws -> Value) throws -> Value {
        let name = VisibleText.visible(path)
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
        let value: Value
        do {
            let source = try ByteSource(fileDescriptor: pipe.fileHandleForReading.fileDescriptor, name: path)
            value = try body(Opened(source: source, format: .markdown, isAsWritten: false))
        } catch {
            process.terminate()
            throw error
        }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw CommandFailure("pdftotext cannot read '\(name)': the file is damaged or locked.", .data)
        }
        return value
    }
}

extension ByteSource {
    /// Reads all that is left, piece by piece.
    func forEachPiece(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            let count = try read(into: buffer)
            if count == 0 { return }
            try body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }

    /// All that is left.
    /// - Throws: an error where there are more bytes than may be.
    func whole(atMost limit: Int, orThrow failure: () -> any Error) throws -> [UInt8] {
        var bytes: [UInt8] = []
        if let size, size <= limit { bytes.reserveCapacity(size) }
        try forEachPiece { piece in
            guard bytes.count + piece.count <= limit else { throw failure() }
            bytes.append(contentsOf: piece)
        }
        return bytes
    }
}
