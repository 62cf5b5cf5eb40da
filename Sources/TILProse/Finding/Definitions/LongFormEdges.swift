/// Rules for long forms that do not start or end at their first or last matched word.
extension LongFormEdge {
    static let starts = [
        LongFormEdge("acronym-and-hyphen", "the PU-Primary Destination (PD) pair") { match in
            let (alignment, token) = (match.alignment, match.passage[match.firstWord.token])
            guard alignment.skippedParts == 1, alignment.lastWord > alignment.firstWord + 1, token.upper >= 2,
                token.lower == 0
            else { return nil }
            let next = match.text.words[alignment.firstWord + 1]
            guard next.isJoined, match.passage[next.token].upper == 1,
                match.text.letters[next.first].scalar == match.text.letters[match.firstWord.first].scalar
            else { return nil }
            return next.token
        },
        LongFormEdge("both-words", "Resource Reservation Protocol (RSVP)") { match in
            let (start, passage) = (match.firstWord.token, match.passage)
            guard match.alignment.inners >= 2, match.startsAlso(start - 1), passage[start].isSpaced,
                passage[start].upper == 1, passage[start - 1].upper == 1,
                passage[start - 1].count > 3, passage.firstByte(start - 1) == passage.firstByte(start)
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
            guard passage[start].count == 1, passage[start].lower == 1, passage[start].isSpaced,
                passage.isWord(start - 1), passage[start - 1].count > 3,
                passage.initial(start - 1) == passage.firstByte(start)
            else { return nil }
            return start - 1
        },
        LongFormEdge("before-a-hyphen", "non-negative matrix factorization (NMF), 2,6-diaminopurine (DAP)") { match in
            let passage = match.passage
            var start = match.firstWord.token
            while start > 1, passage.isGlued(start), passage.isGlued(start - 1),
                [.hyphen, .comma, .apostrophe].contains(passage[start - 1].kind)
            {
                var before = start - 2
                if passage.isGlued(before, .apostrophe), before > 0 { before -= 1 }
                guard passage[before].isWord else { break }
                let word = passage[before]
                if word.upper == 0 && word.lower == 0 || word.count == 1
                    || passage.isWord(before, in: LongFormEdge.greekLetters)
                {
                    // The 5 of "5'-untranslated region" is not part of its UTR.
                    let isPrime = passage.kind(before + 1) == .apostrophe && !match.short.written[0].isDigit
                    if isPrime, before == 0 || word.isSpaced, word.count == 1 { break }
                    start = before
                    continue
                }
                if start == match.firstWord.token, passage[start - 1].kind == .hyphen, match.startsAlso(before) {
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

    /// Names of Greek letters. They end names in chemistry and medicine: "TNF alpha".
    static let greekLetters = WordSet(
        "alpha beta gamma delta epsilon zeta eta theta kappa lambda mu nu xi pi rho sigma tau phi chi psi omega")
}

extension DefinitionMatch {
    /// The token of the last word of the long form.
    var lastToken: Int { text.words[LongFormEnd.lastWord(of: alignment, in: text, passage)].token }

    /// Whether a token is a word with the first letter of the short form.
    fileprivate func startsAlso(_ token: Int) -> Bool {
        passage.isWord(token) && UInt32(passage.initial(token)) == short.written[0].scalar
    }
}

extension SharedWord {
    static let all = [
        SharedWord("same-number", "Protease-activated receptor 2 (PAR 2)") { definition, candidate, passage in
            let (last, number) = (candidate.end - 1, candidate.tokens.upperBound)
            guard passage.isWord(number), passage[number].lower == 0, passage[number].count <= 3,
                passage.isWord(last), passage.key(last) == passage.key(number),
                definition.long.upperBound >= passage[last - 1].end
            else { return nil }
            var definition = definition
            definition.short = definition.short.lowerBound..<passage[number].end
            definition.long = definition.long.lowerBound..<passage[last].end
            return definition
        },
        SharedWord("same-greek-letter", "gamma Interferon (gamma IFN)") { definition, candidate, passage in
            let greek = candidate.tokens.lowerBound - 1
            let before = passage.tokens.indices[..<candidate.end].last {
                passage[$0].end <= definition.long.lowerBound
            }
            guard let before, passage.isWord(greek, in: LongFormEdge.greekLetters), passage.isWord(before),
                passage.key(before) == passage.key(greek)
            else { return nil }
            var definition = definition
            definition.short = passage[greek].start..<definition.short.upperBound
            definition.long = passage[before].start..<definition.long.upperBound
            return definition
        },
    ]
}
