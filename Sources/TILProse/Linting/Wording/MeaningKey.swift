import TILText

/// What an acronym stands for, to be compared: small words, plurals, hyphens and capitals make no other meaning.
struct MeaningKey: Hashable {
    private let words: [String]
    /// The first letters of the words, all of those that are acronyms themselves: "emsk" for "Extended MSK".
    private let initials: String
    private let hasAcronym: Bool

    /// Whether it is one word, such as an identifier.
    var isOneWord: Bool { words.count < 2 }

    init(_ long: String) {
        let written = long.split { !Self.isOfWord($0) }
        hasAcronym = written.contains(where: Self.isAcronym)
        initials = written.filter { !Self.smallWords.contains($0.lowercased()) }
            .map { Self.isAcronym($0) ? $0.lowercased() : $0.prefix(1).lowercased() }.joined()
        words = long.lowercased().split { !Self.isOfWord($0) }.map(String.init)
            .filter { !Self.smallWords.contains($0) }
            .map { $0.utf8.count > 3 && $0.hasSuffix("s") && !$0.hasSuffix("ss") ? String($0.dropLast()) : $0 }
            .map { $0 == "identifier" || $0 == "identification" ? "id" : $0 }
    }

    private static func isAcronym(_ word: Substring) -> Bool {
        word.allSatisfy { $0.asciiValue.map(ByteClass.isUpper) ?? $0.isUppercase } && word.count > 1
    }

    /// Whether a character is a letter or a digit; of those of ASCII the tables of Unicode need not be asked.
    private static func isOfWord(_ character: Character) -> Bool {
        if let byte = character.asciiValue { return ByteClass.isLetter(byte) || ByteClass.isDigit(byte) }
        return character.isLetter || character.isNumber
    }

    private static let smallWords: Set<String> = [
        "a", "an", "the", "of", "and", "or", "for", "in", "on", "to", "with", "by",
    ]

    /// Whether two say the same: they have the same words, but for a slip, another spelling or another ending, or one is the
    /// other with more words before, behind or between, or with an acronym for some of them.
    func isSame(as other: MeaningKey) -> Bool {
        if words == other.words || words.isEmpty || other.words.isEmpty { return true }
        let (short, long) = words.count < other.words.count ? (words, other.words) : (other.words, words)
        if long.starts(with: short) || long.suffix(short.count).elementsEqual(short) { return true }
        if short.count > 1, Self.contains(long, short) { return true }
        if short.count == long.count, zip(short, long).allSatisfy(Self.isSameButForItsEnd) { return true }
        if hasAcronym || other.hasAcronym, initials == other.initials { return true }
        let left = Array(words.joined().utf8.prefix(400))
        let right = Array(other.words.joined().utf8.prefix(400))
        return EditDistance.between(left, right, atMost: min(left.count, right.count) / 8) != nil
    }

    /// Whether all words stand among others in their order: "nonlinear iterations" in "number of nonlinear (Newton) iterations".
    private static func contains(_ words: [String], _ others: [String]) -> Bool {
        var rest = others[...]
        for word in words where word == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }

    /// "switch" and "switching", "name" and "naming", "auth" and "authentication".
    private static func isSameButForItsEnd(_ left: String, _ right: String) -> Bool {
        let common = zip(left, right).prefix { $0 == $1 }.count
        if left == right || common >= 3 && common * 2 >= max(left.count, right.count) { return true }
        // "log" and "logging" have little more in common, and neither has what is cut short.
        guard common >= 3, common == min(left.count, right.count) else { return false }
        return common >= 4 || left.hasSuffix("ing") || right.hasSuffix("ing")
    }
}
