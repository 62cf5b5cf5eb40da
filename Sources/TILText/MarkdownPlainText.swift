/// Removes the Markdown marks from a line, in linear time for all marks and without recursion.
package struct MarkdownPlainText {
    private let marked: [UInt8]
    private var index = 0
    private var output: [UInt8] = []
    private var emphasis = MarkdownEmphasis()
    /// Code spans that start with `#`. They are tags if only other tags and spaces follow.
    private var tags: [(tag: String, place: Int, source: Range<Int>)] = []
    /// The lengths of backquote runs that are not closed in the rest of the line.
    private var unclosed: Set<Int> = []
    /// The links around the current text, innermost last: the offset where the text ends, and the offset after the
    /// link.
    private var links: [(close: Int, next: Int)] = []
    private lazy var squareBrackets = Self.pairs(marked, 0x5B, 0x5D)
    private lazy var roundBrackets = Self.pairs(marked, 0x28, 0x29)
    /// The offset of the next `>`, or -1 before the first search.
    private var nextTagEnd = -1

    package init(_ marked: [UInt8]) {
        self.marked = marked
    }

    /// Returns the plain text and the tags at its end.
    package mutating func read() -> (text: String, tags: [String]) {
        while index < marked.endIndex { step() }
        var found: [String] = []
        var end = marked.endIndex
        while let (tag, place, source) = tags.popLast(),
            marked[source.upperBound..<end].allSatisfy({ $0 == 0x20 || $0 == 0x09 })
        {
            found.append(tag)
            end = source.lowerBound
            output.removeSubrange(place...)
        }
        return (String(decoding: emphasis.removed(from: output), as: UTF8.self), found.reversed())
    }

    private mutating func step() {
        let byte = marked[index]
        switch byte {
        case 0x5C: readEscape()
        case 0x60: readCode()
        case 0x5B, 0x21: readLink()
        case 0x5D: endLink()
        case 0x3C: readTag()
        case 0x26:
            if let reference = HTMLReference(marked, at: index), let scalar = reference.scalar {
                output += Character(scalar).utf8
                index = reference.end
            } else {
                copy()
            }
        case 0x2A, 0x5F, 0x7E: readRun(byte)
        default: copy()
        }
    }

    private mutating func copy() {
        output.append(marked[index])
        index += 1
    }

    private mutating func readEscape() {
        let next = index + 1
        if next < marked.endIndex, Self.isPunctuation(marked[next]) { index = next }
        copy()
    }

    private mutating func readCode() {
        let start = index
        let fence = marked[start...].prefix { $0 == 0x60 }
        index = fence.endIndex
        while !unclosed.contains(fence.count), let close = marked[index...].firstIndex(of: 0x60) {
            index = marked[close...].firstIndex { $0 != 0x60 } ?? marked.endIndex
            guard index - close == fence.count else { continue }
            var content = marked[fence.endIndex..<close]
            if content.first == 0x20, content.last == 0x20, content.contains(where: { $0 != 0x20 }) {
                content = content.dropFirst().dropLast()
            }
            if content.first == 0x23, content.count > 1 {
                tags.append((String(decoding: content.dropFirst(), as: UTF8.self), output.count, start..<index))
            }
            output += content
            return
        }
        // Without a closing run of the same length, this is not a code span.
        unclosed.insert(fence.count)
        output += fence
        index = fence.endIndex
    }

    private mutating func readRun(_ byte: UInt8) {
        let run = marked[index...].prefix { $0 == byte }
        let before = index > 0 ? marked[index - 1] : 0x20
        let after = run.endIndex < marked.endIndex ? marked[run.endIndex] : 0x20
        emphasis.add(byte, count: run.count, at: output.count, before: before, after: after)
        output += run
        index = run.endIndex
    }

    /// Whether a byte is ASCII punctuation, which a backslash may escape.
    package static func isPunctuation(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }
}

// MARK: Links and tags

extension MarkdownPlainText {
    /// Returns the closing bracket of each matched opening bracket. Escaped brackets are skipped.
    package static func pairs(_ bytes: some RandomAccessCollection<UInt8>, _ open: UInt8, _ close: UInt8) -> [Int: Int]
    {
        var pairs: [Int: Int] = [:]
        var opened: [Int] = []
        var isEscaped = false
        for (index, byte) in bytes.enumerated() {
            if isEscaped {
                isEscaped = false
            } else if byte == 0x5C {
                isEscaped = true
            } else if byte == open {
                opened.append(index)
            } else if byte == close, let start = opened.popLast() {
                pairs[start] = index
            }
        }
        return pairs
    }

    /// Reads `[text](target)`, `![text](target)` or `[text][reference]`, which become their text. `[^1]` is removed.
    private mutating func readLink() {
        let isImage = marked[index] == 0x21
        let open = isImage ? index + 1 : index
        guard open < marked.endIndex, marked[open] == 0x5B, let close = squareBrackets[open] else {
            copy()
            return
        }
        let after = close + 1
        if marked[open + 1] == 0x5E, !isImage {
            index = after
            return
        }
        var end: Int?
        if after < marked.endIndex, marked[after] == 0x28 { end = roundBrackets[after] }
        if after < marked.endIndex, marked[after] == 0x5B { end = squareBrackets[after] }
        guard let end else {
            copy()
            return
        }
        links.append((close, end + 1))
        index = open + 1
    }

    /// Reads a closing bracket. It ends the text of a link or is kept as text.
    private mutating func endLink() {
        // A code span may extend past the end of a link.
        while let last = links.last, last.close < index { links.removeLast() }
        guard let last = links.last, last.close == index else { return copy() }
        links.removeLast()
        index = last.next
    }

    /// Reads a tag. `<br>` becomes a line break and `<https://x.y>` its address; other tags and comments are removed.
    private mutating func readTag() {
        if nextTagEnd < index { nextTagEnd = marked[index...].firstIndex(of: 0x3E) ?? marked.endIndex }
        let end = nextTagEnd
        guard end < marked.endIndex, end - index <= 1_000, let first = marked[(index + 1)...].first,
            (0x41...0x5A).contains(first & 0xDF) || first == 0x2F || first == 0x21
        else {
            copy()
            return
        }
        let tag = marked[(index + 1)..<end]
        let name = tag.drop { $0 == 0x2F }.prefix { (0x61...0x7A).contains($0 | 0x20) }.map { $0 | 0x20 }
        if tag.contains(0x3A), !tag.contains(0x20) || tag.contains(0x40) {
            output += tag
        } else if name == [0x62, 0x72] {
            output.append(0x0A)
        }
        index = end + 1
    }
}

/// The runs of `*`, `_` and `~` in a Markdown text, some of which mark emphasis.
///
/// Source: CommonMark 0.31, "Emphasis and strong emphasis", without its rule of three.
struct MarkdownEmphasis {
    /// Runs that can open emphasis, by byte. Separate stacks make a closer without an opener cheap.
    private var openers: [UInt8: [Range<Int>]] = [:]
    private var marks: [Range<Int>] = []

    /// Adds a run of the text before marks are removed, with the bytes around it. The run closes open runs from the
    /// inside out.
    mutating func add(_ byte: UInt8, count: Int, at start: Int, before: UInt8, after: UInt8) {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        func isMark(_ byte: UInt8) -> Bool { MarkdownPlainText.isPunctuation(byte) }
        func isEdge(_ byte: UInt8) -> Bool { isSpace(byte) || isMark(byte) }
        let isLeft = !isSpace(after) && (!isMark(after) || isEdge(before))
        let isRight = !isSpace(before) && (!isMark(before) || isEdge(after))
        // An underscore inside a word is not a mark.
        let isWordly = byte == 0x5F
        var run = start..<(start + count)
        while isRight, !isWordly || !isLeft || isMark(after), !run.isEmpty, let opener = openers[byte]?.popLast() {
            let count = min(2, opener.count, run.count)
            marks += [opener.suffix(count), run.prefix(count)]
            run = run.dropFirst(count)
            // Runs opened in between are not marks.
            for other in openers.keys {
                while let last = openers[other]?.last, last.lowerBound > opener.lowerBound {
                    openers[other]?.removeLast()
                }
            }
            let rest = opener.dropLast(count)
            if !rest.isEmpty { openers[byte]?.append(rest) }
        }
        if isLeft, !isWordly || !isRight || isMark(before), !run.isEmpty { openers[byte, default: []].append(run) }
    }

    /// Returns the text without the runs that mark emphasis.
    func removed(from text: [UInt8]) -> [UInt8] {
        var isMark = [Bool](repeating: false, count: text.count)
        for index in marks.joined() { isMark[index] = true }
        return zip(text, isMark).filter { !$1 }.map(\.0)
    }
}
