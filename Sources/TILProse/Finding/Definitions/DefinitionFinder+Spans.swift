/// What belongs to a long form, and what is none.
extension DefinitionFinder {
    /// The bytes of a long form: from its first word to its last, with what belongs to them.
    func span(of alignment: LongFormAlignment, _ short: ShortForm, in passage: Passage) -> Range<Int> {
        let first = startToken(of: alignment, short, in: passage)
        let last = text.words[LongFormEnd.lastWord(of: alignment, in: text, passage)]
        var end = last.range.upperBound
        // "British Aircraft Corp.": the full stop belongs to the word.
        if passage.kind(last.token + 1) == .period, passage.isGlued(last.token + 1),
            passage.isWord(last.token, in: Self.shortenedEnds), alignment.isBeforeShort
        {
            end = Int(passage.tokens[last.token + 1].end)
        }
        // "X.509": the number behind a full stop belongs to the word.
        if passage.kind(last.token + 1) == .period, passage.isGlued(last.token + 1),
            passage.kind(last.token + 2) == .word,
            passage.isGlued(last.token + 2),
            Int(passage.tokens[last.token + 2].digits) == passage.tokens[last.token + 2].count
        {
            end = Int(passage.tokens[last.token + 2].end)
        }
        // A group that a word opens without a blank is a part of it: "poly(ADP-ribose)".
        let next = last.token + 1
        if passage.kind(next) == .closeParenthesis, passage.isGlued(next),
            let open = passage.open(of: next, within: 20),
            open > first
        {
            end = Int(passage.tokens[next].end)
        }
        return Int(passage.tokens[first].start)..<end
    }

    private static let shortenedEnds = WordSet("corp inc ltd co bros dept univ assoc")

    /// The token with which a long form starts: before its first matched word, what a hyphen joins to it belongs to it
    /// if it begins with the same letter ("non-negative matrix factorization"), or if it is a number, a letter or the
    /// name of a Greek one, as in the names of chemistry ("2,6-diaminopurine", "c-Jun N-terminal kinase").
    private func startToken(of alignment: LongFormAlignment, _ short: ShortForm, in passage: Passage) -> Int {
        let first = text.words[alignment.firstWord]
        // "the PU-Primary Destination (PD) pair": an acronym before a hyphen is another name.
        if alignment.skippedParts == 1, alignment.lastWord > alignment.firstWord + 1,
            passage.tokens[first.token].upper >= 2, passage.tokens[first.token].lower == 0
        {
            let next = text.words[alignment.firstWord + 1]
            if next.isJoined, passage.tokens[next.token].upper == 1,
                text.letters[next.first].scalar == text.letters[first.first].scalar
            {
                return next.token
            }
        }
        let token = first.token
        var start = token
        // "Resource Reservation Protocol (RSVP)": either word may give the R, and a name has both.
        if alignment.inners >= 2, token > 0, passage.tokens[token].isSpaced, passage.kind(token - 1) == .word,
            passage.tokens[token - 1].count > 3, passage.tokens[token].upper == 1,
            passage.tokens[token - 1].upper == 1, passage.firstByte(token - 1) == passage.firstByte(token),
            UInt32(ByteClass.lowercased(passage.firstByte(token))) == short.written[0].scalar
        {
            return token - 1
        }
        // "Authentication, Authorization, and Accounting (AAA)": and is not what an A is for.
        let initial = short.written[0].scalar
        if start > 1, passage.kind(start - 1) == .comma, passage.kind(start - 2) == .word, alignment.letters == 3,
            alignment.lastWord == alignment.firstWord + 2, text.words[alignment.firstWord + 1].isStop,
            UInt32(ByteClass.lowercased(passage.firstByte(start))) == initial,
            UInt32(ByteClass.lowercased(passage.firstByte(start - 2))) == initial
        {
            return start - 2
        }
        // "cytochrome c oxidase (COX)": the letter c is not what the C is for.
        if passage.tokens[start].count == 1, passage.tokens[start].lower == 1, start > 0,
            passage.tokens[start].isSpaced,
            passage.kind(start - 1) == .word, passage.tokens[start - 1].count > 3,
            ByteClass.lowercased(passage.firstByte(start - 1)) == passage.firstByte(start)
        {
            return start - 1
        }
        while start > 1, !passage.tokens[start].isSpaced, !passage.tokens[start - 1].isSpaced,
            passage.tokens[start - 1].kind == .hyphen || passage.tokens[start - 1].kind == .comma
                || passage.tokens[start - 1].kind == .apostrophe
        {
            var before = start - 2
            if passage.tokens[before].kind == .apostrophe, !passage.tokens[before].isSpaced, before > 0 { before -= 1 }
            guard passage.tokens[before].isWord else { break }
            let word = passage.tokens[before]
            let isPrefix =
                (word.upper == 0 && word.lower == 0) || word.count == 1
                || Self.greekLetters.contains(passage.key(before))
            if isPrefix {
                // The 5 of "5'-untranslated region" is no part of its UTR.
                let isPrime = passage.kind(before + 1) == .apostrophe && !short.written[0].isDigit
                if isPrime, before == 0 || passage.tokens[before].isSpaced, passage.tokens[before].count == 1 { break }
                start = before
                continue
            }
            let initial = ByteClass.lowercased(passage.firstByte(before))
            if start == token, passage.tokens[start - 1].kind == .hyphen, UInt32(initial) == short.written[0].scalar {
                start = before
            }
            break
        }
        return start
    }

    /// Whether the word with which an alignment starts can start a long form.
    func startsWell(_ alignment: LongFormAlignment, in passage: Passage) -> Bool {
        let last = text.words[alignment.lastWord]
        if passage.tokens[last.token].upper == 0,
            passage.isWord(last.token, in: StopWords.neverFirst)
                || !alignment.isExact && passage.isWord(last.token, in: StopWords.seldomFirst)
        {
            return false
        }
        // "with exactly the (EC) curve": what stands between an article and its noun explains nothing before it.
        if alignment.isBeforeShort, alignment.trailing > 0, let before = text.words.last,
            passage.tokens[before.token].upper == 0, passage.isWord(before.token, in: StopWords.neverFirst)
        {
            return false
        }
        let word = text.words[alignment.firstWord]
        if passage.isWord(word.token, in: StopWords.neverFirst) {
            // "The Cancer Imaging Archive (TCIA)": a letter stands for it.
            let isThe = alignment.letters >= 3 && alignment.skipped == 0 && passage.isWord(word.token, in: Self.the)
            let isLatin = passage.isWord(word.token + 1, in: Self.latin)
            return alignment.isExact && (passage.tokens[word.token].upper > 0 || isThe || isLatin)
        }
        return alignment.isComplete || !passage.isWord(word.token, in: StopWords.seldomFirst)
    }

    private static let the = WordSet("the")
    /// What follows the Latin word that looks like an article: "a posteriori probability".
    private static let latin = WordSet("posteriori priori")

    /// Whether an acronym is one of the words of a long form.
    func hasAcronym(_ alignment: LongFormAlignment, in passage: Passage) -> Bool {
        text.words[alignment.firstWord...alignment.lastWord].contains { passage.tokens[$0.token].upper >= 2 }
    }

    /// Whether a long form is built on the short one: it has it as a word, or it starts with a part of it and goes on
    /// with a short word, as in "GAN with attention (GAN-A)".
    func contains(
        _ alignment: LongFormAlignment, _ short: Range<Int>, in passage: Passage
    ) -> Bool {
        let words = text.words[alignment.firstWord...alignment.lastWord]
        let range = bytes(of: short, in: passage)
        let whole = WordKey(passage.bytes, range)
        if words.contains(where: { $0.range.count == range.count && WordKey(passage.bytes, $0.range) == whole }) {
            return true
        }
        guard let first = words.first, words.count > 1, words[words.startIndex + 1].isStop else { return false }
        let key = WordKey(exactly: passage.bytes, first.range)
        return passage.tokens[short].contains {
            $0.isWord && $0.upper >= 3 && WordKey(exactly: passage.bytes, $0.range) == key
        }
    }
}
