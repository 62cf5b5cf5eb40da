/// The lines of Markdown and of plain text that stay as they are though they may be read as prose: code that is only indented,
/// lists of references, and the lines below a message that say who signed it.
struct KeptLines {
    private var isAfterBlank = true
    private var isInList = false
    private var isInCode = false
    private var isInReferences = false
    private var isInEntry = false

    /// Whether a line stays as it is; the lines come in their order.
    /// - Parameters:
    ///   - bytes: the document.
    ///   - line: the line without its end.
    ///   - text: its first byte that is no blank.
    mutating func contains(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, text: Int) -> Bool {
        guard text < line.upperBound, bytes[text] != 0x0D else {
            isAfterBlank = true
            isInEntry = false
            return false
        }
        defer { isAfterBlank = false }
        let indent = bytes[line.lowerBound..<text].reduce(0) { $1 == 0x09 ? ($0 / 4 + 1) * 4 : $0 + 1 }
        readHeading(bytes, text..<line.upperBound, indent: indent)
        if isAfterBlank || !isInCode {
            let isItem = (indent < 4 || isInList) && Self.isItem(bytes, text..<line.upperBound)
            isInCode = indent >= 4 && !isInList && (isAfterBlank || isInCode)
            if !isInCode {
                if isItem { isInList = true } else if isAfterBlank, indent == 0 { isInList = false }
            }
        } else if indent < 4 {
            isInCode = false
        }
        if Self.startsEntry(bytes, text..<line.upperBound) { isInEntry = true }
        return isInCode || isInReferences || isInEntry
    }

    /// Whether a line is a trailer, "Signed-off-by: Ada Byron", or says whose a text is: "Copyright Ada Byron".
    static func isTrailer(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
        let start = line.first { !ByteClass.isBlank(bytes[$0]) } ?? line.upperBound
        let name = bytes[start..<line.upperBound].prefix(24).prefix {
            ByteClass.isLetter($0) || $0 == UInt8(ascii: "-")
        }
        if copyright.contains(WordKey(bytes, name.startIndex..<name.endIndex)) { return true }
        guard name.endIndex < line.upperBound, bytes[name.endIndex] == UInt8(ascii: ":"), !name.isEmpty else {
            return false
        }
        let key = WordKey(bytes, name.startIndex..<name.endIndex)
        return trailers.contains(key) || name.suffix(3).map(ByteClass.lowercased).elementsEqual("-by".utf8)
    }

    /// Whether a line names a standard by its number and its title: "- RFC2046 - Media Types".
    static func isTitleOfStandard(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
        let start = line.first { ByteClass.isLetter(bytes[$0]) } ?? line.upperBound
        let name = bytes[start..<line.upperBound].prefix(4)
        guard start - line.lowerBound < 12, name.count == 4, name.prefix(3).elementsEqual("RFC".utf8) else {
            return false
        }
        let number = bytes[(start + 3)..<line.upperBound].drop { $0 == 0x20 || $0 == UInt8(ascii: "-") }
            .prefix { ByteClass.isDigit($0) }
        let rest = bytes[number.endIndex..<line.upperBound].drop(while: ByteClass.isBlank)
        return !number.isEmpty && (rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: ":"))
    }

    private static let copyright = WordSet("copyright")
    private static let trailers = WordSet("author authors editor editors maintainer cc from to committer")

    // MARK: References

    /// Notes whether a line is the heading of a list of references, or one behind it.
    private mutating func readHeading(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, indent: Int) {
        guard indent < 4, isInReferences || isAfterBlank else { return }
        let first = bytes[line.lowerBound]
        var start = line.lowerBound
        while start < line.upperBound,
            bytes[start] == UInt8(ascii: "#") || bytes[start] == UInt8(ascii: ".") || ByteClass.isDigit(bytes[start])
                || ByteClass.isBlank(bytes[start])
        {
            start += 1
        }
        let isMarked = first == UInt8(ascii: "#") || ByteClass.isDigit(first) && start > line.lowerBound + 1
        var end = start
        while end < line.upperBound, ByteClass.isLetter(bytes[end]) { end += 1 }
        var last = WordKey(bytes, start..<end)
        // "Normative References".
        if end + 1 < line.upperBound, bytes[end] == 0x20, Self.kinds.contains(last) {
            start = end + 1
            end = start
            while end < line.upperBound, ByteClass.isLetter(bytes[end]) { end += 1 }
            last = WordKey(bytes, start..<end)
        }
        let isWhole = bytes[end..<line.upperBound].allSatisfy {
            ByteClass.isSpace($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "#")
        }
        if isWhole, Self.headings.contains(last) {
            isInReferences = true
        } else if isInReferences, isMarked && indent == 0, !Self.isItem(bytes, line) || first == UInt8(ascii: "#") {
            isInReferences = false
        }
    }

    private static let kinds = WordSet("normative informative selected further cited")
    private static let headings = WordSet("references bibliography")

    /// Whether a line starts with the key of a reference: "[RFC2119]  Bradner, S.".
    private static func startsEntry(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
        guard bytes[line.lowerBound] == UInt8(ascii: "[") else { return false }
        let key = bytes[(line.lowerBound + 1)..<line.upperBound].prefix(40).prefix {
            ByteClass.isLetter($0) || ByteClass.isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
                || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "+")
        }
        let close = key.endIndex
        return !key.isEmpty && close < line.upperBound && bytes[close] == UInt8(ascii: "]")
            && (close + 1 == line.upperBound || ByteClass.isSpace(bytes[close + 1]))
    }

    // MARK: Lists

    private static func isItem(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
        var index = line.lowerBound
        if ByteClass.isDigit(bytes[index]) {
            while index < line.upperBound, index - line.lowerBound < 4, ByteClass.isDigit(bytes[index]) { index += 1 }
            guard index < line.upperBound, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")") else {
                return false
            }
        } else if ![UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(bytes[index]) {
            return false
        }
        return index + 1 < line.upperBound && ByteClass.isBlank(bytes[index + 1])
    }
}
