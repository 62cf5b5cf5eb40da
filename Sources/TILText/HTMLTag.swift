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
    /// the next comment that opens inside a comment.
    package init?(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, limit: Int) {
        func byte(_ index: Int) -> UInt8 { index < limit ? bytes[index] : 0 }
        isEnd = byte(start + 1) == "/"
        let nameStart = start + (isEnd ? 2 : 1)
        guard let nameEnd = Self.endOfName(bytes, nameStart..<max(nameStart, limit)) else { return nil }
        name = String(unsafeUninitializedCapacity: nameEnd - nameStart) { target in
            target.initialize(fromContentsOf: bytes[nameStart..<nameEnd].lazy.map(\.lowercased))
        }
        isComment = Self.isMarkup(byte(nameStart)) && byte(nameEnd) == "-" && byte(nameEnd + 1) == "-"
        if isComment {
            let text = nameEnd + 2
            guard let closing = Self.endOfComment(bytes, text..<limit) else { return nil }
            attributes = text..<text
            isEmpty = false
            range = start..<(closing + 1)
        } else {
            guard let closing = Self.endOfTag(bytes, nameEnd..<limit) else { return nil }
            attributes = nameEnd..<closing
            isEmpty = !attributes.isEmpty && bytes[closing - 1] == "/"
            range = start..<(closing + 1)
        }
    }

    /// The longest name of an element that is read, in bytes. No element of HTML or of Word has a longer one.
    private static let longestName = 40

    /// Whether a byte starts a declaration, a comment or a processing instruction.
    private static func isMarkup(_ byte: UInt8) -> Bool { byte == "!" || byte == "?" }

    /// Returns the end of a name at the start of a text, or nil if there is none.
    private static func endOfName(_ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>) -> Int? {
        guard let start = text.first else { return nil }
        if isMarkup(bytes[start]) { return start + 1 }
        guard bytes[start].isLetter else { return nil }
        let name = text.prefix(longestName)
        return name.dropFirst().first { index in !bytes[index].isLetterOrDigit && bytes[index] != ":" }
            ?? name.upperBound
    }

    /// Returns the offset of the bracket that closes a tag, or nil if another tag starts before it. Brackets in
    /// quotation marks do not count.
    ///
    /// Only a quotation mark that is not closed lets a search pass the next `<`. The tags behind it do the same with
    /// the other kind of quotation mark at most, since one of the same kind would close it.
    private static func endOfTag(_ bytes: UnsafeBufferPointer<UInt8>, _ content: Range<Int>) -> Int? {
        var quote: UInt8?
        for index in content {
            let byte = bytes[index]
            if quote != nil {
                if byte == quote { quote = nil }
                continue
            }
            switch byte {
            case "\"", "'": quote = byte
            case ">": return index
            case "<": return nil
            default: break
            }
        }
        return nil
    }

    /// Returns the offset of the bracket that closes a comment, or nil if there is none.
    private static func endOfComment(_ bytes: UnsafeBufferPointer<UInt8>, _ content: Range<Int>) -> Int? {
        for index in content {
            let byte = bytes[index]
            let followsHyphens = index >= content.lowerBound + 2 && bytes[index - 1] == "-" && bytes[index - 2] == "-"
            if byte == ">", followsHyphens { return index }
            // A comment that opens inside ends the search, but "<!-->" may close this one.
            if byte == "<" {
                let rest = bytes[(index + 1)..<content.upperBound]
                let opensComment = rest.starts(with: "!--".utf8)
                if opensComment, !rest.starts(with: "!-->".utf8) { return nil }
            }
        }
        return nil
    }

    /// Returns the bytes of an attribute's value without its quotation marks, or nil if the tag lacks the attribute.
    /// - Parameter name: the attribute's name in lower case.
    package func value(of name: String, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        var reader = AttributeReader(bytes: bytes, index: attributes.lowerBound, end: attributes.upperBound)
        while let attribute = reader.next() {
            let isWanted = bytes[attribute.name].elementsEqual(name.utf8) { byte, wanted in byte.lowercased == wanted }
            if isWanted, let value = attribute.value { return value }
        }
        return nil
    }
}

/// Reads the attributes of a tag one by one.
private struct AttributeReader {
    struct Attribute {
        let name: Range<Int>
        /// The value without its quotation marks, or nil if the attribute has none.
        let value: Range<Int>?
    }

    let bytes: UnsafeBufferPointer<UInt8>
    var index: Int
    let end: Int

    mutating func next() -> Attribute? {
        skip { byte in byte.isSpaceOrControl || byte == "/" }
        if index >= end { return nil }
        let name = skip { byte in !byte.isSpaceOrControl && byte != "=" }
        skip { byte in byte.isSpaceOrControl }
        guard index < end, bytes[index] == "=" else { return Attribute(name: name, value: nil) }
        index += 1
        skip { byte in byte.isSpaceOrControl }
        if index >= end { return nil }
        return Attribute(name: name, value: readValue())
    }

    private mutating func readValue() -> Range<Int> {
        let quote = bytes[index]
        guard quote == "\"" || quote == "'" else { return skip { byte in !byte.isSpaceOrControl } }
        index += 1
        let value = skip { byte in byte != quote }
        index += 1
        return value
    }

    /// Skips bytes and returns their range.
    @discardableResult
    private mutating func skip(_ isSkipped: (UInt8) -> Bool) -> Range<Int> {
        let start = index
        while index < end, isSkipped(bytes[index]) { index += 1 }
        return start..<index
    }
}
