import TILText

/// The automatic capitals of an acronym and a meaning that are typed by hand.
///
/// All mappings are Unicode's default ones, never the locale's, so that the result is the same on every machine.
///
/// ```swift
/// let short = Capitals.short("ftw")  // FTW
/// let long = Capitals.long("point of sale")  // Point of Sale
/// ```
public enum Capitals {
    /// The words of a typed meaning that get a capital.
    public enum Titles: String, CaseIterable, Hashable, Sendable {
        /// All words except small ones inside: `Point of Sale`. In other languages than English, only the first word:
        /// `Taxe sur la valeur ajoutée`.
        case smart
        /// All words: `Point Of Sale`.
        case every
        /// No words, so that the meaning is unchanged.
        case off
    }

    /// Returns an acronym in capitals: `ftw` becomes `FTW`, while `IoT`, `mRNA` and `macOS` are unchanged.
    ///
    /// Surrounding white space is removed, and each run of white space inside becomes one space. A word with a small
    /// letter, and a capital after its first letter, is unchanged, and so is an abbreviation of several words such as
    /// `z. B.`. Other words get the full default upper-case mapping (`ß` becomes `SS`). The result is in Normalization
    /// Form C.
    public static func short(_ text: String) -> String {
        if AcronymKey.isKey(text) { return text }
        return short(letters(tidied(text))).joined().composed
    }

    /// Returns a meaning with the capitals of a title: `point of sale` becomes `Point of Sale`.
    ///
    /// A word begins after white space, a hyphen or a slash (`Sign-On`, `Protocol/Internet`). Small words (of, and,
    /// the, in, for ...) are written in small letters except at the start and at the end. Marks before the first letter
    /// are skipped. A word that starts with a digit is unchanged, and so is a word with a small letter, and a capital
    /// after its first letter, such as `HyperText`. The default title-case mapping is used (`ß` becomes `Ss`, `ﬁ`
    /// becomes `Fi`).
    ///
    /// ```swift
    /// let smart = Capitals.long("point of sale")  // Point of Sale
    /// let every = Capitals.long("point of sale", titles: .every)  // Point Of Sale
    /// ```
    public static func long(_ text: String, titles: Titles = .smart) -> String {
        long(letters(tidied(text)), titles: titles).joined()
    }

    private static func letters(_ text: String) -> [TypedLetter] {
        text.unicodeScalars.map { scalar in TypedLetter(scalar) }
    }

    /// Returns text without surrounding white space, and with one space for each run of white space inside.
    package static func tidied(_ text: String) -> String { AcronymKey.tidied(text) }

    /// Returns the key of an acronym for look-ups: the acronym in capitals.
    public static func key(_ short: String) -> String { AcronymKey.key(of: short) }
}

/// The alphabetical order of a language, which a program gets from its locale.
public struct TextOrder: Sendable {
    /// Returns the bytes by which a text is compared, like the C library's `strxfrm`.
    package let sortKey: @Sendable (String) -> [UInt8]

    /// Creates an order by sort keys.
    public init(sortKey: @escaping @Sendable (String) -> [UInt8]) {
        self.sortKey = sortKey
    }
}
