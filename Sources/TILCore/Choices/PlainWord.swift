/// The form of a word. A word is only replaced by one of the same form.
enum WordForm: Hashable, Sendable {
    case plain, plural, gerund, participle, adverb

    /// Creates the form of a word in lower case from its ending. Short words such as "king" have the ending by chance.
    init(of word: String) {
        let length = word.utf8.count
        if word.hasSuffix("ing"), length > 5 {
            self = .gerund
        } else if word.hasSuffix("ed"), length > 4, !word.hasSuffix("eed") {
            self = .participle
        } else if word.hasSuffix("ly"), length > 4, !Self.otherEndingsInLy.contains(where: word.hasSuffix) {
            self = .adverb
        } else if word.hasSuffix("s"), length > 3, !Self.singularEndingsInS.contains(where: word.hasSuffix) {
            self = .plural
        } else {
            self = .plain
        }
    }

    /// The endings of "supply", "assembly" and "family", which are no adverbs.
    private static let otherEndingsInLy = ["ply", "mbly", "mily"]
    /// The endings of "access", "status", "analysis" and "graphics", which are no plurals.
    private static let singularEndingsInS = ["ss", "us", "is", "ics"]

    /// Returns whether a word has the ending of an adjective.
    static func isAdjective(_ word: String) -> Bool {
        ["al", "ic", "ive", "ous", "ary", "ory", "able", "ible"].contains(where: word.hasSuffix)
    }

    /// Returns the words of which a word may be the plural.
    static func singulars(of word: String) -> [String] {
        guard WordForm(of: word) == .plural else { return [] }
        if word.hasSuffix("ies") { return [word.dropLast(3) + "y"] }
        var singulars = [String(word.dropLast())]
        if word.hasSuffix("es") { singulars.append(String(word.dropLast(2))) }
        return singulars
    }

    /// Returns the plural of a noun, or nil if it has none or an irregular one.
    static func plural(of word: String) -> String? {
        let isIrregular = ["is", "ics"].contains(where: word.hasSuffix)
        guard WordForm(of: word) == .plain, !isIrregular else { return nil }
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        let hasHiss = ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix)
        return word + (hasHiss ? "es" : "s")
    }
}

/// The words with special rules.
enum PlainWords {
    /// Returns whether a word is neither small, such as "of", nor the name of a nation.
    static func isFree(_ word: String) -> Bool { !particles.contains(word) && !ofNations.contains(word) }

    /// Returns whether two words are forms of the same word or have nearly the same meaning.
    static func areAlike(_ one: String, _ other: String) -> Bool {
        let commonCount = zip(one.utf8, other.utf8).prefix { letter, otherLetter in letter == otherLetter }.count
        let shorterCount = min(one.utf8.count, other.utf8.count)
        if commonCount == shorterCount { return true }
        // "network" and "networking", or "connection" and "connector": forms differ in their last letters.
        if commonCount >= max(fewestCommon, shorterCount - mostOfEnding) { return true }
        return !synonymGroups(of: one).isDisjoint(with: synonymGroups(of: other))
    }

    /// The fewest letters at the beginning that two forms of a word have in common.
    private static let fewestCommon = 4
    /// The most letters after the common ones in the shorter of two forms.
    private static let mostOfEnding = 2

    /// Returns the numbers of the groups of synonyms that contain a word or its singular.
    private static func synonymGroups(of word: String) -> Set<Int> {
        var groups = Set(groupNumbers[word] ?? [])
        for singular in WordForm.singulars(of: word) { groups.formUnion(groupNumbers[singular] ?? []) }
        return groups
    }

    /// The numbers of the groups of synonyms of each word.
    private static let groupNumbers: [String: [Int]] = {
        var numbers: [String: [Int]] = [:]
        for (number, group) in synonyms.utf8.split(separator: UInt8(ascii: ",")).enumerated() {
            for word in words(Substring(group)) { numbers[word, default: []].append(number) }
        }
        return numbers
    }()

    /// Returns the words of a text, which are separated by spaces and line ends.
    static func words(_ text: some StringProtocol) -> [String] {
        String(text).split { character in character == " " || character == "\n" }.map(String.init)
    }
}
