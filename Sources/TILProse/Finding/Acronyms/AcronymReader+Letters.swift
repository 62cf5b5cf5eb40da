/// Capitals that are no acronym, as what stands around them shows.
extension AcronymReader {
    /// Whether a word is a part of the name of a licence, "CC BY" and "CC-BY-SA", or of "AS IS", which stands in them.
    func isOfLicence(_ start: Int, _ end: Int, in passage: Passage) -> Bool {
        let next = passage.kind(end) == .hyphen ? end + 1 : end
        if passage.isWord(start, in: Self.licence), passage.isWord(next, in: Self.kinds) { return true }
        if passage.kind(start - 1) == .hyphen, passage.isGlued(start), passage.isWord(start - 2, in: Self.kinds) {
            return true
        }
        return passage.isWord(start, in: Self.asWord) && passage.isWord(end, in: Self.isWord)
            || passage.isWord(start, in: Self.isWord) && passage.isWord(start - 1, in: Self.asWord)
    }

    private static let licence = WordSet("cc")
    private static let kinds = WordSet("by nc nd sa")
    private static let asWord = WordSet("as")
    private static let isWord = WordSet("is")

    /// Whether a word names a series in which a number names a document: "RFC 2119", "BCP-14".
    func isSeries(_ start: Int, _ end: Int, in passage: Passage) -> Bool {
        let number = end == start + 1 ? end : end - 1
        return number - start <= 2 && passage.isWord(start, in: Self.series) && passage.kind(number) == .word
            && Int(passage.tokens[number].digits) == passage.tokens[number].count
    }

    private static let series = WordSet("rfc std bcp fyi pep")

    /// Whether what calls a function stands at a token right behind a word: "ASSERT()".
    func isCall(_ index: Int, in passage: Passage) -> Bool {
        passage.kind(index) == .openParenthesis && passage.kind(index + 1) == .closeParenthesis
            && passage.isGlued(index) && passage.isGlued(index + 1)
    }

    /// Whether a word is the state in an address: "Redmond, WA 98052".
    func isState(_ index: Int, in passage: Passage) -> Bool {
        passage.tokens[index].count == 2 && passage.kind(index - 1) == .comma && passage.kind(index + 1) == .word
            && passage.tokens[index + 1].count == 5 && passage.tokens[index + 1].digits == 5
    }

    /// Whether a word is one of several bytes in hexadecimal: "FE" among "08 FE 37".
    func isByteOfSeveral(_ index: Int, in passage: Passage) -> Bool {
        isByte(index, in: passage)
            && [index - 1, index + 1].contains { isByte($0, in: passage) && passage.tokens[$0].digits > 0 }
    }

    private func isByte(_ index: Int, in passage: Passage) -> Bool {
        guard passage.kind(index) == .word, passage.tokens[index].count == 2 else { return false }
        return passage.tokens[index].range.allSatisfy {
            ByteClass.isDigit(passage.bytes[$0]) || (passage.bytes[$0] | 0x20) &- 0x61 < 6
        }
    }
}
