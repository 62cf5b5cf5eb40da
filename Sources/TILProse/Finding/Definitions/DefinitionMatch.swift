/// A short form and its long form, as matched by letters. A class avoids copies, since all rules read it.
final class DefinitionMatch {
    /// The relative positions of the two forms.
    enum Site {
        /// "long form (SF)".
        case inside
        /// "(long form, SF)", in which the acronym may be the last item of a list.
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
    let tokens: TokenRange
    /// The tokens of the group in parentheses, or an empty range.
    let group: TokenRange
    let alignment: LongFormAlignment
    /// The bytes of the long form.
    var long = 0..<0
    /// The letters of the short form in lower case, without the small s of a plural.
    lazy var shortLetters = letters(AcronymShape.singular(passage.bytes, range))

    init(
        _ short: ShortForm, _ kind: ShortFormKind, _ tokens: TokenRange, _ site: Site, group: TokenRange,
        _ alignment: LongFormAlignment, with text: LongFormText, in passage: Passage
    ) {
        (self.passage, self.text, self.site, self.short, self.kind) = (passage, text, site, short, kind)
        (self.tokens, self.group, self.alignment) = (tokens, group, alignment)
    }

    var range: ByteRange { passage.bytes(of: tokens) }
    var words: ArraySlice<LongFormText.Word> { text.words[alignment.firstWord...alignment.lastWord] }
    var firstWord: LongFormText.Word { text.words[alignment.firstWord] }
    var lastWord: LongFormText.Word { text.words[alignment.lastWord] }
    var isOneWord: Bool { alignment.firstWord == alignment.lastWord }

    /// The tokens of the words.
    var wordTokens: [ProseToken] { words.map { passage[$0.token] } }

    /// Whether the short form is a word with an initial capital.
    var isName: Bool { short.upper == 1 && short.written[0].isUpper && short.digits == 0 }

    /// Whether a word is in small letters and in a set.
    func isSmall(_ word: LongFormText.Word, in set: WordSet) -> Bool {
        passage[word.token].upper == 0 && passage.isWord(word.token, in: set)
    }

    /// Whether one of the words is an acronym.
    var hasAcronym: Bool { wordTokens.contains { $0.upper >= 2 } }

    /// Whether one of the words occurs only in clauses: "expect ENOSYS to be returned".
    var hasClauseWord: Bool { words.contains { isSmall($0, in: StopWords.ofClauses) } }

    /// Whether there is a comma or a similar mark among the words.
    var hasComma: Bool { words.dropFirst().contains { $0.commas > 0 } }

    /// Whether the words are a person's name, abbreviated to a login or a signature: "md", "danbev".
    var isPerson: Bool {
        let words = wordTokens
        return words.count == 2 && words.allSatisfy { $0.upper == 1 && $0.lower > 1 }
            && (alignment.letters == 2 || !alignment.isExact)
    }

    /// Whether the long form is a single word that may match by chance.
    var isDoubtful: Bool { isOneWord && !(alignment.isExact && alignment.parts == 0) }

    /// The definition that the match makes.
    var definition: Definition {
        Definition(tokens: tokens, short: range, long: long, isDoubtful: isDoubtful)
    }
}
