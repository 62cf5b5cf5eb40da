import TILText

/// A reason to reject a match of letters before it is scored. Its value is an example.
enum DefinitionRefusal: String, CaseIterable {
    // Short forms in small letters, which many words are.
    case smallBeforeWord = "enlarge the (de)compression buffer"
    case smallShortWord = "Lao (lo), freed (fd)"
    case login = "Clay Gerrard (clayg), but Secure Shell (ssh)"

    // The ends of the long form.
    case articleFirst = "a neural network (ANN), but The Cancer Imaging Archive (TCIA)"
    case neverLast = "the condition analogous to (A2)"
    case clause = "the score is a pair (SP), very secure whereas SFTP (Secure FTP)"
    case unbalanced = "the area (of the curve] (AC)"

    // A single word.
    case pluralNumber = "two paragraphs (P2)"
    case functionName = "SF (sinus(x))"
    case sharedBefore = "root certificate (root CA), but subnet identifier (subnet ID)"
    case wordEndingWithShort = "LDAP (libldap)"
    case wordWithDigits = "V2 (v2_4)"

    // The last part of a name whose initials are in another order.
    case cutName = "accesso diretto alla memoria (DMA)"
    case cutWord = "assurance qualité (qa)"

    case reference = "file locations (see FILES), a cross-quarter board (with XQB)"

    // Letters that few words start with.
    case looseName = "la columna comentarios (Comments)"
    case numberedName = "Agreement of 1958 (AC.1)"
    case missingLetters = "sampling method (SIMWE)"

    /// Whether a match is rejected.
    func rejects(_ match: DefinitionMatch) -> Bool {
        switch self {
        case .smallBeforeWord: match.isSmall && match.isBeforeWord
        case .smallShortWord: match.isSmall && match.isShortWord
        case .login: match.isSmall && match.isPersonsName

        case .articleFirst: match.startsWithWord(in: StopWords.neverFirst) && !match.needsArticle
        case .neverLast: match.endsWithPreposition
        case .clause: match.hasOtherWords && match.hasSmall(StopWords.ofClauses)
        case .unbalanced: !match.passage.isBalanced(match.long)

        case .pluralNumber: match.isOneWord && match.isLetterAndDigit && match.isPluralWord
        case .functionName: match.isOneWord && match.isFunction
        case .sharedBefore: match.isOneWord && match.hasSharedWordBefore
        case .wordEndingWithShort: match.isOneWord && match.mayBeChance && match.endsWithShort
        case .wordWithDigits: match.isOneWord && match.hasDigitsOfCode

        case .cutName: match.isCutName
        case .cutWord: match.isCutWord

        case .reference: match.site == .inside && match.followsReferringWord

        case .looseName: match.isName && match.isLoose
        case .numberedName: match.hasNumberAfterStop && match.hasWordWithNumber
        case .missingLetters: match.kind == .capitals && match.lacksLetters
        }
    }
}

extension DefinitionMatch {
    /// Whether the short form is in small letters, on one side of parentheses.
    fileprivate var isSmall: Bool { kind == .small && (site == .inside || site == .reversed) }

    /// Whether a word follows the group without a space.
    fileprivate var isBeforeWord: Bool { passage.isGlued(group.upperBound + 1, .word) }

    /// Whether words of the long form have no letter in the short form.
    fileprivate var hasOtherWords: Bool { alignment.starts < words.count }

    /// Whether the short form consists of a letter and a digit.
    fileprivate var isLetterAndDigit: Bool { short.digits > 0 && range.count == 2 }

    /// Whether the long form is a function with its arguments.
    fileprivate var isFunction: Bool {
        site == .reversed && passage.isGlued(lastToken + 1, .openParenthesis)
    }

    /// Whether the letters of a word may match by chance: those of a short form in small letters, or of one before the
    /// word.
    fileprivate var mayBeChance: Bool { kind == .small || !alignment.isBeforeShort }

    /// Whether letters of a longer short form are missing, or match only letters inside words.
    fileprivate var isLoose: Bool { alignment.letters > 4 && alignment.loose + alignment.missing > 0 }

    /// Whether a full stop follows the first word of the short form: "AC.1".
    fileprivate var hasNumberAfterStop: Bool { passage.kind(tokens.lowerBound + 1) == .period }

    fileprivate var hasWordWithNumber: Bool { wordTokens.contains { token in token.digits > 1 } }

    /// Whether letters are missing, and fewer than half of them start words.
    fileprivate var lacksLetters: Bool {
        alignment.missing > 0 && short.digits == 0 && 2 * alignment.starts < alignment.letters
    }

    fileprivate func startsWithWord(in set: WordSet) -> Bool { passage.isWord(first, in: set) }

    fileprivate var startsWithShort: Bool { passage.letters(firstWord.range).starts(with: shortLetters) }

    fileprivate var endsWithShort: Bool {
        passage.letters(long).suffix(shortLetters.count).elementsEqual(shortLetters)
    }

    /// Whether two letters match a single word that is a name or has fewer than six letters.
    fileprivate var isShortWord: Bool {
        let isNameOrShort = passage[first].upper > 0 || passage[first].count < 6
        return isOneWord && isNameOrShort && alignment.parts == 0 && alignment.letters < 3
    }

    /// Whether the long form is two words with a capital each that are not common words.
    fileprivate var isPersonsName: Bool {
        words.count == 2 && words.allSatisfy { word in isName(word.token) }
    }

    private func isName(_ token: Int) -> Bool {
        guard passage[token].upper == 1 else { return false }
        return !passage.isWord(token, in: ShoutedWords.words) && !passage.isWord(token, in: ShoutedWords.common)
    }

    /// Whether the first word, which seldom starts a long form, belongs to it: a letter stands for "The", or it is the
    /// Latin "a" of "a posteriori".
    fileprivate var needsArticle: Bool {
        guard alignment.isExact else { return false }
        let isThe = alignment.letters >= 3 && alignment.skipped == 0 && startsWithWord(in: Self.the)
        return passage[first].upper > 0 || isThe || passage.isWord(first + 1, in: Self.latin)
    }

    private static let the = WordSet("the")
    /// The words after the Latin "a", which looks like an article: "a posteriori probability".
    private static let latin = WordSet("posteriori priori")

    /// Whether a word such as "see" precedes the short form in its group.
    fileprivate var followsReferringWord: Bool { passage.isWord(group.lowerBound + 1, in: Self.referring) }

    private static let referring = WordSet("see with via using except from now without level")

    /// Whether the word ends with an s.
    fileprivate var isPluralWord: Bool { passage.bytes[firstWord.range].last == "s" }

    /// Whether the same word precedes both forms, and the long form does not start with the short one.
    fileprivate var hasSharedWordBefore: Bool {
        let beforeLong = first - 1
        let beforeShort = tokens.lowerBound - 1
        guard site == .inside, passage.isWord(beforeLong), passage.isWord(beforeShort) else { return false }
        return passage.key(beforeLong) == passage.key(beforeShort) && !startsWithShort
    }

    /// Whether the word has digits that the short form lacks, or more than one.
    fileprivate var hasDigitsOfCode: Bool {
        let digits = wordTokens[0].digits
        if digits > 1 { return true }
        let isAboutAsLong = long.count < range.count + 3
        return digits > 0 && short.digits == 0 && isAboutAsLong
    }

    /// The last token before the words that is not a small word of Romance languages.
    private var beforeSmallWords: Int {
        var before = first - 1
        while passage.isWord(before, in: StopWords.romance) { before -= 1 }
        return before
    }

    /// Whether several words are part of a name with its initials in another order.
    fileprivate var isCutName: Bool {
        guard site == .inside, !isOneWord, !alignment.isComplete else { return false }
        let hasSmallWords = beforeSmallWords < first - 1 || hasSmall(StopWords.romance)
        return hasSmallWords && text.initials(of: short, in: passage) != nil
    }

    /// Whether a single word is the last one of a name.
    fileprivate var isCutWord: Bool {
        let before = beforeSmallWords
        guard site == .inside, isOneWord, !alignment.isComplete, passage.isWord(before) else { return false }
        let isApart = before < first - 1
        let mayStart = passage.initial(before).isLetter && shortLetters.dropFirst().contains(passage.initial(before))
        guard kind == .small else { return isApart && mayStart }
        let hasLettersBeyondASCII = passage[before...first].contains { token in token.others > 0 }
        return isApart || mayStart && hasLettersBeyondASCII
    }

    /// Whether the last word is a preposition or a similar word.
    fileprivate var endsWithPreposition: Bool {
        isPreposition(lastWord.token) || isPreposition(lastToken)
    }

    private func isPreposition(_ token: Int) -> Bool {
        passage[token].upper == 0 && passage.isWord(token, in: StopWords.neverLast)
    }
}
