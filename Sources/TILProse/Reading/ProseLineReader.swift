/// Tells prose from what is none, line by line: code that is fenced or indented, formulas and listings of TeX, `pre`.
///
/// A format with a mask (``SourceMask``) has lines of prose and blank ones only.
struct ProseLineReader {
    private let format: DocumentFormat
    private var block: CodeBlock?
    private var isAfterBlank = true
    private var isInList = false
    private var isInIndentedCode = false

    /// Of reStructuredText, how far what is no prose is indented at least: below "::" or a directive.
    private var literal = LiteralBlock()
    /// Whether the line right above is prose.
    private var isBelowProse = false

    init(format: DocumentFormat) {
        self.format = format
    }

    /// Whether a block of code is open, of which it is not known whether it will ever be closed. Its lines are read as
    /// prose as well, so that nothing is lost if it is not.
    var isInDoubt: Bool { block != nil }

    /// What a line is.
    /// - Parameters:
    ///   - bytes: the buffer.
    ///   - line: the line without its end; of a line that is longer than the buffer, what is there of it.
    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> ProseLine {
        var index = line.lowerBound
        var indent = 0
        while index < line.upperBound, ByteClass.isBlank(bytes[index]) {
            indent = bytes[index] == 0x09 ? (indent / 4 + 1) * 4 : indent + 1
            index += 1
        }
        let isBlank = index == line.upperBound
        switch format {
        case .markdown: break
        case .restructuredText:
            if literal.contains(bytes, index..<line.upperBound, indent: indent) { return isBlank ? .blank : .code }
        case .paragraphs: return isBlank ? .blank : .single(from: index)
        default: return isBlank ? .blank : .prose(from: index, startsPassage: false)
        }
        let isBelow = isBelowProse
        isBelowProse = false
        if let block {
            if block.closes(bytes, index..<line.upperBound) {
                self.block = nil
                return .code
            }
            return isBlank ? .blank : readProse(bytes, index..<line.upperBound, indent: indent)
        }
        guard !isBlank else {
            isAfterBlank = true
            return .blank
        }
        defer { isAfterBlank = false }
        let text = index..<line.upperBound
        if Self.isUnderline(bytes, text, format, isBelowProse: isBelow) { return .rule }
        if format == .markdown, let opened = CodeBlock(bytes, text) {
            block = opened
            isInIndentedCode = false
            return .code
        }
        if format == .markdown, isIndentedCode(bytes, text, indent: indent) {
            isInIndentedCode = true
            return .code
        }
        isInIndentedCode = false
        isBelowProse = true
        return readProse(bytes, text, indent: indent)
    }

    // MARK: Prose

    private mutating func readProse(
        _ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, indent: Int
    ) -> ProseLine {
        var index = line.lowerBound
        // Marks of a quotation.
        while index < line.upperBound, bytes[index] == UInt8(ascii: ">") {
            index += 1
            while index < line.upperBound, ByteClass.isBlank(bytes[index]) { index += 1 }
        }
        guard index < line.upperBound else { return .blank }
        let byte = bytes[index]
        if byte == UInt8(ascii: "#") {
            var next = index
            while next < line.upperBound, bytes[next] == byte { next += 1 }
            if next == line.upperBound || ByteClass.isBlank(bytes[next]) {
                isInList = false
                return .single(from: next)
            }
        }
        if byte == UInt8(ascii: "|") { return .single(from: index) }
        if byte == UInt8(ascii: "["), isLinkTarget(bytes, index..<line.upperBound) { return .rule }
        if isRule(bytes, index..<line.upperBound) { return .rule }
        if let content = itemContent(bytes, index..<line.upperBound) {
            isInList = true
            return .prose(from: content, startsPassage: true)
        }
        if isAfterBlank, indent == 0 { isInList = false }
        return .prose(from: index, startsPassage: false)
    }

    /// Whether a line underlines the one above, as titles are in reStructuredText: four marks or more, about as many as
    /// that line has characters. A fence of code is seldom that.
    static func isUnderline(
        _ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, _ format: DocumentFormat, isBelowProse: Bool
    ) -> Bool {
        let mark = bytes[line.lowerBound]
        guard mark > 0x20, mark < 0x7F, !ByteClass.isLetter(mark), !ByteClass.isDigit(mark) else { return false }
        guard isBelowProse || format == .restructuredText,
            line.allSatisfy({ bytes[$0] == mark || ByteClass.isBlank(bytes[$0]) })
        else { return false }
        let above = isBelowProse ? Self.lengthAbove(bytes, line.lowerBound) : 0
        let length = Self.characters(bytes, line)
        let isLong =
            format == .restructuredText
            ? length >= 2 : length >= 4 && (length == above || length > 4 && abs(length - above) <= 3)
        return isLong && (above > 0 || format == .restructuredText && length >= 4)
    }

    /// How many characters the line above a place has, as far as it is in the buffer.
    private static func lengthAbove(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int {
        guard var end = bytes[..<place].lastIndex(of: 0x0A) else { return 0 }
        var start = bytes[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        while start < end, ByteClass.isBlank(bytes[start]) { start += 1 }
        while end > start, ByteClass.isBlank(bytes[end - 1]) { end -= 1 }
        return characters(bytes, start..<end)
    }

    /// How many characters a line has, the blanks at its end left out.
    private static func characters(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Int {
        var end = line.upperBound
        while end > line.lowerBound, ByteClass.isBlank(bytes[end - 1]) { end -= 1 }
        return bytes[line.lowerBound..<end].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    }

    /// Whether a line is made of one mark only: `---`, `===`, `* * *`.
    private func isRule(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
        let mark = bytes[line.lowerBound]
        guard [UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "*"), UInt8(ascii: "_")].contains(mark) else {
            return false
        }
        var count = 0
        for index in line {
            if bytes[index] == mark { count += 1 } else if !ByteClass.isBlank(bytes[index]) { return false }
        }
        return count >= 2
    }

    /// Whether a line says where a link goes: `[name]: target`, but not a footnote.
    private func isLinkTarget(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
        guard let end = line.first(where: { bytes[$0] == UInt8(ascii: "]") }), end + 1 < line.upperBound else {
            return false
        }
        return bytes[end + 1] == UInt8(ascii: ":") && bytes[line.lowerBound + 1] != UInt8(ascii: "^")
    }

    /// Where the text of an item of a list starts; nil if the line is none.
    private func itemContent(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Int? {
        var index = line.lowerBound
        if ByteClass.isDigit(bytes[index]) {
            while index < line.upperBound, index - line.lowerBound < 4, ByteClass.isDigit(bytes[index]) { index += 1 }
            guard index < line.upperBound, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")") else {
                return nil
            }
        } else if ![UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(bytes[index]) {
            return nil
        }
        index += 1
        guard index < line.upperBound, ByteClass.isBlank(bytes[index]) else { return nil }
        return index + 1
    }

    // MARK: Code

    /// Whether an indented line is code: behind a blank line, in no list, and not a sentence, since plain text indents
    /// paragraphs as well.
    private func isIndentedCode(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, indent: Int) -> Bool {
        guard indent >= 4, isAfterBlank || isInIndentedCode, !isInList else { return false }
        var words = 0
        var marks = 0
        var isInWord = false
        for index in line.prefix(400) {
            let byte = bytes[index]
            if ByteClass.isLetter(byte) || byte >= 0x80 {
                if !isInWord { words += 1 }
                isInWord = true
            } else {
                isInWord = byte == UInt8(ascii: "'") || byte == UInt8(ascii: "-")
                switch byte {
                case UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"),
                    UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "_"), UInt8(ascii: "|"), UInt8(ascii: "@"),
                    UInt8(ascii: "\\"), UInt8(ascii: "["):
                    marks += 1
                default: break
                }
            }
        }
        return words < 5 || marks * 6 > words || bytes[line.lowerBound] == UInt8(ascii: "#")
            || bytes[line.upperBound - 1] == UInt8(ascii: ";")
    }
}

/// What a line of text is, by its first bytes.
enum ProseLine {
    case blank
    /// Prose from a byte on; `startsPassage` if it does not go on with the line before.
    case prose(from: Int, startsPassage: Bool)
    /// A passage of its own: a heading, a row of a table.
    case single(from: Int)
    /// A line under a heading or between paragraphs.
    case rule
    /// A line of code, or one that opens or closes a block of code.
    case code
}
