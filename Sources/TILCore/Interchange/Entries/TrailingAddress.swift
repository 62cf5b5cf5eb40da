import TILText

/// An address after a meaning, with its label: `Atrial flutter [Wikipedia](https://x.y)`.
struct TrailingAddress {
    /// The text before the address and its label.
    let before: String
    /// The text between that and the address, which may be part of the meaning: `Wikipedia`.
    let label: String
    /// The text with the label, but without the address.
    let labelled: String
    /// The address without the brackets around it.
    let address: String
    /// Whether the label only points to the other page, so that it is not part of a meaning.
    let isPointer: Bool

    private static let opening: [UInt8] = Array("(<[".utf8)
    private static let closingBrackets: [UInt8] = Array(")>]".utf8)
    private static let closing: [UInt8] = closingBrackets + Array(".,;".utf8)

    /// Finds an address at the end of a text. The result is nil if there is none, or nothing is before it.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        if let link = MarkdownLink(atEndOf: bytes[...]) {
            self.init(link, in: bytes)
        } else {
            self.init(bareIn: bytes)
        }
    }

    /// Creates the address of a link of Markdown.
    private init(_ link: MarkdownLink, in bytes: [UInt8]) {
        before = LineSeparator.withoutTrailingSigns(bytes[..<link.start].text)
        label = link.label
        labelled = (bytes[..<link.start] + link.label.utf8).text
        address = link.address
        isPointer = MarkdownLink.isPointer(label) || label == address
    }

    /// Finds an address without marks, perhaps in brackets. Nothing but signs may follow it.
    private init?(bareIn bytes: [UInt8]) {
        guard let first = Self.addressStart(bytes) else { return nil }
        func isEnd(_ byte: UInt8) -> Bool { FieldText.isSpace(byte) || Self.closing.contains(byte) }
        let end = bytes[first...].firstIndex(where: isEnd) ?? bytes.count
        let rest = bytes[end...].drop { byte in !FieldText.isSpace(byte) }
        guard rest.allSatisfy(isEnd) else { return nil }
        var start = first
        while start > 0, Self.opening.contains(bytes[start - 1]) { start -= 1 }
        let labelStart = Self.labelStart(bytes, before: start)
        label = bytes[labelStart..<start].text
        before = LineSeparator.withoutTrailingSigns(bytes[..<labelStart].text)
        let isInBrackets = start == first - 1 && Self.closingBrackets.contains(bytes[bytes.count - 1])
        address = (isInBrackets ? bytes[first...].dropLast() : bytes[start...]).text
        labelled = before.isEmpty || label.isEmpty ? before + label : before + " " + label
        isPointer = false
        if labelled.isEmpty { return nil }
    }

    /// Returns where the word that touches the bracket of an address starts, as in `Wikipedia(https://x.y)`, or the
    /// address itself if there is no such word.
    private static func labelStart(_ bytes: [UInt8], before start: Int) -> Int {
        let touchesWord = start > 0 && bytes[start] == "(" && !FieldText.isSpace(bytes[start - 1])
        guard touchesWord else { return start }
        let space = bytes[..<start].lastIndex(where: FieldText.isSpace)
        return space.map { space in space + 1 } ?? 0
    }

    private static func addressStart(_ bytes: [UInt8]) -> Int? {
        if let colon = bytes.firstRange(of: "://".utf8)?.lowerBound {
            let scheme = bytes[..<colon].reversed().prefix { byte in byte.isLetter }
            return scheme.isEmpty ? nil : colon - scheme.count
        }
        guard let www = bytes.firstRange(of: "www.".utf8)?.lowerBound, www > 0 else { return nil }
        let before = bytes[www - 1]
        return FieldText.isSpace(before) || opening.contains(before) ? www : nil
    }
}
