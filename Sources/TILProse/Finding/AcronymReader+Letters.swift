/// Two capitals that are no acronym, as what stands around them shows.
extension AcronymReader {
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
