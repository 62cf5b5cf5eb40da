/// What looks like a definition by its parentheses, and is none.
extension DefinitionFinder {
    /// Whether the number of a report stands behind a word: "(Closes: #869708)", "[SF #1701960]".
    func isReference(before index: Int, in passage: Passage) -> Bool {
        var next = passage.kind(index) == .colon ? index + 1 : index
        if passage.isWord(next, in: Self.reports) { next += 1 }
        return passage.kind(next) == .mark && passage.firstByte(next) == UInt8(ascii: "#")
            && passage.kind(next + 1) == .word && Int(passage.tokens[next + 1].digits) == passage.tokens[next + 1].count
    }

    /// Whether a word says that a link or a number in code behind it is a request: "(PR `#1418`_)".
    func isRequest(_ index: Int, in passage: Passage) -> Bool {
        guard passage.isWord(index, in: Self.requests), let next = passage.kind(index + 1) else { return false }
        return [.opaque, .quote, .mark].contains(next)
    }

    private static let requests = WordSet("pr prs mr mrs")
    private static let reports = WordSet("bug bugs issue")

    /// Whether a short form in brackets is the key of a reference rather than an acronym: "cryptosystems [KCRYPTO]", "of
    /// Denning and Sacco [DS81]". It is one where each letter starts a word, or where the brackets stand in parentheses.
    func isKey(
        _ tokens: Range<Int>, _ alignment: LongFormAlignment, _ kind: ShortFormKind, _ open: Int, in passage: Passage
    ) -> Bool {
        if kind != .capitals, passage.isGlued(open) { return true }
        guard !alignment.isComplete, !passage.tokens[tokens].contains(where: { $0.kind == .openParenthesis }) else {
            return false
        }
        var depth = 0
        for token in passage.tokens[max(0, open - Self.longestGroup)..<open].reversed() {
            if token.kind == .openParenthesis { depth += 1 } else if token.kind == .closeParenthesis { depth -= 1 }
            if depth > 0 { return false }
        }
        return true
    }

    /// Whether what follows a word in a group makes it a label: "(Since: 6.0)", "(Rule 5)".
    func isLabel(before next: Int, _ close: Int, in passage: Passage) -> Bool {
        guard next < close else { return false }
        switch passage.tokens[next].kind {
        case .colon, .opaque: return true
        case .word:
            return passage.tokens[next].digits > 0 && passage.tokens[next].upper + passage.tokens[next].lower == 0
        default: return false
        }
    }

    /// Whether a group follows a word without a blank, as the arguments of a function do: "typeid(T)".
    func isCall(_ open: Int, in passage: Passage) -> Bool {
        open > 0 && passage.isGlued(open) && passage.firstByte(open) == UInt8(ascii: "(")
            && passage.tokens[open - 1].isWord
    }

    /// Whether a short form is the initials of a person who says something: "Ada Byron [AB: wrapped a line]".
    func isSpeaker(_ alignment: LongFormAlignment, _ tokens: Range<Int>, _ open: Int, in passage: Passage) -> Bool {
        guard passage.kind(open) == .openBracket, passage.kind(tokens.upperBound) == .colon else { return false }
        let words = text.words[alignment.firstWord...alignment.lastWord].map { passage.tokens[$0.token] }
        return (2...3).contains(words.count) && words.allSatisfy { $0.upper == 1 && $0.lower > 1 }
    }

    /// Whether a short form whose letters fit its long form by chance is the first of several examples: words of many letters
    /// ("mechanisms (PLAIN, LOGIN)"), words of a sentence ("operations (Open, Close)"), numbers that nothing stands for.
    func isExample(
        _ short: ShortForm, _ alignment: LongFormAlignment, _ tokens: Range<Int>, before close: Int, in passage: Passage
    ) -> Bool {
        guard !alignment.isComplete || alignment.trailing > 0, isExample(tokens, before: close, in: passage) else {
            return false
        }
        let count = short.written.count
        let isName = short.upper == 1 && short.written[0].isUpper && short.digits == 0
        return passage.isWord(tokens.upperBound + 1, in: Self.andMore) || short.upper == count && count >= 5
            || isName && count >= 4 || short.upper >= 2 && alignment.missing > 0
    }

    /// Whether a word is one of several of its shape that a group lists: "mechanisms (PLAIN, LOGIN)", "systems (macOS, etc.)".
    func isExample(_ tokens: Range<Int>, before close: Int, in passage: Passage) -> Bool {
        let next = tokens.upperBound + 1
        guard next < close, passage.kind(next - 1) == .comma else { return false }
        if passage.isWord(next, in: Self.andMore) { return true }
        guard let other = shortForm(at: next, in: passage), other.upperBound <= close,
            capitals(of: other, in: passage) == capitals(of: tokens, in: passage)
        else { return false }
        let end = other.upperBound
        return end == close || passage.kind(end) == .comma || passage.isWord(end, in: Self.and)
    }

    /// Whether the word at the end of a group is one of several of its shape: "characters (TAB, LF, CR)".
    func endsExamples(_ tokens: Range<Int>, behind comma: Int, in passage: Passage) -> Bool {
        comma > 2 && passage.tokens[comma - 1].isWord && passage.kind(comma - 2) == .comma
            && capitals(of: (comma - 1)..<comma, in: passage) == capitals(of: tokens, in: passage)
    }

    /// How many capitals words have, of which all above two are alike.
    private func capitals(of tokens: Range<Int>, in passage: Passage) -> Int {
        min(2, passage.tokens[tokens].reduce(0) { $0 + ($1.isWord ? Int($1.upper) : 0) })
    }

    private static let andMore = WordSet("etc")
    private static let and = WordSet("and or")

    /// Whether a date stands before a long form in a group: "[2002/05/02 letter class option]".
    func startsWithDate(_ alignment: LongFormAlignment, in passage: Passage) -> Bool {
        alignment.firstWord == 3 && text.words[1...2].allSatisfy { passage.kind($0.token - 1) == .slash }
    }

    /// Whether the number of a change follows a group, as it does where the group names who made it: "(Ada Byron) #6204".
    func isCredited(_ close: Int, in passage: Passage) -> Bool {
        // The brackets of a link are read as quotes.
        let isLinked = passage.kind(close + 1) == .openBracket || passage.kind(close + 1) == .quote
        let next = isLinked ? close + 2 : close + 1
        return passage.kind(next) == .mark && passage.firstByte(next) == UInt8(ascii: "#")
    }
}
