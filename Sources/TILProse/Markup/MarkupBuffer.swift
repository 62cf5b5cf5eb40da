/// A document while a scanner reads its source and fills its text and its kinds.
struct MarkupBuffer {
    /// How far ahead the end of a span is looked for that one mark opens and another closes.
    static let reach = 2_000

    let source: UnsafeBufferPointer<UInt8>
    let text: UnsafeMutableBufferPointer<UInt8>
    let kinds: UnsafeMutableBufferPointer<MarkupKind>

    var count: Int { source.count }

    /// A byte of the source.
    subscript(index: Int) -> UInt8 { source[index] }

    // MARK: Filling

    /// Adds a kind to some bytes.
    func mark(_ kind: MarkupKind, _ range: Range<Int>) {
        for index in range { kinds[index].insert(kind) }
    }

    /// Replaces some bytes by one of those that have a meaning in the text.
    func fill(_ range: Range<Int>, with byte: UInt8 = Markup.filler) {
        for index in range { text[index] = byte }
    }

    /// Replaces a range by other bytes, and by fillers behind them. What does not fit becomes opaque.
    func write(_ bytes: some Collection<UInt8>, over range: Range<Int>) {
        guard let first = range.first else { return }
        guard bytes.count <= range.count else { return write([Markup.opaque], over: range) }
        var index = first
        for byte in bytes {
            text[index] = byte
            index += 1
        }
        fill(index..<range.upperBound)
    }

    /// Replaces what is no prose, such as code.
    func hide(_ range: Range<Int>) {
        fill(range, with: Markup.opaque)
        mark(.code, range)
    }

    /// Ends the passage at a byte, which is not part of it; does nothing before the start and at the end of the document.
    func endPassage(at index: Int) {
        if text.indices.contains(index) { text[index] = Markup.passageEnd }
    }

    /// Removes a line from the text, which ends the passage.
    func removeLine(_ line: Range<Int>) {
        fill(line, with: 0x20)
        endPassage(at: line.lowerBound - 1)
        endPassage(at: line.upperBound)
    }

    // MARK: Looking

    /// Whether a text is at a place of the source.
    @inline(__always)
    func has(_ text: StaticString, at index: Int) -> Bool { source.has(text, at: index) }

    /// The next place of a text in the source before a limit.
    func find(_ text: StaticString, from start: Int, before limit: Int) -> Int? {
        source.find(text, from: start, before: limit)
    }

    /// The end of the line that a byte is in: its line end, or the document's end.
    func lineEnd(from start: Int) -> Int {
        start < count ? ByteSearch.next(0x0A, source, start..<count) : start
    }

    /// The first byte of a line that is no blank, or the line's end.
    func textStart(_ line: Range<Int>) -> Int {
        line.first { !ByteClass.isBlank(source[$0]) } ?? line.upperBound
    }

    /// The end of a line without the blanks before it.
    func textEnd(_ line: Range<Int>) -> Int {
        line.last { !ByteClass.isBlank(source[$0]) }.map { $0 + 1 } ?? line.lowerBound
    }

    /// The end of the ASCII letters from a place on, forty of them at most.
    func nameEnd(from start: Int) -> Int {
        var end = start
        while end < count, end - start < 40, ByteClass.isLetter(source[end]) { end += 1 }
        return end
    }

    /// Some bytes of the source as text.
    func string(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

    /// The end of the group that a brace or a square bracket opens, behind the bracket that closes it; nil if none opens
    /// there, or none closes within reach.
    func groupEnd(from open: Int) -> Int? {
        guard open < count, source[open] == UInt8(ascii: "{") || source[open] == UInt8(ascii: "[") else { return nil }
        let opening = source[open]
        let closing = opening == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
        var depth = 0
        var index = open
        while index < min(count, open + Self.reach) {
            let byte = source[index]
            if byte == UInt8(ascii: "\\") {
                index += 2
                continue
            }
            if byte == opening { depth += 1 } else if byte == closing { depth -= 1 }
            index += 1
            if depth == 0 { return index }
        }
        return nil
    }

    /// The end of the options in brackets and, if there may be any, of the arguments in braces that follow a command.
    func argumentsEnd(from start: Int, takesGroups: Bool) -> Int {
        var end = start
        while takesGroups || has("[", at: end), let close = groupEnd(from: end) { end = close }
        return end
    }

    /// The end of the formula that a dollar sign opens, and whether two do; nil if nothing closes it before a limit.
    func formulaEnd(from start: Int, before limit: Int) -> (end: Int, text: Range<Int>)? {
        let marks = has("$$", at: start) ? 2 : 1
        var index = start + marks
        while index < min(limit, start + Self.reach) {
            if source[index] == UInt8(ascii: "\\") {
                index += 1
            } else if source[index] == UInt8(ascii: "$") {
                return (min(limit, index + marks), (start + marks)..<index)
            }
            index += 1
        }
        return nil
    }

    /// Hides a formula. One of a letter or two is a word, as in "$k$ nearest neighbours".
    func hideFormula(_ formula: (end: Int, text: Range<Int>), from start: Int) {
        let isWord = formula.text.count <= 2 && formula.text.allSatisfy { ByteClass.isLetter(source[$0]) }
        guard isWord, !formula.text.isEmpty else { return hide(start..<formula.end) }
        fill(start..<formula.text.lowerBound)
        fill(formula.text.upperBound..<formula.end)
    }
}

/// The quotations of a document: the text between two straight quotation marks, or one that opens and one that closes.
struct Quotations {
    private var straight: Int?
    private var curly: Int?

    /// Reads a byte that may be a quotation mark, and marks the quotation that it ends.
    mutating func read(_ index: Int, _ buffer: MarkupBuffer) {
        if buffer[index] == UInt8(ascii: "\"") {
            let start = straight.flatMap { index - $0 < MarkupBuffer.reach ? $0 : nil }
            if let start { buffer.mark(.quotation, start..<(index + 1)) }
            straight = start == nil ? index : nil
        } else if buffer.has("“", at: index) {
            curly = curly ?? index
        } else if buffer.has("”", at: index), let start = curly {
            if index - start < MarkupBuffer.reach { buffer.mark(.quotation, start..<(index + 3)) }
            curly = nil
        }
    }

    /// Ends a paragraph, which no quotation goes beyond.
    mutating func endParagraph() {
        straight = nil
        curly = nil
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether a text is at a place.
    @inline(__always)
    func has(_ text: StaticString, at index: Int) -> Bool {
        guard index >= 0, index + text.utf8CodeUnitCount <= count else { return false }
        return text.withUTF8Buffer { text in
            for place in text.indices where self[index + place] != text[place] { return false }
            return true
        }
    }

    /// The next place of a text before a limit.
    func find(_ text: StaticString, from start: Int, before limit: Int) -> Int? {
        let first = text.utf8Start.pointee
        var index = start
        while index < limit {
            index = ByteSearch.next(first, self, index..<limit)
            if index < limit, has(text, at: index) { return index }
            index += 1
        }
        return nil
    }
}
