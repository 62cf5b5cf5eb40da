import TILText

/// What is never edited, by the line it is in: lists of references, titles of standards, trailers of messages.
struct KeptText {
    private var isInReferences = false
    private var isInEntry = false

    /// Reads a line of Markdown or of plain text.
    /// - Parameters:
    ///   - text: the line from its first byte that is no blank; empty for a blank line.
    ///   - isAfterBlank: whether the line before is blank.
    /// - Returns: whether the line is one of a list of references.
    mutating func isReference(
        _ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>, indent: Int, isAfterBlank: Bool
    ) -> Bool {
        guard !text.isEmpty else {
            isInEntry = false
            return false
        }
        if indent < 4, isInReferences || isAfterBlank { readHeading(bytes, text, indent: indent) }
        if bytes[text.lowerBound] == UInt8(ascii: "["), startsEntry(bytes, text) { isInEntry = true }
        return isInReferences || isInEntry
    }

    /// Notes whether a line is the heading of a list of references, or one behind it.
    private mutating func readHeading(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, indent: Int) {
        let first = bytes[line.lowerBound]
        let start = line.first {
            let byte = bytes[$0]
            return byte != UInt8(ascii: "#") && byte != UInt8(ascii: ".") && !ByteClass.isDigit(byte)
                && !ByteClass.isBlank(byte)
        }
        guard let start else { return }
        let isMarked = first == UInt8(ascii: "#") || ByteClass.isDigit(first) && start > line.lowerBound + 1
        if start + 64 > line.upperBound, isTitleOfReferences(bytes, start..<line.upperBound) {
            isInReferences = true
        } else if isInReferences, isMarked, indent == 0 {
            if case .item = MarkdownLine.kind(bytes, line) { return }
            isInReferences = false
        }
    }

    /// Whether a text is "References", "Normative References" or the like.
    private func isTitleOfReferences(_ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>) -> Bool {
        let words = bytes[text].split { ByteClass.isSpace($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "#") }
        guard let last = words.last, words.count <= 2 else { return false }
        return Self.headings.contains(WordKey(bytes, last.indices))
            && (words.count == 1 || Self.kinds.contains(WordKey(bytes, words[0].indices)))
    }

    private static let kinds = WordSet("normative informative selected further cited")
    private static let headings = WordSet("references bibliography")

    /// Whether a line starts with the key of a reference: "[RFC2119]  Bradner, S.".
    private func startsEntry(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
        let key = bytes[(line.lowerBound + 1)..<line.upperBound].prefix(40).prefix {
            ByteClass.isLetter($0) || ByteClass.isDigit($0) || "-._+".utf8.contains($0)
        }
        let close = key.endIndex
        return !key.isEmpty && close < line.upperBound && bytes[close] == UInt8(ascii: "]")
            && (close + 1 == line.upperBound || ByteClass.isSpace(bytes[close + 1]))
    }

    /// Whether a line is a trailer, "Signed-off-by: Ada Byron", or names the holder of a copyright.
    static func isTrailer(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
        let start = line.first { !ByteClass.isBlank(bytes[$0]) } ?? line.upperBound
        let name = bytes[start..<line.upperBound].prefix(24).prefix {
            ByteClass.isLetter($0) || $0 == UInt8(ascii: "-")
        }
        let key = WordKey(bytes, name.indices)
        if copyright.contains(key) { return true }
        guard !name.isEmpty, name.endIndex < line.upperBound, bytes[name.endIndex] == UInt8(ascii: ":") else {
            return false
        }
        return trailers.contains(key) || name.suffix(3).map(ByteClass.lowercased).elementsEqual("-by".utf8)
    }

    private static let copyright = WordSet("copyright")
    private static let trailers = WordSet("author authors editor editors maintainer cc from to committer")

    /// Whether a line names a standard by its number and its title: "- RFC2046 - Media Types".
    static func isTitleOfStandard(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
        let start = line.prefix(12).first { ByteClass.isLetter(bytes[$0]) } ?? line.upperBound
        guard bytes.has("RFC", at: start), start + 3 < line.upperBound else { return false }
        let number = bytes[(start + 3)..<line.upperBound].drop { $0 == 0x20 || $0 == UInt8(ascii: "-") }
            .prefix { ByteClass.isDigit($0) }
        let rest = bytes[number.endIndex..<line.upperBound].drop(while: ByteClass.isBlank)
        return !number.isEmpty && (rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: ":"))
    }
}
