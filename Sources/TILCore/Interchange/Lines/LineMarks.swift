import TILText

/// The marker before an entry of a list: `-`, `*`, `+`, a bullet, `1.` or `2)`, and a task box, followed by a space.
/// The signs `//` before a line of a source file are one, too.
enum ListMarker {
    /// The maximum number of digits in a marker.
    private static let mostDigits = 3
    private static let bullets = "– • ‣ ▪ ◦ ● ○ ■ □ ▸ ► · ✓ //".split(separator: " ").map { part in Array(part.utf8) }
    private static let boxes = ["[ ]", "[x]", "[X]"].map { box in Array(box.utf8) }

    /// Returns the offset of the entry after a marker at the start of a line, or nil if the line has no marker.
    static func end(in line: [UInt8]) -> Int? {
        var end = 0
        switch line.first ?? 0 {
        case "*", "+", "-":
            end = 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            let digits = line.prefix(mostDigits).prefix { byte in byte.isDigit }
            guard let sign = line[digits.endIndex...].first, sign == "." || sign == ")" else { return nil }
            end = digits.count + 1
        default:
            guard let bullet = bullets.first(where: { bullet in line.starts(with: bullet) }) else { return nil }
            end = bullet.count
        }
        // Without a following space, the marker belongs to the acronym, as in `*NIX`, `1.5G` or `+ve`.
        guard end < line.count, FieldText.isSpace(line[end]) else { return nil }
        end = textStart(in: line, from: end)
        if let box = boxes.first(where: { box in line[end...].starts(with: box) }) {
            let boxEnd = end + box.count
            let isBeforeSpace = boxEnd < line.count && FieldText.isSpace(line[boxEnd])
            if isBeforeSpace { end = textStart(in: line, from: boxEnd) }
        }
        // A marker before a separator is itself the acronym, as in `- = minus`.
        if end < line.count, let run = SeparatorRun(line, at: end - 1), run.end > end { return nil }
        return end < line.count ? end : nil
    }

    private static func textStart(in line: [UInt8], from start: Int) -> Int {
        line[start...].firstIndex { byte in !FieldText.isSpace(byte) } ?? line.count
    }

    static func end(in line: String) -> Int? { end(in: Array(line.utf8)) }

    /// Returns a text without the marker at its start.
    static func stripped(_ text: String) -> String {
        // Most texts start with a letter.
        guard let first = text.utf8.first, !first.isLetter, let end = end(in: text) else { return text }
        return String(decoding: Array(text.utf8)[end...], as: UTF8.self)
    }
}

/// Marks around the start of a line in a text file: `**CTO**`, `__CTO__`, `` `CTO` ``, and `*[CTO]`.
enum LineLead {
    /// Returns the start of a line without its marks, and the line without them, or nil if it does not start with
    /// marks.
    static func read(_ line: [UInt8]) -> (lead: String, text: String)? {
        guard let mark = marks.first(where: { mark in line.starts(with: mark.open) }) else { return nil }
        let start = mark.open.count
        let candidates = line.indices.dropFirst(start + 1)
        guard let close = candidates.first(where: { candidate in line[candidate...].starts(with: mark.close) }) else {
            return nil
        }
        let end = close + mark.close.count
        // A mark next to a space or next to another mark of the same kind does not count.
        let edges = [line[start], line[close - 1]]
        if edges.contains(where: { edge in FieldText.isSpace(edge) || edge == line[0] }) { return nil }
        guard end < line.count, line[end] != mark.close[0] else { return nil }
        var lead = line[start..<close]
        let text = String(decoding: lead, as: UTF8.self) + String(decoding: line[end...], as: UTF8.self)
        if lead.count > 1, lead.last == ":" { lead.removeLast() }
        return (lead: String(decoding: lead, as: UTF8.self), text: text)
    }

    private struct Mark {
        let open: [UInt8]
        let close: [UInt8]

        init(_ open: String, _ close: String) {
            self.open = Array(open.utf8)
            self.close = Array(close.utf8)
        }
    }

    private static let marks = [
        Mark("**", "**"), Mark("__", "__"), Mark("`", "`"), Mark("*[", "]"), Mark("_[", "]"), Mark("[", "]"),
    ]
}

extension ListLine {
    /// Creates a line of a text file or a typed line from its bytes, without the list marker and the marks at its
    /// start.
    init(line number: Int, marked line: [UInt8]) {
        let bytes = Self.unquoted(line)
        let marker = ListMarker.end(in: bytes)
        let rest = marker.map { marker in Array(bytes[marker...]) } ?? bytes
        let marked = LineLead.read(rest)
        self.init(line: number, text: FieldText.trimmed(marked?.text ?? String(decoding: rest, as: UTF8.self)))
        lead = marked?.lead
        isContinuation = marker == nil
    }

    /// Returns a line without the signs `>` by which an e-mail quotes another one.
    private static func unquoted(_ line: [UInt8]) -> [UInt8] {
        var start = 0
        while start + 1 < line.count, line[start] == ">", line[start + 1].isSpace || line[start + 1] == ">" {
            start = line[(start + 1)...].firstIndex { byte in !byte.isSpace } ?? line.count
        }
        // Before a separator, the sign is itself the acronym, as in `> = greater`.
        let isAcronym = start > 0 && start < line.count && SeparatorRun(line, at: start) != nil
        return isAcronym ? line : Array(line[start...])
    }
}

/// A line of signs that only rules a text off: `-----`, `=====`, `+---+---+`.
enum Ruling {
    static func isRuling(_ line: some Collection<UInt8>) -> Bool {
        var count = 0
        for byte in line where !FieldText.isSpace(byte) {
            if !"-=_*+|:~#".utf8.contains(byte) { return false }
            count += 1
        }
        return count > 2
    }
}

/// A comment at the end of a line of text: a `#` after two spaces.
enum TextComment {
    /// Returns the text before a comment, and the comment. Most lines have none.
    static func split(_ line: String) -> (text: String, comment: String)? {
        var line = line
        return line.withUTF8 { bytes in
            start(in: bytes).map { start in
                let comment = String(decoding: bytes[(start + 1)...], as: UTF8.self)
                let text = String(decoding: bytes[..<start], as: UTF8.self)
                return (FieldText.trimmed(text), FieldText.trimmed(comment))
            }
        }
    }

    /// Returns a line without the comment at its end. A line that starts with a quote is unchanged.
    static func uncommented(_ line: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        start(in: line).map { start in FieldText.trimmed(line[part: ..<start]) } ?? line
    }

    private static func start(in line: UnsafeBufferPointer<UInt8>) -> Int? {
        guard line.first != "\"", line.contains(UInt8(ascii: "#")) else { return nil }
        return line.indices.dropFirst(2).first { index in
            line[index] == "#" && FieldText.isSpace(line[index - 1]) && FieldText.isSpace(line[index - 2])
        }
    }

    static func isIn(_ line: String) -> Bool { split(line) != nil }
}

/// Short tags in angle brackets around the parts of each line, as programs for flashcards write them: `<q>FTP<a>File
/// ...`.
enum AngleTags {
    /// The greatest length of a tag, in bytes.
    private static let longest = 8

    /// Returns the text without its tags if most lines have two or more, or nil if they have not.
    static func stripped(_ text: ListText) -> ListText? {
        // A tag inside of a word marks a letter.
        let lines = text.sample.firstLines(300).map(InnerMarks.stripped)
        let tagged = lines.count { line in ranges(in: Array(line.utf8)).count > 1 }
        guard tagged * 2 > lines.count else { return nil }
        let bytes = Array(InnerMarks.stripped(text.text).utf8)
        var result: [UInt8] = []
        var start = 0
        for range in ranges(in: bytes) {
            let text = bytes[start..<range.lowerBound]
            result += text
            // Tags between two words separate them.
            if !text.isEmpty { result.append(UInt8(ascii: "\t")) }
            start = range.upperBound
        }
        result += bytes[start...]
        return ListText(name: text.name, text: String(decoding: result, as: UTF8.self))
    }

    private static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var index = 0
        while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            let inner = bytes[(open + 1)...].prefix(longest + 1).prefix { byte in
                byte != ">" && byte != "<" && !FieldText.isSpace(byte)
            }
            let isClosed = inner.endIndex < bytes.count && bytes[inner.endIndex] == ">"
            let isTag = isClosed && (1...longest).contains(inner.count)
            index = isTag ? inner.endIndex + 1 : open + 1
            if isTag { ranges.append(open..<index) }
        }
        return ranges
    }
}

/// No-break spaces, soft hyphens and spaces without width, which look like ordinary spaces or like nothing.
enum HiddenSpaces {
    /// Returns a text with ordinary spaces in place of no-break spaces, and without the characters without width.
    static func shown(_ text: String) -> String {
        guard text.utf8.contains(where: { byte in byte == 0xC2 || byte == 0xE2 || byte == 0xEF }) else { return text }
        return text.mapped { scalar in
            switch scalar {
            case "\u{A0}", "\u{202F}", "\u{2007}": " "
            case "\u{AD}", "\u{200B}", "\u{FEFF}": ""
            default: nil
            }
        }
    }
}
