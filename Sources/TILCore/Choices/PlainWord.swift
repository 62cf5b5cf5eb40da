/// What a word can be in a phrase.
struct WordRoles: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// A noun that has a plural.
    static let count = WordRoles(rawValue: 1)
    /// A noun without a plural.
    static let mass = WordRoles(rawValue: 2)
    /// An adjective or participle.
    static let adjective = WordRoles(rawValue: 4)
    /// A verb in its basic form.
    static let verb = WordRoles(rawValue: 8)
    /// An adverb.
    static let adverb = WordRoles(rawValue: 16)

    /// A word of a field, which only stands next to words of the same field.
    static let special = WordRoles(rawValue: 32)

    /// Any noun.
    static let noun: WordRoles = [.count, .mass]
}

/// The form of a word. A word is only replaced by one of the same form.
enum WordForm: Hashable, Sendable {
    case plain, plural, gerund, participle

    /// The form of a word in lower case.
    init(of word: String) {
        self =
            if word.hasSuffix("ing"), word.utf8.count > 5 {
                .gerund
            } else if word.hasSuffix("ed"), word.utf8.count > 4, !word.hasSuffix("eed") {
                .participle
            } else if PlainWords.table[word] == nil, WordForm.singulars(of: word).contains(where: PlainWords.isNoun) {
                .plural
            } else { .plain }
    }

    /// The words whose plural a word may be.
    static func singulars(of word: String) -> [String] {
        guard word.hasSuffix("s"), word.utf8.count > 3 else { return [] }
        let stem = String(word.dropLast())
        if stem.hasSuffix("ie") { return [stem.dropLast(2) + "y", stem] }
        return stem.hasSuffix("e") ? [stem, String(stem.dropLast())] : [stem]
    }

    /// The plural of a noun.
    static func plural(of word: String) -> String {
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        return word + (["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) ? "es" : "s")
    }
}

/// A word that can stand in for another.
struct PlainWord: Hashable, Sendable {
    /// The word, in lower case.
    let text: String
    /// What it can be.
    let roles: WordRoles
    /// Its form.
    let form: WordForm
}

/// The words that may be put into a meaning. All of them are common, and no name is among them.
enum PlainWords {
    /// What each word can be.
    static let table: [String: WordRoles] = {
        var table: [String: WordRoles] = [:]
        let lists: [(String, WordRoles)] = [
            (countNouns, .count), (massNouns, .mass), (adjectives, .adjective), (gerunds, [.mass, .adjective]),
            (verbs, .verb), (adverbs, .adverb),
            (medicalNouns, [.count, .special]), (medicalAdjectives, [.adjective, .special]),
        ]
        for (list, roles) in lists { for word in words(list) { table[word, default: []].formUnion(roles) } }
        return table
    }()

    /// The words that begin with a letter, with the plurals of nouns.
    static let byInitial: [Character: [PlainWord]] = {
        var words: [PlainWord] = []
        for (word, roles) in table.sorted(by: { $0.key < $1.key }) {
            words.append(PlainWord(text: word, roles: roles, form: WordForm(of: word)))
            if roles.contains(.count) {
                words.append(PlainWord(text: WordForm.plural(of: word), roles: .count, form: .plural))
            }
        }
        return Dictionary(grouping: words) { $0.text.first ?? " " }
    }()

    static func isNoun(_ word: String) -> Bool { table[word]?.contains(.count) == true }

    /// A word as the table has it: a plural as its singular.
    static func lemma(_ word: String) -> String {
        table[word] == nil ? WordForm.singulars(of: word).first(where: isNoun) ?? word : word
    }

    /// What a word can be. Empty if it may be a name.
    static func roles(of word: String) -> WordRoles { table[lemma(word)] ?? [] }

    /// Whether two words are forms of one word or mean nearly the same.
    static func areAlike(_ one: String, _ other: String) -> Bool {
        let common = zip(one.utf8, other.utf8).prefix { $0 == $1 }.count
        let shorter = min(one.utf8.count, other.utf8.count)
        if common == shorter || common >= max(4, shorter - 2) { return true }
        let (one, other) = (lemma(one), lemma(other))
        guard let groups = synonyms[one], let others = synonyms[other] else { return false }
        return !groups.isDisjoint(with: others)
    }

    /// The numbers of the groups of each synonym.
    private static let synonyms: [String: Set<Int>] = {
        var groups: [String: Set<Int>] = [:]
        for (number, line) in synonymGroups.split(separator: "\n").enumerated() {
            for word in words(line) { groups[word, default: []].insert(number) }
        }
        return groups
    }()

    static func words(_ text: some StringProtocol) -> [String] {
        String(text).split { $0 == " " || $0 == "\n" }.map(String.init)
    }
}
