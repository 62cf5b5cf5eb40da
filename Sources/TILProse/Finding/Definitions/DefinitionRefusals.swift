/// Rules against matches that are not definitions in spite of their letters.
extension DefinitionRefusal {
    /// Rules against short forms that are not acronyms.
    static let ofShortForms = [
        DefinitionRefusal("example", "mechanisms (PLAIN, LOGIN), operations (Open, Close)") { match in
            let (short, alignment) = (match.short, match.alignment)
            guard match.site == .inside, !alignment.isComplete || alignment.trailing > 0, match.isExample else {
                return false
            }
            let count = short.written.count
            return match.passage.isWord(match.tokens.upperBound + 1, in: DefinitionMatch.andMore)
                || short.upper == count && count >= 5 || match.isName && count >= 4
                || short.upper >= 2 && alignment.missing > 0
        },
        DefinitionRefusal("see", "system-dependent file locations (see FILES)") { match in
            match.site == .inside && match.passage.isWord(match.group.lowerBound + 1, in: see)
        },
        DefinitionRefusal("names-only", "Ada Byron (Aby)") { match in
            match.site == .inside && match.kind != .capitals && !match.isOneWord
                && (match.short.upper == 0 || match.isName) && match.wordTokens.allSatisfy { $0.upper > 0 }
        },
        DefinitionRefusal("other-spelling", "Lezghian (Lezgian), osfPageDown (PgDown)") { match in
            guard match.site == .inside, match.kind != .capitals, match.isOneWord else { return false }
            let (word, count) = (match.firstWord, match.short.written.count)
            return count >= 5 && word.range.count < count + 3
                || match.short.upper > 0 && !match.passage.bytes[word.range.lowerBound].isUpper
                    && match.passage.hasInnerCapital(word.range)
        },
        DefinitionRefusal("first-letters", "the subscription (subs)") { match in
            guard match.site == .inside, match.kind == .small, match.isOneWord else { return false }
            let letters = match.text.letters[match.firstWord.first...]
            return zip(match.short.written, letters).allSatisfy { $0.scalar == $1.scalar }
                || match.wordTokens.contains { $0.upper >= 2 }
        },
        DefinitionRefusal("reference-key", "cryptosystems [KCRYPTO], Denning and Sacco [DS81]") { match in
            guard match.site == .inside, match.passage.kind(match.group.lowerBound) == .openBracket else {
                return false
            }
            return match.isKey
        },
        DefinitionRefusal("label", "(Since: 6.0), (Rule 5)") { match in
            guard match.site == .inside, match.short.upper <= 1, match.tokens.upperBound < match.group.upperBound else {
                return false
            }
            let next = match.tokens.upperBound
            switch match.passage[next].kind {
            case .colon, .opaque: return true
            default: return match.passage.isNumber(next)
            }
        },
        DefinitionRefusal("small-word", "Lao (lo), freed (fd)") { match in
            guard match.kind == .small, match.site == .inside || match.site == .reversed else { return false }
            let (passage, alignment, first) = (match.passage, match.alignment, match.firstWord.token)
            guard alignment.skipped == 0, !passage.isWord(first, in: StopWords.seldomFirst),
                match.words.allSatisfy({ !passage.hasInnerCapital($0.range) })
            else { return true }
            let word = passage[first]
            return
                !(alignment.lastWord > alignment.firstWord || alignment.parts > 0 || alignment.letters >= 3
                || word.upper == 0 && word.count >= 6)
        },
        DefinitionRefusal("piece-of-sentence", "translation by Andika Triwidada Add Chinese (Taiwan)") { match in
            guard match.site == .inside, match.kind == .mixed else { return false }
            // "a type (GridType), a start time (TStart)".
            if match.hasComma, !match.alignment.isExact { return true }
            guard match.isName, match.alignment.inners + match.alignment.loose >= 2 else { return false }
            let words = match.wordTokens
            return words.first?.upper == 0 && words.contains { $0.upper > 0 }
        },
        DefinitionRefusal("credit", "written in JS (Jane Smith) #6204") { match in
            guard match.site == .reversed, match.isPerson else { return false }
            // The brackets of a link are read as quotes.
            let (passage, close) = (match.passage, match.group.upperBound)
            let isLinked = passage.kind(close + 1) == .openBracket || passage.kind(close + 1) == .quote
            return match.kind != .capitals || passage.isMark(isLinked ? close + 2 : close + 1, "#")
        },
    ]

    /// Rules against words that cannot be a long form.
    static let ofLongForms = [
        DefinitionRefusal("last-word", "a function according to (PRF)") { match in
            match.isSmall(match.lastWord, in: StopWords.neverFirst)
                || !match.alignment.isExact && match.isSmall(match.lastWord, in: StopWords.seldomFirst)
        },
        DefinitionRefusal("article-and-noun", "with exactly the (EC) curve") { match in
            guard match.alignment.isBeforeShort, match.alignment.trailing > 0, let before = match.text.words.last else {
                return false
            }
            return match.isSmall(before, in: StopWords.neverFirst)
        },
        DefinitionRefusal("first-word", "a neural network (ANN), with long legs (WLL)") { match in
            let (passage, alignment, first) = (match.passage, match.alignment, match.firstWord.token)
            guard passage.isWord(first, in: StopWords.neverFirst) else {
                return !alignment.isComplete && passage.isWord(first, in: StopWords.seldomFirst)
            }
            // In "The Cancer Imaging Archive (TCIA)" a letter stands for "The". In "a posteriori probability" the "a"
            // is Latin.
            let isThe = alignment.letters >= 3 && alignment.skipped == 0 && passage.isWord(first, in: the)
            return
                !(alignment.isExact
                && (passage[first].upper > 0 || isThe || passage.isWord(first + 1, in: latin)))
        },
        DefinitionRefusal("argument", "1.0...0eN with P-1 zeroes, not 10.0...0e(N-1)") { match in
            match.site == .inside && match.short.upper == 1 && match.tokens.count > 1
                && match.passage.isCall(match.group.lowerBound)
        },
        DefinitionRefusal("constant", "Poll on the ibox file returns (POLLIN)") { match in
            match.short.lower == 0 && match.tokens.count == 1 && match.words.count > 2 && !match.alignment.isExact
                && match.firstWord.range.count >= 4 && match.passage[match.firstWord.token].lower > 0
                && match.shortLetters.starts(with: match.letters(match.firstWord.range))
        },
        DefinitionRefusal("other-number", "the Agreement of 1958 (AC.1)") { match in
            let (passage, short) = (match.passage, match.tokens)
            guard short.count == 3, passage.kind(short.lowerBound + 1) == .period,
                passage.firstByte(short.lowerBound + 2).isDigit
            else { return false }
            let last = match.lastWord
            return last.number < 0
                && !(last.isNumber && last.range.count == 1
                    && passage.bytes[last.range.lowerBound] == passage.firstByte(short.lowerBound + 2))
        },
        DefinitionRefusal("one-word", "IP (IPsrc), reST or RST, LDAP (libldap), the verifier's (verf), Q6Q (QQ)") {
            match in
            guard match.isOneWord else { return false }
            let (passage, alignment) = (match.passage, match.alignment)
            let (word, part) = (passage.bytes[match.long], passage.bytes[match.range])
            let isEnd = word.suffix(part.count).map(\.lowercased).elementsEqual(part.map(\.lowercased))
            if Int(match.short.upper) + 1 >= part.count,
                word.starts(with: part) || word.suffix(part.count).elementsEqual(part)
            {
                return true
            }
            return word.count <= part.count + 1 && passage.hasInnerCapital(match.long)
                || isEnd && !alignment.isBeforeShort
                || alignment.missing > 0 && alignment.letters - alignment.missing < 2
                || alignment.isBeforeShort && word.suffix(2).elementsEqual("'s".utf8)
                || passage[match.firstWord.token].digits > 0 && word.count < part.count + 3
                    && match.short.digits == 0
        },
        DefinitionRefusal("short-form-within", "GAN with attention (GAN-A)") { match in
            let (passage, words, range) = (match.passage, match.words, match.range)
            let whole = WordKey(passage.bytes, range)
            if words.contains(where: { $0.range.count == range.count && WordKey(passage.bytes, $0.range) == whole }) {
                return true
            }
            guard words.count > 1, words[words.startIndex + 1].isStop else { return false }
            let key = WordKey(exactly: passage.bytes, match.firstWord.range)
            return passage[match.tokens].contains {
                $0.isWord && $0.upper >= 3 && WordKey(exactly: passage.bytes, $0.range) == key
            }
        },
        DefinitionRefusal("part-of-a-word", "the script (for a subscript placement)") { match in
            let letters = match.shortLetters
            return match.short.upper == 0 && letters.count >= 4
                && match.words.contains { match.letters($0.range).contains(letters) }
        },
        DefinitionRefusal("same-letters", "HTTP/2 (http2), SHA1 (SHA-1 hash algorithm)") { match in
            let letters = match.shortLetters
            guard match.tokens.count > 1 || match.short.digits > 0 || match.long.count < 2 * letters.count + 4 else {
                return false
            }
            let long = match.letters(match.long)
            if match.tokens.count > 1 ? long.starts(with: letters) : letters == long { return true }
            guard let last = letters.last, last.isDigit, long.count > letters.count else { return false }
            return long.starts(with: letters) && !long[letters.count].isDigit
        },
        DefinitionRefusal("identifier", "LOCATION (locations), Fast (SetFastMethod), SSL (sslv2)") { match in
            let letters = match.shortLetters
            return match.words.contains { match.isIdentifier($0, for: letters) }
        },
        DefinitionRefusal("qualified-name", "TEBC (tclExecute.c)") { match in
            let bytes = match.passage.bytes
            return match.long.dropFirst(2).dropLast().contains { index in
                bytes[index] == "." && bytes[index - 2].isLetter
                    && (bytes[index - 1].isLetter || bytes[index - 1].isDigit)
                    && bytes[index + 1].isLetter
            }
        },
        DefinitionRefusal("formula", "a mapping = [C@@H](O) (MCO)") { match in
            let passage = match.passage
            // The letters of formulas have four bytes.
            if passage.bytes[match.range].contains(0xF0) || passage.bytes[match.long].contains(0xF0) { return true }
            return match.words.indices.dropFirst().contains { index in
                ((match.text.words[index - 1].token + 1)..<match.text.words[index].token).contains {
                    passage.kind($0) == .equals
                        || passage.kind($0) == .mark && marksOfFormulas.contains(passage.firstByte($0))
                }
            }
        },
        DefinitionRefusal("open-bracket", "the area (of the curve] (AC)") { !$0.isBalanced($0.long) },
    ]

    private static let marksOfFormulas = Array("=<>^_{}\\|~@$".utf8)
    private static let see = WordSet("see with via using")
    private static let the = WordSet("the")
    /// The words after the Latin "a", which looks like an article: "a posteriori probability".
    private static let latin = WordSet("posteriori priori")
}

extension DefinitionMatch {
    /// Whether a short form in brackets is the key of a reference rather than an acronym. It is, unless each letter
    /// starts a word or the brackets are inside parentheses.
    fileprivate var isKey: Bool {
        let open = group.lowerBound
        if kind != .capitals, passage.isGlued(open) { return true }
        guard !alignment.isComplete, !passage[tokens].contains(where: { $0.kind == .openParenthesis }) else {
            return false
        }
        var depth = 0
        for token in passage[max(0, open - DefinitionFinder.longestGroup)..<open].reversed() {
            if token.kind == .openParenthesis { depth += 1 } else if token.kind == .closeParenthesis { depth -= 1 }
            if depth > 0 { return false }
        }
        return true
    }

    /// Whether the short form is one of several of the same shape in a group: "mechanisms (PLAIN, LOGIN)".
    fileprivate var isExample: Bool { passage.isExample(tokens, before: group.upperBound) }

    static let andMore = WordSet("etc")

    /// Returns the ASCII letters and digits of a range in lower case, and all bytes beyond ASCII.
    func letters(_ range: ByteRange) -> [UInt8] {
        passage.bytes[range].filter { $0.isLetter || $0.isDigit || $0 >= 0x80 }
            .map(\.lowercased)
    }

    /// Whether a word is a variant of the short form: with an ending, with a version, or in the name of a program.
    fileprivate func isIdentifier(_ word: LongFormText.Word, for short: [UInt8]) -> Bool {
        let token = passage[word.token]
        guard isOneWord || token.upper > 0 || short.first == passage.initial(word.token) else { return false }
        // With another second letter, none of the following checks can succeed.
        if !isOneWord, !token.isBroken, token.others + token.digits == 0, token.count > 1,
            token.upper == 0 || token.upper == 1 && passage.firstByte(word.token).isUpper,
            short.count < 2 || passage.bytes[token.start + 1].lowercased != short[1]
        {
            return false
        }
        let letters = letters(word.range)
        // "INSTANCE" in "instances describe" and "Fast" in "SetFastMethod" are variants, but "ADJ" for "adjective" is
        // not.
        let isCamel = token.upper > 0 && passage.hasInnerCapital(word.range)
        let starts = letters.starts(with: short)
        let common = zip(letters, short).prefix { $0 == $1 }.count
        // "Canada (Canadian authors)", "LCM.LCMSubscriber".
        if isName, common >= 4, common < short.count { return true }
        if self.short.lower == 0, token.upper > short.count, short.count >= 3, starts, token.lower > 0 {
            return true
        }
        if short.count >= 3, starts, isCamel || letters.count <= short.count + 2 { return true }
        if short.count >= 4, isCamel && letters.contains(short) || isPlural(letters, of: short) { return true }
        guard isOneWord else { return false }
        // "TeX" in "texi2roff", "sslv2".
        if short.count >= 3, starts, token.digits > 0 { return true }
        guard letters.count <= short.count + 2 else { return false }
        return letters.suffix(short.count).elementsEqual(short)
            || short.count >= 2 && starts
                && letters[short.count...].allSatisfy { $0.isDigit || $0 == "v" }
    }

    private func isPlural(_ word: [UInt8], of short: [UInt8]) -> Bool {
        short.last == "y" && word.count == short.count + 2 && word.starts(with: short.dropLast())
            && word.suffix(3).elementsEqual("ies".utf8)
    }

    /// Whether the brackets in a range are balanced.
    func isBalanced(_ range: ByteRange) -> Bool {
        var depth = 0
        for byte in passage.bytes[range] {
            if byte == "[" || byte == "(" { depth += 1 }
            if byte == "]" || byte == ")" { depth -= 1 }
            if depth < 0 { return false }
        }
        return depth == 0
    }
}

extension Passage {
    /// Whether a word is one of several of the same shape in a group: "mechanisms (PLAIN, LOGIN)", "systems (macOS,
    /// etc.)".
    func isExample(_ words: TokenRange, before close: Int) -> Bool {
        let next = words.upperBound + 1
        guard next < close, kind(next - 1) == .comma else { return false }
        if isWord(next, in: DefinitionMatch.andMore) { return true }
        guard let other = shortForm(at: next), other.upperBound <= close,
            min(2, capitals(of: other)) == min(2, capitals(of: words))
        else { return false }
        let end = other.upperBound
        return end == close || kind(end) == .comma || isWord(end, in: Self.and)
    }

    /// Whether the last word of a group is one of several of the same shape: "characters (TAB, LF, CR)".
    func endsExamples(_ words: TokenRange, after comma: Int) -> Bool {
        comma > 2 && tokens[comma - 1].isWord && kind(comma - 2) == .comma
            && min(2, capitals(of: (comma - 1)..<comma)) == min(2, capitals(of: words))
    }

    private static let and = WordSet("and or")
}
