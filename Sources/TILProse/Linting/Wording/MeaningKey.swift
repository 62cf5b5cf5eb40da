import TILText

/// A comparable form of a meaning. Small words, plurals, hyphens and capitals are ignored.
struct MeaningKey: Hashable {
    private let words: [String]
    /// The initials of the words, but all letters of words that are acronyms: "emsk" for "Extended MSK".
    private let initials: String
    private let hasAcronym: Bool

    init(_ long: String) {
        var words: [String] = []
        var initials = ""
        var hasAcronym = false
        for word in long.split(whereSeparator: { character in !Self.isOfWord(character) }) {
            let isAcronym = Self.isAcronym(word)
            hasAcronym = hasAcronym || isAcronym
            let small = word.lowercased()
            if Self.smallWords.contains(small) { continue }
            initials += isAcronym ? small : word.prefix(1).lowercased()
            words.append(Self.singular(small))
        }
        self.words = words
        self.initials = initials
        self.hasAcronym = hasAcronym
    }

    /// Returns a longer word without the s of a plural.
    private static func singular(_ word: String) -> String {
        let isPlural = word.utf8.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
        return isPlural ? String(word.dropLast()) : word
    }

    /// Whether an acronym consists of the initials of the meaning. X stands for "extended", too.
    func spells(_ short: String) -> Bool {
        let letters = short.lowercased().filter(Self.isOfWord)
        guard letters.count == initials.count else { return false }
        return zip(letters, initials).allSatisfy { letter, initial in letter == initial || letter == "x" }
    }

    private static func isAcronym(_ word: Substring) -> Bool {
        word.count > 1 && word.allSatisfy(\.isUppercase)
    }

    private static func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

    private static let smallWords = Set(names: "a an the of and or for in on to with by")

    /// Whether two meanings are the same. They may differ in a typo, a spelling or an ending. One may also have
    /// additional words, or an acronym for some of the words.
    func isSame(as other: MeaningKey) -> Bool {
        if words == other.words || words.isEmpty || other.words.isEmpty { return true }
        if hasAcronym || other.hasAcronym, initials == other.initials { return true }
        if Self.haveSameStems(words, other.words) || hasSameLetters(as: other) { return true }
        return words.count < other.words.count
            ? Self.isPart(words, of: other.words) : Self.isPart(other.words, of: words)
    }

    /// The greatest number of bytes that are compared.
    private static let comparedLength = 400

    /// Whether two meanings differ in one letter of eight at most.
    private func hasSameLetters(as other: MeaningKey) -> Bool {
        let left = Array(words.joined().utf8.prefix(Self.comparedLength))
        let right = Array(other.words.joined().utf8.prefix(Self.comparedLength))
        let mostTypos = min(left.count, right.count) / 8
        return EditDistance.between(left, right, atMost: mostTypos) != nil
    }

    /// Whether the words of a shorter meaning are in a longer one. A single word must be its first or its last.
    private static func isPart(_ short: [String], of long: [String]) -> Bool {
        let isMainWord = short.count > 1 || short.first == long.first || short.last == long.last
        return isMainWord && contains(long, short)
    }

    private static func haveSameStems(_ left: [String], _ right: [String]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy(haveSameStem)
    }

    /// Whether words contain all the others in their order: "nonlinear iterations" in "number of nonlinear (Newton)
    /// iterations".
    private static func contains(_ words: [String], _ others: [String]) -> Bool {
        var rest = others[...]
        for word in words where word == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }

    /// Whether two words have the same stem: "switch" and "switching", "name" and "naming", "auth" and
    /// "authentication".
    private static func haveSameStem(_ left: String, _ right: String) -> Bool {
        if left == right { return true }
        let common = zip(left, right).prefix { first, second in first == second }.count
        guard common >= 3 else { return false }
        let isHalf = common * 2 >= max(left.count, right.count)
        // "log" and "logging" share few letters, and so does an abbreviated word.
        let isStart = common == min(left.count, right.count)
        let isGerund = left.hasSuffix("ing") || right.hasSuffix("ing")
        return isHalf || isStart && (common >= 4 || isGerund)
    }
}
