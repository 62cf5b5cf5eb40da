import Foundation

/// The roles that a word can have in a phrase.
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
    static let adverb = WordRoles(rawValue: 16)

    /// A word of medicine, which only replaces a word next to other words of medicine.
    static let special = WordRoles(rawValue: 32)
    /// A word of everyday life, which only replaces a word in a meaning that consists of such words.
    static let everyday = WordRoles(rawValue: 64)

    /// A word that is often the last one of a title.
    static let head = WordRoles(rawValue: 128)

    /// Any noun.
    static let noun: WordRoles = [.count, .mass]
}

/// The form of a word. A word is only replaced by one of the same form.
enum WordForm: Hashable, Sendable {
    case plain, plural, gerund, participle

    /// Creates the form of a word in lower case.
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

    /// Returns the words of which a word may be the plural.
    static func singulars(of word: String) -> [String] {
        guard word.hasSuffix("s"), word.utf8.count > 3 else { return [] }
        let stem = String(word.dropLast())
        if stem.hasSuffix("ie") { return [stem.dropLast(2) + "y", stem] }
        return stem.hasSuffix("e") ? [stem, String(stem.dropLast())] : [stem]
    }

    static func plural(of word: String) -> String {
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        return word + (["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) ? "es" : "s")
    }
}

/// Words of the same kind, such as organizations. A word is only replaced by one of its kind.
struct WordFamily: Sendable {
    let roles: WordRoles
    /// The words, separated by spaces.
    let words: String

    init(_ roles: WordRoles, _ words: String) { (self.roles, self.words) = (roles, words) }
}

/// The families of a word, as the bits of their numbers.
struct FamilySet: OptionSet, Hashable, Sendable {
    var rawValue: UInt128
}

/// A word that can replace another one.
struct PlainWord: Hashable, Sendable {
    /// The word, in lower case.
    let text: String
    /// The word's entry in the table: the singular of a plural.
    let lemma: String
    /// The roles that the word can have.
    let roles: WordRoles
    let form: WordForm
    let families: FamilySet
}

/// The words that may replace a word of a meaning. All of them are common words. The table contains no names.
enum PlainWords {
    private static let allFamilies = nouns + qualities + everyday + medicine
    static let familyCount = allFamilies.count

    /// The roles and the families of each word.
    static let table: [String: (roles: WordRoles, families: FamilySet)] = {
        var table: [String: (roles: WordRoles, families: FamilySet)] = [:]
        for (number, family) in allFamilies.enumerated() {
            for word in words(family.words) {
                var roles = family.roles
                if roles.contains(.count), massNouns.contains(word) || hasNoPlural(word) {
                    roles = roles.subtracting(.count).union(.mass)
                }
                table[word, default: ([], [])].roles.formUnion(roles)
                table[word, default: ([], [])].families.formUnion(FamilySet(rawValue: 1 << number))
            }
        }
        return table
    }()

    /// Returns the families whose words can have one of several roles.
    static func families(for roles: WordRoles) -> FamilySet {
        allFamilies.enumerated().reduce(into: []) { families, family in
            if !family.element.roles.union(family.element.roles.contains(.count) ? .mass : []).isDisjoint(with: roles) {
                families.insert(FamilySet(rawValue: 1 << family.offset))
            }
        }
    }

    /// The families of medicine.
    static let special = families(for: .special)
    /// The families of everyday life.
    static let ofEveryday = families(for: .everyday)
    /// The families of words that end titles.
    static let ofHeads = families(for: .head)

    /// Returns how much two words have in common that share several families. A small family counts more.
    static func kinship(of families: FamilySet) -> Double {
        var (rest, kinship) = (families.rawValue, 0.0)
        while rest != 0 {
            kinship += weights[rest.trailingZeroBitCount]
            rest &= rest - 1
        }
        return kinship
    }

    private static let weights = allFamilies.map { family in
        family.roles.contains(.special) ? 2 : max(0.5, log2(300 / Double(words(family.words).count)))
    }

    private static func hasNoPlural(_ word: String) -> Bool {
        ["ics", "ing", "logy", "ness", "sis"].contains(where: word.hasSuffix) && word.utf8.count > 5
    }

    /// The words that begin with each letter, including the plurals of nouns.
    static let byInitial: [Character: [PlainWord]] = {
        var words: [PlainWord] = []
        for (word, entry) in table.sorted(by: { $0.key < $1.key }) {
            let form = WordForm(of: word)
            words.append(PlainWord(text: word, lemma: word, roles: entry.roles, form: form, families: entry.families))
            if entry.roles.contains(.count) {
                let plural = WordForm.plural(of: word)
                words.append(
                    PlainWord(text: plural, lemma: word, roles: .count, form: .plural, families: entry.families))
            }
        }
        return Dictionary(grouping: words) { $0.text.first ?? " " }
    }()

    static func isNoun(_ word: String) -> Bool { table[word]?.roles.contains(.count) == true }

    /// Returns the form of a word that is in the table: the singular for a plural.
    static func lemma(_ word: String) -> String {
        table[word] == nil ? WordForm.singulars(of: word).first(where: isNoun) ?? word : word
    }

    /// Returns the roles of a word, which are empty if it may be a name.
    static func roles(of word: String) -> WordRoles { table[lemma(word)]?.roles ?? [] }

    /// Returns whether a word is only used in medicine.
    static func isMedical(_ word: String) -> Bool {
        let families = families(of: word)
        return !families.isEmpty && families.isSubset(of: special)
    }

    static func families(of word: String) -> FamilySet { table[lemma(word)]?.families ?? [] }

    /// Returns whether a word can stand in for another one in most phrases before a word, or at their end.
    static func areStandIns(_ one: String, _ other: String, before next: String? = nil) -> Bool {
        standIns.haveCommon(one, other) || next == "of" && beforeOf.contains(one) && beforeOf.contains(other)
    }

    /// Returns whether two words are forms of the same word or have nearly the same meaning.
    static func areAlike(_ one: String, _ other: String) -> Bool {
        let common = zip(one.utf8, other.utf8).prefix { $0 == $1 }.count
        let shorter = min(one.utf8.count, other.utf8.count)
        if common == shorter || common >= max(4, shorter - 2) { return true }
        return synonyms.haveCommon(lemma(one), lemma(other))
    }

    private static let standIns = WordGroups(standInGroups)
    private static let synonyms = WordGroups(synonymGroups)

    static func words(_ text: some StringProtocol) -> [String] {
        String(text).split { $0 == " " || $0 == "\n" }.map(String.init)
    }
}

/// The numbers of the groups that contain each word.
private struct WordGroups: Sendable {
    private var numbers: [String: Set<Int>] = [:]

    /// Creates groups from a text in which commas separate them.
    init(_ text: String) {
        for (number, group) in text.split(separator: ",").enumerated() {
            for word in PlainWords.words(group) { numbers[word, default: []].insert(number) }
        }
    }

    func haveCommon(_ one: String, _ other: String) -> Bool {
        guard let ones = numbers[one], let others = numbers[other] else { return false }
        return !ones.isDisjoint(with: others)
    }
}
