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
        guard !isOneWord, startsAlso(before), startsAlso(first) else { return nil }
        guard passage[first].isSpaced, passage[before].count > 3 else { return nil }
        let isSmallLetter = passage[first].count == 1 && passage[first].lower == 1
        return isSmallLetter || areOneName(before, first) ? before : nil
    }

    /// Whether two words start with the same capital and inner letters match, so that the first word was left out by
    /// chance.
    private func areOneName(_ before: Int, _ first: Int) -> Bool {
        guard alignment.inners >= 2, passage[first].upper == 1, passage[before].upper == 1 else { return false }
        return passage.firstByte(before) == passage.firstByte(first)
    }

    fileprivate var hyphenStart: Int? {
        var start = first
        while let before = joinedWord(before: start) {
            let isAdded = belongsToName(before, mark: start - 1)
            let isFirstPart = start == first && passage.kind(start - 1) == .hyphen && startsAlso(before)
            guard isAdded || isFirstPart else { break }
            start = before
            // Nothing is added before a first part such as "non-".
            if !isAdded { break }
        }
        return start
    }

    /// Returns the word that a mark without spaces joins to a word after it, or nil.
    private func joinedWord(before start: Int) -> Int? {
        let marks: [ProseToken.Kind] = [.hyphen, .comma, .apostrophe]
        guard start > 1, passage.isGlued(start), passage.isGlued(start - 1), marks.contains(passage[start - 1].kind)
        else { return nil }
        var word = start - 2
        // "5'-" has two marks.
        if word > 0, passage.isGlued(word, .apostrophe) { word -= 1 }
        return passage[word].isWord ? word : nil
    }

    /// Whether a word before a mark is a number, a single letter or a Greek letter of a chemical name.
    private func belongsToName(_ index: Int, mark: Int) -> Bool {
        let word = passage[index]
        let isNumber = word.upper == 0 && word.lower == 0
        let isLetter = word.count == 1 && passage.kind(mark) != .apostrophe
        return isNumber || isLetter || passage.isWord(index, in: LongFormEdge.greekLetters)
    }

    fileprivate var companyEnd: Int? {
        let stop = lastToken + 1
        guard alignment.isBeforeShort, passage.isGlued(stop, .period) else { return nil }
        return passage.isWord(lastToken, in: LongFormEdge.companies) ? stop + 1 : nil
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
