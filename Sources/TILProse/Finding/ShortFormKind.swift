/// What a candidate for a short form looks like, which decides how well it has to match.
enum ShortFormKind {
    /// More than half of its letters are capitals: "PCA", "IoT", "mRNA".
    case capitals
    /// It has a capital: "Agg", "ResNet".
    case mixed
    /// It has none: "wt".
    case small

    /// The kind of a range of tokens; nil for what cannot be a short form.
    init?(_ tokens: Range<Int>, in passage: Passage) {
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
