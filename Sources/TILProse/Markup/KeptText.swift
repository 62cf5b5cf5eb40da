import TILText

/// Detects lines that must never be edited: lists of references, titles of standards, trailers of messages.
struct KeptText {
    private var isInReferences = false
    private var isInEntry = false

    /// Reads a line of Markdown or plain text.
    /// - Parameters:
    ///   - text: the line without its leading white space; empty for a blank line.
    ///   - isAfterBlank: whether the preceding line is blank.
    /// - Returns: whether the line belongs to a list of references.
    mutating func isReference(
        _ bytes: Bytes, _ text: ByteRange, indent: Int, isAfterBlank: Bool
    ) -> Bool {
        guard !text.isEmpty else {
            isInEntry = false
            return false
        }
        if indent < 4, isInReferences || isAfterBlank { readHeading(bytes, text, indent: indent) }
        if bytes[text.lowerBound] == "[", startsEntry(bytes, text) { isInEntry = true }
        return isInReferences || isInEntry
    }

    /// Updates the state if a line is the heading of a list of references, or a heading after it.
    private mutating func readHeading(_ bytes: Bytes, _ line: ByteRange, indent: Int) {
        let first = bytes[line.lowerBound]
        let start = line.first {
            let byte = bytes[$0]
            return byte != "#" && byte != "." && !byte.isDigit
                && !byte.isBlank
        }
        guard let start else { return }
        let isMarked = first == "#" || first.isDigit && start > line.lowerBound + 1
        if start + 64 > line.upperBound, isTitleOfReferences(bytes, start..<line.upperBound) {
            isInReferences = true
        } else if isInReferences, isMarked, indent == 0 {
            if case .item = MarkdownLine.kind(bytes, line) { return }
            isInReferences = false
        }
    }

    /// Whether a text is "References", "Normative References" or similar.
    private func isTitleOfReferences(_ bytes: Bytes, _ text: ByteRange) -> Bool {
        let words = bytes[text].split { $0.isSpace || $0 == ":" || $0 == "#" }
        guard let last = words.last, words.count <= 2 else { return false }
        return Self.headings.contains(WordKey(bytes, last.indices))
            && (words.count == 1 || Self.kinds.contains(WordKey(bytes, words[0].indices)))
    }

    private static let kinds = WordSet("normative informative selected further cited")
    private static let headings = WordSet("references bibliography")

    /// Whether a line starts with the key of a reference: "[RFC2119]  Bradner, S.".
    private func startsEntry(_ bytes: Bytes, _ line: ByteRange) -> Bool {
        let key = bytes[(line.lowerBound + 1)..<line.upperBound].prefix(40).prefix {
            $0.isLetter || $0.isDigit || "-._+".utf8.contains($0)
        }
        let close = key.endIndex
        return !key.isEmpty && close < line.upperBound && bytes[close] == "]"
            && (close + 1 == line.upperBound || bytes[close + 1].isSpace)
    }

    /// Whether a line is a trailer such as "Signed-off-by: Ada Byron", or a copyright notice.
    static func isTrailer(_ bytes: Bytes, _ line: ByteRange) -> Bool {
        let start = line.first { !bytes[$0].isBlank } ?? line.upperBound
        let name = bytes[start..<line.upperBound].prefix(24).prefix {
            $0.isLetter || $0 == "-"
        }
        let key = WordKey(bytes, name.indices)
        if copyright.contains(key) { return true }
        guard !name.isEmpty, name.endIndex < line.upperBound, bytes[name.endIndex] == ":" else {
            return false
        }
        return trailers.contains(key) || name.suffix(3).map(\.lowercased).elementsEqual("-by".utf8)
    }

    private static let copyright = WordSet("copyright")
    private static let trailers = WordSet("author authors editor editors maintainer cc from to committer")

    /// Whether a line contains the number and the title of a standard: "- RFC2046 - Media Types".
    static func isTitleOfStandard(_ bytes: Bytes, _ line: ByteRange) -> Bool {
        let start = line.prefix(12).first { bytes[$0].isLetter } ?? line.upperBound
        guard bytes.has("RFC", at: start), start + 3 < line.upperBound else { return false }
        let number = bytes[(start + 3)..<line.upperBound].drop { $0 == 0x20 || $0 == "-" }
            .prefix { $0.isDigit }
        let rest = bytes[number.endIndex..<line.upperBound].drop(while: \.isBlank)
        return !number.isEmpty && (rest.first == "-" || rest.first == ":")
    }
}
