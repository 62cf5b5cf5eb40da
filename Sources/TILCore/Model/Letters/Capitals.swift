import Foundation

/// The house's capitals: how a short and a long are written when they were typed by hand.
///
/// All mappings are Unicode's default ones, never the locale's, so that a store means the same on every machine.
public enum Capitals {
    /// Which words of a meaning get a capital when it is typed by hand.
    public enum Titles: String, CaseIterable, Hashable, Sendable {
        /// Each but the small ones inside: `Point of Sale`.
        case smart
        /// Each: `Point Of Sale`.
        case every
        /// None: all stays as typed.
        case off
    }

    /// A short in capitals: `ftw` becomes `FTW`, and `IoT`, `mRNA` and `macOS` stay.
    ///
    /// White space around it is dropped and white space inside becomes one blank. A word that has a capital after its first
    /// letter beside small ones was meant so. Others take the full default upper-case mapping (`ß` becomes `SS`), then
    /// Normalization Form C.
    public static func short(_ text: String) -> String {
        if isKey(text) { return text }
        return short(letters(tidied(text))).joined().composed
    }

    /// A long with capitals as a title has them: `point of sale` becomes `Point of Sale`.
    ///
    /// A word begins after white space, and after a hyphen or a slash within one (`Sign-On`, `Protocol/Internet`). Small
    /// words (of, and, the, in, for ...) stay small but at the start and at the end. Marks before the first letter are passed
    /// over; what starts with a digit stays. What has a capital after its first letter stays as it is: `HyperText`. Uses the
    /// default title-case mapping (`ß` becomes `Ss`, `ﬁ` becomes `Fi`).
    public static func long(_ text: String, titles: Titles = .smart) -> String {
        long(letters(tidied(text)), titles: titles).joined()
    }

    private static func letters(_ text: String) -> [TypedLetter] {
        text.unicodeScalars.map { TypedLetter($0) }
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
        if isKey(short) { return short }
        return tidied(short).uppercased().composed
    }

    /// Whether text is plain capitals already, as nearly every short is: nothing would change.
    private static func isKey(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 < 0x7F && $0 > 0x20 && !(0x61...0x7A).contains($0) }
    }

    /// Whether text is visible ASCII with single blanks inside and none around: nothing would change.
    static func isTidy(_ text: String) -> Bool {
        var previous: UInt8 = 0x20
        for byte in text.utf8 {
            if byte >= 0x7F || byte < 0x20 || (byte == 0x20 && previous == 0x20) { return false }
            previous = byte
        }
        return previous != 0x20
    }
}

extension String {
    /// The text in Normalization Form C, so that equal text is equal bytes.
    fileprivate var composed: String {
        utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping
    }
}
