import Foundation

/// The name and the first 64 KiB of a file, or its whole first line, for recognising the format.
struct FormatSample {
    struct Line: Hashable, Sendable {
        /// The number of the line, from 1.
        let number: Int
        /// The trimmed line, or nil if it is not UTF-8 or contains a NUL.
        let text: String?
    }

    /// The maximum size of a sample, in bytes.
    static let size = 1 << 16

    /// The name of the file, as the person wrote it.
    let name: String
    /// The bytes at the file's start.
    let bytes: [UInt8]
    /// The first complete lines except empty ones and comments, at most 1,000.
    private(set) var entries: [Line] = []
    /// The lines that start with `#` before the first entry.
    private(set) var comments: [String] = []
    /// Whether the file may be longer than the sample.
    let isFull: Bool

    /// The maximum size of the first line, in bytes.
    private static let longestLine = 4 << 20

    init(_ contents: FileContents) {
        // Include a longer first line as a whole, because a thing with a long note is one line of JSON.
        let first = contents.bytes.prefix(Self.longestLine).firstIndex(of: 0x0A) ?? Self.longestLine
        self.init(name: contents.name, bytes: Array(contents.bytes.prefix(max(Self.size, first + 1))))
    }

    init(name: String, bytes: [UInt8]) {
        self.name = name
        isFull = bytes.count >= Self.size
        // Remove an incomplete character at the end, so that it does not look like another encoding.
        self.bytes = isFull ? Array(Self.whole(bytes)) : bytes
        let lineEnd: UInt8 = self.bytes.contains(0x0A) ? 0x0A : 0x0D
        var lines = self.bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
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
    }

    /// Returns the bytes without an incomplete UTF-8 character at their end.
    private static func whole(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        // The last byte that is not a continuation byte determines the length of the character.
        guard let lead = bytes.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }), bytes[lead] >= 0xC0 else {
            return bytes[...]
        }
        let length = bytes[lead] >= 0xF0 ? 4 : bytes[lead] >= 0xE0 ? 3 : 2
        return lead + length > bytes.count ? bytes[..<lead] : bytes[...]
    }

    /// The file name extension in lower case, without the dot. An ending `.gz` is ignored.
    var fileExtension: String {
        var parts = name.lowercased().split(separator: "/").last?.split(separator: ".") ?? []
        if parts.last == "gz" { parts.removeLast() }
        return parts.count > 1 ? String(parts[parts.count - 1]) : ""
    }
}
