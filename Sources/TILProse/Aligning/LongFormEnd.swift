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
        guard alignment.isBeforeShort, rest.count <= 2, let head = rest.last, !head.isStop, rest.first?.isStop == false,
            rest.allSatisfy({ $0.reaching == 0 })
        else { return last }
        let key = passage.key(head.token)
        let token = passage[head.token]
        let isGeneric = token.upper == 0 ? generic.contains(key) : always.contains(key)
        let isOther = passage[text.words[last].token].upper > 0 && token.upper == 0 && !heads.contains(key)
        // "random function corresponding to [SF]".
        let isAcronym = token.upper >= 3 && token.lower < 2
        return isGeneric || isOther || isAcronym ? last : text.words.count - 1
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
