/// Rules for long forms that do not start or end at their first or last matched word.
extension LongFormEdge {
    static let starts = [
        LongFormEdge("same-initial", "Resource Reservation Protocol (RSVP), cytochrome c oxidase (COX)") { match in
            let (start, passage) = (match.firstWord.token, match.passage)
            let before = start - 1
            guard !match.isOneWord, match.startsAlso(before), match.startsAlso(start), passage[start].isSpaced,
                passage[before].count > 3
            else { return nil }
            let isLetter = passage[start].count == 1 && passage[start].lower == 1
            let isName =
                match.alignment.inners >= 2 && passage[start].upper == 1 && passage[before].upper == 1
                && passage.firstByte(before) == passage.firstByte(start)
            return isLetter || isName ? before : nil
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
                if word.upper == 0 && word.lower == 0 || word.count == 1 && passage.kind(start - 1) != .apostrophe
                    || passage.isWord(before, in: LongFormEdge.greekLetters)
                {
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
    /// Whether a token is a word with the first letter of the short form.
    fileprivate func startsAlso(_ token: Int) -> Bool {
        passage.isWord(token) && UInt32(passage.initial(token)) == short.written[0].scalar
    }
}
