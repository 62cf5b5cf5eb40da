/// Tells prose from what is none, line by line: code that is fenced or indented, formulas and listings of TeX, `pre`.
struct MarkdownLineReader {
    private let readsMarkdown: Bool
    private var block: CodeBlock?
    private var isAfterBlank = true
    private var isInList = false
    private var isInIndentedCode = false

    init(readsMarkdown: Bool) {
        self.readsMarkdown = readsMarkdown
    }

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
        guard readsMarkdown else { return isBlank ? .blank : .prose(from: index, startsPassage: false) }
        if let block {
            if block.closes(bytes, index..<line.upperBound) { self.block = nil }
            return .code
        }
        guard !isBlank else {
            isAfterBlank = true
            return .blank
        }
        defer { isAfterBlank = false }
        if let opened = CodeBlock(bytes, index..<line.upperBound) {
            block = opened
            isInIndentedCode = false
            return .code
        }
        if isIndentedCode(bytes, index..<line.upperBound, indent: indent) {
            isInIndentedCode = true
            return .code
        }
        isInIndentedCode = false
        return readProse(bytes, index..<line.upperBound, indent: indent)
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
