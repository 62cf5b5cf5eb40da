/// The variants of a meaning that are right answers, read from its notation.
///
/// - `[x]` and `(x)` are optional.
/// - One of `{a,b}` is chosen.
/// - `x/y` is either word.
/// - ` / ` with surrounding spaces separates whole meanings, and so does a `/` between two sides with the same
///   initials.
///
/// If the acronym has a letter from both sides, as BIOS has from "Basic Input/Output System", both sides are needed.
/// The last variant is always the meaning as it is written, with everything that it contains.
enum MeaningVariants {
    /// The maximum number of variants. Beyond it, brackets and slashes are punctuation.
    static let most = 64
    /// The maximum length of a meaning with variants, in bytes of UTF-8.
    static let longest = 2_048

    /// Returns the variants of a meaning, without duplicates.
    /// - Parameters:
    ///   - meaning: the meaning, as it is written.
    ///   - acronym: the acronym of the meaning, or an empty text if the acronym does not matter.
    static func of(_ meaning: String, acronym: String = "") -> [String] {
        guard meaning.utf8.count <= longest, let plain = normalized(meaning) else { return [meaning] }
        let withoutBrackets = BracketVariants.of(plain)
        let readings = withoutBrackets.flatMap { text in SlashVariants.of(text, acronym: acronym) }
        var variants = distinctTexts(readings, atMost: most - 1)
        if !variants.contains(meaning) { variants.append(meaning) }
        return variants
    }

    /// Returns the characters of a meaning with plain brackets in place of full-width ones, or nil if it has no
    /// notation.
    private static func normalized(_ meaning: String) -> [Character]? {
        let plain = meaning.map { character in plainBrackets[character] ?? character }
        let hasNotation = plain.contains { character in
            character == "/" || BracketVariants.closings[character] != nil
        }
        return hasNotation ? plain : nil
    }

    private static let plainBrackets: [Character: Character] = [
        "［": "[", "【": "[", "］": "]", "】": "]", "（": "(", "）": ")", "｛": "{", "｝": "}", "／": "/",
    ]

    /// Returns the first texts with single spaces, without empty texts and without repeats.
    private static func distinctTexts(_ texts: [String], atMost limit: Int) -> [String] {
        var distinct: [String] = []
        var seen: Set<String> = []
        for text in texts {
            if distinct.count == limit { break }
            let squeezed = text.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
            if squeezed.isEmpty { continue }
            if seen.insert(squeezed).inserted { distinct.append(squeezed) }
        }
        return distinct
    }
}
