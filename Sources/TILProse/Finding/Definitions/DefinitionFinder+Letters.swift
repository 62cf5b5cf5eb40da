/// Short forms of a single letter.
extension DefinitionFinder {
    /// The definition of a capital in parentheses behind the word that it begins: "testosterone (T)", "Origin (O) and
    /// Destination (D)".
    func letter(at open: Int, _ close: Int, in passage: Passage) -> Finding? {
        guard passage.kind(open) == .openParenthesis, let short = letterInside(open, close, in: passage), open > 0,
            !isCall(open, in: passage)
        else {
            return nil
        }
        // "the algebra \(A\)" names a thing in a formula.
        if passage.bytes[Int(passage.tokens[open].start) - 1] == UInt8(ascii: "\\") { return nil }
        let word = passage.tokens[open - 1]
        guard word.isWord, word.digits == 0, word.lower >= 3, word.upper <= 1,
            ByteClass.lowercased(passage.firstByte(open - 1)) == ByteClass.lowercased(passage.firstByte(short)),
            passage.firstByte(short) != UInt8(ascii: "C") || word.upper == 0,
            !passage.isWord(open - 1, in: Self.notNamed), !passage.isWord(open - 1, in: StopWords.insideLongForm)
        else { return nil }
        return Finding(short: passage.tokens[short].range, long: word.range)
    }

    /// The token of a single capital that a group is made of, alone or before a comma.
    private func letterInside(_ open: Int, _ close: Int, in passage: Passage) -> Int? {
        var index = open + 1
        while index < close, [.quote, .apostrophe].contains(passage.tokens[index].kind) { index += 1 }
        guard index < close, passage.tokens[index].count == 1, passage.tokens[index].upper == 1 else { return nil }
        var end = index + 1
        while end < close, [.quote, .apostrophe].contains(passage.tokens[end].kind) { end += 1 }
        guard end == close || passage.kind(end) == .comma || passage.kind(end) == .semicolon else { return nil }
        return index
    }

    /// Words that a letter behind them numbers.
    private static let notNamed = WordSet(
        """
        appendix annex part section figure table type class group panel copyright category case chapter column item
        level option phase plate schedule series step version vitamin
        """)
}
