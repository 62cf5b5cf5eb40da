import TILText

/// What an acronym stands for, to be compared: small words, plurals, hyphens and capitals make no other meaning.
struct MeaningKey: Hashable {
    private let words: [String]

    init(_ long: String) {
        words = long.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
            .filter { !Self.smallWords.contains($0) }
            .map { $0.utf8.count > 3 && $0.hasSuffix("s") && !$0.hasSuffix("ss") ? String($0.dropLast()) : $0 }
    }

    private static let smallWords: Set<String> = [
        "a", "an", "the", "of", "and", "or", "for", "in", "on", "to", "with", "by",
    ]

    /// Whether two say the same: they have the same words, but for a slip or another spelling, or one is the other with more words
    /// before or behind.
    func isSame(as other: MeaningKey) -> Bool {
        if words == other.words || words.isEmpty || other.words.isEmpty { return true }
        let (short, long) = words.count < other.words.count ? (words, other.words) : (other.words, words)
        if long.starts(with: short) || long.suffix(short.count).elementsEqual(short) { return true }
        let left = Array(words.joined().utf8.prefix(400))
        let right = Array(other.words.joined().utf8.prefix(400))
        return EditDistance.between(left, right, atMost: min(left.count, right.count) / 8) != nil
    }
}
