/// An HTML character reference, such as `&amp;`, `&eacute;`, `&#8212;` or `&#x2014;`.
package struct HTMLReference {
    /// The character, or nil if the name is unknown.
    package let scalar: Unicode.Scalar?
    /// The offset after the reference.
    package let end: Int

    /// The maximum length of a reference in bytes: the longest HTML name with its marks.
    package static let longest = 34

    /// Creates the reference that starts at an `&`. The result is nil if there is none. An invalid number stands for
    /// U+FFFD.
    package init?<Bytes: RandomAccessCollection>(_ bytes: Bytes, at start: Int)
    where Bytes.Element == UInt8, Bytes.Index == Int {
        let rest = Array(bytes[(start + 1)..<Swift.min(bytes.endIndex, start + Self.longest)])
        guard let length = rest.firstIndex(where: { $0 == ";" }), length > 0 else { return nil }
        let name = String(decoding: rest[..<length], as: UTF8.self)
        end = start + length + 2
        let isNumber = name.utf8.first == 0x23
        let digits = isNumber ? name.dropFirst() : name[...]
        guard digits.utf8.allSatisfy({ $0.isLetter || $0.isDigit }) else { return nil }
        guard isNumber else {
            scalar = Self.scalars[name]
            return
        }
        let isHexadecimal = digits.utf8.first?.lowercased == 0x78
        guard let value = UInt32(digits.dropFirst(isHexadecimal ? 1 : 0), radix: isHexadecimal ? 16 : 10) else {
            return nil
        }
        scalar = value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
    }

    /// The names of U+00A0 to U+00FF, in order.
    private static let latin = """
        nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para \
        middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave \
        Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc \
        Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc \
        iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
        """

    /// Other names, each before its character.
    private static let others = """
        amp & lt < gt > quot " apos ' ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ bull • hellip … \
        prime ′ Prime ″ lsaquo ‹ rsaquo › euro € trade ™ larr ← uarr ↑ rarr → darr ↓ harr ↔ minus − ne ≠ le ≤ ge ≥ \
        asymp ≈ infin ∞ ensp \u{2002} emsp \u{2003} thinsp \u{2009} zwnj \u{200C} zwj \u{200D} lrm \u{200E} rlm \u{200F} \
        OElig Œ oelig œ Scaron Š scaron š alpha α beta β gamma γ delta δ epsilon ε lambda λ mu μ pi π sigma σ tau τ \
        phi φ omega ω Delta Δ Sigma Σ Omega Ω hyphen ‐ lpar ( rpar ) lbrack [ rbrack ] comma , period . colon : \
        semi ; sol / num # plus + equals =
        """

    private static let scalars: [String: Unicode.Scalar] = {
        var table: [String: Unicode.Scalar] = [:]
        for (name, value) in zip(latin.split(separator: " "), UInt32(0xA0)...) {
            table[String(name)] = Unicode.Scalar(value)
        }
        // Split scalars, because a space and a zero width joiner after it are one `Character`.
        let words = others.unicodeScalars.split(separator: " ").map(String.init)
        for index in stride(from: 0, to: words.count, by: 2) {
            table[words[index]] = words[index + 1].unicodeScalars.first
        }
        return table
    }()
}
