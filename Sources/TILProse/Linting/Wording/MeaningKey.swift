import TILText

/// A comparable form of a meaning. Small words, plurals, hyphens and capitals are ignored.
struct MeaningKey: Hashable {
    private let words: [String]
    /// The initials of the words, but all letters of words that are acronyms: "emsk" for "Extended MSK".
    private let initials: String
    private let hasAcronym: Bool

    init(_ long: String) {
        let written = long.split { !Self.isOfWord($0) }
        hasAcronym = written.contains(where: Self.isAcronym)
        initials = written.filter { word in !Self.smallWords.contains(word.lowercased()) }
            .map { word in Self.isAcronym(word) ? word.lowercased() : word.prefix(1).lowercased() }.joined()
        words = long.lowercased().split { !Self.isOfWord($0) }.map(String.init)
            .filter { !Self.smallWords.contains($0) }
            .map { $0.utf8.count > 3 && $0.hasSuffix("s") && !$0.hasSuffix("ss") ? String($0.dropLast()) : $0 }
    }

    /// Whether an acronym consists of the initials of the meaning. X stands for "extended", too.
    func spells(_ short: String) -> Bool {
        let letters = short.lowercased().filter(Self.isOfWord)
        return letters.count == initials.count && zip(letters, initials).allSatisfy { $0 == $1 || $0 == "x" }
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
        let (short, long) = words.count < other.words.count ? (words, other.words) : (other.words, words)
        if Self.contains(long, short), short.count > 1 || short == [long[0]] || short.last == long.last { return true }
        if short.count == long.count, zip(short, long).allSatisfy(Self.isSameButForItsEnd) { return true }
        if hasAcronym || other.hasAcronym, initials == other.initials { return true }
        let left = Array(words.joined().utf8.prefix(400))
        let right = Array(other.words.joined().utf8.prefix(400))
        return EditDistance.between(left, right, atMost: min(left.count, right.count) / 8) != nil
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
    private static func isSameButForItsEnd(_ left: String, _ right: String) -> Bool {
        let common = zip(left, right).prefix { $0 == $1 }.count
        // "log" and "logging" share few letters, and so does an abbreviated word.
        let isStem =
            common == min(left.count, right.count)
            && (common >= 4 || left.hasSuffix("ing") || right.hasSuffix("ing"))
        return left == right || common >= 3 && (common * 2 >= max(left.count, right.count) || isStem)
    }
}
