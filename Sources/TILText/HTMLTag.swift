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

    /// Creates the tag that starts at a `<`. The result is nil if there is none, or if it is not closed before the
    /// limit.
    ///
    /// Reading all tags of a document takes linear time: a search ends at the next `<` outside quotation marks, or at
    /// the next comment that opens inside a comment, so at most two searches read the same byte.
    package init?(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, limit: Int) {
        func byte(_ index: Int) -> UInt8 { index < limit ? bytes[index] : 0 }
        isEnd = byte(start + 1) == "/"
        let nameStart = start + (isEnd ? 2 : 1)
        var end = nameStart + 1
        let isMarkup = byte(nameStart) == "!" || byte(nameStart) == "?"
        guard isMarkup || byte(nameStart).isLetter else { return nil }
        while !isMarkup, end - nameStart < 40, byte(end).isLetter || byte(end).isDigit || byte(end) == ":" { end += 1 }
        name = String(unsafeUninitializedCapacity: end - nameStart) {
            $0.initialize(fromContentsOf: bytes[nameStart..<end].lazy.map(\.lowercased))
        }
        isComment = isMarkup && byte(end) == "-" && byte(end + 1) == "-"
        if isComment { end += 2 }
        let nameEnd = end
        var quote: UInt8?
        while end < limit {
            let byte = bytes[end]
            if isComment {
                if byte == ">", end >= nameEnd + 2, bytes[end - 1] == "-", bytes[end - 2] == "-" { break }
                // A comment that opens inside ends the search, but "<!-->" may close this one.
                if byte == "<", bytes[(end + 1)..<limit].starts(with: "!--".utf8),
                    !bytes[(end + 4)..<limit].starts(with: ">".utf8)
                {
                    return nil
                }
            } else if quote != nil {
                if byte == quote { quote = nil }
            } else if byte == "\"" || byte == "'" {
                quote = byte
            } else if byte == ">" {
                break
            } else if byte == "<" {
                return nil
            }
            end += 1
        }
        guard end < limit else { return nil }
        attributes = nameEnd..<(isComment ? nameEnd : end)
        isEmpty = !attributes.isEmpty && bytes[end - 1] == "/"
        range = start..<(end + 1)
    }

    /// Returns the bytes of an attribute's value without its quotation marks, or nil if the tag lacks the attribute.
    /// - Parameter name: the attribute's name in lower case.
    package func value(of name: String, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        var index = attributes.lowerBound
        /// Skips bytes and returns their range.
        func skip(_ isSkipped: (UInt8) -> Bool) -> Range<Int> {
            let start = index
            while index < attributes.upperBound, isSkipped(bytes[index]) { index += 1 }
            return start..<index
        }
        while index < attributes.upperBound {
            _ = skip { byte in byte.isSpaceOrControl || byte == "/" }
            let isWanted = bytes[skip { byte in !byte.isSpaceOrControl && byte != "=" }].elementsEqual(name.utf8) {
                $0.lowercased == $1
            }
            _ = skip { byte in byte.isSpaceOrControl }
            guard index < attributes.upperBound, bytes[index] == "=" else { continue }
            index += 1
            _ = skip { byte in byte.isSpaceOrControl }
            guard index < attributes.upperBound else { return nil }
            let quote = bytes[index]
            let isQuoted = quote == "\"" || quote == "'"
            if isQuoted { index += 1 }
            let value = skip { byte in isQuoted ? byte != quote : !byte.isSpaceOrControl }
            if isWanted { return value }
            if isQuoted { index += 1 }
        }
        return nil
    }
}
