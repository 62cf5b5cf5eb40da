/// A short form and the words that its letters stand for, as far as the letters tell.
struct DefinitionMatch {
    /// Where both stand to each other.
    enum Site {
        /// "long form (SF)".
        case inside
        /// "(long form, SF)", where the acronym may be the last one of a list.
        case listed
        /// "SF (long form)".
        case reversed
        /// "SF stands for long form".
        case phrase
    }

    let passage: Passage
    let text: LongFormText
    let site: Site
    let short: ShortForm
    let kind: ShortFormKind
    let tokens: Range<Int>
    /// The tokens of the group in parentheses; empty if there is none.
    let group: Range<Int>
    let alignment: LongFormAlignment
    /// The bytes of the long form.
    var long = 0..<0
    /// The letters of the short form without the small s of a plural, in lower case, once they are asked for.
    var shortLetters: [UInt8] = []

    var range: Range<Int> { passage.bytes(of: tokens) }
    var words: ArraySlice<LongFormText.Word> { text.words[alignment.firstWord...alignment.lastWord] }
    var firstWord: LongFormText.Word { text.words[alignment.firstWord] }
    var lastWord: LongFormText.Word { text.words[alignment.lastWord] }
    var isOneWord: Bool { alignment.firstWord == alignment.lastWord }

    /// The tokens of the words.
    var wordTokens: [ProseToken] { words.map { passage.tokens[$0.token] } }

    /// Whether the short form is a word with a capital in front.
    var isName: Bool { short.upper == 1 && short.written[0].isUpper && short.digits == 0 }

    /// Whether a word is in small letters and one of a set.
    func isSmall(_ word: LongFormText.Word, in set: WordSet) -> Bool {
        passage.tokens[word.token].upper == 0 && passage.isWord(word.token, in: set)
    }

    /// Whether an acronym is one of the words.
    var hasAcronym: Bool { wordTokens.contains { $0.upper >= 2 } }

    /// Whether one of the words is one that only sentences have: "expect ENOSYS to be returned".
    var hasClauseWord: Bool { words.contains { isSmall($0, in: StopWords.ofClauses) } }

    /// Whether a comma or another mark stands among the words.
    var hasComma: Bool { words.dropFirst().contains { $0.commas > 0 } }

    /// Whether the words are a person's name, of which a login or a signature is made: "md", "danbev".
    var isPerson: Bool {
        let words = wordTokens
        return words.count == 2 && words.allSatisfy { $0.upper == 1 && $0.lower > 1 }
            && (alignment.letters == 2 || !alignment.isExact)
    }

    /// Whether the long form is one word whose letters say little.
    var isDoubtful: Bool { isOneWord && !(alignment.isExact && alignment.parts == 0) }

    /// The definition that the two make.
    var definition: Definition {
        Definition(tokens: tokens, short: range, long: long, isDoubtful: isDoubtful)
    }
}
