/// Rules against matches that are not definitions in spite of their letters.
extension DefinitionRefusal {
    static let all = [
        DefinitionRefusal("example", "mechanisms (PLAIN, LOGIN), operations (Open, Close)", \.isExample),
        DefinitionRefusal(
            "see", "system-dependent file locations (see FILES), int readPort(RP, PortSet)", \.isReference),
        DefinitionRefusal(
            "label", "(Since: 6.0), (Rule 5), protocol structs (dpkp PR 630), their own group (GROUPS = yes)", \.isLabel
        ),
        DefinitionRefusal("word", "la columna comentarios (Comments), Format Selection (Charts)", \.isPlainWord),
        DefinitionRefusal("first-letters", "the subscription (subs)", \.isStartOfWord),
        DefinitionRefusal("reference-key", "cryptosystems [KCRYPTO], Denning and Sacco [DS81]", \.isKey),
        DefinitionRefusal(
            "small-word", "Lao (lo), freed (fd), dynamically enlarge the (de)compression buffer", \.isSmallWord),
        DefinitionRefusal("first-word", "a neural network (ANN), with long legs (WLL)", \.startsWrongly),
        DefinitionRefusal(
            "one-word", "IP (IPsrc), pdfTeX (pdfLaTeX), LDAP (libldap), the verifier's (verf), Q6Q (QQ)",
            \.isVariantOfWord),
        DefinitionRefusal("short-form-within", "the Pd distribution (Pd), in ms (1000ms is 1sec)", \.isWithinLong),
        DefinitionRefusal("same-letters", "HTTP/2 (http2), SHA1 (SHA-1 hash algorithm)", \.hasSameLetters),
        DefinitionRefusal("identifier", "LOCATION (locations), Fast (SetFastMethod), SSL (sslv2)", \.isIdentifier),
        DefinitionRefusal(
            "clause", "the score is a pair (SP), the condition analogous to (A2), r, c, l or j (R C L J)", \.isClause),
        DefinitionRefusal(
            "few-initials", "the comparison is rejected (PR99701), sampling method (SIMWE), Agreement of 1958 (AC.1)",
            \.hasFewInitials),
        DefinitionRefusal("code", "the area (of the curve] (AC), stix-mathrm-bold.pfb (STIX Math Bold)", \.isCode),
    ]
}

private let the = WordSet("the")
/// The words after the Latin "a", which looks like an article: "a posteriori probability".
private let latin = WordSet("posteriori priori")
private let see = WordSet("see with via using except from now without level")
private let ofNames = WordSet("de di du des del da das dos della delle alle")

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
                    // Only the first word fits: "tangent-plane projections (TAN, SIN)".
                    || !alignment.isExact && !isOneWord && alignment.initials < 2
                        && alignment.loose + alignment.trailing > 0 && passage[next].upper >= 2)
            // "input type (int, long, or float)", but "regular expression (regex, regexp)".
            || kind != .capitals && (isName || !isOneWord)
                && passage.initial(tokens.lowerBound) != passage.initial(next)
    }

    fileprivate var isReference: Bool {
        let open = group.lowerBound
        return site == .inside
            && (passage.isWord(open + 1, in: see)
                || passage.isWord(open + 1, in: the) && alignment.skipped > 0
                || passage.isCall(open)
                    && (passage.hasInnerCapital(passage[open - 1].range)
                        || passage.kind(tokens.upperBound) == .comma))
    }

    fileprivate var isLabel: Bool {
        let next = tokens.upperBound
        guard site == .inside else { return false }
        // "(C-x)" is a key.
        if tokens.count == 3, short.upper == 1, short.lower == 1 { return true }
        guard next < group.upperBound, let mark = passage.kind(next) else { return false }
        // "(GROUPS = yes)", but "(RMSE = 0.3)"; "(COMCTRL32.LIB)", "(ESS? x y)"; "(the Server Secret)".
        if mark == .equals
            && (kind == .small && isOneWord
                || passage.isWord(next + 1) && !passage.firstByte(next + 1).isDigit)
            || mark == .period && next + 1 < group.upperBound || kind != .capitals && mark == .word
        {
            return true
        }
        // "(PR `#1418`_)", and a conference with its year: "(POPL 1997)".
        let isOfSeries = passage.isWord(next - 1, in: Passage.series)
        return isOfSeries && (mark == .quote || mark == .mark)
            || passage[next].digits == 4 && alignment.inners > 1
            || (isOfSeries || short.upper <= 1 || tokens.lowerBound > group.lowerBound + 1)
                && (mark == .colon || mark == .opaque || passage.isNumber(next))
    }

    fileprivate var isPlainWord: Bool {
        isName && short.written.count > 4 && alignment.loose + alignment.missing > 0
    }

    fileprivate var isStartOfWord: Bool {
        guard site == .inside, kind == .small, isOneWord else { return false }
        return passage.letters(firstWord.range).starts(with: shortLetters)
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
            || passage.isWord(first, in: StopWords.insideLongForm)
            || words.contains { passage.hasInnerCapital($0.range) }
            // "random 1.0 (r1)", but "interleukin 2 (il2)".
            || lastWord.isNumber && !passage.isNumber(lastWord.token)
            || isOneWord && alignment.parts == 0 && alignment.letters < 3
                && (passage[first].upper > 0 || passage[first].count < 6)
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
            || alignment.isBeforeShort && word.suffix(2).elementsEqual("'s".utf8)
    }

    fileprivate var isWithinLong: Bool {
        let letters = shortLetters
        return words.contains {
            passage.bytes[$0.range.upperBound - 1].lowercased == letters.last
                && passage.letters($0.range).drop(while: \.isDigit).elementsEqual(letters)
        }
    }

    fileprivate var hasSameLetters: Bool {
        let letters = shortLetters
        guard passage.letters(long).starts(with: letters) else { return false }
        let long = Array(passage.letters(long))
        return tokens.count > 1 || long.count == letters.count
            || letters.last?.isDigit == true && !long[letters.count].isDigit
    }

    fileprivate var isIdentifier: Bool { words.contains(where: isIdentifier) }

    fileprivate var isClause: Bool {
        hasComma
            && (passage.wordCount(of: tokens) > 2
                // "printers, add JCL (PJL)".
                || !alignment.isExact && words.count < 5 && passage[first].upper == 0)
            || isSmall(lastWord, in: StopWords.neverLast)
            // But "keep it simple, stupid (KISS)" has a letter for each word.
            || alignment.starts < words.count
                && words.contains { isSmall($0, in: StopWords.ofClauses) }
    }

    fileprivate var hasFewInitials: Bool {
        let initials = alignment.starts
        return alignment.skipped > initials
            || passage.kind(tokens.lowerBound + 1) == .period && wordTokens.contains { $0.digits > 1 }
            || kind == .capitals && alignment.missing > 0 && short.digits == 0
                && 2 * initials < alignment.letters
            // "activate software (ATA)", but "physical layer (PHY)".
            || alignment.loose > 0 && 3...4 ~= short.upper && initials < 2 && short.lower + short.digits == 0
                && wordTokens.allSatisfy { $0.upper == 0 } && !words.contains(where: \.isStop)
                && !passage.letters(firstWord.range).starts(with: shortLetters.prefix(2))
    }

    fileprivate var isCode: Bool {
        let last = lastToken
        return !passage.isBalanced(long)
            || passage[first].upper == 0 && passage.isGlued(first) && passage.isGlued(first - 1, .period)
            || !isOneWord && (site == .phrase || !alignment.isComplete) && passage.isGlued(last)
                && passage.isGlued(last - 1, .period) && passage[last].digits == 0
                && (passage[last - 2].count > 1 || passage[last].lower > 1)
    }

    /// Whether a single word is the last of a longer name, a label, or code.
    fileprivate var isPartOfName: Bool {
        // "assurance de qualité (qa)", "two paragraphs (P2)", "f(x)".
        kind == .small && passage.isWord(first - 1, in: ofNames)
            || short.digits > 0 && range.count == 2 && passage.bytes[firstWord.range].last == "s"
            || site == .reversed && passage.isGlued(lastToken + 1, .openParenthesis)
            // "root certificate (root CA)", but "subnet identifier (subnet ID)".
            || site == .inside && passage.isWord(first - 1) && passage.isWord(tokens.lowerBound - 1)
                && passage.key(first - 1) == passage.key(tokens.lowerBound - 1)
                && !passage.letters(firstWord.range).starts(with: shortLetters)
    }

    /// Whether a word is a variant of the short form: with an ending, with a version, or in the name of a program.
    fileprivate func isIdentifier(_ word: LongFormText.Word) -> Bool {
        let (token, short) = (passage[word.token], shortLetters)
        let isCamel = token.upper > 0 && passage.hasInnerCapital(word.range)
        // Most words differ from the short form in their first two letters.
        guard
            isOneWord || isCamel || token.upper + token.digits > 1 || token.isBroken
                || short.starts(with: passage.bytes[word.range].prefix(2).lazy.map { $0.lowercased })
        else { return false }
        let letters = Array(passage.letters(word.range))
        func hasShort() -> Bool { letters.withUnsafeBufferPointer { $0.find(short, from: 0, before: $0.count) != nil } }
        // "OpenMPI and its derivatives (MPI)", "BGP4MP dump (BGP)".
        if self.short.upper == short.count, short.count > 2, token.upper > short.count, hasShort() {
            return true
        }
        // "INSTANCE" in "instances describe" and "Fast" in "SetFastMethod" are variants, but "ADJ" for "adjective" is
        // not.
        let starts = letters.starts(with: short)
        let common = zip(letters, short).prefix { $0 == $1 }.count
        // "Canada (Canadian authors)", "LCM.LCMSubscriber", "OpenAPI Specification (openapiGet)".
        if isName || isCamel && common == letters.count, common >= 4, common < short.count { return true }
        // "TeX" in "texi2roff", "sslv2".
        if short.count >= 3,
            starts && (letters.count <= short.count + 2 || token.digits > 0) || isCamel && hasShort()
        {
            return true
        }
        guard isOneWord, letters.count <= short.count + 2 else { return false }
        return letters.suffix(short.count).elementsEqual(short)
            || short.count >= 2 && starts && letters[short.count...].allSatisfy { $0.isDigit || $0 == "v" }
    }
}
