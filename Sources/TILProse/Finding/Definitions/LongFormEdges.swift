/// Where a long form starts and ends, if not with its first and its last word that was matched.
extension LongFormEdge {
    static let starts = [
        LongFormEdge("acronym-and-hyphen", "the PU-Primary Destination (PD) pair") { match in
            let (alignment, token) = (match.alignment, match.passage.tokens[match.firstWord.token])
            guard alignment.skippedParts == 1, alignment.lastWord > alignment.firstWord + 1, token.upper >= 2,
                token.lower == 0
            else { return nil }
            let next = match.text.words[alignment.firstWord + 1]
            guard next.isJoined, match.passage.tokens[next.token].upper == 1,
                match.text.letters[next.first].scalar == match.text.letters[match.firstWord.first].scalar
            else { return nil }
            return next.token
        },
        LongFormEdge("both-words", "Resource Reservation Protocol (RSVP)") { match in
            let (start, passage) = (match.firstWord.token, match.passage)
            guard match.alignment.inners >= 2, match.startsAlso(start - 1), passage.tokens[start].isSpaced,
                passage.tokens[start].upper == 1, passage.tokens[start - 1].upper == 1,
                passage.tokens[start - 1].count > 3, passage.firstByte(start - 1) == passage.firstByte(start)
            else { return nil }
            return start - 1
        },
        LongFormEdge("three-of-a-list", "Authentication, Authorization, and Accounting (AAA)") { match in
            let (start, alignment) = (match.firstWord.token, match.alignment)
            guard match.passage.kind(start - 1) == .comma, match.startsAlso(start - 2), match.startsAlso(start),
                alignment.letters == 3, alignment.lastWord == alignment.firstWord + 2,
                match.text.words[alignment.firstWord + 1].isStop
            else { return nil }
            return start - 2
        },
        LongFormEdge("letter-in-a-name", "cytochrome c oxidase (COX)") { match in
            let (start, passage) = (match.firstWord.token, match.passage)
            guard passage.tokens[start].count == 1, passage.tokens[start].lower == 1, passage.tokens[start].isSpaced,
                passage.kind(start - 1) == .word, passage.tokens[start - 1].count > 3,
                passage.initial(start - 1) == passage.firstByte(start)
            else { return nil }
            return start - 1
        },
        LongFormEdge("before-a-hyphen", "non-negative matrix factorization (NMF), 2,6-diaminopurine (DAP)") { match in
            let passage = match.passage
            var start = match.firstWord.token
            while start > 1, passage.isGlued(start), passage.isGlued(start - 1),
                [.hyphen, .comma, .apostrophe].contains(passage.tokens[start - 1].kind)
            {
                var before = start - 2
                if passage.isGlued(before, .apostrophe), before > 0 { before -= 1 }
                guard passage.tokens[before].isWord else { break }
                let word = passage.tokens[before]
                if word.upper == 0 && word.lower == 0 || word.count == 1
                    || passage.isWord(before, in: LongFormEdge.greekLetters)
                {
                    // The 5 of "5'-untranslated region" is no part of its UTR.
                    let isPrime = passage.kind(before + 1) == .apostrophe && !match.short.written[0].isDigit
                    if isPrime, before == 0 || word.isSpaced, word.count == 1 { break }
                    start = before
                    continue
                }
                if start == match.firstWord.token, passage.tokens[start - 1].kind == .hyphen, match.startsAlso(before) {
                    start = before
                }
                break
            }
            return start
        },
    ]

    static let ends = [
        LongFormEdge("short-for-a-company", "British Aircraft Corp. (BAC)") { match in
            let last = match.lastToken
            guard match.alignment.isBeforeShort, match.passage.isGlued(last + 1, .period),
                match.passage.isWord(last, in: companies)
            else { return nil }
            return last + 2
        },
        LongFormEdge("number-of-a-standard", "Key Infrastructure Using X.509 (KIX)") { match in
            let last = match.lastToken
            guard match.passage.isGlued(last + 1, .period), match.passage.isGlued(last + 2, .word),
                match.passage.isNumber(last + 2)
            else { return nil }
            return last + 3
        },
        LongFormEdge("group-in-a-word", "an inhibitor of poly(ADP-ribose) (PAR)") { match in
            let next = match.lastToken + 1
            guard match.passage.isGlued(next, .closeParenthesis),
                let open = match.passage.open(of: next, within: 20), open > match.firstWord.token
            else { return nil }
            return next + 1
        },
    ]

    private static let companies = WordSet("corp inc ltd co bros dept univ assoc")

    /// The names of Greek letters, which end names in chemistry and medicine: "TNF alpha".
    static let greekLetters = WordSet(
        "alpha beta gamma delta epsilon zeta eta theta kappa lambda mu nu xi pi rho sigma tau phi chi psi omega")
}

extension DefinitionMatch {
    /// The token of the last word of the long form.
    var lastToken: Int { text.words[LongFormEnd.lastWord(of: alignment, in: text, passage)].token }

    /// Whether a token is a word with the first letter of the short form.
    fileprivate func startsAlso(_ token: Int) -> Bool {
        passage.kind(token) == .word && UInt32(passage.initial(token)) == short.written[0].scalar
    }
}

extension SharedWord {
    static let all = [
        SharedWord("same-number", "Protease-activated receptor 2 (PAR 2)") { definition, candidate, passage in
            let (last, number) = (candidate.end - 1, candidate.tokens.upperBound)
            guard passage.kind(number) == .word, passage.tokens[number].lower == 0, passage.tokens[number].count <= 3,
                passage.kind(last) == .word, passage.key(last) == passage.key(number),
                definition.long.upperBound >= Int(passage.tokens[last - 1].end)
            else { return nil }
            var definition = definition
            definition.short = definition.short.lowerBound..<Int(passage.tokens[number].end)
            definition.long = definition.long.lowerBound..<Int(passage.tokens[last].end)
            return definition
        },
        SharedWord("same-greek-letter", "gamma Interferon (gamma IFN)") { definition, candidate, passage in
            let greek = candidate.tokens.lowerBound - 1
            let before = passage.tokens.indices[..<candidate.end].last {
                Int(passage.tokens[$0].end) <= definition.long.lowerBound
            }
            guard let before, passage.isWord(greek, in: LongFormEdge.greekLetters), passage.kind(before) == .word,
                passage.key(before) == passage.key(greek)
            else { return nil }
            var definition = definition
            definition.short = Int(passage.tokens[greek].start)..<definition.short.upperBound
            definition.long = Int(passage.tokens[before].start)..<definition.long.upperBound
            return definition
        },
    ]
}
