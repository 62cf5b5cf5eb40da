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
            canOpen = before.isEscapable
            canClose = after.isEscapable
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
        if neighbour.isEscapable { return otherSide.isSpace || otherSide.isEscapable }
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

extension UInt8 {
    /// Whether the byte is ASCII punctuation, which a backslash may escape in Markdown.
    var isEscapable: Bool { ("!"..."~").contains(Unicode.Scalar(self)) && !isLetter && !isDigit }
}
