import TILText

/// Predicts how an acronym is read aloud from its letters: letter by letter ("an FPGA") or as a word ("a NAT").
enum AcronymSound {
    /// Whether an acronym is read with an initial vowel, so that "an" precedes it. Returns nil if the letters are
    /// ambiguous.
    static func startsOpen(_ short: String) -> Bool? {
        let word = short.lowercased()
        guard let first = word.first, short.utf8.allSatisfy({ byte in byte.isASCII }) else { return nil }
        if isAmbiguous(word) { return nil }
        if "aeio8".contains(first) { return true }
        // The names of these letters start with a vowel.
        if "fhlmnrsx".contains(first) { return isSpelled(letters(at: short)) }
        return first.isLetter || first.isNumber ? false : nil
    }

    /// Whether people read the start of a word in different ways.
    private static func isAmbiguous(_ word: String) -> Bool {
        // "an eleven-digit number"; "a EULA", but "an EUV lamp"; FHIR is read as "fire", SRC by some as "source", MKFS
        // as "make FS", and ONETEP as "one step".
        if word.starts("11 18 eu fhir hdr mk msg one rcpt src str") { return true }
        // UNPIN and ULTRA are words, unlike URL.
        if word.count > 3, word.starts("ult umb ump und unl unp uns upp") { return true }
        // AAA is read as "triple A" by many.
        let start = word.prefix(3)
        return start.count == 3 && Set(start).count == 1
    }

    /// Returns the letters at the start of an acronym, without the s of a plural.
    private static func letters(at short: String) -> Substring {
        let letters = short.prefix { character in character.isASCII && character.isLetter }
        return letters.count > 2 && letters.last == "s" ? letters.dropLast() : letters
    }

    /// Whether letters are read one by one. The name of the first letter, such as M, starts with a vowel. Returns nil
    /// if some people read the letters as a word ("a SCADA system", "a SQL query") or as the words that they stand for
    /// ("a NY court").
    private static func isSpelled(_ letters: Substring) -> Bool? {
        let word = letters.lowercased()
        if words.contains(word) || readBothWays.contains(word) { return nil }
        let isCapitals = letters.allSatisfy(\.isUppercase)
        switch letters.count {
        case ..<2: return true
        case 2: return isCapitals && spelledPairs.contains(word) ? true : nil
        default: break
        }
        // "mRNA" starts with a separate letter, but "ResNet" and "SoC" are ambiguous.
        let startsWithSeparateLetter = letters.first?.isLowercase == true
        if startsWithSeparateLetter, letters.dropFirst().allSatisfy(\.isUppercase) { return true }
        return isCapitals && cannotBeWord(word) ? true : nil
    }

    /// Whether nobody can read an acronym as a word: it has no vowels, or starts with consonants that no word starts
    /// with.
    private static func cannotBeWord(_ word: String) -> Bool {
        let onset = word.prefix { letter in !"aeiouy".contains(letter) }
        if onset.count == word.count { return true }
        // A part of a long name may be read as a word.
        if word.count >= shortestName { return false }
        return onset.count > 1 && !onsets.contains(String(onset))
    }

    /// The number of letters from which an acronym with vowels is not certainly spelled.
    private static let shortestName = 6

    /// Initial consonants of English words whose first letter has a name that starts with a vowel.
    private static let onsets = Set(names: "fl fr ll sc sch scr sh shr sk sl sm sn sp sph spl spr sq st str sw rh")
    /// Pairs of letters that are spelled: "an HR department".
    private static let spelledPairs = Set(names: "fd fm hd hq hr lp ml mp mx ns rf rp rr rv sd xp xr")
    /// Acronyms without vowels that some people read as words.
    private static let readBothWays = Set(
        names: "sql mysql nosql lxc ltr rtl fwd src str msg hdr rcpt ssr svn mgmt mgr hw fw fsck snp rccl nccl")
    /// Acronyms and short forms that are read as words: "a RAM disk".
    private static let words = Set(WordList.spokenAcronyms.words)
}

/// English forms that an edit needs.
enum EnglishForms {
    /// Returns the plural of a long form, formed from its last word.
    static func plural(_ long: String) -> String {
        let lower = long.lowercased()
        if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
            return String(long.dropLast()) + "ies"
        }
        for ending in ["s", "x", "ch", "sh"] where lower.hasSuffix(ending) { return long + "es" }
        return long + "s"
    }

    /// Whether a word is read with an initial vowel.
    static func startsOpen(word: String) -> Bool {
        let lower = word.lowercased()
        let hasSilentH = lower.starts("hour honest heir honour honor")
        let hasVowel = lower.starts("a e i o u")
        let startsLikeYouOrOne = lower.starts("uni use usa eu one ubi uti")
        return hasSilentH || hasVowel && !startsLikeYouOrOne
    }

    /// Returns the correct article before an initial sound that is a vowel or not.
    static func article(_ written: String, isOpen: Bool) -> String {
        written.prefix(1) + (isOpen ? "n" : "")
    }
}

extension String {
    /// Whether the text starts with one of some beginnings separated by spaces.
    fileprivate func starts(_ beginnings: String) -> Bool {
        beginnings.split(separator: " ").contains(where: hasPrefix)
    }
}
