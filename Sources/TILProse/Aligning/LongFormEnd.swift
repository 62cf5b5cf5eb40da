import TILText

/// Finds the end of a long form if there are words between the last matched word and the short form.
///
/// Authors omit the head of a name from its acronym ("New Variant gene (NV)"), and add words of their own after a name
/// ("Markov chain Monte Carlo methods (MCMC)"). A head is part of the long form; a word like "methods" is not.
enum LongFormEnd {
    /// Returns the last word of the long form of an alignment.
    static func lastWord(
        of alignment: SpellingAlignment, in text: SpellingText, _ passage: Passage
    ) -> Int {
        var last = alignment.lastWord
        while last + 1 < text.words.count, text.words[last + 1].isGlued { last += 1 }
        let rest = text.words[(last + 1)...]
        guard alignment.isBeforeShort, let head = head(rest) else { return last }
        let isAfterName = passage[text.words[last].token].upper > 0
        return isPartOfName(head.token, isAfterName: isAfterName, passage) ? text.words.count - 1 : last
    }

    /// Returns the last one of the words after the matched ones if they may be the head of a name: one or two words
    /// without marks between them.
    private static func head(_ rest: ArraySlice<SpellingText.Word>) -> SpellingText.Word? {
        guard rest.count <= 2, let first = rest.first, let last = rest.last else { return nil }
        // "random function corresponding to [SF]".
        if first.isStop || last.isStop { return nil }
        return rest.allSatisfy { word in word.reaching == 0 } ? last : nil
    }

    /// Whether the last word before a short form is part of the long form.
    /// - Parameter isAfterName: whether the words before it are capitalised.
    private static func isPartOfName(_ head: Int, isAfterName: Bool, _ passage: Passage) -> Bool {
        let key = passage.key(head)
        let token = passage[head]
        let isAcronym = token.upper >= 3 && token.lower < 2
        if isAcronym { return false }
        if token.upper > 0 { return !always.contains(key) }
        if isAfterName { return heads.contains(key) && !generic.contains(key) }
        return !generic.contains(key)
    }

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
