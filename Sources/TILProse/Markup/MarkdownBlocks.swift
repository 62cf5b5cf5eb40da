import TILText

/// Classification of plain text lines by their appearance, for lines without marks.
extension MarkupBuffer {
    private static let longestTitle = 100

    /// Whether a paragraph is a title in plain text: a single line without a full stop that is numbered or indented, a
    /// line of the contents, or a page header or footer.
    func isTitle(_ paragraph: ByteRange) -> Bool {
        if contains(.formFeed, in: paragraph) { return true }
        guard paragraph.count <= Self.longestTitle, isSingleLine(paragraph) else { return false }
        let line = textStart(paragraph)..<max(textStart(paragraph), textEnd(paragraph))
        guard let last = line.last, !source[last].isOne(of: ".:,;") else { return false }
        if isPageHeader(line) || isNumbered(line) { return true }
        let indent = line.lowerBound - paragraph.lowerBound
        return indent >= 3 && source[line.lowerBound].isUpper
    }

    private func isPageHeader(_ line: ByteRange) -> Bool {
        hasColumns(line) || find("[Page ", from: line.lowerBound, before: line.upperBound) != nil
    }

    /// Whether a line is a numbered title: "2.1.  Terms". "2. Do this" is a list item.
    private func isNumbered(_ line: ByteRange) -> Bool {
        let number = line.prefix { index in source[index].isDigit || source[index] == "." }
        return number.count > 1 && source[line.lowerBound].isDigit && has("  ", at: number.upperBound)
    }

    /// Whether a line has three widely separated parts, like a page header: "RFC 6353      Transport Model      July
    /// 2011".
    private func hasColumns(_ line: ByteRange) -> Bool {
        var gaps = 0
        var blanks = 0
        for index in line {
            blanks = source[index] == " " ? blanks + 1 : 0
            if blanks == 3 { gaps += 1 }
        }
        return gaps >= 2
    }

    /// Whether an indented line is code. Plain text also indents paragraphs, so sentences are excluded.
    func isCode(_ line: ByteRange) -> Bool {
        if source[line.lowerBound] == "#" || source[line.upperBound - 1] == ";" { return true }
        let text = source[line.prefix(400)]
        let marks = text.count { byte in byte.isOne(of: "={}<>$#_|@\\[") }
        let words = text.split { byte in byte.isASCII && !byte.isLetter && !byte.isOne(of: "'-") }
        let wordsWithLetters = words.count { word in word.contains { byte in byte.isLetter || !byte.isASCII } }
        // Code has few words, or a mark for less than six of them.
        return wordsWithLetters < 5 || marks * 6 > wordsWithLetters
    }
}

/// Detects a line of marks under a title, as in Markdown, reStructuredText and plain text.
enum Underline {
    /// Whether a line underlines the line above: it has at least four marks, about as many as that line has characters.
    /// The line starts at its first mark. A code fence rarely has that length.
    static func isUnderline(_ buffer: MarkupBuffer, _ line: ByteRange) -> Bool {
        guard isOfOneMark(buffer, line) else { return false }
        guard let aboveEnd = buffer.source[..<line.lowerBound].lastIndex(of: .lineFeed) else { return false }
        let aboveStart = buffer.source[..<aboveEnd].lastIndex(of: .lineFeed).map { index in index + 1 } ?? 0
        let above = characters(buffer, buffer.textStart(aboveStart..<aboveEnd)..<aboveEnd)
        let length = characters(buffer, line)
        let isAboutAsLong = length > 4 && abs(length - above) <= 3
        return length >= 4 && (length == above || isAboutAsLong)
    }

    /// Whether a line consists of one repeated punctuation mark and white space.
    static func isOfOneMark(_ buffer: MarkupBuffer, _ line: ByteRange) -> Bool {
        let mark = buffer[line.lowerBound]
        return mark.isPunctuation
            && line.allSatisfy { index in buffer[index] == mark || buffer[index].isBlank }
    }

    /// Returns the number of characters in a line without trailing white space.
    static func characters(_ buffer: MarkupBuffer, _ line: ByteRange) -> Int {
        buffer.source[line.lowerBound..<max(line.lowerBound, buffer.textEnd(line))]
            .count { byte in !UTF8.isContinuation(byte) }
    }
}
