import TILText

/// What character references are to a reader of prose.
extension HTMLReference {
    /// The bytes in prose: angle brackets and controls are no part of a word, and no tag; a name that is not known may be
    /// anything.
    var prose: [UInt8] {
        switch scalar {
        case nil, "<", ">", "\\", "`", "$": [MaskedBytes.opaque]
        // The blanks of a typesetter are blanks.
        case "\u{A0}", "\u{2002}", "\u{2003}", "\u{2009}": [0x20]
        case let scalar? where scalar.value < 0x20: [0x20]
        case let scalar?: Array(String(scalar).utf8)
        }
    }

    /// The text of a stretch of a source, with its references read and its blanks as one; nil if it is no UTF-8.
    static func text(_ source: MaskedBytes, _ range: some Collection<Int>) -> String? {
        guard var index = range.first else { return nil }
        let end = index + range.count
        var result: [UInt8] = []
        while index < end {
            if source[index] == UInt8(ascii: "&"), let reference = HTMLReference(source.bytes, at: index),
                reference.end <= end
            {
                result += reference.prose
                index = reference.end
            } else {
                result.append(source[index])
                index += 1
            }
        }
        let words = result.split { ByteClass.isSpace($0) || $0 == MaskedBytes.filler }
        guard !result.contains(MaskedBytes.opaque) else { return nil }
        return String(validating: Array(words.joined(separator: [0x20])), as: UTF8.self)
    }
}
