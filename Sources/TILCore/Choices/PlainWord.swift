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

    /// A word of medicine.
    static let special = WordRoles(rawValue: 32)
    /// A word of everyday life, which only replaces a word in a sentence or a wish.
    static let everyday = WordRoles(rawValue: 64)

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

/// The subjects of meanings.
struct Topics: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    static let medicine = Topics(rawValue: 1)
    static let finance = Topics(rawValue: 2)
    static let law = Topics(rawValue: 4)
    static let business = Topics(rawValue: 8)
    static let education = Topics(rawValue: 16)
    static let government = Topics(rawValue: 32)
    static let traffic = Topics(rawValue: 64)
    static let military = Topics(rawValue: 128)
    static let science = Topics(rawValue: 256)
    static let numbers = Topics(rawValue: 512)
    static let computing = Topics(rawValue: 1_024)
    static let networks = Topics(rawValue: 2_048)
    static let security = Topics(rawValue: 4_096)
    static let electronics = Topics(rawValue: 8_192)
    static let language = Topics(rawValue: 16_384)
    static let leisure = Topics(rawValue: 32_768)

    /// Each topic.
    static let all = (0..<16).map { Topics(rawValue: 1 << $0) }
}

/// Words of the same kind, such as organizations.
struct WordFamily: Sendable {
    let roles: WordRoles
    /// The topics of which these words begin a phrase.
    let starts: Topics
    /// The topics of which these words end a phrase.
    let ends: Topics
    /// The words, separated by spaces.
    let words: String

    init(_ roles: WordRoles, starts: Topics = [], ends: Topics = [], _ words: String) {
        (self.roles, self.starts, self.ends, self.words) = (roles, starts, ends, words)
    }
}

/// A word that can replace another one.
struct PlainWord: Hashable, Sendable {
    private(set) var roles: WordRoles = []
    private(set) var starts: Topics = []
    private(set) var ends: Topics = []
    /// The small families of everyday life that contain the word, as the bits of their numbers.
    private(set) var everyday: UInt32 = 0

    mutating func join(_ family: WordFamily, as roles: WordRoles, everyday: UInt32) {
        self.roles.formUnion(roles)
        starts.formUnion(family.starts)
        ends.formUnion(family.ends)
        self.everyday |= everyday
    }
}

/// The words that may replace a word of a meaning. All of them are common words. The table contains no names.
enum PlainWords {
    /// The roles and the topics of each word.
    static let table: [String: PlainWord] = {
        var table: [String: PlainWord] = [:]
        table.reserveCapacity(8_000)
        var next: UInt32 = 1
        for family in nouns + qualities + everyday + medicine {
            let words = words(family.words)
            var bit: UInt32 = 0
            if family.roles.contains(.everyday), words.count <= mostAlike { (bit, next) = (next, next << 1) }
            for word in words {
                var roles = family.roles
                if roles.contains(.count), massNouns.contains(word) || hasNoPlural(word) {
                    roles = roles.subtracting(.count).union(.mass)
                }
                table[word, default: PlainWord()].join(family, as: roles, everyday: bit)
            }
        }
        return table
    }()

    /// The maximum number of words in a family whose words can replace each other in sentences.
    private static let mostAlike = 130

    private static func hasNoPlural(_ word: String) -> Bool {
        word.utf8.count > 5 && ["ics", "ing", "logy", "ness", "sis", "tis"].contains(where: word.hasSuffix)
    }

    static func isNoun(_ word: String) -> Bool { table[word]?.roles.contains(.count) == true }

    /// Returns the form of a word that is in the table: the singular for a plural.
    static func lemma(_ word: String) -> String {
        table[word] == nil ? WordForm.singulars(of: word).first(where: isNoun) ?? word : word
    }

    /// Returns the roles of a word, which are empty if it may be a name.
    static func roles(of word: String) -> WordRoles { table[lemma(word)]?.roles ?? [] }

    /// Returns the words that can stand in for a word in nearly all phrases, or in those of the fields to which most of
    /// some other words belong, in alphabetical order.
    static func standIns(for word: String, besides others: [String]) -> [String] {
        var votes = fieldGroups.map { _ in 0.0 }
        for other in others {
            let fields = fieldGroups.indices.filter { fieldGroups[$0].contains(other) }
            for field in fields { votes[field] += 1 / Double(fields.count) }
        }
        let most = votes.max() ?? 0
        let fields = votes.indices.filter { most > 0 && votes[$0] >= most * 2 / 3 }
        let groups = [standInGroups] + fields.map { fieldGroups[$0] }
        return Set(groups.flatMap { $0.mates(of: word) }).sorted()
    }

    /// Returns the words of everyday life that are of the same kind as a word, in alphabetical order.
    static func everydayWords(like word: String) -> [String] {
        guard let kinds = table[word]?.everyday, kinds != 0 else { return [] }
        return table.filter { $0.value.everyday & kinds != 0 && $0.key.utf8.first == word.utf8.first }.keys.sorted()
    }

    /// Returns whether two words are forms of the same word or have nearly the same meaning.
    static func areAlike(_ one: String, _ other: String) -> Bool {
        let common = zip(one.utf8, other.utf8).prefix { $0 == $1 }.count
        let shorter = min(one.utf8.count, other.utf8.count)
        if common == shorter || common >= max(4, shorter - 2) { return true }
        return synonymGroups.haveCommon(lemma(one), lemma(other))
    }

    private static let standInGroups = WordGroups(standIns)
    private static let fieldGroups = standInsOfFields.map(WordGroups.init)
    private static let synonymGroups = WordGroups(synonyms)

    /// Returns the words of a text, which are separated by spaces and line ends.
    static func words(_ text: some StringProtocol) -> [String] {
        String(text).utf8.split { $0 == 0x20 || $0 == 0x0A }.map { String(Substring($0)) }
    }
}

/// Groups of words.
struct WordGroups: Sendable {
    let groups: [[String]]
    /// The numbers of the groups that contain each word.
    private var numbers: [String: [Int]] = [:]

    /// Creates groups from a text in which commas separate them.
    init(_ text: String) {
        groups = text.utf8.split(separator: 0x2C).map { PlainWords.words(Substring($0)) }
        for (number, group) in groups.enumerated() {
            for word in group { numbers[word, default: []].append(number) }
        }
    }

    func contains(_ word: String) -> Bool { numbers[word] != nil }

    func haveCommon(_ one: String, _ other: String) -> Bool {
        guard let ones = numbers[one], let others = numbers[other] else { return false }
        return ones.contains(where: others.contains)
    }

    /// Returns the other words in the groups of a word, in alphabetical order.
    func mates(of word: String) -> [String] {
        Set((numbers[word] ?? []).flatMap { groups[$0] }).subtracting([word]).sorted()
    }
}
