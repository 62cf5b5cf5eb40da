import Foundation

/// Takes the marks off a line of Markdown.
struct MarkdownPlainText {
    /// A run of `*`, `_` or `~` in the output that may turn out to mark emphasis.
    private struct Run {
        let byte: UInt8
        var start: Int
        var count: Int
        let isOpener: Bool
        let isCloser: Bool
    }

    private let marked: ArraySlice<UInt8>
    // Links in links are not allowed, so that nothing real goes deep.
    private let depth: Int
    private var index: Int
    private var output: [UInt8] = []
    private var runs: [Run] = []
    private var dropped: [Range<Int>] = []
    private var tags: [(tag: String, place: Int)] = []

    init(_ marked: ArraySlice<UInt8>, depth: Int = 0) {
        self.marked = marked
        self.depth = depth
        index = marked.startIndex
    }

    /// What the text says, and the tags at its end.
    mutating func read() -> (text: String, tags: [String]) {
        while index < marked.endIndex { step() }
        matchRuns()
        let text = FieldText.trimmed(String(decoding: remaining(), as: UTF8.self))
        return (text, tags.map(\.tag))
    }

    private mutating func step() {
        let byte = marked[index]
        if byte != 0x60, byte != 0x20, byte != 0x09 { restoreTags() }
        switch byte {
        case 0x5C: readEscape()
        case 0x60: readCode()
        case 0x5B, 0x21: readLink()
        case 0x3C: readTag()
        case 0x26:
            if let (text, end) = HTMLEntities.reference(in: marked, at: index) {
                output += text.utf8
                index = end
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
        while let start = marked[end...].firstIndex(of: 0x60) {
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

    /// What looked like tags is text, where more text follows.
    private mutating func restoreTags() {
        for (tag, place) in tags.reversed() {
            output.insert(contentsOf: ("#" + tag).utf8, at: place)
        }
        tags = []
    }

    private mutating func readRun(_ byte: UInt8) {
        let run = marked[index...].prefix { $0 == byte }
        let before = index > marked.startIndex ? marked[index - 1] : 0x20
        let after = run.endIndex < marked.endIndex ? marked[run.endIndex] : 0x20
        let isLeft =
            !FieldText.isSpace(after)
            && (!Self.isPunctuation(after) || FieldText.isSpace(before) || Self.isPunctuation(before))
        let isRight =
            !FieldText.isSpace(before)
            && (!Self.isPunctuation(before) || FieldText.isSpace(after) || Self.isPunctuation(after))
        let isWordly = byte == 0x5F
        runs.append(
            Run(
                byte: byte, start: output.count, count: run.count,
                isOpener: isLeft && (!isWordly || !isRight || Self.isPunctuation(before)),
                isCloser: isRight && (!isWordly || !isLeft || Self.isPunctuation(after))))
        output += run
        index = run.endIndex
    }

    /// Pairs the runs, from the inside out, and drops what is paired.
    private mutating func matchRuns() {
        var openers: [Int] = []
        for closer in runs.indices {
            while runs[closer].isCloser, runs[closer].count > 0,
                let place = openers.lastIndex(where: { runs[$0].byte == runs[closer].byte && runs[$0].count > 0 })
            {
                let opener = openers[place]
                let count = min(2, runs[opener].count, runs[closer].count)
                runs[opener].count -= count
                dropped.append(
                    (runs[opener].start + runs[opener].count)..<(runs[opener].start + runs[opener].count + count))
                dropped.append(runs[closer].start..<(runs[closer].start + count))
                runs[closer].start += count
                runs[closer].count -= count
                openers.removeSubrange((place + 1)...)
                if runs[opener].count == 0 { openers.removeLast() }
            }
            if runs[closer].isOpener, runs[closer].count > 0 { openers.append(closer) }
        }
    }

    private func remaining() -> [UInt8] {
        if dropped.isEmpty { return output }
        var result: [UInt8] = []
        var last = 0
        for range in dropped.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            result += output[last..<range.lowerBound]
            last = range.upperBound
        }
        return result + output[last...]
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
    /// `[text](target)`, `![text](target)`, `[text][reference]` say their text; `[^1]` says nothing.
    private mutating func readLink() {
        let isImage = marked[index] == 0x21
        let open = isImage ? index + 1 : index
        guard open < marked.endIndex, marked[open] == 0x5B, let close = Self.close(marked, open, 0x5B, 0x5D) else {
            copy()
            return
        }
        let inner = marked[(open + 1)..<close]
        let after = close + 1
        if inner.first == 0x5E, !isImage {
            index = after
            return
        }
        var end: Int?
        if after < marked.endIndex, marked[after] == 0x28 { end = Self.close(marked, after, 0x28, 0x29) }
        if after < marked.endIndex, marked[after] == 0x5B { end = Self.close(marked, after, 0x5B, 0x5D) }
        guard let end else {
            copy()
            return
        }
        var text = MarkdownPlainText(inner, depth: depth + 1)
        output += depth < 4 ? text.read().text.utf8.map { $0 } : Array(inner)
        index = end + 1
    }

    /// The bracket that closes one within 4,000 bytes, inner pairs and escapes passed over.
    static func close(_ bytes: ArraySlice<UInt8>, _ start: Int, _ open: UInt8, _ close: UInt8) -> Int? {
        var depth = 0
        var index = start
        while index < min(bytes.endIndex, start + 4_000) {
            if bytes[index] == 0x5C {
                index += 1
            } else if bytes[index] == open {
                depth += 1
            } else if bytes[index] == close {
                depth -= 1
                if depth == 0 { return index }
            }
            index += 1
        }
        return nil
    }

    /// `<br>` is a line end, `<https://x.y>` says its address, other tags and comments say nothing.
    private mutating func readTag() {
        let content = marked[(index + 1)...].prefix(1_000)
        guard let end = content.firstIndex(of: 0x3E), let first = content.first,
            (0x41...0x5A).contains(first & 0xDF) || first == 0x2F || first == 0x21
        else {
            copy()
            return
        }
        let tag = content[..<end]
        let name = tag.drop { $0 == 0x2F }.prefix { (0x61...0x7A).contains($0 | 0x20) }.map { $0 | 0x20 }
        if tag.contains(0x3A), !tag.contains(0x20) || tag.contains(0x40) {
            output += tag
        } else if name == [0x62, 0x72] {
            output.append(0x0A)
        }
        index = end + 1
    }
}
