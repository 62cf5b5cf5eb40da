import Foundation

/// The decoded text of a file.
struct ListText: Sendable {
    /// The name of the file, as the person wrote it.
    let name: String
    /// The text as UTF-8 without a byte order mark. Its line ends are those of the file.
    let text: String
    /// The start of the text up to the end of a line, or the whole text if it is short.
    private let start: String
    /// The first lines of the start that are not empty, without surrounding white space.
    private let startLines: [String]

    init(name: String = "memory", text: String) {
        self.name = name
        self.text = text
        start = Self.start(of: text)
        startLines = Self.lines(of: start)
    }

    private init(startOf whole: ListText) {
        name = whole.name
        text = whole.start
        start = whole.start
        startLines = whole.startLines
    }

    /// Decodes a file: UTF-8, or UTF-16 with a byte order mark.
    /// - Throws: ``InterchangeError`` for any other encoding, since a file is never imported in part.
    init(_ contents: FileContents) throws(InterchangeError) {
        let bytes = contents.bytes
        if let wide = try Self.wideText(contents) {
            self.init(name: contents.name, text: wide)
            return
        }
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        if Self.isBinary(bytes) {
            throw .invalid("'\(contents.name)' is not text. Export it as text or CSV, and import that file.")
        }
        guard let text = String(validating: bytes[start...], as: UTF8.self) else {
            throw .otherEncoding(name: contents.name, line: Self.firstInvalidLine(bytes))
        }
        self.init(name: contents.name, text: text)
    }

    /// Returns the text of UTF-16 with a byte order mark, or nil for other files.
    private static func wideText(_ contents: FileContents) throws(InterchangeError) -> String? {
        let bytes = contents.bytes
        let isLittle = bytes.starts(with: [0xFF, 0xFE])
        guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
            if isWide(bytes) { throw .notUTF8(name: contents.name) }
            return nil
        }
        // The mark of UTF-32 starts with the same bytes.
        if isLittle, bytes.dropFirst(2).starts(with: [0, 0]) { throw .notUTF8(name: contents.name) }
        guard bytes.count.isMultiple(of: 2) else { throw .notUTF8(name: contents.name) }
        let units = stride(from: 2, to: bytes.count, by: 2).map { index in
            let first = UInt16(bytes[index])
            let second = UInt16(bytes[index + 1])
            return isLittle ? second << 8 | first : first << 8 | second
        }
        guard let text = String(validating: units, as: UTF16.self) else { throw .notUTF8(name: contents.name) }
        return text
    }

    /// Returns whether bytes without a mark are UTF-16 or UTF-32: they have a NUL next to each ASCII letter, so that
    /// either all bytes at even offsets or all at odd offsets are NUL.
    private static func isWide(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 4 else { return false }
        let start = bytes.prefix(256)
        let areEvenNUL = stride(from: 0, to: start.count, by: 2).allSatisfy { index in start[index] == 0 }
        let areOddNUL = stride(from: 1, to: start.count, by: 2).allSatisfy { index in start[index] == 0 }
        return areEvenNUL != areOddNUL
    }

    /// Returns whether bytes are not text in any encoding of single bytes.
    private static func isBinary(_ bytes: [UInt8]) -> Bool {
        let start = bytes.prefix(1_024)
        let zeros = start.count { byte in byte == 0 }
        return zeros > 1 && zeros * 16 > start.count
    }

    private static func firstInvalidLine(_ bytes: [UInt8]) -> Int {
        let lines = LineEnds.unified(bytes).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let index = lines.firstIndex { line in String(validating: line, as: UTF8.self) == nil }
        return (index ?? 0) + 1
    }

    /// The file name extension in lower case, without the dot. An ending `.gz` is ignored.
    var fileExtension: String { Self.fileExtension(of: name) }

    /// Returns the file name extension of a name in lower case, without the dot. An ending `.gz` is ignored.
    static func fileExtension(of name: String) -> String {
        var parts = name.lowercased().split(separator: "/").last?.split(separator: ".") ?? []
        if parts.last == "gz" { parts.removeLast() }
        return parts.count > 1 ? String(parts[parts.count - 1]) : ""
    }

    /// The size of the start that is looked at to recognise a file, in bytes.
    static let sampleSize = 1 << 15

    /// The greatest number of lines that are looked at to recognise a file.
    private static let mostStartLines = 1_000

    private static func start(of text: String) -> String {
        let utf8 = text.utf8
        guard utf8.count > sampleSize,
            let limit = utf8.index(utf8.startIndex, offsetBy: sampleSize, limitedBy: utf8.endIndex),
            let end = utf8[..<limit].lastIndex(of: UInt8(ascii: "\n"))
        else { return text }
        return String(text[...end])
    }

    private static func lines(of start: String) -> [String] {
        var found: [String] = []
        var copy = start
        copy.withUTF8 { bytes in
            var lines = TextLines(bytes)
            while found.count < mostStartLines, let line = lines.next() {
                let text = FieldText.trimmed(line.bytes)
                if !text.isEmpty { found.append(String(decoding: text, as: UTF8.self)) }
            }
        }
        return found
    }

    /// The start of the text up to the end of a line, or the whole text if it is short.
    var sample: ListText { ListText(startOf: self) }

    /// Whether the text has nothing but white space and comments.
    var isBlank: Bool {
        let lines = firstLines(100)
        return start.utf8.count == text.utf8.count && lines.count < 100
            && lines.allSatisfy { line in line.hasPrefix("#") }
    }

    /// The number of lines of the text.
    var lineCount: Int {
        var count = 0
        forEachLine { _ in count += 1 }
        return count
    }

    /// Calls a closure with each line of the text. Lines end with LF, CRLF or CR.
    func forEachLine(_ body: (TextLines.Line) -> Void) {
        var copy = text
        copy.withUTF8 { bytes in
            var lines = TextLines(bytes)
            while let line = lines.next() { body(line) }
        }
    }

    /// Returns the first lines that are not empty, without surrounding white space.
    /// - Parameter count: the greatest number of lines, at most 1,000.
    func firstLines(_ count: Int) -> ArraySlice<String> { startLines.prefix(count) }
}
