/// Distinguishes the plural in "two CPU's" from the genitive in "the CPU's clock".
///
/// Only unambiguous plurals count.
enum PluralMarks {
    /// - Parameters:
    ///   - first: the first token of the acronym.
    ///   - next: the token after the s.
    static func isPlural(_ passage: Passage, _ first: Int, _ next: Int) -> Bool {
        // "All IMP's syntax", "two CPU's clocks" and "SEP-10 JWT's `sub`" are genitives.
        if passage.isWord(first - 1, in: counting) || passage.isNumber(first - 1) && !passage.isGlued(first - 1) {
            return !passage.isWord(next) || passage.isWord(next, in: following)
        }
        // "The CPU's is faster" is a genitive without its noun; "CPU's are" and "CPU's and" are plurals.
        // "CHARMM's and NAMD's formats" and "the UI's and Redfish API's users" are genitives.
        if passage.isWord(next, in: joining), (2...3).contains(where: { passage.kind(next + $0) == .apostrophe }) {
            return false
        }
        // "LLVM's in-memory form".
        return passage.isWord(next, in: following) && passage[next].upper == 0 && !passage.isGlued(next + 1, .hyphen)
            && !passage.isWord(first - 1, in: pointing)
    }

    /// Words that count the following noun.
    private static let counting = WordSet(
        """
        many several few two three four five six seven eight nine ten dozen these those various multiple
        numerous different more fewer hundreds thousands all most some other separate
        """)
    private static let joining = WordSet("and or")
    /// Words that refer to a single thing.
    private static let pointing = WordSet("the a an this that each every its their our your his her my no")
    /// Words that are not nouns and do not follow a genitive.
    private static let following = WordSet(
        """
        are were have do can could will would should may might must and or which that who in on at of for from to with
        by as than but
        """)
}
