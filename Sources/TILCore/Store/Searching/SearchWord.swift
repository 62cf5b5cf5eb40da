import TILText

/// A word to search for, ignoring case and accents: as it is, or except for one slip of the fingers.
struct SearchWord: Sendable {
    private let folded: [UInt8]
    /// Whether the word may have a slip.
    private let isForgiving: Bool

    /// The fewest letters of a word with a slip.
    private static let fewestLetters = 4
    /// More words than anybody types are ignored.
    private static let mostWords = 50

    /// The words of a tidied text, each to be found by itself.
    static func words(in tidied: String, forgivingSlips: Bool = false) -> [SearchWord] {
        tidied.split(separator: " ").prefix(mostWords).compactMap { word in
            // A tag may be written as it is shown.
            let isTag = word.count > 1 && word.hasPrefix("#")
            return SearchWord(String(isTag ? word.dropFirst() : word), mayHaveSlip: forgivingSlips)
        }
    }

    /// A word; nil if nothing of it can be searched for.
    init?(_ text: String, mayHaveSlip: Bool = false) {
        folded = SearchFolding.folded(text)
        if folded.isEmpty { return nil }
        let letters = String(decoding: folded, as: UTF8.self)
        isForgiving = mayHaveSlip && letters.count >= Self.fewestLetters && letters.allSatisfy(\.isLetter)
    }

    /// Whether the word is in a text.
    func isIn(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { isIn($0) }
    }

    /// Whether the word is in a text, given as its bytes in UTF-8.
    func isIn(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        if isForgiving {
            return SearchFolding.folded(text).split { $0 < 0x80 && !(0x61...0x7A).contains($0) }.contains {
                EditDistance.between(Array($0), folded, atMost: 1) != nil
            }
        }
        if isInASCII(text) { return true }
        guard text.contains(where: { $0 >= 0x80 }) else { return false }
        return SearchFolding.folded(text).withUnsafeBufferPointer(isInASCII)
    }

    /// Whether the word is in a text of which only the capitals of ASCII are folded.
    private func isInASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        folded.withUnsafeBufferPointer { word in
            guard text.count >= word.count else { return false }
            let first = word[0]
            for start in 0...text.count - word.count where SearchFolding.lowercase(text[start]) == first {
                var length = 1
                while length < word.count, SearchFolding.lowercase(text[start + length]) == word[length] { length += 1 }
                if length == word.count { return true }
            }
            return false
        }
    }
}
