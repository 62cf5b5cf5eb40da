import TILText

/// The source of a document, and the text and kinds that a scanner fills.
struct MarkupBuffer {
    /// The greatest distance from the mark that opens a span to the mark that closes it.
    static let reach = 2_000

    let source: Bytes
    let text: UnsafeMutableBufferPointer<UInt8>
    let kinds: UnsafeMutableBufferPointer<MarkupKind>

    var count: Int { source.count }

    /// Returns a byte of the source.
    subscript(index: Int) -> UInt8 { source[index] }

    // MARK: Filling

    /// Adds a kind to a range of bytes.
    func mark(_ kind: MarkupKind, _ range: ByteRange) {
        for index in range.clamped(to: kinds.indices) { kinds[index].insert(kind) }
    }

    /// Replaces each byte of a range by the same byte.
    func fill(_ range: ByteRange, with byte: UInt8 = Markup.filler) {
        for index in range { text[index] = byte }
    }

    /// Replaces a range by other bytes, followed by fillers. If they do not fit, the range becomes opaque.
    func write(_ bytes: some Collection<UInt8>, over range: ByteRange) {
        guard let first = range.first else { return }
        guard bytes.count <= range.count else { return write([Markup.opaque], over: range) }
        var index = first
        for byte in bytes {
            text[index] = byte
            index += 1
        }
        fill(index..<range.upperBound)
    }

    /// Replaces something that is not prose, such as code.
    func hide(_ range: ByteRange) {
        fill(range, with: Markup.opaque)
        mark(.code, range)
    }

    /// Ends the passage before an offset. Offsets outside the document are ignored.
    func endPassage(at index: Int) {
        if text.indices.contains(index) { text[index] = Markup.passageEnd }
    }

    /// Ends the passages before and after a line.
    func isolate(_ line: ByteRange) {
        endPassage(at: line.lowerBound - 1)
        endPassage(at: line.upperBound)
    }

    /// Removes a line from the text, which ends the passage.
    func removeLine(_ line: ByteRange) {
        fill(line, with: .space)
        isolate(line)
    }

    // MARK: Searching

    /// Whether a text is at an offset of the source.
    func has(_ text: StaticString, at index: Int) -> Bool { source.has(text, at: index) }

    /// Returns the next offset of a text in the source before a limit.
    func find(_ text: StaticString, from start: Int, before limit: Int) -> Int? {
        source.find(text, from: start, before: limit)
    }

    /// Whether a byte occurs in a range.
    func contains(_ byte: UInt8, in range: ByteRange) -> Bool {
        ByteSearch.next(byte, in: source, range) < range.upperBound
    }

    /// Whether a paragraph consists of one line.
    func isSingleLine(_ paragraph: ByteRange) -> Bool { !contains(.lineFeed, in: paragraph) }

    /// Returns the end of the line that contains a byte: its line break, or the end of the document.
    func lineEnd(from start: Int) -> Int {
        start < count ? ByteSearch.next(.lineFeed, in: source, start..<count) : start
    }

    /// Returns the first byte of a line after its leading white space, or the end of the line.
    func textStart(_ line: ByteRange) -> Int {
        line.first { index in !source[index].isBlank } ?? line.upperBound
    }

    /// Returns the end of a line without its trailing white space.
    func textEnd(_ line: ByteRange) -> Int {
        let last = line.last { index in !source[index].isBlank }
        return last.map { index in index + 1 } ?? line.lowerBound
    }

    /// Returns a range without leading and trailing white space.
    func trimmed(_ range: ByteRange) -> ByteRange {
        guard let first = range.first(where: { index in !source[index].isSpace }),
            let last = range.last(where: { index in !source[index].isSpace })
        else { return range.upperBound..<range.upperBound }
        return first..<(last + 1)
    }

    /// The greatest length of a name in markup.
    private static let longestName = 40

    /// Returns the end of the name that starts at an offset. It consists of ASCII letters and may be empty.
    func nameEnd(from start: Int) -> Int {
        var end = start
        while end < count, end - start < Self.longestName, source[end].isLetter { end += 1 }
        return end
    }

    /// Returns a range of the source as text.
    func string(_ range: ByteRange) -> String { String(decoding: source[range], as: UTF8.self) }

    /// Returns the end of the group in braces or square brackets that opens at an offset. Returns nil if no group opens
    /// there, or if it is not closed within reach.
    func groupEnd(from open: Int) -> Int? {
        guard open < count, source[open].isOne(of: "{[") else { return nil }
        let opening = source[open]
        let closing = opening == "{" ? UInt8(ascii: "}") : UInt8(ascii: "]")
        var depth = 0
        var index = open
        while index < min(count, open + Self.reach) {
            switch source[index] {
            case "\\":
                // The next byte is escaped.
                index += 1
            case opening: depth += 1
            case closing: depth -= 1
            default: break
            }
            index += 1
            if depth == 0 { return index }
        }
        return nil
    }

    /// Returns the end of a command's options in brackets and, if it takes them, of its arguments in braces.
    func argumentsEnd(from start: Int, takesGroups: Bool) -> Int {
        var end = start
        while takesGroups || has("[", at: end), let close = groupEnd(from: end) { end = close }
        return end
    }

    /// Returns the formula that a dollar sign or two open, or nil if it is not closed.
    func formula(from start: Int, before limit: Int) -> Formula? {
        let marks = has("$$", at: start) ? 2 : 1
        var index = start + marks
        while index < min(limit, start + Self.reach) {
            switch source[index] {
            case "$": return Formula(range: start..<min(limit, index + marks), text: (start + marks)..<index)
            case "\\":
                // The next byte is escaped.
                index += 2
            default: index += 1
            }
        }
        return nil
    }

    /// Hides a formula. One or two letters are kept as a word, as in "$k$ nearest neighbours".
    func hide(_ formula: Formula) {
        let text = formula.text
        let isWord = 1...2 ~= text.count && source[text].allSatisfy(\.isLetter)
        guard isWord else { return hide(formula.range) }
        fill(formula.range.lowerBound..<text.lowerBound)
        fill(text.upperBound..<formula.range.upperBound)
    }
}

/// A formula between dollar signs.
struct Formula {
    /// The bytes with the dollar signs.
    let range: ByteRange
    /// The bytes without them.
    let text: ByteRange
}

/// Detects the quotations of a document: text between two straight quotation marks, or between opening and closing
/// ones, which may be those of TeX (``` ``so'' ```).
struct Quotations {
    /// The first byte of a curly quotation mark in UTF-8.
    static let curlyLeadByte: UInt8 = 0xE2

    private var straight: Int?
    private var curly: Int?

    /// Reads a byte that may be a quotation mark, and marks the quotation that it ends.
    mutating func read(_ index: Int, _ buffer: MarkupBuffer) {
        if buffer[index] == "\"" {
            readStraight(index, buffer)
        } else if buffer.has("“", at: index) || buffer.has("``", at: index) {
            curly = curly ?? index
        } else if buffer.has("”", at: index) {
            closeCurly(index, end: index + "”".utf8.count, buffer)
        } else if buffer.has("''", at: index) {
            closeCurly(index, end: index + "''".utf8.count, buffer)
        }
    }

    /// Reads a straight quotation mark, which opens a quotation or closes the open one.
    private mutating func readStraight(_ index: Int, _ buffer: MarkupBuffer) {
        guard let start = straight, index - start < MarkupBuffer.reach else {
            straight = index
            return
        }
        buffer.mark(.quotation, start..<(index + 1))
        straight = nil
    }

    private mutating func closeCurly(_ index: Int, end: Int, _ buffer: MarkupBuffer) {
        guard let start = curly else { return }
        if index - start < MarkupBuffer.reach { buffer.mark(.quotation, start..<end) }
        curly = nil
    }

    /// Ends a paragraph. Quotations do not continue after it.
    mutating func endParagraph() {
        straight = nil
        curly = nil
    }
}

extension Bytes {
    /// Whether a text is at an offset.
    func has(_ text: StaticString, at index: Int) -> Bool {
        guard index >= 0, index + text.utf8CodeUnitCount <= count else { return false }
        return text.withUTF8Buffer { text in
            for place in text.indices where self[index + place] != text[place] { return false }
            return true
        }
    }

    /// Whether dots lead to a page number in a line.
    func leadsToPage(_ line: ByteRange) -> Bool {
        find("....", from: line.lowerBound, before: line.upperBound) != nil
            || find(". . .", from: line.lowerBound, before: line.upperBound) != nil
    }

    /// Returns the next offset of a text before a limit.
    func find(_ text: StaticString, from start: Int, before limit: Int) -> Int? {
        text.withUTF8Buffer { bytes in find(bytes, from: start, before: limit) }
    }

    /// Returns the next offset of some bytes before a limit.
    func find(_ text: some Collection<UInt8>, from start: Int, before limit: Int) -> Int? {
        guard let first = text.first else { return nil }
        var index = start
        while index + text.count <= limit {
            index = ByteSearch.next(first, in: self, index..<limit)
            let end = index + text.count
            if end <= limit, self[index..<end].elementsEqual(text) { return index }
            index += 1
        }
        return nil
    }
}
