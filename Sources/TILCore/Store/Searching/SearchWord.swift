import TILText

/// A word of what is searched for: as it stands, or but for one slip of the fingers.
struct SearchWord: Sendable {
    private let needle: Needle
    /// The word's letters, where it may have a slip; nil where it may not.
    private let letters: [UInt8]?
    /// Of a word with a slip one of these is whole: either half, or all of it with its middle letters swapped.
    private let parts: [Needle]

    /// From so many letters on a slip is forgiven.
    private static let fewestLetters = 4

    /// A word; nil where there is nothing to look for.
    init?(_ text: String, mayHaveSlip: Bool) {
        guard let needle = Needle(text) else { return nil }
        self.needle = needle
        let folded = SearchFolding.folded(text)
        let characters = Array(String(decoding: folded, as: UTF8.self))
        guard mayHaveSlip, characters.count >= Self.fewestLetters, characters.allSatisfy({ $0.isLetter }) else {
            letters = nil
            parts = []
            return
        }
        letters = folded
        let middle = characters.count / 2
        var swapped = characters
        swapped.swapAt(middle - 1, middle)
        parts = [String(characters[..<middle]), String(characters[middle...]), String(swapped)].compactMap {
            Needle($0)
        }
    }

    /// Whether the word is in a text.
    func isIn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if letters == nil { return needle.isIn(bytes) }
        return isInButForASlip(bytes)
    }

    private func isInButForASlip(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let letters, parts.contains(where: { $0.isIn(bytes) }) else { return false }
        return SearchFolding.folded(bytes).split { $0 < 0x80 && !(0x61...0x7A).contains($0) }.contains {
            EditDistance.between(Array($0), letters, atMost: 1) != nil
        }
    }
}
