import Foundation

/// The first 64 KiB of a file and its name: what its format is told by.
final class FormatSample {
    /// A line of the sample.
    struct Line: Hashable, Sendable {
        /// Counted from 1.
        let number: Int
        /// The line, trimmed; nil if it is not UTF-8 or holds a NUL.
        let text: String?
    }

    /// The file's name, as given.
    let name: String
    /// The bytes at the file's start.
    let bytes: [UInt8]
    /// Lines that are neither blank nor comments: at most 1,000, none that is cut off.
    let entries: [Line]
    /// Lines that start with `#`, above the first entry.
    let comments: [String]
    /// Whether the file may go on behind the sample.
    let isFull: Bool

    convenience init(_ contents: FileContents) {
        self.init(name: contents.name, bytes: Array(contents.bytes.prefix(LineReader.sampleSize)))
    }

    /// How many rows are as a table has them, counted once for recognising it and for reading it.
    private(set) lazy var commaRows = rows(.comma)
    private(set) lazy var semicolonRows = rows(.semicolon)

    init(name: String, bytes: [UInt8]) {
        self.name = name
        // What is cut off in the middle of a character is no sign of another encoding.
        isFull = bytes.count >= LineReader.sampleSize
        let bytes = isFull ? Array(Self.whole(bytes)) : bytes
        self.bytes = bytes
        var entries: [Line] = []
        var comments: [String] = []
        let lineEnd: UInt8 = bytes.contains(0x0A) ? 0x0A : 0x0D
        var lines = bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
            .split(separator: lineEnd, omittingEmptySubsequences: false)
        if isFull, lines.count > 1 { lines.removeLast() }
        for (index, line) in lines.enumerated() where entries.count < 1_000 {
            let text = line.contains(0) ? nil : line.withUnsafeBufferPointer { FieldText.string($0) }
            if text?.isEmpty == true { continue }
            if let text, text.utf8.first == 0x23 {
                if entries.isEmpty { comments.append(text) }
            } else {
                entries.append(Line(number: index + 1, text: text))
            }
        }
        self.entries = entries
        self.comments = comments
    }

    /// Bytes without the first ones of a character of UTF-8 at their end.
    private static func whole(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        // The last byte that is no continuation says how many there should be.
        guard let lead = bytes.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }), bytes[lead] >= 0xC0 else {
            return bytes[...]
        }
        let length = bytes[lead] >= 0xF0 ? 4 : bytes[lead] >= 0xE0 ? 3 : 2
        return lead + length > bytes.count ? bytes[..<lead] : bytes[...]
    }

    /// The file name's extension in small letters, without the dot; that of a compressed file's content where the name
    /// ends in `.gz`.
    var fileExtension: String {
        var parts = name.lowercased().split(separator: "/").last?.split(separator: ".") ?? []
        if parts.last == "gz" { parts.removeLast() }
        return parts.count > 1 ? String(parts[parts.count - 1]) : ""
    }

    /// The delimiter that Excel names on a first line such as `sep=;`.
    var excelSeparator: UInt8? {
        guard let first = entries.first, first.number == 1, let text = first.text?.utf8, text.count == 5,
            text.starts(with: "sep=".utf8)
        else { return nil }
        return text.last
    }

    /// Whether the bytes are UTF-16 or UTF-32 text: by their mark, or by the NULs that every second ASCII letter has.
    var isWide: Bool {
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return true }
        guard bytes.count >= 4 else { return false }
        var isNUL = [true, true]
        for (index, byte) in bytes.prefix(256).enumerated() where (byte == 0) != isNUL[index & 1] {
            isNUL[index & 1] = false
        }
        return isNUL[0] != isNUL[1] && bytes.prefix(256).contains { $0 != 0 }
    }

    /// Whether the bytes are no text at all.
    var isBinary: Bool { bytes.prefix(1_024).count { $0 == 0 } > 1 }

    /// Whether a file starts as structured data or markup do, whose lines can look like a list's.
    var isMarkup: Bool {
        guard let first = entries.first?.text?.utf8.first else { return false }
        return first == 0x7B || first == 0x5B || first == 0x3C
    }
}

extension FormatSample {
    /// The sample as it would be if each byte stood for the character of that number, as in Latin-1; nil if it is UTF-8
    /// as it stands, or no text.
    ///
    /// The letters may be wrong ones, but the separators, which tell the format, are the same in all of Latin-1's kin.
    var asLatin1: FormatSample? {
        guard !isBinary, entries.contains(where: { $0.text == nil }) else { return nil }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count * 2)
        for byte in bytes {
            if byte < 0x80 {
                text.append(byte)
            } else {
                text.append(0xC0 | byte >> 6)
                text.append(0x80 | byte & 0x3F)
            }
        }
        return FormatSample(name: name, bytes: text)
    }
}
