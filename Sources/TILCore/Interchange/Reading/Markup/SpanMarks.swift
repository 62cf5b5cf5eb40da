import TILText

/// Marks around words, such as `*bold*` and `_italic_` in Org and AsciiDoc.
///
/// A mark opens a span before a word and closes it after a word. A run of a mark matches a run of the same length.
struct SpanMarks {
    /// The bytes without the marks.
    let text: [UInt8]
    /// The text of a span at the start, or nil if there is none or it is the whole text.
    let lead: [UInt8]?

    init(_ marked: [UInt8], marks: StaticString) {
        var finder = SpanMarkFinder(marked, marks: marks)
        finder.find()
        text = finder.kept(0..<marked.count)
        let lead = finder.lead.map { lead in finder.kept(lead) } ?? []
        self.lead = lead.isEmpty || lead.count == text.count ? nil : lead
    }

    /// Returns the text of a span at the start without a colon at its end.
    static func text(lead: [UInt8]?) -> String? {
        guard var lead else { return nil }
        if lead.last == UInt8(ascii: ":") { lead.removeLast() }
        let text = lead[...].text
        return text.isEmpty ? nil : text
    }
}

/// Finds the marks that open and close spans.
private struct SpanMarkFinder {
    private let marked: [UInt8]
    private let marks: Set<UInt8>
    /// Whether each byte is part of a mark.
    private var isRemoved: [Bool]
    /// The offsets of the runs that opened a span.
    private var openers: [Run: Int] = [:]
    /// The range of the first span that starts with the text, without its marks.
    private(set) var lead: Range<Int>?

    /// A mark, which may be repeated, such as `**`.
    private struct Run: Hashable {
        let mark: UInt8
        let count: Int

        /// Whether the mark may be inside of a word.
        var isDoubled: Bool { count > 1 }
    }

    /// A longer run of a mark is text.
    private static let longestRun = 3

    init(_ marked: [UInt8], marks: StaticString) {
        self.marked = marked
        self.marks = marks.withUTF8Buffer { marks in Set(marks) }
        isRemoved = [Bool](repeating: false, count: marked.count)
    }

    mutating func find() {
        var index = 0
        while index < marked.count {
            let mark = marked[index]
            guard marks.contains(mark) else {
                index += 1
                continue
            }
            let start = index
            while index < marked.count, marked[index] == mark { index += 1 }
            let count = index - start
            if count <= Self.longestRun { read(Run(mark: mark, count: count), start..<index) }
        }
    }

    /// Reads a run of a mark, which closes an open span, or opens one.
    private mutating func read(_ run: Run, _ range: Range<Int>) {
        let opens = !isSpace(range.upperBound) && (run.isDoubled || !isWord(range.lowerBound - 1))
        let closes = !isSpace(range.lowerBound - 1) && (run.isDoubled || !isWord(range.upperBound))
        if closes, let opener = openers.removeValue(forKey: run) {
            remove(opener..<(opener + run.count))
            remove(range)
            if opener == 0, lead == nil { lead = run.count..<range.lowerBound }
        } else if opens {
            openers[run] = range.lowerBound
        }
    }

    private mutating func remove(_ range: Range<Int>) {
        for index in range { isRemoved[index] = true }
    }

    private func isWord(_ index: Int) -> Bool {
        guard marked.indices.contains(index) else { return false }
        return marked[index] >= 0x80 || marked[index].isLetter || marked[index].isDigit
    }

    private func isSpace(_ index: Int) -> Bool { !marked.indices.contains(index) || marked[index].isSpace }

    /// Returns the bytes of a range without marks.
    func kept(_ range: Range<Int>) -> [UInt8] {
        range.filter { index in !isRemoved[index] }.map { index in marked[index] }
    }
}
