/// A character that HTML names: `&amp;`, `&eacute;`, `&#8211;`.
struct HTMLEntity {
    /// The most bytes that are looked at.
    static let longest = 12

    /// What it stands for, and where it ends.
    let bytes: [UInt8]
    let end: Int

    /// The entity that starts at a place; nil if there is none.
    init?(_ text: MaskedBytes, at start: Int) {
        var index = start + 1
        while index < min(text.count, start + Self.longest), text[index] != UInt8(ascii: ";") {
            guard ByteClass.isLetter(text[index]) || ByteClass.isDigit(text[index]) || text[index] == UInt8(ascii: "#")
            else { return nil }
            index += 1
        }
        guard index < min(text.count, start + Self.longest), index > start + 1 else { return nil }
        end = index + 1
        let name = String(decoding: text.bytes[(start + 1)..<index], as: UTF8.self)
        if name.first == "#" {
            let digits = name.dropFirst()
            let isHexadecimal = digits.first == "x" || digits.first == "X"
            guard let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits),
                let scalar = Unicode.Scalar(value)
            else { return nil }
            bytes = Self.prose(scalar)
        } else {
            bytes = Self.names[name].map(Self.prose) ?? [MaskedBytes.opaque]
        }
    }

    /// The bytes of a scalar in prose: angle brackets and controls are no part of a word, and no tag.
    private static func prose(_ scalar: Unicode.Scalar) -> [UInt8] {
        switch scalar {
        case "<", ">", "\\", "`", "$": [MaskedBytes.opaque]
        case "\u{A0}": [0x20]
        case _ where scalar.value < 0x20: [0x20]
        default: Array(String(scalar).utf8)
        }
    }

    /// The text of a stretch of a source, with its entities read and its blanks as one; nil if it is no UTF-8.
    static func text(_ bytes: MaskedBytes, _ range: some Collection<Int>) -> String? {
        guard var index = range.first else { return nil }
        let end = index + range.count
        var result: [UInt8] = []
        while index < end {
            if bytes[index] == UInt8(ascii: "&"), let entity = HTMLEntity(bytes, at: index), entity.end <= end {
                result += entity.bytes
                index = entity.end
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        let words = result.split { ByteClass.isSpace($0) || $0 == MaskedBytes.filler }
        guard !result.contains(MaskedBytes.opaque) else { return nil }
        return String(validating: Array(words.joined(separator: [0x20])), as: UTF8.self)
    }

    private static let names: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}",
        "ndash": "–", "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
        "laquo": "«", "raquo": "»", "middot": "·", "bull": "•", "copy": "©", "reg": "®", "trade": "™", "deg": "°",
        "times": "×", "sect": "§", "para": "¶", "larr": "←", "rarr": "→", "ensp": " ", "emsp": " ", "thinsp": " ",
        "zwj": "\u{200D}", "zwnj": "\u{200C}", "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "mu": "μ",
        "micro": "µ", "Omega": "Ω", "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã", "auml": "ä",
        "aring": "å", "aelig": "æ", "ccedil": "ç", "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë",
        "igrave": "ì", "iacute": "í", "icirc": "î", "iuml": "ï", "ntilde": "ñ", "ograve": "ò", "oacute": "ó",
        "ocirc": "ô", "otilde": "õ", "ouml": "ö", "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û",
        "uuml": "ü", "yacute": "ý", "szlig": "ß", "Agrave": "À", "Aacute": "Á", "Acirc": "Â", "Atilde": "Ã",
        "Auml": "Ä", "Aring": "Å", "AElig": "Æ", "Ccedil": "Ç", "Egrave": "È", "Eacute": "É", "Ecirc": "Ê",
        "Iacute": "Í", "Ntilde": "Ñ", "Oacute": "Ó", "Ocirc": "Ô", "Ouml": "Ö", "Oslash": "Ø", "Uacute": "Ú",
        "Uuml": "Ü", "hyphen": "‐", "lpar": "(", "rpar": ")", "lbrack": "[", "rbrack": "]", "comma": ",",
        "period": ".", "colon": ":", "semi": ";", "sol": "/", "num": "#", "plus": "+", "equals": "=",
    ]
}
