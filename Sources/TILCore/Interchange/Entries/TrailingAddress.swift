import TILText

/// An address behind a meaning, with its label: `Atrial flutter Wikipedia(https://x.y)`.
struct TrailingAddress {
    /// The text before the address and its label.
    let before: String
    /// The text between that and the address, which may be part of the meaning: `Wikipedia`.
    let label: String
    /// The address with its signs.
    let address: String

    private static let opening: [UInt8] = Array("(<[".utf8)
    private static let closing: [UInt8] = Array(")>].,;".utf8)

    /// Finds an address at the end of a text. The result is nil if there is none, or nothing is before it.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard var start = Self.addressStart(bytes) else { return nil }
        let end = bytes[start...].firstIndex { FieldText.isSpace($0) || Self.closing.contains($0) } ?? bytes.count
        let rest = bytes[end...].drop { !FieldText.isSpace($0) }
        guard rest.allSatisfy({ FieldText.isSpace($0) || Self.closing.contains($0) }) else { return nil }
        while start > 0, Self.opening.contains(bytes[start - 1]) { start -= 1 }
        var labelStart = start
        if start > 0, bytes[start - 1] == UInt8(ascii: "]"),
            let open = bytes[..<start].lastIndex(of: UInt8(ascii: "["))
        {
            // The label of a link in Markdown.
            labelStart = open
            label = Self.text(bytes[(open + 1)..<(start - 1)])
        } else if start > 0, start < bytes.count, bytes[start] == UInt8(ascii: "("),
            !FieldText.isSpace(bytes[start - 1])
        {
            labelStart = bytes[..<start].lastIndex(where: FieldText.isSpace).map { $0 + 1 } ?? 0
            label = Self.text(bytes[labelStart..<start])
        } else {
            label = ""
        }
        before = LineSeparator.withoutTrailingSigns(Self.text(bytes[..<labelStart]))
        address = Self.text(bytes[start...])
        if before.isEmpty && label.isEmpty { return nil }
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        FieldText.trimmed(String(decoding: bytes, as: UTF8.self))
    }

    private static func addressStart(_ bytes: [UInt8]) -> Int? {
        if let colon = bytes.firstRange(of: "://".utf8)?.lowerBound {
            let scheme = bytes[..<colon].reversed().prefix { $0.isLetter }.count
            return scheme > 0 ? colon - scheme : nil
        }
        guard let www = bytes.firstRange(of: "www.".utf8)?.lowerBound, www > 0 else { return nil }
        let before = bytes[www - 1]
        return FieldText.isSpace(before) || opening.contains(before) ? www : nil
    }
}
