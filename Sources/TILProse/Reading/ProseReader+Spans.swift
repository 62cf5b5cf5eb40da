/// The spans of which the inside is no prose.
extension ProseReader {
    /// Whether a paragraph ends at a place: a line end and a line of blanks.
    private func endsParagraph(at index: Int) -> Bool {
        guard bytes[index] == 0x0A else { return false }
        var next = index + 1
        while next < limit, ByteClass.isBlank(bytes[next]) { next += 1 }
        return next < limit && bytes[next] == 0x0A
    }

    /// A span of code in backquotes; quotes of TeX (``` ``so'' ```) are quotes.
    mutating func readBackquotes(into tokens: inout ContiguousArray<ProseToken>) {
        let quote = UInt8(ascii: "`")
        let length = runLength(of: quote)
        guard format == .markdown || format == .restructuredText && (length == 2 || isCodeRole(&tokens)) else {
            return append(.quote, length, to: &tokens)
        }
        var index = position + length
        let stop = min(limit, position + ProseTokenizer.lookahead)
        while index < stop, !endsParagraph(at: index) {
            if bytes[index] == quote {
                var run = 1
                while index + run < stop, bytes[index + run] == quote { run += 1 }
                if run == length { return append(.opaque, index + run - position, to: &tokens) }
                index += run
            } else if length == 2, bytes[index] == UInt8(ascii: "'"), index + 1 < stop,
                bytes[index + 1] == UInt8(ascii: "'")
            {
                break
            } else {
                index += 1
            }
        }
        append(.quote, length, to: &tokens)
    }

    /// Whether the text in backquotes that starts here is no prose by its role, as in ":file:`name`". A role that says how
    /// prose is shown is taken out (":dfn:`name`").
    private mutating func isCodeRole(_ tokens: inout ContiguousArray<ProseToken>) -> Bool {
        let count = tokens.count
        guard count >= 3, tokens[count - 1].kind == .colon, !isSpaced, tokens[count - 2].isWord,
            tokens[count - 3].kind == .colon
        else { return false }
        guard Self.proseRoles.contains(WordKey(bytes, tokens[count - 2].range)) else { return true }
        isSpaced = tokens[count - 3].isSpaced
        tokens.removeLast(3)
        return false
    }

    private static let proseRoles = WordSet("abbr dfn term emphasis strong title sub sup")

    /// A formula between dollar signs. One of a letter or two is a word, as in "$k$ nearest neighbours".
    mutating func readFormula(into tokens: inout ContiguousArray<ProseToken>) {
        let dollar = UInt8(ascii: "$")
        let length = min(runLength(of: dollar), 2)
        let start = position + length
        let stop = min(limit, position + (length == 2 ? ProseTokenizer.lookahead : 400))
        guard start < stop, length == 2 || !ByteClass.isSpace(bytes[start]) else {
            return append(.mark, length, to: &tokens)
        }
        var index = start
        while index < stop, !endsParagraph(at: index) {
            defer { index += 1 }
            if bytes[index] == UInt8(ascii: "\\") {
                index += 1
                continue
            }
            guard bytes[index] == dollar else { continue }
            if length == 2 {
                guard index + 1 < stop, bytes[index + 1] == dollar else { continue }
                return append(.opaque, index + 2 - position, to: &tokens)
            }
            // Two prices on a line are no formula.
            let isPrice = index + 1 < limit && ByteClass.isDigit(bytes[index + 1])
            guard !ByteClass.isSpace(bytes[index - 1]), !isPrice, index > start else { break }
            let end = index + 1
            if index - start <= 2, bytes[start..<index].allSatisfy(ByteClass.isLetter) {
                position = start
                append(.word, index - start, counts: UInt32(index - start) << 8, to: &tokens)
                position = end
            } else {
                append(.opaque, end - position, to: &tokens)
            }
            return
        }
        append(.mark, length, to: &tokens)
    }

    /// A tag or a comment of HTML, or an address in angle brackets: it is not there.
    mutating func readTag(into tokens: inout ContiguousArray<ProseToken>) {
        let next = position + 1 < limit ? bytes[position + 1] : 0
        guard ByteClass.isLetter(next) || next == UInt8(ascii: "/") || next == UInt8(ascii: "!") else {
            return append(.mark, 1, to: &tokens)
        }
        let isComment = next == UInt8(ascii: "!") && position + 3 < limit && bytes[position + 2] == UInt8(ascii: "-")
        let stop = min(limit, position + ProseTokenizer.lookahead)
        var index = position + 1
        while index < stop, isComment || !endsParagraph(at: index) {
            if bytes[index] == UInt8(ascii: ">") {
                if !isComment || bytes[index - 1] == UInt8(ascii: "-") {
                    if breaksLine(tag: position + 1) { isSpaced = true }
                    position = index + 1
                    return
                }
            } else if bytes[index] == UInt8(ascii: "<"), !isComment {
                break
            }
            index += 1
        }
        append(.mark, 1, to: &tokens)
    }

    /// Whether a tag sets what follows apart: all but those that mark up words.
    private func breaksLine(tag start: Int) -> Bool {
        var index = start
        if index < limit, bytes[index] == UInt8(ascii: "/") { index += 1 }
        let name = WordKey(bytes, index..<min(limit, index + 2))
        return Self.breakingTags.contains(name)
    }

    /// The first two bytes of the tags that end a line.
    private static let breakingTags = WordSet(["br", "p>", "p ", "di", "li", "td", "th", "tr"].map { WordKey($0) })

    /// A command of TeX: its name is not there, and neither is the argument of one that takes a key or a name.
    mutating func readCommand(into tokens: inout ContiguousArray<ProseToken>) {
        var index = position + 1
        while index < min(limit, position + 40), ByteClass.isLetter(bytes[index]) { index += 1 }
        guard index > position + 1 else { return readEscape(into: &tokens) }
        let name = WordKey(bytes, (position + 1)..<index)
        if index < limit, bytes[index] == UInt8(ascii: "*") { index += 1 }
        guard Self.commandsWithKeys.contains(name) else {
            position = index
            return
        }
        let stop = min(limit, position + ProseTokenizer.lookahead)
        var depth = 0
        while index < stop {
            let byte = bytes[index]
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
                depth += 1
            } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
                depth -= 1
            } else if depth <= 0 || endsParagraph(at: index) {
                break
            }
            index += 1
            if depth < 0 {
                index -= 1
                break
            }
        }
        append(.opaque, index - position, to: &tokens)
    }

    /// The commands of TeX of which the argument is no prose, and `\begin` and `\end`.
    private static let commandsWithKeys = WordSet(
        """
        cite citep citet citealt citealp citeauthor citeyear parencite textcite autocite footcite ref eqref autoref cref
        pageref nameref label begin end input include includegraphics url usepackage documentclass bibliography
        bibliographystyle bibitem gls glspl ac acs acl acf vspace hspace texttt verb lstinline newcommand setlength
        """)

    /// A backslash before a mark: the mark stands for itself.
    private mutating func readEscape(into tokens: inout ContiguousArray<ProseToken>) {
        let next = position + 1 < limit ? bytes[position + 1] : 0x20
        switch next {
        case UInt8(ascii: "&"): append(.ampersand, 2, to: &tokens)
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "-"):
            position += 1
        case UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: ";"):
            position += 2
            isSpaced = true
        case 0..<0x80 where !ByteClass.isSpace(next):
            append(.mark, 2, to: &tokens)
        default:
            append(.mark, 1, to: &tokens)
        }
    }

    /// Whether a word begins an address: `https://`, `www.`, `name@host`.
    @inline(never)
    func isAddress(from start: Int, wordEnd: Int) -> Bool {
        guard wordEnd + 2 < limit else { return false }
        switch bytes[wordEnd] {
        case UInt8(ascii: ":"):
            return bytes[wordEnd + 1] == UInt8(ascii: "/") && bytes[wordEnd + 2] == UInt8(ascii: "/")
        case UInt8(ascii: "."):
            return wordEnd - start == 3 && bytes[start] | 0x20 == UInt8(ascii: "w")
                && bytes[start + 1] | 0x20 == UInt8(ascii: "w") && bytes[start + 2] | 0x20 == UInt8(ascii: "w")
        case UInt8(ascii: "@"):
            return isHost(from: wordEnd + 1)
        default:
            return false
        }
    }

    /// Whether a name with a full stop inside follows, as in `example.org`.
    private func isHost(from start: Int) -> Bool {
        var index = start
        var hasStop = false
        while index < min(limit, start + 250),
            weights[Int(bytes[index])] != 0 || bytes[index] == UInt8(ascii: ".")
                || bytes[index] == UInt8(ascii: "-")
        {
            if bytes[index] == UInt8(ascii: "."), index + 1 < limit, ByteClass.isLetter(bytes[index + 1]) {
                hasStop = true
            }
            index += 1
        }
        return hasStop
    }
}
