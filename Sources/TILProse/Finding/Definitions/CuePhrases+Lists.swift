/// The phrases that announce a definition, set apart by commas.
extension CuePhrases {
    /// Behind a short form: "PCA for short".
    static let tails = CuePhrases("for short, in short, in brief, hereafter, henceforth, hereinafter")

    /// Behind a short form in running text.
    static let closings = CuePhrases("for short, in short")

    /// Before a short form in parentheses: "(hereafter PCA)".
    static let leads = CuePhrases(
        """
        abbreviated, abbreviated as, abbreviated to, abbreviated by, abbreviated with, abbreviation, abbreviations,
        abbr, abbrev, acronym, hereafter, hereafter called, hereafter denoted, hereafter denoted as, hereafter denoted
        by, hereafter referred to as, hereinafter, hereinafter called, hereinafter referred to as, henceforth,
        henceforth called, henceforth denoted, henceforth denoted by, henceforth referred to as, from now on, also,
        also abbreviated, also abbreviated as, also called, also denoted, also denoted as, also denoted by, also known
        as, also referred to as, also termed, known as, commonly known as, commonly called, commonly abbreviated as,
        often abbreviated as, often called, usually abbreviated as, called, simply called, termed, denoted, denoted
        as, denoted by, dubbed, named, referred to as, aka, a k a, i e, ie, or, or simply, or just, in short, for
        short, short, simply, the, the so called, so called, we call
        """)

    /// Those of them behind which any words may stand: "(i.e., IDs of exposures)".
    static let restatements = CuePhrases("i e, ie, or")

    /// Before a long form in parentheses: "PCA (short for ...)".
    static let openings = CuePhrases(
        """
        short for, stands for, standing for, which stands for, abbreviation of, abbreviation for, an abbreviation of,
        an abbreviation for, acronym of, acronym for, an acronym for, an acronym of, from, from the, for, i e, ie,
        that is, the, a, an, also known as, also called, aka, a k a, known as, or, meaning, formerly
        """)

    /// Between a short form and its long form, and nowhere else.
    static let announcements = CuePhrases(
        """
        short for, is short for, being short for, which is short for, stands for, stood for, standing for, which
        stands for, that stands for, is an abbreviation of, is an abbreviation for, is the abbreviation of, is the
        abbreviation for, is an acronym for, is an acronym of, is the acronym for, is the acronym of, is an initialism
        of, is an initialism for, an abbreviation of, an abbreviation for, an acronym for, an acronym of, abbreviation
        of, abbreviation for, acronym for, acronym of, i e, ie
        """)

    /// Between several short forms and their long forms.
    static let series = CuePhrases("stand for, stands for, denote, represent, mean, refer to, are short for")

    /// Between a short form and its long form, and in many other places: only an exact match counts.
    static let hints = CuePhrases(
        """
        means, meaning, which means, denotes, denoting, represents, representing, refers to, referring to, is defined
        as, defined as, is, that is, or, also known as, also called, known as, aka, a k a, in full, formally
        """)

    /// Between a long form and its short form, and nowhere else.
    static let introductions = CuePhrases(
        """
        abbreviated, abbreviated as, abbreviated to, abbreviated by, is abbreviated, is abbreviated as, is abbreviated
        to, are abbreviated as, commonly abbreviated as, commonly abbreviated, often abbreviated as, often
        abbreviated, usually abbreviated as, which we abbreviate as, we abbreviate as, which is abbreviated as, also
        abbreviated as, hereafter, hereinafter, henceforth, in short, with the acronym, whose acronym is, acronym, the
        acronym, abbreviation
        """)

    /// Between a long form and its short form, and in many other places: only an exact match counts.
    static let alternatives = CuePhrases(
        """
        also known as, also called, known as, better known as, commonly known as, commonly called, often called,
        simply called, called, termed, dubbed, denoted, denoted as, denoted by, referred to as, hereafter called,
        hereafter referred to as, henceforth called, or, or simply, or just, i e, ie, aka, a k a
        """)
}
