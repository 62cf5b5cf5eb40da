import Foundation

/// Which letters are one but for accents.
enum AccentedLetters {
    /// The ways to write a capital: without accents, and with each that there is.
    static func ways(toWrite letter: Unicode.Scalar) -> [String] {
        let base = self.base(of: letter)
        return [String(base)] + (accented[base] ?? [])
    }

    /// A letter without its accents and strokes.
    static func base(of letter: Unicode.Scalar) -> Unicode.Scalar {
        if letter.value < 0x80 { return letter }
        if let stroked = strokes[letter] { return stroked }
        let parts = String(letter).decomposedStringWithCanonicalMapping.unicodeScalars
        return parts.first ?? letter
    }

    /// Letters with a stroke, which Unicode does not decompose.
    private static let strokes: [Unicode.Scalar: Unicode.Scalar] = [
        "Ø": "O", "ø": "o", "Ł": "L", "ł": "l", "Đ": "D", "đ": "d", "Ħ": "H", "ħ": "h", "Ŧ": "T", "ŧ": "t",
    ]

    /// The accented capitals of each letter, of those alphabets that have any.
    private static let accented: [Unicode.Scalar: [String]] = {
        var letters: [Unicode.Scalar: [String]] = [:]
        for block in [0xC0...0x24F, 0x370...0x4FF, 0x1E00...0x1FFF] {
            for value in block {
                guard let letter = Unicode.Scalar(UInt32(value)), letter.properties.isUppercase else { continue }
                let base = base(of: letter)
                if base != letter { letters[base, default: []].append(String(letter)) }
            }
        }
        return letters
    }()
}
