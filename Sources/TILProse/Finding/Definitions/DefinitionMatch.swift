import TILText

/// A short form and its long form, as matched by letters. A class, because many rules receive each match.
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
    let text: SpellingText
    let site: Site
    let short: ShortForm
    let kind: ShortFormKind
    let tokens: TokenRange
    /// The tokens of the group in parentheses, or an empty range.
    let group: TokenRange
    let alignment: SpellingAlignment
    /// The letters of the short form in lower case, without the small s of a plural.
    private(set) lazy var shortLetters = Array(
        passage.letters(AcronymShape.singular(passage.bytes, passage.bytes(of: tokens))))
    /// The token of the last word of the long form.
    private(set) lazy var lastToken = text.words[LongFormEnd.lastWord(of: alignment, in: text, passage)].token
    /// The bytes of the long form and the score, known when the match is accepted.
    var long = 0..<0
    var score = 0.0
    /// The values of all features, or no values if they are not wanted.
    var features: [Double] = []

    init(
        passage: Passage, text: SpellingText, site: Site, short: ShortForm, kind: ShortFormKind, tokens: TokenRange,
        group: TokenRange, alignment: SpellingAlignment
    ) {
        self.passage = passage
        self.text = text
        self.site = site
        self.short = short
        self.kind = kind
        self.tokens = tokens
        self.group = group
        self.alignment = alignment
    }

    var range: ByteRange { passage.bytes(of: tokens) }
    var words: ArraySlice<SpellingText.Word> { text.words[alignment.firstWord...alignment.lastWord] }
    var firstWord: SpellingText.Word { text.words[alignment.firstWord] }
    var lastWord: SpellingText.Word { text.words[alignment.lastWord] }
    /// The first token of the words.
    var first: Int { firstWord.token }
    var isOneWord: Bool { alignment.firstWord == alignment.lastWord }

    /// The tokens of the words.
    var wordTokens: [ProseToken] { words.map { word in passage[word.token] } }

    /// Whether the short form is a word with an initial capital.
    var isName: Bool { short.upper == 1 && short.written[0].isUpper && short.digits == 0 }

    /// Whether a word in small letters is in a set.
    func hasSmall(_ set: WordSet) -> Bool {
        wordTokens.contains { token in token.upper == 0 && set.contains(WordKey(passage.bytes, token.range)) }
    }

    /// Whether there is a comma or a similar mark among the words.
    var hasComma: Bool { words.dropFirst().contains(where: \.followsComma) }

    /// The definition that the match makes.
    var definition: Definition {
        Definition(
            tokens: tokens, short: range, long: long,
            isDoubtful: score < DefinitionScore.doubtful, features: features, isProse: isProse)
    }

    /// Whether the match cannot be code: capitals stand for several words in small letters, or each letter for a word.
    private var isProse: Bool {
        if kind == .capitals, !isOneWord, wordTokens.allSatisfy({ token in token.lower > 2 && token.upper < 2 }) {
            return true
        }
        return alignment.isExact && passage.wordCount(of: first..<lastToken + 1) > 2
    }
}
