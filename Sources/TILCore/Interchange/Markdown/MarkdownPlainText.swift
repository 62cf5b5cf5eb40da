import Foundation
import TILText

/// Takes the marks off a line of Markdown, in time proportional to its length whatever marks it has, and without calling
/// itself.
struct MarkdownPlainText {
    private let marked: [UInt8]
    private var index = 0
    private var output: [UInt8] = []
    private var emphasis = MarkdownEmphasis()
    private var tags: [(tag: String, place: Int)] = []
    /// The links whose text is being read, the innermost last: where the text ends, and where it goes on after the link.
    private var links: [(close: Int, next: Int)] = []
    private lazy var squareBrackets = Self.pairs(marked, 0x5B, 0x5D)
    private lazy var roundBrackets = Self.pairs(marked, 0x28, 0x29)
    private lazy var lastFences = Self.lastFences(marked)
    /// Where the next `>` is, as far as that was looked for.
    private var nextTagEnd = -1

    init(_ marked: [UInt8]) {
        self.marked = marked
    }

    /// What the text says, and the tags at its end.
    mutating func read() -> (text: String, tags: [String]) {
        while index < marked.endIndex { step() }
        let text = FieldText.trimmed(String(decoding: emphasis.removed(from: output), as: UTF8.self))
        return (text, tags.map(\.tag))
    }

    private mutating func step() {
        let byte = marked[index]
        if byte != 0x60, byte != 0x20, byte != 0x09 { restoreTags() }
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
        let fence = marked[index...].prefix { $0 == 0x60 }
        var end = fence.endIndex
        while lastFences[fence.count] ?? -1 >= end, let start = marked[end...].firstIndex(of: 0x60) {
            end = marked[start...].firstIndex { $0 != 0x60 } ?? marked.endIndex
            guard end - start == fence.count else { continue }
            var content = marked[fence.endIndex..<start]
            if content.first == 0x20, content.last == 0x20, content.contains(where: { $0 != 0x20 }) {
                content = content.dropFirst().dropLast()
            }
            index = end
            if content.first == 0x23, content.count > 1 {
                tags.append((String(decoding: content.dropFirst(), as: UTF8.self), output.count))
            } else {
                restoreTags()
                output += content
            }
            return
        }
        restoreTags()
        output += fence
        index = fence.endIndex
    }

    /// Where the last run of backquotes of each length starts: without one further on, a run is no fence.
    private static func lastFences(_ bytes: [UInt8]) -> [Int: Int] {
        var last: [Int: Int] = [:]
        var index = bytes.startIndex
        while let start = bytes[index...].firstIndex(of: 0x60) {
            index = bytes[start...].firstIndex { $0 != 0x60 } ?? bytes.endIndex
            last[index - start] = start
        }
        return last
    }

    /// What looked like tags is text, where more text follows.
    private mutating func restoreTags() {
        guard let first = tags.first else { return }
        let blanks = output[first.place...]
        output.removeSubrange(first.place...)
        var last = first.place
        for (tag, place) in tags {
            output += blanks[last..<place]
            output += ("#" + tag).utf8
            last = place
        }
        output += blanks[last...]
        tags = []
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
    static func isPunctuation(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }
}

// MARK: Links and tags

extension MarkdownPlainText {
    /// The closing bracket of each opening one that has one, escapes skipped.
    static func pairs(_ bytes: some RandomAccessCollection<UInt8>, _ open: UInt8, _ close: UInt8) -> [Int: Int] {
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

    /// `[text](target)`, `![text](target)`, `[text][reference]` say their text; `[^1]` says nothing.
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

    /// A bracket that ends the text of a link; any other stands for itself.
    private mutating func endLink() {
        // A span of code may have gone past the end of a link.
        while let last = links.last, last.close < index { links.removeLast() }
        guard let last = links.last, last.close == index else { return copy() }
        links.removeLast()
        index = last.next
    }

    /// `<br>` is a line end, `<https://x.y>` says its address, other tags and comments say nothing.
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
