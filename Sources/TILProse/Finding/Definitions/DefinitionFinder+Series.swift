/// Short forms of which a number or a word tells one from others.
extension DefinitionFinder {
    /// The first of several short forms that numbers tell apart: "PLS-1 and PLS-2", "GL0, GL1 and GL2".
    struct Series {
        /// What they have in common; nil where no mark sets the number apart.
        var stem: Range<Int>?
        /// The number of the first one, as a token.
        var number: Int?
    }

    /// The series that a short form in a group starts; nil where it starts none.
    func series(_ tokens: Range<Int>, before close: Int, in passage: Passage) -> Series? {
        guard tokens.count == 1 || tokens.count == 3 && passage.kind(tokens.lowerBound + 1) == .hyphen,
            passage.tokens[tokens.upperBound - 1].digits > 0
        else { return nil }
        var next = tokens.upperBound
        while passage.kind(next) == .comma || passage.isWord(next, in: Self.joining) { next += 1 }
        guard next > tokens.upperBound, let other = shortForm(at: next, in: passage), other.upperBound <= close,
            other.count == tokens.count
        else { return nil }
        let (first, second) = (bytes(of: tokens, in: passage), bytes(of: other, in: passage))
        func stem(_ range: Range<Int>) -> Range<Int> {
            var end = range.upperBound
            while end > range.lowerBound, ByteClass.isDigit(passage.bytes[end - 1]) { end -= 1 }
            return range.lowerBound..<end
        }
        let (one, another) = (stem(first), stem(second))
        guard one.count >= 2, one.count < first.count, another.count < second.count,
            passage.bytes[one].elementsEqual(passage.bytes[another])
        else { return nil }
        return tokens.count == 1
            ? Series() : Series(stem: tokens.lowerBound..<(tokens.lowerBound + 1), number: tokens.upperBound - 1)
    }

    private static let joining = WordSet("and or to")

    /// The definition that a series makes with the words before it: of what its short forms have in common, "partial least
    /// squares (PLS-1 and PLS-2)", or of the first one where the numbers stand there too, "plastins 1 and 2 (PLS-1 and PLS-2)".
    mutating func definition(of series: Series, before open: Int, in passage: Passage) -> Finding? {
        guard let stem = series.stem, let number = series.number else { return nil }
        let range = bytes(of: stem, in: passage)
        let short = ShortForm(passage.bytes, range, words: 1)
        var end = open
        while end > 0, passage.kind(end - 1) == .word || passage.kind(end - 1) == .comma,
            passage.isWord(end - 1, in: Self.joining) || passage.kind(end - 1) == .comma
                || passage.tokens[end - 1].upper + passage.tokens[end - 1].lower + passage.tokens[end - 1].others == 0
        {
            end -= 1
        }
        let isNumbered = end < open && passage.kind(end) == .word && passage.key(end) == passage.key(number)
        guard end == open || isNumbered, short.upper >= 2, let (alignment, long) = alignBefore(short, end, in: passage),
            alignment.loose + alignment.missing + alignment.skipped + alignment.trailing == 0,
            alignment.score >= thresholds.capitals, accepts(alignment, stem, long, in: passage)
        else { return nil }
        guard isNumbered else { return Finding(short: range, long: long) }
        return Finding(
            short: range.lowerBound..<Int(passage.tokens[number].end),
            long: long.lowerBound..<Int(passage.tokens[end].end))
    }

    /// The bytes of the long form of a short form that is a word of it and the initials of its other words: "graph gate neural
    /// networks (Gate-GNN)".
    func longOfWordAndInitials(_ short: Range<Int>, before end: Int, in passage: Passage) -> Range<Int>? {
        guard short.count == 3, passage.kind(short.lowerBound + 1) == .hyphen else { return nil }
        let (word, initials) = (passage.tokens[short.lowerBound], passage.tokens[short.lowerBound + 2])
        guard word.upper <= 1, word.lower >= 3, word.digits + word.others == 0, initials.upper >= 2,
            Int(initials.upper) == initials.count, end > initials.count
        else { return nil }
        let words = (end - initials.count - 1)..<end
        var rest = passage.bytes[initials.range]
        var hasWord = false
        for index in words {
            guard passage.kind(index) == .word else { return nil }
            if !hasWord, passage.key(index) == passage.key(short.lowerBound) {
                hasWord = true
            } else if rest.first.map(ByteClass.lowercased) == ByteClass.lowercased(passage.firstByte(index)) {
                rest = rest.dropFirst()
            } else {
                return nil
            }
        }
        return hasWord && rest.isEmpty ? bytes(of: words, in: passage) : nil
    }

    /// The bytes of the long form of a short form with a letter in parentheses, of which the word stands in parentheses too:
    /// "nicotinamide adenine dinucleotide (phosphate) [NAD(P)H]".
    mutating func longWithGroup(_ short: Range<Int>, before end: Int, in passage: Passage) -> Range<Int>? {
        guard short.count >= 4, passage.kind(short.lowerBound + 1) == .openParenthesis, end > 3,
            passage.kind(end - 1) == .closeParenthesis, passage.kind(end - 2) == .word,
            passage.kind(end - 3) == .openParenthesis,
            ByteClass.lowercased(passage.firstByte(end - 2))
                == ByteClass.lowercased(passage.firstByte(short.lowerBound + 2))
        else { return nil }
        let letters = ShortForm(passage.bytes, passage.tokens[short.lowerBound].range, words: 1)
        guard letters.upper >= 2, let (alignment, long) = alignBefore(letters, end - 3, in: passage),
            alignment.isComplete,
            alignment.trailing == 0, accepts(alignment, short.lowerBound..<(short.lowerBound + 1), long, in: passage)
        else { return nil }
        return long.lowerBound..<Int(passage.tokens[end - 1].end)
    }

    /// The names of Greek letters, which end names in chemistry and medicine: "TNF alpha".
    static let greekLetters = WordSet(
        "alpha beta gamma delta epsilon zeta eta theta kappa lambda mu nu xi pi rho sigma tau phi chi psi omega")

    /// A definition with the number that stands behind both forms: "Protease-activated receptor 2 (PAR 2)", and with the
    /// Greek letter before both: "gamma Interferon (gamma IFN)".
    func numbered(_ finding: Finding, _ candidate: Candidate, in passage: Passage) -> Finding {
        var finding = finding
        let last = candidate.end - 1
        let number = candidate.tokens.upperBound
        if passage.kind(number) == .word, passage.tokens[number].lower == 0, passage.tokens[number].count <= 3,
            passage.kind(last) == .word, passage.key(last) == passage.key(number),
            finding.long.upperBound >= Int(passage.tokens[last - 1].end)
        {
            finding.short = finding.short.lowerBound..<Int(passage.tokens[number].end)
            finding.long = finding.long.lowerBound..<Int(passage.tokens[last].end)
        }
        let greek = candidate.tokens.lowerBound - 1
        let first = passage.tokens.indices[..<candidate.end].last {
            Int(passage.tokens[$0].end) <= finding.long.lowerBound
        }
        if let first, passage.isWord(greek, in: Self.greekLetters), passage.kind(first) == .word,
            passage.key(first) == passage.key(greek)
        {
            finding.short = Int(passage.tokens[greek].start)..<finding.short.upperBound
            finding.long = Int(passage.tokens[first].start)..<finding.long.upperBound
        }
        return finding
    }
}
