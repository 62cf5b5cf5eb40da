import TILText

/// Phrases that announce a definition, as sequences of words. Full stops in them are ignored ("i.e." is "i e").
final class CuePhrases: Sendable {
    /// The phrases, the longest first.
    private let phrases: [[WordKey]]
    private let firstWords: WordSet
    private let lastWords: WordSet

    /// Creates the phrases of a comma-separated text.
    init(_ text: String) {
        let words = text.utf8.split(separator: UInt8(ascii: ",")).map { phrase in
            phrase.split(whereSeparator: \.isSpace).map { part in WordKey(String(Substring(part))) }
        }
        phrases = words.sorted { first, second in first.count > second.count }
        firstWords = WordSet(words.map { word in word[0] })
        lastWords = WordSet(words.compactMap(\.last))
    }

    /// Returns the token after the longest phrase that starts at a token, or nil if none does.
    func end(in passage: Passage, from index: Int) -> Int? {
        guard passage.isWord(index, in: firstWords) else { return nil }
        let first = passage.key(index)
        for words in phrases where words[0] == first {
            if let end = Self.end(of: words, in: passage, from: index) { return end }
        }
        return nil
    }

    /// Returns the token after a phrase that starts at a token, or nil if it does not start there.
    private static func end(of words: [WordKey], in passage: Passage, from start: Int) -> Int? {
        var index = start
        for word in words {
            // Full stops between the words are ignored.
            while index > start, passage.kind(index) == .period { index += 1 }
            guard passage.isWord(index), passage.key(index) == word else { return nil }
            index += 1
        }
        while passage.isGlued(index, .period) { index += 1 }
        return index
    }

    /// The greatest number of tokens in a phrase.
    private static let longest = 8

    /// Returns the first token of the longest phrase that ends before a token, or nil if none does.
    func start(in passage: Passage, before index: Int) -> Int? {
        var last = index - 1
        while passage.kind(last) == .period { last -= 1 }
        guard passage.isWord(last, in: lastWords) else { return nil }
        let places = max(0, index - Self.longest)..<max(0, index)
        return places.first { place in end(in: passage, from: place) == index }
    }
}

/// The phrases that announce a definition, as comma-separated lists.
extension CuePhrases {
    /// Phrases after a short form: "PCA for short".
    static let tails = CuePhrases("for short, in short, in brief, hereafter, henceforth, hereinafter")

    /// Phrases before a short form in parentheses: "(hereafter PCA)".
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

    /// The leads that any words may follow: "(i.e., IDs of exposures)".
    static let restatements = CuePhrases("i e, ie, or, the")

    /// Phrases before a long form in parentheses: "PCA (short for ...)".
    static let openings = CuePhrases(
        """
        short for, stands for, standing for, which stands for, abbreviation of, abbreviation for, an abbreviation of,
        an abbreviation for, acronym of, acronym for, an acronym for, an acronym of, from, from the, for, i e, ie,
        that is, the, a, an, also known as, also called, aka, a k a, known as, or, meaning, formerly
        """)

    /// Phrases that occur only between a short form and its long form.
    static let announcements = CuePhrases(
        """
        short for, is short for, being short for, which is short for, means, meaning, which means, denotes, denoting,
        represents, representing, refers to, referring to, is defined as, defined as, also known as, also called, known
        as, aka, a k a, in full, stands for, stood for, standing for, which stands for, that stands for,
        is an abbreviation of, is an abbreviation for, is the abbreviation of, is the abbreviation for, is an acronym for, is an acronym of, is the acronym for, is the acronym of, is an initialism
        of, is an initialism for, an abbreviation of, an abbreviation for, an acronym for, an acronym of, abbreviation
        of, abbreviation for, acronym for, acronym of, i e, ie
        """)

    /// Phrases that occur only between a long form and its short form.
    static let introductions = CuePhrases(
        """
        abbreviated, abbreviated as, abbreviated to, abbreviated by, is abbreviated, is abbreviated as, is abbreviated
        to, are abbreviated as, commonly abbreviated as, commonly abbreviated, often abbreviated as, often
        abbreviated, usually abbreviated as, which we abbreviate as, we abbreviate as, which is abbreviated as, also
        abbreviated as, hereafter, hereinafter, henceforth, in short, with the acronym, whose acronym is, acronym, the
        acronym, abbreviation
        """)

    /// Phrases between a long form and its short form that have many other uses. Only an exact match counts.
    static let alternatives = CuePhrases(
        """
        also known as, also called, known as, better known as, commonly known as, commonly called, often called,
        simply called, called, termed, dubbed, denoted, denoted as, denoted by, referred to as, hereafter called,
        hereafter referred to as, henceforth called, or, or simply, or just, i e, ie, aka, a k a
        """)
}
