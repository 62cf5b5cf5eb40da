import Foundation
import TILText

/// Turns the HTML of a flashcard into text and back.
enum HTMLText {
    private static let blocks: Set<String> = [
        "div", "p", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "blockquote", "dd", "dt", "dl", "pre",
        "hr",
    ]

    /// What a piece of HTML says: `<br>` and the borders of blocks are line ends, other tags say nothing, references
    /// are resolved, line ends in the source are blanks, and sounds are dropped.
    static func plain(_ html: String) -> String {
        let bytes = Array(html.utf8)
        if !bytes.contains(where: { $0 == 0x3C || $0 == 0x26 || $0 == 0x0A || $0 == 0x0D || $0 == 0x5B }) {
            return html
        }
        var output: [UInt8] = []
        var isOnNewLine = true
        var index = 0
        // Where there is no bracket any more to close what is opened, none is looked for.
        let lastBracket = bytes.lastIndex(of: 0x5D) ?? -1
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0x26, let reference = HTMLReference(bytes, at: index), let scalar = reference.scalar {
                output += Character(scalar).utf8
                isOnNewLine = false
                index = reference.end
            } else if byte == 0x3C, let (name, end) = tag(in: bytes, at: index) {
                index = end
                if name == "br" {
                    output.append(0x0A)
                    isOnNewLine = true
                } else if name == "style" || name == "script" {
                    index = self.end(of: name, in: bytes, from: end)
                } else if blocks.contains(name), !isOnNewLine {
                    output.append(0x0A)
                    isOnNewLine = true
                }
            } else if byte == 0x5B, index < lastBracket, bytes[index...].starts(with: "[sound:".utf8),
                let end = bytes[index...].firstIndex(of: 0x5D)
            {
                index = end + 1
            } else {
                output.append(byte == 0x0A || byte == 0x0D ? 0x20 : byte)
                isOnNewLine = isOnNewLine && FieldText.isSpace(byte)
                index += 1
            }
        }
        return FieldText.trimmed(String(decoding: output, as: UTF8.self))
    }

    /// HTML that says a text, on one line and without tabs.
    static func escaped(_ text: String) -> String {
        var output: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x26: output += "&amp;".utf8
            case 0x3C: output += "&lt;".utf8
            case 0x3E: output += "&gt;".utf8
            case 0x0A: output += "<br>".utf8
            // Anki drops control characters, but not references to them.
            case 0..<0x20, 0x7F: output += "&#\(byte);".utf8
            case 0x5B: output += "&#91;".utf8
            default: output.append(byte)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Whether a text looks as if it were HTML.
    static func isLikely(_ bytes: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self).lowercased()
        return ["<br", "<div", "<b>", "<i>", "&nbsp;", "&amp;", "&lt;", "</"].contains { text.contains($0) }
    }

    /// The name of a tag in small letters, without its slash, and the offset after it; nil if there is none.
    private static func tag(in bytes: [UInt8], at start: Int) -> (name: String, end: Int)? {
        if bytes[start...].starts(with: "<!--".utf8) {
            return ("!", end(of: "--", in: bytes, from: start + 4, opener: []))
        }
        var index = start + 1
        if index < bytes.count, bytes[index] == 0x2F { index += 1 }
        let name = bytes[index...].prefix { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
        guard let first = name.first, first >= 0x41 else { return nil }
        var quote: UInt8?
        for place in name.endIndex..<min(bytes.count, start + 10_000) {
            if let open = quote {
                if bytes[place] == open { quote = nil }
            } else if bytes[place] == 0x22 || bytes[place] == 0x27 {
                quote = bytes[place]
            } else if bytes[place] == 0x3E {
                return (String(decoding: name, as: UTF8.self).lowercased(), place + 1)
            } else if bytes[place] == 0x3C {
                // Another tag starts, so this one never ends; what is after it is looked at once.
                return nil
            }
        }
        return nil
    }

    /// The offset after the `</name>` or, without an opener, the `name>` that comes next; the end if there is none.
    private static func end(of name: String, in bytes: [UInt8], from start: Int, opener: [UInt8] = [0x3C, 0x2F]) -> Int
    {
        let closing = opener + Array(name.utf8)
        var index = start
        while index + closing.count < bytes.count {
            if bytes[index...].starts(with: closing) {
                return bytes[index...].firstIndex(of: 0x3E).map { $0 + 1 } ?? bytes.count
            }
            index += 1
        }
        return bytes.count
    }
}
