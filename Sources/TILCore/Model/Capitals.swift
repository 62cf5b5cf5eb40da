import Foundation

/// The house's capitals: how a short and a long are written when they were typed by hand.
///
/// All mappings are Unicode's default ones, never the locale's, so that a store means the same on every machine.
public enum Capitals {
    /// A short in capitals: `ftw` becomes `FTW`.
    ///
    /// White space around it is dropped and white space inside becomes one blank. Uses the full default upper-case
    /// mapping (`ß` becomes `SS`, `ı` becomes `I`), then Normalization Form C.
    public static func short(_ text: String) -> String {
        if isKey(text) { return text }
        return tidied(text).uppercased().composed
    }

    /// A long with a capital on each word's first letter: `for the win` becomes `For The Win`.
    ///
    /// A word is what stands between white space, so that `don't` and `state-of-the-art` get one capital; marks before
    /// the first letter are passed over; a word that starts with a digit stays as it is. Letters that are capitals
    /// already stay: `HyperText`. Uses the default title-case mapping (`ß` becomes `Ss`, `ﬁ` becomes `Fi`).
    public static func long(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isAtWordStart = true
        for scalar in tidied(text).unicodeScalars {
            if scalar.properties.isWhitespace {
                isAtWordStart = true
                result.append(scalar)
            } else if isAtWordStart, scalar.properties.isAlphabetic {
                // One by one: all at once, the whole result would be copied for each word.
                for capital in scalar.properties.titlecaseMapping.unicodeScalars { result.append(capital) }
                isAtWordStart = false
            } else {
                if scalar.properties.numericType != nil { isAtWordStart = false }
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// Text without white space around it, and with one blank for each run of white space inside.
    public static func tidied(_ text: String) -> String {
        if isTidy(text) { return text }
        // By scalars, so that a blank that a mark combines with is a blank, and the mark stays.
        let words = text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
        return words.map { String($0) }.joined(separator: " ")
    }

    /// The key of a short, which look-ups compare: the short in capitals, whatever case it is written in.
    public static func key(_ short: String) -> String {
        self.short(short)
    }

    /// Whether text is plain capitals already, as nearly every short is: nothing would change.
    private static func isKey(_ text: String) -> Bool {
        text.hasBytes { bytes in
            for byte in bytes where byte >= 0x7F || byte <= 0x20 || (0x61...0x7A).contains(byte) { return false }
            return true
        }
    }

    /// Whether text is visible ASCII with single blanks inside and none around: nothing would change.
    static func isTidy(_ text: String) -> Bool {
        text.hasBytes { bytes in
            var previous: UInt8 = 0x20
            for byte in bytes {
                if byte >= 0x7F || byte < 0x20 || (byte == 0x20 && previous == 0x20) { return false }
                previous = byte
            }
            return previous != 0x20
        }
    }
}

extension String {
    /// The text in Normalization Form C, so that equal text is equal bytes.
    fileprivate var composed: String {
        utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping
    }

    /// Whether something holds of the bytes; false where they do not lie in one piece of memory, which only strings from
    /// other languages do not.
    fileprivate func hasBytes(_ property: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
        utf8.withContiguousStorageIfAvailable(property) ?? false
    }
}
