/// What a candidate for a short form looks like, which decides how well it has to match.
enum ShortFormKind {
    /// More than half of its letters are capitals: "PCA", "IoT", "mRNA".
    case capitals
    /// It has a capital: "Agg", "ResNet".
    case mixed
    /// It has none: "wt".
    case small

    /// The kind of a range of tokens; nil for what cannot be a short form. It only borrows the passage: an initializer takes its
    /// arguments to keep them, and the tokens would be retained and released each time.
    init?(_ tokens: Range<Int>, in passage: borrowing Passage) {
        var upper = 0
        var lower = 0
        var digits = 0
        var others = 0
        for index in tokens where passage.tokens[index].isWord {
            let token = passage.tokens[index]
            upper += Int(token.upper)
            lower += Int(token.lower)
            digits += Int(token.digits)
            others += Int(token.others)
        }
        let letters = max(upper + lower, others)
        let range = Int(passage.tokens[tokens.lowerBound].start)..<Int(passage.tokens[tokens.upperBound - 1].end)
        guard letters > 0, range.count <= 24, letters + digits >= 2, digits <= letters + 4 else { return nil }
        if tokens.count == 1 || upper == 0 {
            let key = WordKey(passage.bytes, range)
            let isCapitals = upper >= 2 && lower == 0
            if isCapitals ? NotShortForms.references.contains(key) : NotShortForms.words.contains(key) { return nil }
        }
        if digits > 0, tokens.count == 1, UnitNames.measures(passage.bytes, range) { return nil }
        if upper > 0, upper * 2 >= letters {
            self = .capitals
        } else if upper > 0 {
            guard letters <= 12 else { return nil }
            self = .mixed
        } else {
            guard letters <= 6 else { return nil }
            self = .small
        }
    }
}

/// Words in parentheses that are no short forms.
enum NotShortForms {
    /// Words that refer to a place, in capitals as well.
    static let references = WordSet("fig figs eq eqs eqn")

    /// Words that are no short forms unless they are written in capitals.
    static let words = WordSet(
        """
        fig figs figure eq eqs eqn equation sec sect section table tab tbl ref refs see cf eg ie etc vs viz al app
        appendix ch chap chapter alg algorithm lemma theorem def step line page pp vol no nos left right top bottom
        above below inset ibid resp or and the this that with without for from by in on at to of as is are was were
        not but if so it we all both each some any none one two three four five six seven eight nine ten first second
        third yes no true false new old high low mean max min sum total here there also only more less than then when
        where which who how why what now today note e.g i.e e.g. i.e. a.m. p.m. such like via per time times code ph
        same use used uses user users mono bug bugs fat pre post an a add adds get gets set sets run runs let make can
        may do does end try ask way put fix are his her our you they them
        """)
}
