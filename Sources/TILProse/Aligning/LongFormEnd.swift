/// Finds the end of a long form if there are words between the last matched word and the short form.
///
/// Authors omit the head of a name from its acronym ("New Variant gene (NV)"), and add words of their own after a name
/// ("Markov chain Monte Carlo methods (MCMC)"). A head is part of the long form; a word like "methods" is not.
enum LongFormEnd {
    /// Returns the last word of the long form of an alignment.
    static func lastWord(
        of alignment: LongFormAlignment, in text: LongFormText, _ passage: Passage
    ) -> Int {
        var last = alignment.lastWord
        // In a tokenized text, spaces surround the hyphen of a compound too.
        let isSplit = alignment.isBeforeShort && isSplit(text, passage)
        while last + 1 < text.words.count, text.words[last + 1].isGlued || isSplit && text.words[last + 1].isJoined {
            last += 1
        }
        let rest = text.words.count - 1 - last
        guard rest >= 1 else { return last }
        guard alignment.isBeforeShort else {
            // "neural network" for a single N.
            let next = text.words[last + 1]
            let isTwin =
                text.letters[next.first].scalar == text.letters[text.words[last].first].scalar && !next.isStop
                && !next.isJoined
                && next.commas + next.groups == 0 && passage[next.token].lower > 3 && last == alignment.lastWord
                && last > alignment.firstWord
            return isTwin ? last + 1 : last
        }
        guard rest <= 2 else { return last }
        let words = text.words[(last + 1)...]
        guard words.allSatisfy({ $0.commas == 0 && $0.groups == 0 }), let head = words.last else { return last }
        let key = passage.key(head.token)
        let hasCapital = passage[head.token].upper > 0
        if generic.contains(key), !hasCapital || always.contains(key) { return last }
        if passage[text.words[last].token].upper > 0, !hasCapital, !heads.contains(key) { return last }
        // "random function corresponding to [SF]".
        if head.isStop || isAcronym(passage[head.token], passage) { return last }
        if rest == 2, words.first?.isStop == true {
            // "Applied Power Electronics Conference and Exposition (APEC)".
            let isName = hasCapital && passage[text.words[last].token].upper > 0 && alignment.isExact
            return isName && passage.isWord(text.words[last + 1].token, in: and) ? last + 2 : last
        }
        return text.words.count - 1
    }

    /// Whether a word has three or more capitals and no small letter except the s of a plural.
    private static func isAcronym(_ token: ProseToken, _ passage: Passage) -> Bool {
        token.upper >= 3
            && (token.lower == 0 || token.lower == 1 && passage.bytes[token.end - 1] == "s")
    }

    /// Whether a text was split into tokens separated by spaces: "encoders ( DA )".
    private static func isSplit(_ text: LongFormText, _ passage: Passage) -> Bool {
        guard let open = text.words.last.map({ $0.token + 1 }), open + 1 < passage.count else { return false }
        return passage.kind(open) == .openParenthesis && passage[open].isSpaced
            && passage[open + 1].isSpaced
    }

    private static let and = WordSet("and")

    /// Words for kinds of things, which are not part of a name.
    private static let generic = WordSet(
        """
        algorithm algorithms approach approaches method methods methodology methodologies technique techniques problem
        problems corpus corpora criterion criteria mechanism mechanisms module modules measure measures metric metrics
        measurement measurements model models tool tools scheme schemes loss losses function functions conference
        workshop dataset datasets data signal signals values value term terms task tasks procedure strategy strategies
        decoding competition challenge theory framework frameworks equation equations classifier classifiers layers
        variable variables based transmission software system systems program programs library libraries protocol protocols
        """)

    /// Generic words that are not part of a name even if capitalised.
    private static let always = WordSet("scheme schemes mechanism mechanisms approach approaches algorithm algorithms")

    /// Medical words that are the head of a name.
    private static let heads = WordSet(
        """
        gene genes protein proteins receptor receptors domain domains cell cells disease diseases syndrome syndromes
        complex complexes subunit subunits family families channel channels virus viruses nucleus nuclei enzyme
        enzymes antigen antigens antibody antibodies acid acids factor factors kinase peptide peptides homologue
        homolog disorder disorders scale
        """)
}
