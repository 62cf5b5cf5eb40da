/// What a long form must be like, whatever its letters say.
extension DefinitionFinder {
    /// What no alignment may lack, however much it is worth.
    func accepts(
        _ alignment: LongFormAlignment, _ shortTokens: Range<Int>, _ long: Range<Int>, in passage: Passage
    ) -> Bool {
        let range = bytes(of: shortTokens, in: passage)
        guard long.count > range.count, startsWell(alignment, in: passage) else { return false }
        if alignment.skipped >= 2, alignment.inners >= 2 { return false }
        // "maximum slot voltage (mV)" is measured in it.
        if alignment.skipped + alignment.loose > 0, UnitNames.symbols.contains(WordKey(exactly: passage.bytes, range)) {
            return false
        }
        // "Burlington, Vermont (BTV)" is a place.
        if alignment.lastWord == alignment.firstWord + 1, text.words[alignment.lastWord].commas > 0 { return false }
        if !alignment.isComplete, hasClauseWord(alignment, in: passage) { return false }
        if goesOnBehindComma(alignment, in: passage) || lacksNumber(shortTokens, alignment, in: passage) {
            return false
        }
        // "IP (IPsrc)", "mRNA (messenger RNA)" and "enzyme (E2)" say too little.
        if alignment.firstWord == alignment.lastWord {
            let capitals = passage.bytes[range].reduce(0) { $0 + (ByteClass.isUpper($1) ? 1 : 0) }
            let (word, part) = (passage.bytes[long], passage.bytes[range])
            if capitals + 1 >= range.count, word.starts(with: part) || word.suffix(part.count).elementsEqual(part) {
                return false
            }
            // "reST or RST".
            if word.count <= part.count + 1, hasInnerCapital(long, in: passage) { return false }
            // "LDAP (libldap)".
            if !alignment.isBeforeShort,
                word.suffix(part.count).map(ByteClass.lowercased).elementsEqual(part.map(ByteClass.lowercased))
            {
                return false
            }
            if alignment.missing > 0, alignment.letters - alignment.missing < 2 { return false }
            // "in MiB, or MB with --si".
            if UnitNames.symbols.contains(WordKey(exactly: passage.bytes, long)) { return false }
            // "the verifier's (verf)".
            if alignment.isBeforeShort, word.suffix(2).elementsEqual("'s".utf8) { return false }
            // "Q6Q" for "QQ".
            if passage.tokens[text.words[alignment.firstWord].token].digits > 0, word.count < part.count + 3,
                !part.contains(where: ByteClass.isDigit)
            {
                return false
            }
        }
        // "... enables KTLS (kernel TLS)" says what KTLS is.
        let last = passage.tokens[text.words[alignment.lastWord].token]
        if alignment.isBeforeShort, last.upper >= 3, last.lower == 0, last.count > range.count, range.count >= 2,
            alignment.letters > 1, passage.bytes[last.range].suffix(range.count).elementsEqual(passage.bytes[range])
        {
            return false
        }
        return !contains(alignment, shortTokens, in: passage)
            && !isIdentifier(alignment, shortTokens, long, in: passage)
    }

    /// Whether a word of a long form is one that only sentences have: "expect ENOSYS to be returned".
    func hasClauseWord(_ alignment: LongFormAlignment, in passage: Passage) -> Bool {
        text.words[alignment.firstWord...alignment.lastWord].contains {
            passage.tokens[$0.token].upper == 0 && passage.isWord($0.token, in: StopWords.ofClauses)
        }
    }

    /// Whether another part of the sentence starts behind a comma within a long form: "the file, into a virtual font (OVF)",
    /// "the name, and its companion font metric (OFM)".
    private func goesOnBehindComma(_ alignment: LongFormAlignment, in passage: Passage) -> Bool {
        (alignment.firstWord...alignment.lastWord).dropFirst().contains { index in
            let word = text.words[index]
            guard word.commas > 0, word.isStop, passage.tokens[word.token].upper == 0 else { return false }
            return passage.isWord(word.token, in: StopWords.ofParts)
                || index < alignment.lastWord && passage.isWord(text.words[index + 1].token, in: StopWords.ofOwners)
        }
    }

    /// Whether a name that is a word is taken for a short form of what starts with a small letter and goes on with capitals:
    /// "translation by Andika Triwidada Add Chinese (Taiwan)".
    func isPieceOfSentence(_ alignment: LongFormAlignment, _ short: ShortForm, in passage: Passage) -> Bool {
        // "a type (GridType), a start time (TStart)".
        let hasComma = text.words[alignment.firstWord...alignment.lastWord].dropFirst().contains { $0.commas > 0 }
        if hasComma, !alignment.isExact { return true }
        guard short.upper == 1, short.written[0].isUpper, alignment.inners + alignment.loose >= 2 else { return false }
        let words = text.words[alignment.firstWord...alignment.lastWord].map { passage.tokens[$0.token] }
        return words.first?.upper == 0 && words.contains { $0.upper > 0 }
    }

    /// Whether the number behind the full stop of a short form is none of the words: "AC.1" is not for "... of 1958".
    private func lacksNumber(_ short: Range<Int>, _ alignment: LongFormAlignment, in passage: Passage) -> Bool {
        guard short.count == 3, passage.kind(short.lowerBound + 1) == .period,
            let digit = passage.bytes[passage.tokens[short.lowerBound + 2].range].first, ByteClass.isDigit(digit)
        else { return false }
        let last = text.words[alignment.lastWord]
        return last.number < 0
            && !(last.isNumber && last.range.count == 1 && passage.bytes[last.range.lowerBound] == digit)
    }

    /// Whether the words of a long form could have a short form in small letters, or with one capital in front: not the
    /// names of people, nor of a part of a program.
    func isPlain(_ alignment: LongFormAlignment, _ short: ShortForm, in passage: Passage) -> Bool {
        let words = text.words[alignment.firstWord...alignment.lastWord].map { passage.tokens[$0.token] }
        if words.count > 1 {
            let isWord = short.upper == 0 || short.upper == 1 && short.written[0].isUpper && short.digits == 0
            return !isWord || !words.allSatisfy { $0.upper > 0 }
        }
        // "Lezghian (Lezgian)" is another spelling, "osfPageDown (PgDown)" the name of a part of a program.
        if let word = words.first {
            if short.written.count >= 5, word.count < short.written.count + 3 { return false }
            if short.upper > 0, !ByteClass.isUpper(passage.bytes[word.range.lowerBound]),
                hasInnerCapital(word.range, in: passage)
            {
                return false
            }
        }
        guard short.upper == 0 else { return true }
        let letters = text.letters[text.words[alignment.firstWord].first...]
        let isPrefix = zip(short.written, letters).allSatisfy { $0.scalar == $1.scalar }
        return !isPrefix && words.allSatisfy { $0.upper < 2 }
    }

    /// Whether the words of a long form could have a short form in small letters: several that follow one another, or a
    /// long one.
    func isSmall(_ alignment: LongFormAlignment, in passage: Passage) -> Bool {
        let first = text.words[alignment.firstWord].token
        guard alignment.skipped == 0, !passage.isWord(first, in: StopWords.seldomFirst) else { return false }
        guard
            text.words[alignment.firstWord...alignment.lastWord].allSatisfy({ !hasInnerCapital($0.range, in: passage) })
        else { return false }
        // "lo" for "Lao" and "fd" for "freed" are chance.
        let word = passage.tokens[first]
        return alignment.lastWord > alignment.firstWord || alignment.parts > 0 || alignment.letters >= 3
            || word.upper == 0 && word.count >= 6
    }

    /// Whether the words of a long form are the names of a person, of which a login is made: "md", "danbev".
    func isPerson(_ alignment: LongFormAlignment, in passage: Passage) -> Bool {
        let words = text.words[alignment.firstWord...alignment.lastWord].map { passage.tokens[$0.token] }
        return words.count == 2 && words.allSatisfy { $0.upper == 1 && $0.lower > 1 }
            && (alignment.letters == 2 || !alignment.isExact)
    }

    /// Whether an alignment skips words, and starts with a word that a short one follows: "ontologies and Web Ontology
    /// Language (OWL)".
    func startsWithConjunction(_ alignment: LongFormAlignment) -> Bool {
        alignment.skipped > 0 && alignment.lastWord > alignment.firstWord && text.words[alignment.firstWord + 1].isStop
    }
}
