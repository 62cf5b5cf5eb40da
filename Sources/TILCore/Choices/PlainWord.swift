/// The form of a word. A word is only replaced by one of the same form.
enum WordForm: Hashable, Sendable {
    case plain, plural, gerund, participle, adverb

    /// Creates the form of a word in lower case from its ending.
    init(of word: String) {
        self =
            if word.hasSuffix("ing"), word.utf8.count > 5 {
                .gerund
            } else if word.hasSuffix("ed"), word.utf8.count > 4, !word.hasSuffix("eed") {
                .participle
            } else if word.hasSuffix("ly"), word.utf8.count > 4,
                !["ply", "mbly", "mily"].contains(where: word.hasSuffix)
            {
                .adverb
            } else if word.hasSuffix("s"), word.utf8.count > 3,
                !["ss", "us", "is", "ics"].contains(where: word.hasSuffix)
            {
                .plural
            } else { .plain }
    }

    /// Returns whether a word has the ending of an adjective.
    static func isAdjective(_ word: String) -> Bool {
        ["al", "ic", "ive", "ous", "ary", "ory", "able", "ible"].contains(where: word.hasSuffix)
    }

    /// Returns the words of which a word may be the plural.
    static func singulars(of word: String) -> [String] {
        guard WordForm(of: word) == .plural else { return [] }
        if word.hasSuffix("ies") { return [word.dropLast(3) + "y"] }
        return [String(word.dropLast())] + (word.hasSuffix("es") ? [String(word.dropLast(2))] : [])
    }

    /// Returns the plural of a noun, or nil if it has none or an irregular one.
    static func plural(of word: String) -> String? {
        guard WordForm(of: word) == .plain, !["is", "ics"].contains(where: word.hasSuffix) else { return nil }
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        return word + (["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) ? "es" : "s")
    }
}

/// The words with special rules.
enum PlainWords {
    /// Returns whether a word is neither small, such as "of", nor the name of a nation.
    static func isFree(_ word: String) -> Bool { !particles.contains(word) && !ofNations.contains(word) }

    /// Returns whether two words are forms of the same word or have nearly the same meaning.
    static func areAlike(_ one: String, _ other: String) -> Bool {
        let common = zip(one.utf8, other.utf8).prefix { $0 == $1 }.count
        let shorter = min(one.utf8.count, other.utf8.count)
        if common == shorter || common >= max(4, shorter - 2) { return true }
        return !synonymGroups(of: one).isDisjoint(with: synonymGroups(of: other))
    }

    /// Returns the numbers of the groups of synonyms that contain a word or its singular.
    private static func synonymGroups(of word: String) -> Set<Int> {
        Set(([word] + WordForm.singulars(of: word)).flatMap { numbers[$0] ?? [] })
    }

    private static let numbers: [String: [Int]] = {
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
