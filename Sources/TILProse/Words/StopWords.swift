/// Short words that carry no letter of most acronyms.
enum StopWords {
    /// Words that a long form may have inside without a letter for them.
    static let insideLongForm = WordSet(
        """
        a an the of and or for in on to with by from at as into via per within under over between through using based
        towards toward upon onto without against among is are be de la le les du des di del der die das und von et y el
        los las en da do dos e its their our but
        """)

    /// Words that stand in sentences and in few names.
    static let ofClauses = WordSet(
        """
        be is are was were been has have had will would can could should may might must this that these those it they we
        you he she not some any then when which who if because instead also but
        """)

    /// Words with which, behind a comma, a part of a sentence starts rather than of a name.
    static let ofParts = WordSet("into with from by at as to via upon onto without through using but")

    /// Words behind "and" that say whose a thing is.
    static let ofOwners = WordSet("its their a an")

    /// Words with which no long form starts unless they have a capital of their own.
    static let neverFirst = WordSet("a an the of and or")

    /// Words with which a long form starts only if every letter of the short one starts a word.
    static let seldomFirst = WordSet(
        """
        for in on to with by from at as into via per within under over between through using up out off is are
        be was were been has have had do does did can could will would shall should may might must not no nor but if
        then than that this these those such which who whom whose what when where while how why we our us you your they
        their them it its he she his her i my me also both either neither each every any some all called named termed
        known see so because since although though however thus therefore hence like including include includes
        use used uses versus vs propose proposed proposes respectively only more most other another
        """)
}
