/// A tag, a comment or a declaration of HTML or XML.
package struct HTMLTag {
    /// The name in lower case: `!` for a declaration or a comment, `?` for a processing instruction.
    package let name: String
    /// Whether this is an end tag.
    package let isEnd: Bool
    /// Whether the element has no content, as in `<br/>`.
    package let isEmpty: Bool
    /// The bytes from the opening bracket to the closing one.
    package let range: Range<Int>
    /// The bytes of the attributes.
    package let attributes: Range<Int>

    /// Whether this is a comment.
    package let isComment: Bool

    /// Creates the tag that starts at a `<`, or returns nil if none does or if it is not closed before the limit.
    ///
    /// Reading all tags of a document takes linear time: a search ends at the next `<` outside quotation marks, so at
    /// most two searches read the same byte.
    package init?(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, limit: Int) {
        var index = start + 1
        guard index < limit else { return nil }
        isEnd = bytes[index] == UInt8(ascii: "/")
        if isEnd { index += 1 }
        let nameStart = index
        let isMarkup = index < limit && (bytes[index] == UInt8(ascii: "!") || bytes[index] == UInt8(ascii: "?"))
        if isMarkup {
            index += 1
        } else {
            guard index < limit, Self.isLetter(bytes[index]) else { return nil }
            while index < limit, index - nameStart < 40, Self.isOfName(bytes[index]) { index += 1 }
        }
        name = String(decoding: bytes[nameStart..<index].map { Self.isLetter($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
        isComment = isMarkup && index + 1 < limit && bytes[index] == 0x2D && bytes[index + 1] == 0x2D
        if isComment {
            index += 2
            attributes = index..<index
            while index + 2 < limit, bytes[index] != 0x2D || bytes[index + 1] != 0x2D || bytes[index + 2] != 0x3E {
                index += 1
            }
            guard index + 2 < limit else { return nil }
            isEmpty = false
            range = start..<(index + 3)
            return
        }
        let attributesStart = index
        var quote: UInt8 = 0
        while index < limit {
            let byte = bytes[index]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                attributes = attributesStart..<index
                isEmpty = index > attributesStart && bytes[index - 1] == UInt8(ascii: "/")
                range = start..<(index + 1)
                return
            } else if byte == UInt8(ascii: "<") {
                return nil
            }
            index += 1
        }
        return nil
    }

    /// Returns the bytes of an attribute's value without its quotation marks, or nil if the tag lacks the attribute.
    /// - Parameter name: the attribute's name in lower case.
    package func value(of name: String, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        var index = attributes.lowerBound
        func skip(_ isSkipped: (UInt8) -> Bool) {
            while index < attributes.upperBound, isSkipped(bytes[index]) { index += 1 }
        }
        while index < attributes.upperBound {
            skip { $0 <= 0x20 || $0 == UInt8(ascii: "/") }
            let nameStart = index
            skip { $0 > 0x20 && $0 != UInt8(ascii: "=") }
            let isWanted = bytes[nameStart..<index].lazy.map { Self.isLetter($0) ? $0 | 0x20 : $0 }.elementsEqual(
                name.utf8)
            skip { $0 <= 0x20 }
            guard index < attributes.upperBound, bytes[index] == UInt8(ascii: "=") else { continue }
            index += 1
            skip { $0 <= 0x20 }
            guard index < attributes.upperBound else { return nil }
            let quote = bytes[index]
            let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
            if isQuoted { index += 1 }
            let valueStart = index
            skip { isQuoted ? $0 != quote : $0 > 0x20 }
            if isWanted { return valueStart..<index }
            if isQuoted { index += 1 }
        }
        return nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

    private static func isOfName(_ byte: UInt8) -> Bool {
        isLetter(byte) || byte &- 0x30 < 10 || byte == UInt8(ascii: ":")
    }
}
