import TILText

/// A rule that returns the token at which a long form starts, or before which it ends, if that differs from the first
/// or last matched one. Its value is an example.
enum LongFormEdge: String, CaseIterable {
    case sameInitial = "Resource Reservation Protocol (RSVP), cytochrome c oxidase (COX)"
    case beforeHyphen = "non-negative matrix factorization (NMF), 2,6-diaminopurine (DAP)"
    case shortForCompany = "British Aircraft Corp. (BAC)"
    case groupInWord = "an inhibitor of poly(ADP-ribose) (PAR)"

    var isStart: Bool { self == .sameInitial || self == .beforeHyphen }

    func token(of match: DefinitionMatch) -> Int? {
        switch self {
        case .sameInitial: match.sameInitial
        case .beforeHyphen: match.hyphenStart
        case .shortForCompany: match.companyEnd
        case .groupInWord: match.groupEnd
        }
    }

    fileprivate static let companies = WordSet("corp inc ltd co bros dept univ assoc")

    /// Names of Greek letters. They end names in chemistry and medicine: "TNF alpha".
    static let greekLetters = WordSet(
        "alpha beta gamma delta epsilon zeta eta theta kappa lambda mu nu xi pi rho sigma tau phi chi psi omega")
}

extension DefinitionMatch {
    fileprivate var sameInitial: Int? {
        let before = first - 1
        guard !isOneWord, startsAlso(before), startsAlso(first), passage[first].isSpaced, passage[before].count > 3
        else { return nil }
        let isLetter = passage[first].count == 1 && passage[first].lower == 1
        let isName =
            alignment.inners >= 2 && passage[first].upper == 1 && passage[before].upper == 1
            && passage.firstByte(before) == passage.firstByte(first)
        return isLetter || isName ? before : nil
    }

    fileprivate var hyphenStart: Int? {
        var start = first
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
            if start == first, passage[start - 1].kind == .hyphen, startsAlso(before) { start = before }
            break
        }
        return start
    }

    fileprivate var companyEnd: Int? {
        alignment.isBeforeShort && passage.isGlued(lastToken + 1, .period)
            && passage.isWord(lastToken, in: LongFormEdge.companies) ? lastToken + 2 : nil
    }

    fileprivate var groupEnd: Int? {
        let next = lastToken + 1
        guard passage.isGlued(next, .closeParenthesis), let open = passage.open(of: next, within: 20), open > first
        else { return nil }
        return next + 1
    }

    /// Whether a token is a word with the first letter of the short form.
    fileprivate func startsAlso(_ token: Int) -> Bool {
        passage.isWord(token) && UInt32(passage.initial(token)) == short.written[0].scalar
    }
}
