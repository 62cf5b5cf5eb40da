/// The lines between two blank lines of a document. Edits keep their width.
struct DocumentParagraph {
    /// The bytes from the start of the first line to the end of the last one, without its line feed.
    let range: ByteRange

    /// Creates the paragraph around some bytes.
    init(_ document: Bytes, around bytes: ByteRange) {
        func isBlank(_ line: ByteRange) -> Bool { document[line].allSatisfy(\.isSpace) }
        func line(at place: Int) -> ByteRange {
            let start = document[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            return start..<(document[place...].firstIndex(of: 0x0A) ?? document.count)
        }
        var first = line(at: bytes.lowerBound)
        while first.lowerBound > 0 {
            let before = line(at: first.lowerBound - 1)
            if isBlank(before) { break }
            first = before
        }
        var last = line(at: max(bytes.lowerBound, bytes.upperBound - 1))
        while last.upperBound + 1 < document.count {
            let next = line(at: last.upperBound + 1)
            if isBlank(next) { break }
            last = next
        }
        range = first.lowerBound..<last.upperBound
    }

    /// Returns the lines without their line feeds.
    func lines(of document: Bytes) -> [ByteRange] {
        let ends = range.filter { document[$0] == 0x0A } + [range.upperBound]
        return zip([range.lowerBound] + ends.map { $0 + 1 }, ends).map { $0..<$1 }
    }

    /// Returns the paragraph after some edits. If it was wrapped, it is wrapped again from the first changed line on.
    func edited(_ document: Bytes, _ edits: some Collection<LintEdit>) -> [UInt8] {
        var text: [UInt8] = []
        var position = range.lowerBound
        for edit in edits {
            text += document[position..<edit.range.lowerBound]
            text += edit.text.utf8
            position = edit.range.upperBound
        }
        text += document[position..<range.upperBound]
        guard let first = edits.first,
            let width = Self.width(lines(of: document).map { String(decoding: document[$0], as: UTF8.self) })
        else { return text }
        let kept =
            document[range.lowerBound..<first.range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 - range.lowerBound }
            ?? 0
        let rest = String(decoding: text[kept...], as: UTF8.self)
        return Self.wrapped(rest, to: width).map { text[..<kept] + Array($0.utf8) } ?? text
    }

    /// The widths at which people and editors wrap.
    private static let usual = [80, 79, 78, 76, 75, 74, 72, 70, 100, 120]

    /// Returns the width at which the lines are wrapped: no line has room for the first word of the next one. Returns
    /// nil if they are not wrapped, or if their line breaks have a meaning.
    private static func width(_ lines: [String]) -> Int? {
        // Shorter lines have intentional breaks.
        guard lines.count > 1, let longest = lines.map(\.count).max(), longest >= 45 else { return nil }
        let indent = lines[1].prefix { $0 == " " }
        var room = Int.max
        for (line, next) in zip(lines, lines.dropFirst()) {
            let rest = next.dropFirst(indent.count)
            guard next.hasPrefix(indent), rest.first != " ", !line.hasSuffix("  "), !line.hasSuffix("\\"),
                !isMarkup(rest.prefix { $0 != " " }), !next.contains(where: { "|<%\t\r".contains($0) })
            else { return nil }
            room = min(room, line.count + 1 + rest.prefix { $0 != " " }.count)
        }
        guard room > longest else { return nil }
        return usual.first { (longest..<room).contains($0) } ?? longest
    }

    /// Whether a line that starts with a word may be markup.
    private static func isMarkup(_ word: Substring) -> Bool {
        guard let first = word.first else { return true }
        return "#>-+*|=:~`.'\\_".contains(first) || first.isNumber && (word.hasSuffix(".") || word.hasSuffix(")"))
    }

    /// Returns the text wrapped at a width, or nil if a line would start with possible markup.
    private static func wrapped(_ text: String, to width: Int) -> String? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let indent = lines.dropFirst().first.map { String($0.prefix { $0 == " " }) } ?? ""
        var result = String((lines.first ?? "").prefix { $0 == " " })
        var length = result.count
        var isFirst = true
        for line in lines {
            // Keep two spaces after a sentence.
            for part in line.drop(while: { $0 == " " }).split(separator: " ", omittingEmptySubsequences: false) {
                if isFirst {
                    result += part
                    length += part.count
                } else if part.isEmpty || length + 1 + part.count <= width {
                    result += " " + part
                    length += 1 + part.count
                } else {
                    guard !isMarkup(part) else { return nil }
                    while result.last == " " { result.removeLast() }
                    result += "\n" + indent + part
                    length = indent.count + part.count
                }
                isFirst = false
            }
        }
        return result
    }
}
