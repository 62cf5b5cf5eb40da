/// Checks for capitals that are not acronyms, judged by their surroundings.
extension Passage {
    /// Whether a word belongs to the name of a licence, such as "CC BY" or "CC-BY-SA", or to "AS IS", a phrase in
    /// licences.
    func isOfLicence(_ start: Int, _ end: Int) -> Bool {
        let next = kind(end) == .hyphen ? end + 1 : end
        if isWord(start, in: Self.licence), isWord(next, in: Self.kinds) { return true }
        if kind(start - 1) == .hyphen, isGlued(start), isWord(start - 2, in: Self.kinds) {
            return true
        }
        return isWord(start, in: Self.asWord) && isWord(end, in: Self.isWord)
            || isWord(start, in: Self.isWord) && isWord(start - 1, in: Self.asWord)
    }

    private static let licence = WordSet("cc")
    private static let kinds = WordSet("by nc nd sa")
    private static let asWord = WordSet("as")
    private static let isWord = WordSet("is")

    /// Whether a word names a numbered series of documents: "RFC 2119", "BCP-14".
    func isSeries(_ start: Int, _ end: Int) -> Bool {
        let number = end == start + 1 ? end : end - 1
        return number - start <= 2 && isWord(start, in: Self.series) && isWord(number)
            && self[number].digits == self[number].count
    }

    private static let series = WordSet("rfc std bcp fyi pep")

    /// Whether the parentheses of a function call start at a token: "ASSERT()".
    func callsFunction(at index: Int) -> Bool {
        kind(index) == .openParenthesis && kind(index + 1) == .closeParenthesis
            && isGlued(index) && isGlued(index + 1)
    }

    /// Whether a word is the state in an address: "Redmond, WA 98052".
    func isState(_ index: Int) -> Bool {
        self[index].count == 2 && kind(index - 1) == .comma && isWord(index + 1)
            && self[index + 1].count == 5 && self[index + 1].digits == 5
    }

    /// Whether a word is one of several hexadecimal bytes: "FE" among "08 FE 37".
    func isByteOfSeveral(_ index: Int) -> Bool {
        isByte(index)
            && [index - 1, index + 1].contains { isByte($0) && self[$0].digits > 0 }
    }

    private func isByte(_ index: Int) -> Bool {
        guard isWord(index), self[index].count == 2 else { return false }
        return self[index].range.allSatisfy {
            bytes[$0].isDigit || (bytes[$0] | 0x20) &- 0x61 < 6
        }
    }
}
