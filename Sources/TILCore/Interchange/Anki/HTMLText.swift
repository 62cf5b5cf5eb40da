import TILText

/// A converter between the HTML of a flashcard and text.
enum HTMLText {
    private static let blocks = Set(
        "div p li ul ol tr table h1 h2 h3 h4 blockquote dd dt dl pre hr".split(separator: " "))

    /// Returns the text of HTML. `<br>` and the edges of blocks become line ends, other tags and sounds are removed,
    /// character references are resolved, and line ends in the source become spaces.
    static func plain(_ html: String) -> String {
        guard
            html.utf8.contains(where: { byte in
                byte == "<" || byte == "&" || byte == "\n" || byte == "\r" || byte == "["
            })
        else {
            return html
        }
        var text = html
        return FieldText.trimmed(String(decoding: text.withUTF8 { plain($0) }, as: UTF8.self))
    }

    private static func plain(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        var isOnNewLine = true
        var index = 0
        func endLine() {
            output.append(UInt8(ascii: "\n"))
            isOnNewLine = true
        }
        // An opening bracket after the last closing one cannot be closed, so the search for its end is skipped.
        let lastBracket = bytes.lastIndex(of: UInt8(ascii: "]")) ?? -1
        while index < bytes.count {
            let byte = bytes[index]
            if byte == "&", let reference = HTMLReference(bytes, at: index), let scalar = reference.scalar {
                output += Character(scalar).utf8
                isOnNewLine = false
                index = reference.end
            } else if byte == "<", bytes[index...].starts(with: "<!--".utf8) {
                index = end(after: "--", in: bytes, from: index + 4)
            } else if byte == "<", index + 1 < bytes.count, bytes[index + 1] != "!", bytes[index + 1] != "?",
                let tag = HTMLTag(bytes, at: index, limit: min(bytes.count, index + 10_000))
            {
                index = tag.range.upperBound
                let name = tag.name.prefix { $0 != ":" }
                if name == "br" {
                    endLine()
                } else if name == "style" || name == "script" {
                    index = end(after: "</\(name)", in: bytes, from: index)
                } else if blocks.contains(name), !isOnNewLine {
                    endLine()
                }
            } else if byte == "[", index < lastBracket, bytes[index...].starts(with: "[sound:".utf8),
                let end = bytes[index...].firstIndex(of: UInt8(ascii: "]"))
            {
                index = end + 1
            } else {
                output.append(byte == "\n" || byte == "\r" ? UInt8(ascii: " ") : byte)
                isOnNewLine = isOnNewLine && FieldText.isSpace(byte)
                index += 1
            }
        }
        return output
    }

    /// Returns the offset after the `>` that follows a mark, or the end of the bytes if the mark or the `>` is missing.
    private static func end(after mark: String, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard let found = bytes.dropFirst(start).firstRange(of: mark.utf8),
            let close = bytes[found.upperBound...].firstIndex(of: UInt8(ascii: ">"))
        else { return bytes.count }
        return close + 1
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
        return ["<br", "<div", "<b>", "<i>", "&nbsp;", "&amp;", "&lt;", "</"].contains { text.contains($0) }
    }
}
