/// The words that are next to each other in real phrases, and the words that occur with tags.
struct PhraseBook: Sendable {
    /// The words that occur directly before each word.
    private var before: [String: Set<String>] = [:]
    /// The number of different words that occur directly after each word.
    private var followers: [String: Int] = [:]
    /// The words in the meanings with each tag.
    private var tagged: [String: Set<String>] = [:]

    /// The book with only the phrases of the table.
    private static let table: PhraseBook = {
        var table = PhraseBook()
        for phrases in [PlainWords.phrasesAToD, PlainWords.phrasesEToO, PlainWords.phrasesPToZ] {
            var second = ""
            for word in PlainWords.words(phrases) {
                if word.hasSuffix(":") { second = String(word.dropLast()) } else { table.add(word, before: second) }
            }
        }
        return table
    }()

    private init() {}

    /// Creates a book with the phrases of the table and of things.
    init(of things: [Thing]) {
        self = Self.table
        add(things)
    }

    mutating func add(_ things: [Thing]) {
        for thing in things {
            var last: String?
            for part in thing.long.lowercased().split(whereSeparator: { $0 == " " || $0 == "-" }) {
                let word = PlainWords.lemma(String(part))
                if let last { add(last, before: word) }
                for tag in thing.tags { tagged[tag, default: []].insert(word) }
                last = PlainWords.particles.contains(word) ? nil : word
            }
        }
    }

    private mutating func add(_ left: String, before right: String) {
        if before[right, default: []].insert(left).inserted { followers[left, default: 0] += 1 }
    }

    /// Returns whether two words are next to each other in a real phrase.
    func has(_ left: String?, _ right: String?) -> Bool {
        guard let left, let right else { return false }
        return before[PlainWords.lemma(right)]?.contains(PlainWords.lemma(left)) ?? false
    }

    /// Returns the number of different words before a word if it is a head noun, or after it otherwise.
    func uses(of word: String, asHead: Bool) -> Int {
        let word = PlainWords.lemma(word)
        return asHead ? before[word]?.count ?? 0 : followers[word] ?? 0
    }

    /// Returns whether a word occurs in a meaning with one of several tags.
    func has(_ word: String, tags: [String]) -> Bool {
        let word = PlainWords.lemma(word)
        return tags.contains { tagged[$0]?.contains(word) == true }
    }
}
