import TILText

/// The lines between two blank lines of a document. Edits keep their width.
struct DocumentParagraph {
    /// The bytes from the start of the first line to the end of the last one, without its line feed.
    let range: ByteRange

    /// Creates the paragraph around some bytes.
    init(_ document: Bytes, around bytes: ByteRange) {
        func start(of place: Int) -> Int { document[..<place].lastIndex(of: .lineFeed).map { index in index + 1 } ?? 0 }
        func end(of place: Int) -> Int { ByteSearch.next(.lineFeed, in: document, place..<document.count) }
        var first = start(of: bytes.lowerBound)
        while first > 0, case let before = start(of: first - 1),
            !document[before..<first].allSatisfy(\.isSpace)
        {
            first = before
        }
        var last = end(of: max(bytes.lowerBound, bytes.upperBound - 1))
        while last < document.count, case let next = end(of: last + 1),
            !document[last..<next].allSatisfy(\.isSpace)
        {
            last = next
        }
        range = first..<last
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
        let joined = { keepingLineBreaks(document, edits) }
        guard let first = edits.first,
            let width = Self.width(
                document[range].split(separator: .lineFeed, omittingEmptySubsequences: false).map {
                    String(decoding: $0, as: UTF8.self)
                })
        else { return joined() }
        let kept =
            document[range.lowerBound..<first.range.lowerBound].lastIndex(of: .lineFeed).map {
                $0 + 1 - range.lowerBound
            }
            ?? 0
        let rest = String(decoding: text[kept...], as: UTF8.self)
        return Self.wrapped(rest, to: width).map { text[..<kept] + Array($0.utf8) } ?? joined()
    }

    /// Returns the paragraph after some edits, with the line breaks inside the replaced words after the words that
    /// replace them.
    private func keepingLineBreaks(_ document: Bytes, _ edits: some Collection<LintEdit>) -> [UInt8] {
        var text: [UInt8] = []
        var position = range.lowerBound
        for edit in edits {
            text += document[position..<edit.range.lowerBound]
            text += edit.text.utf8
            position = edit.range.upperBound
            guard let lineEnd = document[edit.range].firstIndex(of: .lineFeed), !edit.text.utf8.contains(.lineFeed)
            else {
                continue
            }
            // Marks after the words stay on their line.
            let rest = document[position..<range.upperBound]
            guard let space = rest.firstIndex(where: { $0 == " " || $0 == "\n" }), document[space] == " " else {
                continue
            }
            let next = edits.first { edit in edit.range.lowerBound >= position }?.range.lowerBound ?? range.upperBound
            guard space < next else { continue }
            text += document[position..<space]
            text += document[edit.range][lineEnd...].prefix { $0 == "\n" || $0.isBlank }
            position = space + 1
        }
        return text + document[position..<range.upperBound]
    }

    /// Returns the width at which the lines are wrapped: no line has room for the first word of the next one. Returns
    /// nil if they are not wrapped, or if their line breaks have a meaning.
    private static func width(_ lines: [String]) -> Int? {
        // Shorter lines have intentional breaks. A character that is not UTF-8 would get lost.
        guard lines.count > 1, let longest = lines.map(\.count).max(), longest >= 45,
            !lines.contains(where: { $0.contains { "|<%\t\r\u{FFFD}".contains($0) } || $0.contains("\\\"") })
        else { return nil }
        let indent = lines[1].prefix { character in character == " " }
        let first = lines[0].drop { character in character == " " }
        // The text below a term is its description.
        guard lines[0].count - first.count >= indent.count || isMarkup(first.prefix { $0 != " " }) else { return nil }
        var room = Int.max
        for (line, next) in zip(lines, lines.dropFirst()) {
            let rest = next.dropFirst(indent.count)
            guard next.hasPrefix(indent), rest.first != " ", !["  ", "\\", "-"].contains(where: line.hasSuffix),
                !isMarkup(rest.prefix { $0 != " " })
            else { return nil }
            room = min(room, line.count + 1 + rest.prefix { $0 != " " }.count)
        }
        return room > longest ? longest : nil
    }

    /// Whether a line that starts with a word may be markup.
    private static func isMarkup(_ word: Substring) -> Bool {
        guard let first = word.first else { return true }
        return "#>-+*|=:~`.'\\_/".contains(first) || first.isNumber && word.hasSuffix(".")
            || word.count < 4 && word.hasSuffix(")")
    }

    /// Returns the text wrapped at a width, or nil if a line would start with possible markup.
    private static func wrapped(_ text: String, to width: Int) -> String? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let indent = lines.prefix(2).last.map { String($0.prefix { $0 == " " }) } ?? ""
        var result = String((lines.first ?? "").prefix { $0 == " " })
        var length = result.count
        var isFirst = true
        for line in lines {
            // Keep two spaces after a sentence.
            for part in line.drop(while: { $0 == " " }).split(separator: " ", omittingEmptySubsequences: false) {
                if isFirst || part.isEmpty || length + 1 + part.count <= width {
                    let word = (isFirst ? "" : " ") + part
                    result += word
                    length += word.count
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
