import TILText

/// A rule that rejects a match of letters that is not a definition. Its value is an example.
enum DefinitionRefusal: String, CaseIterable {
    case example = "mechanisms (PLAIN, LOGIN), operations (Open, Close)"
    case label = "file locations (see FILES), int readPort(RP, PortSet), (Since: 6.0), (Rule 5), (GROUPS = yes)"
    case referenceKey = "cryptosystems [KCRYPTO], Denning and Sacco [DS81]"
    case smallWord = "the subscription (subs), Lao (lo), freed (fd), enlarge the (de)compression buffer"
    case firstWord = "a neural network (ANN), with long legs (WLL)"
    case oneWord = "IP (IPsrc), pdfTeX (pdfLaTeX), LDAP (libldap), Q6Q (QQ)"
    case cutName = "assurance qualité (qa), accesso diretto alla memoria (DMA)"
    case sameLetters = "HTTP/2 (http2), SHA1 (SHA-1 hash algorithm)"
    case identifier = "the Pd distribution (Pd), LOCATION (locations), Fast (SetFastMethod), SSL (sslv2)"
    case clause = "the score is a pair (SP), the condition analogous to (A2), r, c, l or j (R C L J)"
    case fewInitials = "the comparison is rejected (PR99701), sampling method (SIMWE), Agreement of 1958 (AC.1)"
    case code = "the area (of the curve] (AC), stix-mathrm-bold.pfb (STIX Math Bold)"

    /// Whether a match is rejected.
    func rejects(_ match: DefinitionMatch) -> Bool {
        switch self {
        case .example: match.isExample
        case .label: match.isLabel
        case .referenceKey: match.isKey
        case .smallWord: match.isSmallWord
        case .firstWord: match.startsWrongly
        case .oneWord: match.isVariantOfWord
        case .cutName: match.isCutName
        case .sameLetters: match.hasSameLetters
        case .identifier: match.isIdentifier
        case .clause: match.isClause
        case .fewInitials: match.hasFewInitials
        case .code: match.isCode
        }
    }
}

private let the = WordSet("the")
/// The words after the Latin "a", which looks like an article: "a posteriori probability".
private let latin = WordSet("posteriori priori")
/// Words between the parts of a clause.
private let inClauses = WordSet("in for by with without")
private let see = WordSet("see with via using except from now without level")

extension DefinitionMatch {
    /// Whether the acronym is one of several of the same shape in a group.
    fileprivate var isExample: Bool {
        let (next, close) = (tokens.upperBound + 1, group.upperBound)
        guard site == .inside, !alignment.isComplete || alignment.trailing > 0, next < close,
            passage.kind(next - 1) == .comma, let end = passage.shortForm(at: next)?.upperBound,
            end == close || end < close && (passage.kind(end) == .comma || passage.isWord(end, in: Passage.joining)),
            min(1, passage.capitals(of: next..<end)) == min(1, short.upper)
        else { return false }
        return range.count > 4 && short.upper == range.count
            || short.upper >= 2
                && (alignment.missing > 0
                    || !alignment.isExact && isOneWord && passage.hasInnerCapital(firstWord.range)
                    // Only the first word fits: "tangent-plane projections (TAN, SIN)".
                    || !alignment.isExact && !isOneWord && alignment.initials < 2
                        && alignment.loose + alignment.trailing > 0 && passage[next].upper >= 2)
            // "input type (int, long, or float)", but "regular expression (regex, regexp)".
            || kind != .capitals && (isName || !isOneWord)
                && passage.initial(tokens.lowerBound) != passage.initial(next)
    }

    fileprivate var isLabel: Bool {
        let (open, next) = (group.lowerBound, tokens.upperBound)
        guard site == .inside else { return false }
        // "(C-x)" is a key, and "(see FILES)" a reference.
        if tokens.count == 3 && short.upper == 1 && short.lower == 1
            || passage.isWord(open + 1, in: see) || passage.isWord(open + 1, in: the) && alignment.skipped > 0
            || passage.isCall(open)
                && (passage.hasInnerCapital(passage[open - 1].range) || passage.kind(next) == .comma)
        {
            return true
        }
        guard next < group.upperBound, let mark = passage.kind(next) else { return false }
        // "(GROUPS = yes)", but "(RMSE = 0.3)"; "(COMCTRL32.LIB)", "(ESS? x y)".
        if mark == .equals
            && (kind == .small && isOneWord
                || passage.isWord(next + 1) && !passage.firstByte(next + 1).isDigit)
            || mark == .period && next + 1 < group.upperBound
        {
            return true
        }
        // A conference with its year: "(POPL 1997)".
        return passage[next].digits == 4 && alignment.inners > 1
            || (passage.isWord(next - 1, in: Passage.series) || short.upper <= 1
                || tokens.lowerBound > group.lowerBound + 1)
                && (mark == .colon || mark == .opaque || passage.isNumber(next))
    }

    fileprivate var isKey: Bool {
        let open = group.lowerBound
        guard site == .inside, passage.kind(open) == .openBracket else { return false }
        // "Freeman and Pfenning [FP91]" has a year.
        if kind != .capitals && passage.isGlued(open)
            || passage.bytes[range].suffix(2).allSatisfy(\.isDigit) || range.count > 8
        {
            return true
        }
        // An acronym has a letter for each word, or its brackets are inside parentheses.
        guard !alignment.isComplete || kind == .capitals && short.lower + short.digits > 0,
            !passage[tokens].contains(where: { $0.kind == .openParenthesis })
        else { return false }
        let before = passage[max(0, open - DefinitionFinder.longestGroup)..<open]
        let mark = before.last { $0.kind == .openParenthesis || $0.kind == .closeParenthesis }
        return mark?.kind != .openParenthesis
    }

    fileprivate var isSmallWord: Bool {
        guard kind == .small, site == .inside || site == .reversed else { return false }
        return alignment.skipped > 0 || passage.isGlued(group.upperBound + 1, .word)
            // "a list of tuples (or lists)".
            || shortLetters.last == "s" && passage.bytes[firstWord.range].elementsEqual(shortLetters.dropLast())
            || passage.isWord(first, in: StopWords.seldomFirst)
            || words.contains { passage.hasInnerCapital($0.range) }
            // "random 1.0 (r1)", but "interleukin 2 (il2)".
            || lastWord.isNumber && !passage.isNumber(lastWord.token)
            || isOneWord && passage.letters(firstWord.range).starts(with: shortLetters)
            || isOneWord && alignment.parts == 0 && alignment.letters < 3
                && (passage[first].upper > 0 || passage[first].count < 6)
            // The login of "Clay Gerrard (clayg)", but "Secure Shell (ssh)".
            || words.count == 2
                && words.allSatisfy {
                    passage[$0.token].upper == 1 && !passage.isWord($0.token, in: ShoutedWords.words)
                        && !passage.isWord($0.token, in: ShoutedWords.common)
                }
    }

    fileprivate var startsWrongly: Bool {
        guard passage.isWord(first, in: StopWords.neverFirst) else {
            return !alignment.isComplete && passage.isWord(first, in: StopWords.seldomFirst)
        }
        // In "The Cancer Imaging Archive (TCIA)" a letter stands for "The". In "a posteriori probability" the "a"
        // is Latin.
        let isThe = alignment.letters >= 3 && alignment.skipped == 0 && passage.isWord(first, in: the)
        return !alignment.isExact
            || passage[first].upper == 0 && !isThe && !passage.isWord(first + 1, in: latin)
    }

    fileprivate var isVariantOfWord: Bool {
        guard isOneWord else { return false }
        if isPartOfName { return true }
        let (word, part) = (passage.bytes[long], passage.bytes[range])
        let ends = word.suffix(part.count)
        if short.upper + 1 >= part.count, word.starts(with: part) || ends.elementsEqual(part) { return true }
        return word.count <= part.count + 2 && part.count > 4
            || word.count <= part.count + 1 && passage.hasInnerCapital(long)
            || (!alignment.isBeforeShort || kind == .small)
                && passage.letters(long).suffix(shortLetters.count).elementsEqual(shortLetters)
            || short.digits == 0
                && (alignment.missing > 0 || wordTokens[0].digits > 0 && word.count < part.count + 3)
            || wordTokens[0].digits > 1
    }

    fileprivate var hasSameLetters: Bool {
        let long = passage.letters(long)
        return tokens.count > 1 ? long.starts(with: shortLetters) : long.elementsEqual(shortLetters)
    }

    fileprivate var isIdentifier: Bool { words.contains(where: isIdentifier) }

    fileprivate var isClause: Bool {
        hasComma
            && (passage.wordCount(of: tokens) > 2
                // "printers, add JCL (PJL)".
                || !alignment.isExact && words.count < 5 && passage[first].upper == 0)
            || [lastWord.token, lastToken].contains {
                passage[$0].upper == 0 && passage.isWord($0, in: StopWords.neverLast)
            }
            // But "keep it simple, stupid (KISS)" has a letter for each word.
            || alignment.starts < words.count
                && hasSmall(StopWords.ofClauses)
            // "generate makefiles for various flavours of Make (GNU-Make)".
            || alignment.inners > 0 && (alignment.skipped > 1 || alignment.loose > 0) && passage[first].upper == 0
                && hasSmall(inClauses)
    }

    fileprivate var hasFewInitials: Bool {
        alignment.skipped > alignment.starts
            // "la columna comentarios (Comments)".
            || isName && alignment.letters > 4 && alignment.loose + alignment.missing > 0
            || passage.kind(tokens.lowerBound + 1) == .period && wordTokens.contains { $0.digits > 1 }
            || kind == .capitals && alignment.missing > 0 && short.digits == 0
                && 2 * alignment.starts < alignment.letters
    }

    fileprivate var isCode: Bool {
        let last = lastToken
        return !passage.isBalanced(long)
            || passage[first].upper == 0 && passage.isGlued(first) && passage.isGlued(first - 1, .period)
            || !isOneWord && (site == .phrase || !alignment.isComplete) && passage.isGlued(last)
                && passage.isGlued(last - 1, .period) && passage[last].digits == 0
                && (passage[last - 2].count > 1 || passage[last].lower > 1)
    }

    /// Whether the words are part of a name with its initials in another order.
    fileprivate var isCutName: Bool {
        guard site == .inside, !alignment.isComplete else { return false }
        var before = first - 1
        while passage.isWord(before, in: StopWords.romance) { before -= 1 }
        let isApart = before < first - 1
        guard isOneWord else {
            return (isApart || hasSmall(StopWords.romance)) && text.initials(of: short, in: passage) != nil
        }
        guard passage.isWord(before) else { return false }
        let mayStart = passage.initial(before).isLetter && shortLetters.dropFirst().contains(passage.initial(before))
        return kind == .small
            ? isApart || mayStart && passage[before...first].contains { $0.others > 0 } : isApart && mayStart
    }

    /// Whether a single word is the last of a longer name, a label, or code.
    fileprivate var isPartOfName: Bool {
        // "two paragraphs (P2)", "f(x)".
        short.digits > 0 && range.count == 2 && passage.bytes[firstWord.range].last == "s"
            || site == .reversed && passage.isGlued(lastToken + 1, .openParenthesis)
            // "root certificate (root CA)", but "subnet identifier (subnet ID)".
            || site == .inside && passage.isWord(first - 1) && passage.isWord(tokens.lowerBound - 1)
                && passage.key(first - 1) == passage.key(tokens.lowerBound - 1)
                && !passage.letters(firstWord.range).starts(with: shortLetters)
    }

    /// Whether a word is a variant of the short form: with an ending, with a version, or in the name of a program.
    fileprivate func isIdentifier(_ word: SpellingText.Word) -> Bool {
        let (token, short) = (passage[word.token], shortLetters)
        let isCamel = token.upper > 0 && passage.hasInnerCapital(word.range)
        // Most words differ from the short form in their first two letters.
        guard
            isOneWord || isCamel || token.upper + token.digits > 1 || token.isBroken
                || short.starts(with: passage.bytes[word.range].prefix(2).lazy.map { $0.lowercased })
        else { return false }
        let letters = Array(passage.letters(word.range).drop(while: \.isDigit))
        func hasShort() -> Bool { letters.withUnsafeBufferPointer { $0.find(short, from: 0, before: $0.count) != nil } }
        let starts = letters.starts(with: short)
        return letters == short
            // "OpenMPI and its derivatives (MPI)", "BGP4MP dump (BGP)".
            || self.short.upper == short.count && short.count > 2 && token.upper > short.count && hasShort()
            // "TeX" in "texi2roff", "sslv2". "Fast" in "SetFastMethod" is a variant, but "ADJ" for "adjective" is not.
            || short.count > 2
                && (starts && (letters.count <= short.count + 2 || token.digits > 0) || isCamel && hasShort())
            // "OpenAPI Specification (openapiGet)".
            || isCamel && short.starts(with: letters)
    }
}
