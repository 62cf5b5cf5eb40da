import TILText

/// The lines between two blank lines of a document. Edits keep their width.
struct DocumentParagraph {
    /// The bytes from the start of the first line to the end of the last one, without its line feed.
    let range: ByteRange

    /// Creates the paragraph around some bytes.
    init(_ document: Bytes, around bytes: ByteRange) {
        var start = Self.lineStart(of: bytes.lowerBound, document)
        while start > 0 {
            let before = Self.lineStart(of: start - 1, document)
            if document[before..<start].allSatisfy(\.isSpace) { break }
            start = before
        }
        var end = Self.lineEnd(of: max(bytes.lowerBound, bytes.upperBound - 1), document)
        while end < document.count {
            let next = Self.lineEnd(of: end + 1, document)
            if document[end..<next].allSatisfy(\.isSpace) { break }
            end = next
        }
        range = start..<end
    }

    private static func lineStart(of place: Int, _ document: Bytes) -> Int {
        let before = document[..<place].lastIndex(of: .lineFeed)
        return before.map { index in index + 1 } ?? 0
    }

    private static func lineEnd(of place: Int, _ document: Bytes) -> Int {
        ByteSearch.next(.lineFeed, in: document, place..<document.count)
    }

    // MARK: Edits

    /// Returns the paragraph after some edits. If it was wrapped, it is wrapped again from the first changed line on.
    func edited(_ document: Bytes, _ edits: some Collection<LintEdit>) -> [UInt8] {
        guard let first = edits.first, let width = WrappedLines(document[range])?.width else {
            return keepingLineBreaks(document, edits)
        }
        let text = replacing(document, edits)
        let lineStart = max(range.lowerBound, Self.lineStart(of: first.range.lowerBound, document))
        let unchanged = text.prefix(lineStart - range.lowerBound)
        let rest = String(decoding: text[unchanged.endIndex...], as: UTF8.self)
        guard let wrapped = LineWrapper.wrap(rest, to: width) else { return keepingLineBreaks(document, edits) }
        return unchanged + Array(wrapped.utf8)
    }

    /// Returns the paragraph after some edits, without the line breaks in the replaced words.
    private func replacing(_ document: Bytes, _ edits: some Collection<LintEdit>) -> [UInt8] {
        var text: [UInt8] = []
        var position = range.lowerBound
        for edit in edits {
            text += document[position..<edit.range.lowerBound]
            text += edit.text.utf8
            position = edit.range.upperBound
        }
        return text + document[position..<range.upperBound]
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
            guard let lineBreak = lineBreak(removedBy: edit, document) else { continue }
            let next = edits.first { edit in edit.range.lowerBound >= position }
            let limit = next?.range.lowerBound ?? range.upperBound
            guard let space = spaceForLineBreak(after: position, before: limit, document) else { continue }
            text += document[position..<space]
            text += lineBreak
            position = space + 1
        }
        return text + document[position..<range.upperBound]
    }

    /// Returns the line feed in the words that an edit replaces, with the indentation after it, or nil if the edit
    /// removes none.
    private func lineBreak(removedBy edit: LintEdit, _ document: Bytes) -> Slice<Bytes>? {
        guard let lineEnd = document[edit.range].firstIndex(of: .lineFeed), !edit.text.utf8.contains(.lineFeed) else {
            return nil
        }
        return document[lineEnd..<edit.range.upperBound].prefix { byte in byte == .lineFeed || byte.isBlank }
    }

    /// Returns the space that a line break can replace. Marks after the words stay on their line. Returns nil if the
    /// line ends before a space.
    private func spaceForLineBreak(after position: Int, before limit: Int, _ document: Bytes) -> Int? {
        let space = document[position..<range.upperBound].firstIndex { byte in byte == " " || byte == "\n" }
        guard let space, document[space] == " ", space < limit else { return nil }
        return space
    }
}

/// The lines of a paragraph that are wrapped at a width.
private struct WrappedLines {
    /// The greatest number of characters in a line.
    let width: Int

    /// The least width. Shorter lines have intentional breaks.
    private static let leastWidth = 45

    /// Measures the lines of a paragraph: no line has room for the first word of the next one. The result is nil if
    /// they are not wrapped, or if their line breaks have a meaning.
    init?(_ paragraph: Slice<Bytes>) {
        let lines = paragraph.split(separator: .lineFeed, omittingEmptySubsequences: false).map { line in
            String(decoding: line, as: UTF8.self)
        }
        guard lines.count > 1, let longest = lines.map(\.count).max(), longest >= Self.leastWidth,
            !lines.contains(where: Self.keepsItsBreaks)
        else { return nil }
        let indent = Self.indent(of: lines[1])
        guard Self.indent(of: lines[0]).count >= indent.count || Self.startsWithMarkup(lines[0]) else {
            // The text below a term is its description.
            return nil
        }
        for (line, next) in zip(lines, lines.dropFirst()) {
            guard Self.indent(of: next) == indent, !Self.endsWithMeaning(line), !Self.startsWithMarkup(next) else {
                return nil
            }
            let hasRoom = line.count + 1 + Self.firstWord(of: next).count <= longest
            if hasRoom { return nil }
        }
        // One sentence on each line is not wrapped.
        if lines.dropLast().allSatisfy(Self.endsSentence) { return nil }
        width = longest
    }

    private static func endsSentence(_ line: String) -> Bool {
        line.last.map { last in ".!?:".contains(last) } ?? false
    }

    /// Whether a line has marks of tables or templates, tabs, or characters that are not UTF-8 and would get lost.
    private static func keepsItsBreaks(_ line: String) -> Bool {
        line.contains("\\\"") || line.contains { character in "|<%\t\r\u{FFFD}".contains(character) }
    }

    /// Whether a line ends with a mark of a line break, or in the middle of a word.
    private static func endsWithMeaning(_ line: String) -> Bool {
        line.hasSuffix("  ") || line.hasSuffix("\\") || line.hasSuffix("-")
    }

    private static func indent(of line: String) -> Substring { line.prefix { character in character == " " } }

    private static func firstWord(of line: String) -> Substring {
        line.drop { character in character == " " }.prefix { character in character != " " }
    }

    private static func startsWithMarkup(_ line: String) -> Bool { LineWrapper.mayBeMarkup(firstWord(of: line)) }
}

/// Wraps the words of a paragraph.
private struct LineWrapper {
    private let width: Int
    private let indent: Substring
    private var result: String
    /// The number of characters in the last line.
    private var length: Int

    /// Returns the text wrapped at a width, or nil if a line would start with possible markup.
    static func wrap(_ text: String, to width: Int) -> String? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let firstIndent = lines[0].prefix { character in character == " " }
        let indent = (lines.count > 1 ? lines[1] : lines[0]).prefix { character in character == " " }
        var wrapper = LineWrapper(
            width: width, indent: indent, result: String(firstIndent), length: firstIndent.count)
        var isFirst = true
        for line in lines {
            let words = line.drop { character in character == " " }
            // Two spaces after a sentence are kept as an empty word.
            for word in words.split(separator: " ", omittingEmptySubsequences: false) {
                if isFirst {
                    wrapper.append(word)
                } else if word.isEmpty || wrapper.hasRoom(for: word) {
                    wrapper.append(" " + word)
                } else {
                    if mayBeMarkup(word) { return nil }
                    wrapper.startLine(with: word)
                }
                isFirst = false
            }
        }
        return wrapper.result
    }

    /// Whether a line that starts with a word may be markup.
    static func mayBeMarkup(_ word: Substring) -> Bool {
        guard let first = word.first else { return true }
        let isNumber = first.isNumber && word.hasSuffix(".")
        let isItem = word.count < 4 && word.hasSuffix(")")
        return isNumber || isItem || "#>-+*|=:~`.'\\_/".contains(first)
    }

    private func hasRoom(for word: Substring) -> Bool { length + 1 + word.count <= width }

    private mutating func append(_ text: some StringProtocol) {
        result.append(contentsOf: text)
        length += text.count
    }

    private mutating func startLine(with word: Substring) {
        while result.last == " " { result.removeLast() }
        result += "\n"
        length = 0
        append(indent)
        append(word)
    }
}
