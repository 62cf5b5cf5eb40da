/// Pairs of words that differ by a letter or two but have different meanings. Such a difference is not a typo.
enum ContrastingWords {
    /// Returns whether two folded words are such a pair.
    static func contrast(_ one: String, _ other: String) -> Bool {
        if one == other { return false }
        let areInGroup = groups.contains { group in group.contains(one) && group.contains(other) }
        return areInGroup || isOpposite(one, of: other) || isOpposite(other, of: one)
    }

    /// Returns whether a word has the first affix or is the negation, and another word is its opposite.
    private static func isOpposite(_ one: String, of other: String) -> Bool {
        beginnings.contains { pair in differ(one, other, byBeginnings: pair) }
            || endings.contains { pair in differ(one, other, byEndings: pair) }
            || isNegation(one, of: other)
    }

    /// Two prefixes or suffixes with different meanings.
    private struct AffixPair {
        let first: String
        let second: String
    }

    private static let groups = wordGroups(
        """
        on off, in out, to from, with without, over under, before after, ingress egress, inner outer, import \
        export, imports exports, synchronous asynchronous, symmetric asymmetric, symmetrical asymmetrical, \
        symmetry asymmetry, typical atypical, symptomatic asymptomatic, sexual asexual, male female, males \
        females, men women, man woman, mother father, employer employee, payer payee, lessor lessee, mentor \
        mentee, trainer trainee, absorption adsorption, more less, first last, one two three four five six \
        seven eight nine ten eleven twelve, first second third fourth fifth sixth seventh eighth ninth \
        tenth, all any no not none non never
        """)

    /// Prefixes that give the same remainder different meanings.
    private static let beginnings = affixPairs(
        """
        in ex, im ex, im em, in out, in de, en de, as des, inter intra, hyper hypo, macro micro, mini maxi, \
        uni multi, mono poly, pre post, over under, up down, endo exo, super sub, north south, east west, bi \
        tri, kilo mega, kilo giga, kilo tera, kilo peta, mega giga, mega tera, mega peta, giga tera, giga \
        peta, tera peta, peta exa, milli micro, milli nano, micro nano, nano pico, pico femto, deca deci, \
        deci centi, centi milli, kibi mebi, kibi gibi, mebi gibi, gibi tebi
        """)

    /// Prefixes that turn a word into its opposite.
    private static let negations = ["un", "in", "im", "ir", "il", "dis", "non"]

    /// Suffixes that give the same stem different meanings.
    private static let endings = affixPairs(
        """
        bit byte, bits bytes, less ful, east west, eastern western
        """)

    private static let auxiliaries = Set(
        "can is are was were do does did has have had would could should".split(separator: " "))

    /// Returns the words of each group. Commas separate the groups.
    private static func wordGroups(_ text: String) -> [[String]] {
        text.split(separator: ",").map { group in group.split(separator: " ").map(String.init) }
    }

    private static func affixPairs(_ text: String) -> [AffixPair] {
        wordGroups(text).map { pair in AffixPair(first: pair[0], second: pair[1]) }
    }

    /// Returns whether one word starts with the first prefix, the other starts with the second, and their remainders
    /// are equal.
    private static func differ(_ one: String, _ other: String, byBeginnings pair: AffixPair) -> Bool {
        guard one.hasPrefix(pair.first), other.hasPrefix(pair.second) else { return false }
        let remainder = one.dropFirst(pair.first.count)
        return !remainder.isEmpty && remainder == other.dropFirst(pair.second.count)
    }

    /// Returns whether one word ends with the first suffix, the other ends with the second, and their beginnings are
    /// equal.
    private static func differ(_ one: String, _ other: String, byEndings pair: AffixPair) -> Bool {
        guard one.hasSuffix(pair.first), other.hasSuffix(pair.second) else { return false }
        return one.dropLast(pair.first.count) == other.dropLast(pair.second.count)
    }

    /// Returns whether a word is the negation of another, with a prefix or with "n't" or "not": `cant` and `cannot` are
    /// negations of `can`.
    private static func isNegation(_ negated: String, of word: String) -> Bool {
        // The other word must be long enough, because short words can have such a prefix by chance.
        if word.count >= 4, negations.contains(where: { negation in negated == negation + word }) { return true }
        guard auxiliaries.contains(word[...]), negated.hasPrefix(word) else { return false }
        let ending = negated.dropFirst(word.count)
        return ending == "nt" || ending == "not" || (word == "can" && ending == "t")
    }
}
