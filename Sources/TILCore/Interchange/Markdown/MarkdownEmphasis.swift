/// The runs of `*`, `_` and `~` in a Markdown text, of which some turn out to mark emphasis.
///
/// Source: CommonMark 0.31, "Emphasis and strong emphasis", without its rule of three.
struct MarkdownEmphasis {
    private struct Run {
        let byte: UInt8
        var start: Int
        var count: Int
        let isOpener: Bool
        let isCloser: Bool
    }

    private var runs: [Run] = []

    /// Takes note of a run at a place of the text that has its marks still, and of the bytes around it.
    mutating func add(_ byte: UInt8, count: Int, at start: Int, before: UInt8, after: UInt8) {
        let isSpaceBefore = FieldText.isSpace(before)
        let isSpaceAfter = FieldText.isSpace(after)
        let isMarkBefore = MarkdownPlainText.isPunctuation(before)
        let isMarkAfter = MarkdownPlainText.isPunctuation(after)
        let isLeft = !isSpaceAfter && (!isMarkAfter || isSpaceBefore || isMarkBefore)
        let isRight = !isSpaceBefore && (!isMarkBefore || isSpaceAfter || isMarkAfter)
        // An underscore marks nothing inside a word.
        let isWordly = byte == 0x5F
        runs.append(
            Run(
                byte: byte, start: start, count: count, isOpener: isLeft && (!isWordly || !isRight || isMarkBefore),
                isCloser: isRight && (!isWordly || !isLeft || isMarkAfter)))
    }

    /// The text without the runs that are marks.
    func removed(from text: [UInt8]) -> [UInt8] {
        let isMark = marks().reduce(into: [Bool](repeating: false, count: text.count)) { isMark, range in
            for index in range { isMark[index] = true }
        }
        return zip(text, isMark).filter { !$1 }.map(\.0)
    }

    /// Pairs the runs, from the inside out.
    ///
    /// There is a stack of openers for each mark, so that closers without one cost nothing.
    private func marks() -> [Range<Int>] {
        var runs = runs
        var marks: [Range<Int>] = []
        var openers: [UInt8: [Int]] = [:]
        for closer in runs.indices {
            let byte = runs[closer].byte
            while runs[closer].isCloser, runs[closer].count > 0, let opener = openers[byte]?.last {
                let count = min(2, runs[opener].count, runs[closer].count)
                runs[opener].count -= count
                let end = runs[opener].start + runs[opener].count
                marks.append(end..<(end + count))
                marks.append(runs[closer].start..<(runs[closer].start + count))
                runs[closer].start += count
                runs[closer].count -= count
                // What was opened in between is no mark.
                for other in openers.keys {
                    while let last = openers[other]?.last, last > opener { openers[other]?.removeLast() }
                }
                if runs[opener].count == 0 { openers[byte]?.removeLast() }
            }
            if runs[closer].isOpener, runs[closer].count > 0 { openers[byte, default: []].append(closer) }
        }
        return marks
    }
}
