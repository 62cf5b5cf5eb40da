/// Words that differ by a letter or two and mean different things: taking one for the other is no slip of the fingers.
enum ContrastingWords {
    /// Whether two folded words are such a pair.
    static func contrast(_ one: String, _ other: String) -> Bool {
        guard one != other else { return false }
        return groups.contains { $0.contains(one) && $0.contains(other) }
            || beginnings.contains { pair in
                differ(one, other, beginnings: pair) || differ(other, one, beginnings: pair)
            }
            || endings.contains { differ(one, other, endings: $0) || differ(other, one, endings: $0) }
            || isNegation(other, of: one) || isNegation(one, of: other)
    }

    private static let groups: [Set<String>] = [
        ["on", "off"], ["in", "out"], ["to", "from"], ["with", "without"], ["over", "under"], ["before", "after"],
        ["ingress", "egress"], ["inner", "outer"], ["import", "export"], ["imports", "exports"],
        ["synchronous", "asynchronous"], ["symmetric", "asymmetric"], ["symmetrical", "asymmetrical"],
        ["symmetry", "asymmetry"], ["typical", "atypical"], ["symptomatic", "asymptomatic"], ["sexual", "asexual"],
        ["male", "female"], ["males", "females"], ["men", "women"], ["man", "woman"], ["mother", "father"],
        ["employer", "employee"], ["payer", "payee"], ["lessor", "lessee"], ["mentor", "mentee"],
        ["trainer", "trainee"], ["absorption", "adsorption"], ["more", "less"], ["first", "last"],
        ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
        ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"],
        ["all", "any", "no", "not", "none", "non", "never"],
    ]

    /// Beginnings that make different things of the same remainder.
    private static let beginnings: [(String, String)] = [
        ("in", "ex"), ("im", "ex"), ("im", "em"), ("in", "out"), ("in", "de"), ("en", "de"), ("as", "des"),
        ("inter", "intra"), ("hyper", "hypo"), ("macro", "micro"), ("mini", "maxi"), ("uni", "multi"),
        ("mono", "poly"), ("pre", "post"), ("over", "under"), ("up", "down"), ("endo", "exo"), ("super", "sub"),
        ("north", "south"), ("east", "west"), ("bi", "tri"),
        ("un", ""), ("in", ""), ("im", ""), ("ir", ""), ("il", ""), ("dis", ""), ("non", ""),
        ("kilo", "mega"), ("kilo", "giga"), ("kilo", "tera"), ("kilo", "peta"), ("mega", "giga"), ("mega", "tera"),
        ("mega", "peta"), ("giga", "tera"), ("giga", "peta"), ("tera", "peta"), ("peta", "exa"), ("milli", "micro"),
        ("milli", "nano"), ("micro", "nano"), ("nano", "pico"), ("pico", "femto"), ("deca", "deci"),
        ("deci", "centi"), ("centi", "milli"), ("kibi", "mebi"), ("kibi", "gibi"), ("mebi", "gibi"), ("gibi", "tebi"),
    ]

    /// Endings that make different things of the same stem.
    private static let endings: [(String, String)] = [
        ("bit", "byte"), ("bits", "bytes"), ("less", "ful"), ("east", "west"), ("eastern", "western"),
    ]

    private static let auxiliaries: Set<String> = [
        "can", "is", "are", "was", "were", "do", "does", "did", "has", "have", "had", "would", "could", "should",
    ]

    private static func differ(_ one: String, _ other: String, beginnings pair: (String, String)) -> Bool {
        guard one.hasPrefix(pair.0), other.hasPrefix(pair.1) else { return false }
        let remainder = one.dropFirst(pair.0.count)
        // A word that merely lacks its beginning must be a word by itself.
        return remainder == other.dropFirst(pair.1.count) && remainder.count >= (pair.1.isEmpty ? 4 : 1)
    }

    private static func differ(_ one: String, _ other: String, endings pair: (String, String)) -> Bool {
        one.hasSuffix(pair.0) && other.hasSuffix(pair.1) && one.dropLast(pair.0.count) == other.dropLast(pair.1.count)
    }

    /// Whether the first is the second with "n't" or "not": `cant` and `cannot` of `can`.
    private static func isNegation(_ negated: String, of word: String) -> Bool {
        guard auxiliaries.contains(word), negated.hasPrefix(word) else { return false }
        let ending = negated.dropFirst(word.count)
        return ending == "nt" || ending == "not" || (word == "can" && ending == "t")
    }
}
