import Foundation

/// The character references of HTML that people and programs write: `&amp;`, `&eacute;`, `&#8212;`, `&#x2014;`.
enum HTMLEntities {
    // The names of U+00A0 to U+00FF, in order.
    private static let latin = """
        nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para \
        middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave \
        Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc \
        Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc \
        iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
        """
    private static let others: [(String, UInt32)] = [
        ("amp", 0x26), ("lt", 0x3C), ("gt", 0x3E), ("quot", 0x22), ("apos", 0x27), ("ndash", 0x2013), ("mdash", 0x2014),
        ("lsquo", 0x2018), ("rsquo", 0x2019), ("sbquo", 0x201A), ("ldquo", 0x201C), ("rdquo", 0x201D),
        ("bdquo", 0x201E),
        ("bull", 0x2022), ("hellip", 0x2026), ("prime", 0x2032), ("Prime", 0x2033), ("lsaquo", 0x2039),
        ("rsaquo", 0x203A),
        ("euro", 0x20AC), ("trade", 0x2122), ("larr", 0x2190), ("uarr", 0x2191), ("rarr", 0x2192), ("darr", 0x2193),
        ("harr", 0x2194), ("minus", 0x2212), ("ne", 0x2260), ("le", 0x2264), ("ge", 0x2265), ("asymp", 0x2248),
        ("infin", 0x221E),
        ("ensp", 0x2002), ("emsp", 0x2003), ("thinsp", 0x2009), ("zwnj", 0x200C), ("zwj", 0x200D), ("lrm", 0x200E),
        ("rlm", 0x200F),
        ("OElig", 0x152), ("oelig", 0x153), ("Scaron", 0x160), ("scaron", 0x161), ("alpha", 0x3B1), ("beta", 0x3B2),
        ("gamma", 0x3B3), ("delta", 0x3B4), ("epsilon", 0x3B5), ("lambda", 0x3BB), ("mu", 0x3BC), ("pi", 0x3C0),
        ("sigma", 0x3C3), ("tau", 0x3C4), ("phi", 0x3C6), ("omega", 0x3C9), ("Delta", 0x394), ("Sigma", 0x3A3),
        ("Omega", 0x3A9),
    ]

    private static let scalars: [String: UInt32] = {
        var table = Dictionary(others, uniquingKeysWith: { first, _ in first })
        for (index, name) in latin.split(separator: " ").enumerated() { table[String(name)] = 0xA0 + UInt32(index) }
        return table
    }()

    /// What the reference that starts with an `&` at an offset says, and the offset after it; nil if it is none.
    static func reference(in bytes: ArraySlice<UInt8>, at start: Int) -> (text: String, end: Int)? {
        let limit = min(bytes.endIndex, start + 34)
        guard start + 1 < limit, let end = bytes[(start + 1)..<limit].firstIndex(of: 0x3B), end > start + 1 else {
            return nil
        }
        let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
        if name.utf8.first != 0x23 {
            guard let value = scalars[name], let scalar = Unicode.Scalar(value) else { return nil }
            return (String(Character(scalar)), end + 1)
        }
        let digits = name.utf8.dropFirst()
        let isHexadecimal = digits.first.map { $0 | 0x20 == 0x78 } ?? false
        let number = Substring(isHexadecimal ? digits.dropFirst() : digits)
        guard number.utf8.first != 0x2B, let value = UInt32(number, radix: isHexadecimal ? 16 : 10) else { return nil }
        let scalar = value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
        return (String(Character(scalar)), end + 1)
    }
}
