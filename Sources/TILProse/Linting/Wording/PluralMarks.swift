import TILText

/// Distinguishes the plural in "two CPU's" from the genitive in "the CPU's clock".
///
/// Only unambiguous plurals count.
struct PluralMarks {
    private let passage: Passage

    init(_ passage: Passage) { self.passage = passage }

    /// Whether an acronym with an apostrophe and an s is a plural.
    ///
    /// Acronyms that are joined are all plurals or all genitives ("CHARMM's and NAMD's formats", "the MON's and OSD's
    /// are"), so the last one decides.
    /// - Parameters:
    ///   - first: the first token of the acronym.
    ///   - next: the token after the s.
    func isPlural(_ first: Int, before next: Int) -> Bool {
        isPlural(lastJoined(to: Acronym(first: first, next: next)))
    }

    /// The tokens of an acronym with its ending.
    private struct Acronym {
        let first: Int
        /// The token after the s.
        let next: Int
    }

    private func isPlural(_ acronym: Acronym) -> Bool {
        let next = acronym.next
        if isCounted(acronym.first) { return isNoNoun(next) }
        if ownsWithAnother(next) { return false }
        // "The PR's are open" is a plural, and "The CPU's is faster" is a genitive without its noun.
        if isInSmallLetters(next), passage.isWord(next, in: Self.pluralVerbs) {
            return !passage.isWord(acronym.first - 1, in: Self.singular)
        }
        // "LLVM's in-memory form".
        let isCompound = passage.isGlued(next + 1, .hyphen)
        let isBeforeFollowing = passage.isWord(next, in: Self.following) && isInSmallLetters(next)
        return isBeforeFollowing && !isCompound && !passage.isWord(acronym.first - 1, in: Self.pointing)
    }

    /// Returns the last of several acronyms with endings that "and" or "or" joins.
    private func lastJoined(to acronym: Acronym) -> Acronym {
        var last = acronym
        for _ in 0..<Self.longestChain {
            guard passage.isWord(last.next, in: Self.joining), isAcronymWithEnding(last.next + 1) else { break }
            last = Acronym(first: last.next + 1, next: last.next + 1 + Self.tokenCount)
        }
        return last
    }

    /// Whether "and", two words and an apostrophe follow: "the UI's and Redfish API's users" are genitives.
    private func ownsWithAnother(_ next: Int) -> Bool {
        passage.isWord(next, in: Self.joining) && passage.kind(next + 3) == .apostrophe
    }

    /// The greatest number of joined acronyms.
    private static let longestChain = 8
    /// The number of tokens of an acronym with its ending: the word, the apostrophe and the s.
    private static let tokenCount = 3

    /// Whether a word in capitals with an apostrophe and an s starts at a token.
    private func isAcronymWithEnding(_ word: Int) -> Bool {
        passage.isWord(word) && passage[word].upper > 1 && passage.isGenitiveEnding(word + 1)
    }

    /// Whether a word or a number before an acronym counts it.
    private func isCounted(_ first: Int) -> Bool {
        let isAfterNumber = passage.isNumber(first - 1) && !passage.isGlued(first - 1)
        return isAfterNumber || passage.isWord(first - 1, in: Self.counting)
    }

    /// Whether a token is not a noun: "All IMP's syntax", "two CPU's clocks" and "SEP-10 JWT's `sub`" are genitives.
    private func isNoNoun(_ next: Int) -> Bool { !passage.isWord(next) || passage.isWord(next, in: Self.following) }

    private func isInSmallLetters(_ index: Int) -> Bool { passage.isWord(index) && passage[index].upper == 0 }

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
