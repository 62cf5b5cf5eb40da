import TILText

/// Marks around words, such as `*bold*` and `_italic_` in Org and AsciiDoc.
///
/// A mark opens a span before a word and closes it after a word. A run of a mark matches a run of the same length.
struct SpanMarks {
    /// The bytes without the marks.
    let text: [UInt8]
    /// The text of a span at the start, or nil if there is none or it is the whole text.
    let lead: [UInt8]?

    /// A longer run of a mark is text.
    private static let longestRun = 3

    init(_ marked: [UInt8], marks: StaticString) {
        var isMark: Set<UInt8> = []
        marks.withUTF8Buffer { isMark = Set($0) }
        var isRemoved = [Bool](repeating: false, count: marked.count)
        var openers: [Run: Int] = [:]
        var leadRange: Range<Int>?
        var index = 0
        func isWord(_ index: Int) -> Bool {
            guard marked.indices.contains(index) else { return false }
            return marked[index] >= 0x80 || marked[index].isLetter || marked[index].isDigit
        }
        func isSpace(_ index: Int) -> Bool { !marked.indices.contains(index) || marked[index].isSpace }
        while index < marked.count {
            guard isMark.contains(marked[index]) else {
                index += 1
                continue
            }
            let mark = marked[index]
            var end = index
            while end < marked.count, marked[end] == mark { end += 1 }
            let run = Run(mark: mark, count: end - index)
            // Doubled marks may be inside of a word.
            let isFree = run.count > 1
            let opens = !isSpace(end) && (isFree || !isWord(index - 1))
            let closes = !isSpace(index - 1) && (isFree || !isWord(end))
            let start = index
            index = end
            if run.count > Self.longestRun { continue }
            if closes, let opener = openers.removeValue(forKey: run) {
                for position in opener..<(opener + run.count) { isRemoved[position] = true }
                for position in start..<end { isRemoved[position] = true }
                if opener == 0, leadRange == nil { leadRange = run.count..<start }
            } else if opens {
                openers[run] = start
            }
        }
        func kept(_ range: Range<Int>) -> [UInt8] {
            range.filter { index in !isRemoved[index] }.map { index in marked[index] }
        }
        let text = kept(0..<marked.count)
        let leadText = leadRange.map { leadRange in kept(leadRange) } ?? []
        self.text = text
        lead = leadText.isEmpty || leadText.count == text.count ? nil : leadText
    }

    private struct Run: Hashable {
        let mark: UInt8
        let count: Int
    }

    /// Returns the text of a span at the start without a colon at its end.
    static func text(lead: [UInt8]?) -> String? {
        guard var lead else { return nil }
        if lead.last == UInt8(ascii: ":") { lead.removeLast() }
        let text = lead[...].text
        return text.isEmpty ? nil : text
    }
}
