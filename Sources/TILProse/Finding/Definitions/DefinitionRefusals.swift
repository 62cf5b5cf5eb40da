/// Rules against matches that are not definitions in spite of their letters.
extension DefinitionRefusal {
    static let all = ofShortForms + ofLongForms

    /// Rules against short forms that are not acronyms.
    private static let ofShortForms = [
        DefinitionRefusal("example", "mechanisms (PLAIN, LOGIN), operations (Open, Close)") { match in
            let (passage, alignment, next) = (match.passage, match.alignment, match.tokens.upperBound + 1)
            guard match.site == .inside, !alignment.isComplete || alignment.trailing > 0,
                passage.isExample(match.tokens, before: match.group.upperBound)
            else { return false }
            return passage.isWord(next, in: Passage.andMore)
                || match.range.count > 4 && match.short.upper == match.range.count
                || match.short.upper >= 2 && alignment.missing > 0
                // "input type (int, long, or float)", but "regular expression (regex, regexp)".
                || match.kind != .capitals && (match.isName || !match.isOneWord)
                    && passage.initial(match.tokens.lowerBound) != passage.initial(next)
        },
        DefinitionRefusal("see", "system-dependent file locations (see FILES), int readPort(RP, PortSet)") { match in
            let (passage, open) = (match.passage, match.group.lowerBound)
            return match.site == .inside
                && (passage.isWord(open + 1, in: see)
                    || passage.isWord(open + 1, in: the) && match.alignment.skipped > 0
                    || passage.isCall(open)
                        && (passage.hasInnerCapital(passage[open - 1].range)
                            || passage.kind(match.tokens.upperBound) == .comma))
        },
        DefinitionRefusal(
            "label", "(Since: 6.0), (Rule 5), protocol structs (dpkp PR 630), their own group (GROUPS = yes)"
        ) {
            match in
            let (passage, next) = (match.passage, match.tokens.upperBound)
            guard match.site == .inside else { return false }
            // "(C-x)" is a key.
            if match.tokens.count == 3, match.short.upper == 1, match.short.lower == 1 { return true }
            guard next < match.group.upperBound, let mark = passage.kind(next) else { return false }
            // "(GROUPS = yes)", but "(RMSE = 0.3)"; "(COMCTRL32.LIB)", "(ESS? x y)"; "(the Server Secret)".
            if mark == .equals
                && (match.kind == .small && match.isOneWord
                    || passage.isWord(next + 1) && !passage.firstByte(next + 1).isDigit)
                || mark == .period && next + 1 < match.group.upperBound || match.kind != .capitals && mark == .word
            {
                return true
            }
            // "(PR `#1418`_)", and a conference with its year: "(POPL 1997)".
            let isOfSeries = passage.isWord(next - 1, in: Passage.series)
            return isOfSeries && (mark == .quote || mark == .mark)
                || passage[next].digits == 4 && match.alignment.inners > 1
                || (isOfSeries || match.short.upper <= 1 || match.tokens.lowerBound > match.group.lowerBound + 1)
                    && (mark == .colon || mark == .opaque || passage.isNumber(next))
        },
        DefinitionRefusal("word", "la columna comentarios (Comments), Format Selection (Charts)") { match in
            let (alignment, count) = (match.alignment, match.short.written.count)
            return match.isName && count > 4
                && (alignment.loose + alignment.missing > 0 || count > 6 && alignment.inners > 1)
        },
        DefinitionRefusal("first-letters", "the subscription (subs)") { match in
            guard match.site == .inside, match.kind == .small, match.isOneWord else { return false }
            return match.passage.letters(match.firstWord.range).starts(with: match.shortLetters)
                || match.wordTokens[0].upper >= 2
        },
        DefinitionRefusal("reference-key", "cryptosystems [KCRYPTO], Denning and Sacco [DS81]") { match in
            let (passage, open) = (match.passage, match.group.lowerBound)
            guard match.site == .inside, passage.kind(open) == .openBracket else { return false }
            // "Freeman and Pfenning [FP91]" has a year.
            if match.kind != .capitals && passage.isGlued(open)
                || passage.bytes[match.range].suffix(2).allSatisfy(\.isDigit) || match.range.count > 8
            {
                return true
            }
            // An acronym has a letter for each word, or its brackets are inside parentheses.
            guard !match.alignment.isComplete || match.kind == .capitals && match.short.lower + match.short.digits > 0,
                !passage[match.tokens].contains(where: { $0.kind == .openParenthesis })
            else { return false }
            let before = passage[max(0, open - DefinitionFinder.longestGroup)..<open]
            let mark = before.last { $0.kind == .openParenthesis || $0.kind == .closeParenthesis }
            return mark?.kind != .openParenthesis
        },
        DefinitionRefusal("small-word", "Lao (lo), freed (fd), dynamically enlarge the (de)compression buffer") {
            match in
            guard match.kind == .small, match.site == .inside || match.site == .reversed else { return false }
            let (passage, alignment, first) = (match.passage, match.alignment, match.firstWord.token)
            return alignment.skipped > 0 || passage.isGlued(match.group.upperBound + 1, .word)
                || passage.isWord(first, in: StopWords.seldomFirst)
                || passage.isWord(first, in: StopWords.insideLongForm)
                || match.words.contains { passage.hasInnerCapital($0.range) }
                || match.isOneWord && alignment.parts == 0 && alignment.letters < 3
                    && (passage[first].upper > 0 || passage[first].count < 6)
        },
    ]

    /// Rules against words that cannot be a long form.
    private static let ofLongForms = [
        DefinitionRefusal("first-word", "a neural network (ANN), with long legs (WLL)") { match in
            let (passage, alignment, first) = (match.passage, match.alignment, match.firstWord.token)
            guard passage.isWord(first, in: StopWords.neverFirst) else {
                return !alignment.isComplete && passage.isWord(first, in: StopWords.seldomFirst)
            }
            // In "The Cancer Imaging Archive (TCIA)" a letter stands for "The". In "a posteriori probability" the "a"
            // is Latin.
            let isThe = alignment.letters >= 3 && alignment.skipped == 0 && passage.isWord(first, in: the)
            return !alignment.isExact
                || passage[first].upper == 0 && !isThe && !passage.isWord(first + 1, in: latin)
        },
        DefinitionRefusal("one-word", "IP (IPsrc), pdfTeX (pdfLaTeX), LDAP (libldap), the verifier's (verf), Q6Q (QQ)")
        {
            match in
            guard match.isOneWord else { return false }
            let (passage, alignment, digits) = (match.passage, match.alignment, match.wordTokens[0].digits)
            let (word, part) = (passage.bytes[match.long], passage.bytes[match.range])
            let ends = word.suffix(part.count)
            if match.short.upper + 1 >= part.count, word.starts(with: part) || ends.elementsEqual(part) {
                return true
            }
            return word.count <= part.count + 2 && part.count > 4
                || word.count <= part.count + 1 && passage.hasInnerCapital(match.long)
                || (!alignment.isBeforeShort || match.kind == .small)
                    && ends.map(\.lowercased).elementsEqual(part.map(\.lowercased))
                || alignment.missing > 0 && match.short.digits == 0 || digits > 1
                || alignment.isBeforeShort && word.suffix(2).elementsEqual("'s".utf8)
                || digits > 0 && word.count < part.count + 3 && match.short.digits == 0
        },
        DefinitionRefusal("short-form-within", "the Pd distribution (Pd), in ms (1000ms is 1sec)") { match in
            match.words.contains {
                match.passage.bytes[$0.range.upperBound - 1].lowercased == match.shortLetters.last
                    && match.passage.letters($0.range).drop(while: \.isDigit).elementsEqual(match.shortLetters)
            }
        },
        DefinitionRefusal("same-letters", "HTTP/2 (http2), SHA1 (SHA-1 hash algorithm)") { match in
            let (letters, long) = (match.shortLetters, match.passage.letters(match.long))
            guard long.starts(with: letters) else { return false }
            return match.tokens.count > 1 || long.count == letters.count
                || letters.last?.isDigit == true && !long[letters.count].isDigit
        },
        DefinitionRefusal("identifier", "LOCATION (locations), Fast (SetFastMethod), SSL (sslv2)") { match in
            match.words.contains { match.isIdentifier($0, for: match.shortLetters) }
        },
        DefinitionRefusal("clause", "the score is a pair (SP), the condition analogous to (A2), r, c, l or j (R C L J)")
        {
            match in
            return match.hasComma && match.passage.wordCount(of: match.tokens) > 2
                || match.isSmall(match.lastWord, in: StopWords.neverLast)
                // But "keep it simple, stupid (KISS)" has a letter for each word.
                || match.alignment.initials + match.alignment.parts < match.words.count
                    && match.words.contains { match.isSmall($0, in: StopWords.ofClauses) }
        },
        DefinitionRefusal(
            "few-initials", "the comparison is rejected (PR99701), sampling method (SIMWE), Agreement of 1958 (AC.1)"
        ) { match in
            let alignment = match.alignment
            let initials = alignment.initials + alignment.parts
            return alignment.missing > 4 || alignment.skipped > initials
                || match.passage.kind(match.tokens.lowerBound + 1) == .period
                    && match.wordTokens.contains { $0.digits > 1 }
                || match.kind == .capitals && alignment.missing > 0 && match.short.digits == 0
                    && 2 * initials < alignment.letters
        },
        DefinitionRefusal("code", "the area (of the curve] (AC), stix-mathrm-bold.pfb (STIX Math Bold)") { match in
            let (passage, first, last) = (match.passage, match.firstWord.token, match.lastToken)
            return !passage.isBalanced(match.long)
                || passage[first].upper == 0 && passage.isGlued(first) && passage.isGlued(first - 1, .period)
                || !match.isOneWord && !match.alignment.isComplete && passage.isGlued(last - 1, .period)
                    && passage[last].digits == 0 && passage[last - 2].count > 1
        },
    ]

    private static let the = WordSet("the")
    /// The words after the Latin "a", which looks like an article: "a posteriori probability".
    private static let latin = WordSet("posteriori priori")
    private static let see = WordSet("see with via using except from now without level")
}

extension DefinitionMatch {
    /// Whether a word is a variant of the short form: with an ending, with a version, or in the name of a program.
    fileprivate func isIdentifier(_ word: LongFormText.Word, for short: [UInt8]) -> Bool {
        let token = passage[word.token]
        let isCamel = token.upper > 0 && passage.hasInnerCapital(word.range)
        // Most words differ from the short form in their first two letters.
        guard
            isOneWord || isCamel || token.upper + token.digits > 1 || token.isBroken
                || short.starts(with: passage.bytes[word.range].prefix(2).lazy.map { $0.lowercased })
        else { return false }
        let letters = passage.letters(word.range)
        // "OpenMPI and its derivatives (MPI)", "BGP4MP dump (BGP)".
        if self.short.upper == short.count, short.count > 2, token.upper > short.count, letters.contains(short) {
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
            starts && (letters.count <= short.count + 2 || token.digits > 0) || isCamel && letters.contains(short)
        {
            return true
        }
        guard isOneWord, letters.count <= short.count + 2 else { return false }
        return letters.suffix(short.count).elementsEqual(short)
            || short.count >= 2 && starts && letters[short.count...].allSatisfy { $0.isDigit || $0 == "v" }
    }
}

extension Passage {
    static let andMore = WordSet("etc")

    /// Whether a word is one of several of the same shape in a group: "mechanisms (PLAIN, LOGIN)", "systems (macOS,
    /// etc.)".
    func isExample(_ words: TokenRange, before close: Int) -> Bool {
        let next = words.upperBound + 1
        guard next < close, kind(next - 1) == .comma else { return false }
        if isWord(next, in: Self.andMore) { return true }
        guard let other = shortForm(at: next), other.upperBound <= close,
            min(1, capitals(of: other)) == min(1, capitals(of: words))
        else { return false }
        let end = other.upperBound
        return end == close || kind(end) == .comma || isWord(end, in: Self.joining)
    }
}
