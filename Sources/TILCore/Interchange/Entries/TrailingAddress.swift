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
    private static let closing: [UInt8] = Array(")>].,;".utf8)

    /// Finds an address at the end of a text. The result is nil if there is none, or nothing is before it.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        if let link = MarkdownLink(atEndOf: bytes[...]) {
            before = LineSeparator.withoutTrailingSigns(Self.text(bytes[..<link.start]))
            label = link.label
            address = link.address
            labelled = Self.text(bytes[..<link.start] + link.label.utf8)
            isPointer = MarkdownLink.isPointer(label) || label == address
            return
        }
        guard let first = Self.addressStart(bytes) else { return nil }
        let end =
            bytes[first...].firstIndex { byte in FieldText.isSpace(byte) || Self.closing.contains(byte) } ?? bytes.count
        let rest = bytes[end...].drop { byte in !FieldText.isSpace(byte) }
        guard rest.allSatisfy({ FieldText.isSpace($0) || Self.closing.contains($0) }) else { return nil }
        var start = first
        while start > 0, Self.opening.contains(bytes[start - 1]) { start -= 1 }
        var labelStart = start
        if start > 0, bytes[start] == UInt8(ascii: "("), !FieldText.isSpace(bytes[start - 1]) {
            labelStart = bytes[..<start].lastIndex(where: FieldText.isSpace).map { index in index + 1 } ?? 0
        }
        label = Self.text(bytes[labelStart..<start])
        before = LineSeparator.withoutTrailingSigns(Self.text(bytes[..<labelStart]))
        let isClosed = start == first - 1 && Self.closing.prefix(3).contains(bytes[bytes.count - 1])
        address = Self.text(isClosed ? bytes[first..<(bytes.count - 1)] : bytes[start...])
        labelled = Self.withoutColon([before, label].filter { part in !part.isEmpty }.joined(separator: " "))
        isPointer = false
        if before.isEmpty && label.isEmpty { return nil }
    }

    /// Returns a text without the colon or comma that leads to the address.
    private static func withoutColon(_ text: String) -> String {
        guard text.utf8.count > 1, let last = text.last, ":,".contains(last) else { return text }
        return FieldText.trimmed(String(text.dropLast()))
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        FieldText.trimmed(String(decoding: bytes, as: UTF8.self))
    }

    private static func addressStart(_ bytes: [UInt8]) -> Int? {
        if let colon = bytes.firstRange(of: "://".utf8)?.lowerBound {
            let scheme = bytes[..<colon].reversed().prefix { byte in byte.isLetter }.count
            return scheme > 0 ? colon - scheme : nil
        }
        guard let www = bytes.firstRange(of: "www.".utf8)?.lowerBound, www > 0 else { return nil }
        let before = bytes[www - 1]
        return FieldText.isSpace(before) || opening.contains(before) ? www : nil
    }
}
