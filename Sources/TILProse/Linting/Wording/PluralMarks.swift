import TILText

/// Distinguishes the plural in "two CPU's" from the genitive in "the CPU's clock".
///
/// Only unambiguous plurals count.
enum PluralMarks {
    /// - Parameters:
    ///   - first: the first token of the acronym.
    ///   - next: the token after the s.
    static func isPlural(_ passage: Passage, _ first: Int, _ next: Int) -> Bool {
        // Two that are joined are both plurals or both genitives: "CHARMM's and NAMD's formats", "the MON's and OSD's are".
        var first = first
        var next = next
        var steps = 0
        while steps < longestChain, passage.isWord(next, in: joining), let other = joined(passage, next + 1) {
            first = next + 1
            next = other
            steps += 1
        }
        // "All IMP's syntax", "two CPU's clocks" and "SEP-10 JWT's `sub`" are genitives.
        if passage.isWord(first - 1, in: counting) || passage.isNumber(first - 1) && !passage.isGlued(first - 1) {
            return !passage.isWord(next) || passage.isWord(next, in: following)
        }
        // "The CPU's is faster" is a genitive without its noun; "CPU's are" and "CPU's and" are plurals.
        // "the UI's and Redfish API's users" are genitives.
        if passage.isWord(next, in: joining), passage.kind(next + 3) == .apostrophe { return false }
        // "The PR's are open".
        if passage.isWord(next, in: pluralVerbs), passage[next].upper == 0 {
            return !passage.isWord(first - 1, in: singular)
        }
        // "LLVM's in-memory form".
        return passage.isWord(next, in: following) && passage[next].upper == 0 && !passage.isGlued(next + 1, .hyphen)
            && !passage.isWord(first - 1, in: pointing)
    }

    private static let longestChain = 8

    /// Returns the token after a word in capitals with an apostrophe and an s, or nil if no such word is at a token.
    private static func joined(_ passage: Passage, _ word: Int) -> Int? {
        guard passage.isWord(word), passage[word].upper > 1, passage.isApostrophe(word + 1),
            passage.isGlued(word + 2, .word), passage[word + 2].count == 1, passage.firstByte(word + 2) == "s"
        else { return nil }
        return word + 3
    }

    /// Words that count the following noun.
    private static let counting = WordSet(
        """
        many several few two three four five six seven eight nine ten dozen these those various multiple
        numerous different more fewer hundreds thousands hundred thousand million billion all most some other separate
        """)
    private static let joining = WordSet("and or")
    /// Verbs of several things.
    private static let pluralVerbs = WordSet("are were have")
    /// Words before a single thing.
    private static let singular = WordSet("a an this that each every no")
    /// Words that refer to a single thing, or to one whose owner follows.
    private static let pointing = WordSet("the a an this that each every its their our your his her my no")
    /// Words that are not nouns and do not follow a genitive.
    private static let following = WordSet(
        """
        are were have do can could will would should may might must and or which that who in on at of for from to with
        by as than but per into onto via under within without during through over between if when while because
        """)
}
