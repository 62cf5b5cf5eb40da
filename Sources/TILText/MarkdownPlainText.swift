/// A reader that removes the Markdown marks from a line, in linear time for all marks and without recursion.
package struct MarkdownPlainText {
    private let marked: [UInt8]
    private var index = 0
    private var output: [UInt8] = []
    private var emphasis = MarkdownEmphasis()
    /// Code spans that start with `#`. They are tags if only other tags and spaces follow.
    private var tags: [Tag] = []
    /// The lengths of backquote runs that are not closed in the rest of the line.
    private var unclosed: Set<Int> = []
    /// The links around the current text, innermost last.
    private var links: [Link] = []
    private lazy var squareBrackets = Self.pairs(marked, UInt8(ascii: "["), UInt8(ascii: "]"))
    private lazy var roundBrackets = Self.pairs(marked, UInt8(ascii: "("), UInt8(ascii: ")"))
    private var tagEnds = ForwardSearch(for: ">")
    private var commentEnds = ForwardSearch(for: "-->")

    private struct Tag {
        let name: String
        /// The offset of the code span in the output.
        let offset: Int
        /// The bytes of the code span with its marks.
        let source: Range<Int>
    }

    private struct Link {
        /// The offset at which the text of the link ends.
        let textEnd: Int
        /// The offset after the link.
        let end: Int
    }

    package init(_ marked: [UInt8]) {
        self.marked = marked
    }

    /// Returns the plain text and the tags at its end.
    package mutating func read() -> (text: String, tags: [String]) {
        while index < marked.count {
            if readMark() { continue }
            output.append(marked[index])
            index += 1
        }
        let tags = removeTagsAtEnd()
        return (String(decoding: emphasis.removed(from: output), as: UTF8.self), tags)
    }

    /// Removes the tags after which only other tags and white space follow.
    /// - Returns: their names.
    private mutating func removeTagsAtEnd() -> [String] {
        var names: [String] = []
        var end = marked.count
        for tag in tags.reversed() {
            let isLast = marked[tag.source.upperBound..<end].allSatisfy { byte in byte == " " || byte == "\t" }
            if !isLast { break }
            names.append(tag.name)
            end = tag.source.lowerBound
            output.removeSubrange(tag.offset...)
        }
        return names.reversed()
    }

    /// Reads the mark at the current offset.
    /// - Returns: whether there is a mark. If not, the byte is text.
    private mutating func readMark() -> Bool {
        switch marked[index] {
        case "\\":
            // The escaped byte is text.
            if byte(index + 1).isEscapable { index += 1 }
            return false
        case "`": return readCode()
        case "[", "!": return readLink()
        case "]": return endLink()
        case "<": return readTag()
        case "&":
            guard let reference = HTMLReference(marked, at: index), let scalar = reference.scalar else { return false }
            output += Character(scalar).utf8
            index = reference.end
            return true
        case "*", "_", "~": return readRun()
        default: return false
        }
    }

    /// Returns the byte at an offset, or a space outside of the line.
    private func byte(_ index: Int) -> UInt8 { marked.indices.contains(index) ? marked[index] : .space }

    /// Reads a code span, or backquotes that open none and are text.
    private mutating func readCode() -> Bool {
        let open = backquotes(from: index)
        if let close = closingBackquotes(of: open) {
            addCode(between: open, and: close)
            index = close.upperBound
        } else {
            unclosed.insert(open.count)
            output += marked[open]
            index = open.upperBound
        }
        return true
    }

    /// Returns the next run of backquotes that is as long as the one that opens a code span, or nil.
    private func closingBackquotes(of open: Range<Int>) -> Range<Int>? {
        if unclosed.contains(open.count) { return nil }
        var next = open.upperBound
        while let start = marked[next...].firstIndex(of: UInt8(ascii: "`")) {
            let run = backquotes(from: start)
            if run.count == open.count { return run }
            next = run.upperBound
        }
        return nil
    }

    private func backquotes(from start: Int) -> Range<Int> {
        marked[start...].prefix { byte in byte == "`" }.indices
    }

    private mutating func addCode(between open: Range<Int>, and close: Range<Int>) {
        var content = marked[open.upperBound..<close.lowerBound]
        let isPadded = content.first == " " && content.last == " "
        if isPadded, content.contains(where: { byte in byte != " " }) {
            content = content.dropFirst().dropLast()
        }
        if content.first == "#", content.count > 1 {
            let name = String(decoding: content.dropFirst(), as: UTF8.self)
            tags.append(Tag(name: name, offset: output.count, source: open.lowerBound..<close.upperBound))
        }
        output += content
    }

    private mutating func readRun() -> Bool {
        let mark = marked[index]
        let run = marked[index...].prefix { byte in byte == mark }
        emphasis.add(run, at: output.count, before: byte(index - 1), after: byte(run.endIndex))
        output += run
        index = run.endIndex
        return true
    }

    /// Returns the closing bracket of each matched opening bracket. Escaped brackets are skipped.
    package static func pairs(_ bytes: some RandomAccessCollection<UInt8>, _ open: UInt8, _ close: UInt8) -> [Int: Int]
    {
        var pairs: [Int: Int] = [:]
        var opened: [Int] = []
        var isEscaped = false
        for (index, byte) in bytes.enumerated() {
            if isEscaped || byte == "\\" {
                isEscaped.toggle()
            } else if byte == open {
                opened.append(index)
            } else if byte == close, let start = opened.popLast() {
                pairs[start] = index
            }
        }
        return pairs
    }

    /// Returns the end of the group in brackets at an offset.
    private mutating func bracketEnd(_ index: Int) -> Int? {
        switch byte(index) {
        case "(": roundBrackets[index]
        case "[": squareBrackets[index]
        default: nil
        }
    }

    /// Reads `[text](target)`, `![text](target)` or `[text][reference]`, which become their text. The reference to a
    /// footnote, such as `[^1]`, stays.
    private mutating func readLink() -> Bool {
        let isImage = marked[index] == "!"
        let open = isImage ? index + 1 : index
        guard byte(open) == "[", let close = squareBrackets[open] else { return false }
        let after = close + 1
        // A link of a wiki or of Obsidian: `[[page]]` or `[[page|text]]`.
        if byte(open + 1) == "[", let inner = squareBrackets[open + 1], inner + 1 == close, inner > open + 2 {
            let bar = marked[(open + 2)..<inner].lastIndex { byte in byte == "|" }
            links.append(Link(textEnd: inner, end: after))
            index = bar.map { bar in bar + 1 } ?? open + 2
            return true
        }
        if marked[open + 1] == "^", !isImage {
            output += marked[open..<after]
            index = after
            return true
        }
        guard let end = bracketEnd(after) else { return false }
        links.append(Link(textEnd: close, end: end + 1))
        index = open + 1
        return true
    }

    /// Reads a closing bracket. It ends the text of a link or is kept as text.
    private mutating func endLink() -> Bool {
        // A code span may extend past the end of a link.
        while let last = links.last, last.textEnd < index { links.removeLast() }
        guard let last = links.last, last.textEnd == index else { return false }
        links.removeLast()
        index = last.end
        return true
    }

    /// Reads `<!-- ... -->`, which is removed.
    private mutating func readComment() -> Bool {
        let opening = "<!--"
        guard marked[index...].starts(with: opening.utf8),
            let close = commentEnds.next(in: marked, from: index + opening.utf8.count)
        else { return false }
        index = close + commentEnds.mark.utf8CodeUnitCount
        return true
    }

    /// The greatest length of a tag in bytes. A longer text in brackets is not a tag.
    private static let longestTag = 1_000

    /// Reads a tag. `<br>` becomes a line break and `<https://x.y>` its address. Other tags and comments are removed.
    private mutating func readTag() -> Bool {
        if readComment() { return true }
        let first = byte(index + 1)
        let canStartTag = first.isLetter || first == "/" || first == "!"
        guard canStartTag, let end = tagEnds.next(in: marked, from: index), end - index <= Self.longestTag else {
            return false
        }
        let tag = marked[(index + 1)..<end]
        if isAddress(tag) {
            output += tag
        } else if isLineBreak(tag) {
            output.append(.lineFeed)
        }
        index = end + 1
        return true
    }

    /// Whether the text between angle brackets is an address: `https://x.y`, `mailto:Ann Lee a@b.c`.
    private func isAddress(_ tag: ArraySlice<UInt8>) -> Bool {
        let isOneWord = !tag.contains(.space)
        let hasAtSign = tag.contains(UInt8(ascii: "@"))
        return tag.contains(UInt8(ascii: ":")) && (isOneWord || hasAtSign)
    }

    private func isLineBreak(_ tag: ArraySlice<UInt8>) -> Bool {
        let name = tag.drop { byte in byte == "/" }.prefix(while: \.isLetter)
        return name.map(\.lowercased).elementsEqual("br".utf8)
    }
}

/// A search for a mark from offsets that never decrease, so that all searches of a text together take linear time.
private struct ForwardSearch {
    let mark: StaticString
    /// The offset that was found last.
    private var found: Int?
    /// Whether the mark is not in the rest of the text.
    private var isExhausted = false

    init(for mark: StaticString) { self.mark = mark }

    /// Returns the offset of the next mark, or nil.
    mutating func next(in text: [UInt8], from start: Int) -> Int? {
        if isExhausted { return nil }
        if let found, found >= start { return found }
        found = mark.withUTF8Buffer { mark in
            text.indices.suffix(from: start).first { index in text[index...].starts(with: mark) }
        }
        isExhausted = found == nil
        return found
    }
}
