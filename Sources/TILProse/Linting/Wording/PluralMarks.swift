/// Whether an apostrophe and an s behind an acronym make a plural, as in "two CPU's", or a genitive, as in "the CPU's clock".
///
/// Only what the words around leave no doubt of is a plural.
enum PluralMarks {
    /// - Parameters:
    ///   - first: the first token of the acronym.
    ///   - next: the token behind the s.
    static func isPlural(_ passage: Passage, _ first: Int, _ next: Int) -> Bool {
        // "All IMP's syntax" is one, and "two CPU's clocks" are a genitive.
        if passage.isWord(first - 1, in: counting) || passage.isNumber(first - 1) {
            return passage.kind(next) != .word || passage.isWord(next, in: following)
        }
        // "The CPU's is faster" is a genitive without its noun; "CPU's are", "CPU's and" are none.
        if passage.isWord(first - 1, in: pointing) { return false }
        // "CHARMM's and NAMD's formats" are what belongs to them.
        if passage.isWord(next, in: joining), passage.kind(next + 2) == .apostrophe { return false }
        // "LLVM's in-memory form".
        if passage.kind(next + 1) == .hyphen, passage.isGlued(next + 1) { return false }
        return passage.isWord(next, in: following) && passage.tokens[next].upper == 0
    }

    /// Words behind which there are several of what follows.
    private static let counting = WordSet(
        """
        many several few two three four five six seven eight nine ten dozen these those both various multiple
        numerous different more fewer hundreds thousands all most some other separate
        """)
    private static let joining = WordSet("and or")
    /// Words that point at one.
    private static let pointing = WordSet("the a an this that each every its their our your his her my no")
    /// Words that are no noun, and before which a genitive does not stand.
    private static let following = WordSet(
        """
        are were have do can could will would should may might must and or which that who in on at of for from to with
        by as than but
        """)
}
