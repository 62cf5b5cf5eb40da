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
    /// The offset of the next `>`, or -1 before the first search.
    private var nextTagEnd = -1
    /// The offset of the next `-->`, or the end if there is none.
    private var nextCommentEnd = -1

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
            if isPunctuation(byte(index + 1)) { index += 1 }
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

    private mutating func readCode() -> Bool {
        let start = index
        let fence = marked[start...].prefix { byte in byte == "`" }
        index = fence.endIndex
        while !unclosed.contains(fence.count), let close = marked[index...].firstIndex(where: { byte in byte == "`" }) {
            index = marked[close...].firstIndex { byte in byte != "`" } ?? marked.count
            guard index - close == fence.count else { continue }
            var content = marked[fence.endIndex..<close]
            if content.first == " ", content.last == " ", content.contains(where: { byte in byte != " " }) {
                content = content.dropFirst().dropLast()
            }
            if content.first == "#", content.count > 1 {
                let name = String(decoding: content.dropFirst(), as: UTF8.self)
                tags.append(Tag(name: name, offset: output.count, source: start..<index))
            }
            output += content
            return true
        }
        // Without a closing run of the same length, this is not a code span.
        unclosed.insert(fence.count)
        output += fence
        index = fence.endIndex
        return true
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
        guard marked[index...].starts(with: "<!--".utf8), nextCommentEnd < marked.count else { return false }
        var end = max(nextCommentEnd, index + 4)
        while end < marked.count, !marked[end...].starts(with: "-->".utf8) { end += 1 }
        nextCommentEnd = end
        guard end < marked.count else { return false }
        index = end + 3
        return true
    }

    /// The greatest length of a tag in bytes. A longer text in brackets is not a tag.
    private static let longestTag = 1_000

    /// Reads a tag. `<br>` becomes a line break and `<https://x.y>` its address. Other tags and comments are removed.
    private mutating func readTag() -> Bool {
        if readComment() { return true }
        if nextTagEnd < index { nextTagEnd = marked[index...].firstIndex { byte in byte == ">" } ?? marked.count }
        let end = nextTagEnd
        let first = byte(index + 1)
        let canStartTag = first.isLetter || first == "/" || first == "!"
        guard canStartTag, end < marked.count, end - index <= Self.longestTag else { return false }
        let tag = marked[(index + 1)..<end]
        let name = tag.drop { byte in byte == "/" }.prefix(while: \.isLetter).map(\.lowercased)
        let isOneWord = !tag.contains(.space)
        let hasAtSign = tag.contains(UInt8(ascii: "@"))
        let isAddress = tag.contains(UInt8(ascii: ":")) && (isOneWord || hasAtSign)
        if isAddress {
            output += tag
        } else if name == Array("br".utf8) {
            output.append(.lineFeed)
        }
        index = end + 1
        return true
    }
}

/// Returns whether a byte is ASCII punctuation, which a backslash may escape.
private func isPunctuation(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !byte.isLetter && !byte.isDigit
}

/// The runs of `*`, `_` and `~` in a Markdown text, some of which mark emphasis.
///
/// Source: CommonMark 0.31, "Emphasis and strong emphasis", without its rule of three.
struct MarkdownEmphasis {
    /// Runs that can open emphasis, by byte. Separate stacks make a closer without an opener cheap.
    private var openers: [UInt8: [Range<Int>]] = [:]
    private var marks: [Range<Int>] = []

    /// Adds a run of one byte at an offset of the text before marks are removed, with the bytes around it. The run
    /// closes open runs from the inside out.
    mutating func add(_ bytes: ArraySlice<UInt8>, at start: Int, before: UInt8, after: UInt8) {
        guard let byte = bytes.first else { return }
        let touchesNext = Self.touches(after, otherSide: before)
        let touchesLast = Self.touches(before, otherSide: after)
        var canOpen = touchesNext
        var canClose = touchesLast
        if byte == "_", touchesNext, touchesLast {
            // An underscore inside a word is not a mark.
            canOpen = isPunctuation(before)
            canClose = isPunctuation(after)
        }
        var run = start..<(start + bytes.count)
        if canClose { closeOpeners(of: byte, with: &run) }
        if canOpen, !run.isEmpty { openers[byte, default: []].append(run) }
    }

    /// Returns whether a run belongs to the text on one of its sides.
    ///
    /// Source: CommonMark 0.31, "left-flanking delimiter run" and "right-flanking delimiter run".
    private static func touches(_ neighbour: UInt8, otherSide: UInt8) -> Bool {
        if neighbour.isSpace { return false }
        if isPunctuation(neighbour) { return otherSide.isSpace || isPunctuation(otherSide) }
        return true
    }

    /// Matches a run with open runs of the same byte, the innermost first.
    /// - Parameter run: the run, from which the matched bytes are removed.
    private mutating func closeOpeners(of byte: UInt8, with run: inout Range<Int>) {
        while !run.isEmpty, let opener = openers[byte]?.popLast() {
            // Two marks of a kind are strong emphasis, and one is emphasis.
            let count = min(2, opener.count, run.count)
            marks += [opener.suffix(count), run.prefix(count)]
            run = run.dropFirst(count)
            forgetOpeners(after: opener.lowerBound)
            let rest = opener.dropLast(count)
            if !rest.isEmpty { openers[byte]?.append(rest) }
        }
    }

    /// Forgets open runs between two matched runs, which are not marks.
    private mutating func forgetOpeners(after offset: Int) {
        for byte in openers.keys {
            while let last = openers[byte]?.last, last.lowerBound > offset { openers[byte]?.removeLast() }
        }
    }

    /// Returns the text without the runs that mark emphasis.
    func removed(from text: [UInt8]) -> [UInt8] {
        var isMark = [Bool](repeating: false, count: text.count)
        for range in marks {
            for index in range { isMark[index] = true }
        }
        return text.indices.filter { index in !isMark[index] }.map { index in text[index] }
    }
}
