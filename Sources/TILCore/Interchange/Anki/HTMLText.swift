import TILText

/// A converter between the HTML of a flashcard and text.
enum HTMLText {
    /// Returns the text of HTML. `<br>` and the edges of blocks become line ends, other tags and sounds are removed,
    /// character references are resolved, and line ends in the source become spaces.
    static func plain(_ html: String) -> String {
        let hasMarks = html.utf8.contains { byte in "<&\n\r[".utf8.contains(byte) }
        guard hasMarks else { return html }
        var text = html
        let plain = text.withUTF8 { bytes in
            var reader = HTMLTextReader(bytes)
            reader.read()
            return reader.output
        }
        return FieldText.trimmed(String(decoding: plain, as: UTF8.self))
    }

    /// Returns HTML for a text, on one line and without tabs.
    static func escaped(_ text: String) -> String {
        text.mapped { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\n": "<br>"
            // Anki removes control characters, but keeps references to them.
            case "\u{0}"..<" ", "\u{7F}", "[": "&#\(scalar.value);"
            default: nil
            }
        }
    }

    /// Returns whether a text looks like HTML.
    static func isLikely(_ bytes: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self).lowercased()
        let marks = ["<br", "<div", "<b>", "<i>", "&nbsp;", "&amp;", "&lt;", "</"]
        return marks.contains { mark in text.contains(mark) }
    }
}

/// A reader of the text of a flashcard.
private struct HTMLTextReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0
    private(set) var output: [UInt8] = []
    private var isOnNewLine = true
    /// The offset of the last closing bracket. An opening one after it cannot be closed, so that its end is not
    /// searched.
    private let lastBracket: Int

    /// The elements whose edges are line ends.
    private static let blocks = Set(
        "div p li ul ol tr table h1 h2 h3 h4 blockquote dd dt dl pre hr".split(separator: " "))
    /// The maximum length of a tag, in bytes.
    private static let longestTag = 10_000

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        lastBracket = bytes.lastIndex(of: UInt8(ascii: "]")) ?? -1
    }

    mutating func read() {
        while index < bytes.count {
            let isMark =
                switch bytes[index] {
                case "&": readReference()
                case "<": readComment() || readTag()
                case "[": readSound()
                default: false
                }
            if !isMark { readText() }
        }
    }

    private mutating func readText() {
        let byte = bytes[index]
        let isLineEnd = byte == "\n" || byte == "\r"
        output.append(isLineEnd ? .space : byte)
        isOnNewLine = isOnNewLine && FieldText.isSpace(byte)
        index += 1
    }

    // MARK: Marks

    private mutating func readReference() -> Bool {
        guard let reference = HTMLReference(bytes, at: index), let scalar = reference.scalar else { return false }
        output += Character(scalar).utf8
        isOnNewLine = false
        index = reference.end
        return true
    }

    private mutating func readComment() -> Bool {
        guard bytes[index...].starts(with: "<!--".utf8) else { return false }
        index = end(after: "--", from: index + 4)
        return true
    }

    private mutating func readTag() -> Bool {
        let next = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: "!")
        let isDeclaration = next == "!" || next == "?"
        let limit = min(bytes.count, index + Self.longestTag)
        guard !isDeclaration, let tag = HTMLTag(bytes, at: index, limit: limit) else { return false }
        index = tag.range.upperBound
        let name = tag.name.prefix { sign in sign != ":" }
        if name == "style" || name == "script" {
            index = end(after: "</\(name)", from: index)
        } else if name == "br" || Self.blocks.contains(name) && !isOnNewLine {
            output.append(UInt8(ascii: "\n"))
            isOnNewLine = true
        }
        return true
    }

    /// Reads the name of a sound, such as `[sound:ftp.mp3]`, which is not text.
    private mutating func readSound() -> Bool {
        guard index < lastBracket, bytes[index...].starts(with: "[sound:".utf8),
            let end = bytes[index...].firstIndex(of: UInt8(ascii: "]"))
        else { return false }
        index = end + 1
        return true
    }

    /// Returns the offset after the `>` that follows a mark, or the end of the bytes if the mark or the `>` is missing.
    private func end(after mark: String, from start: Int) -> Int {
        guard let found = bytes.dropFirst(start).firstRange(of: mark.utf8),
            let close = bytes[found.upperBound...].firstIndex(of: UInt8(ascii: ">"))
        else { return bytes.count }
        return close + 1
    }
}
