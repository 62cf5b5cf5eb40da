/// Which words stand next to each other in real phrases, and under which tags.
struct PhraseBook: Sendable {
    /// For each word the words that stand right before it.
    private var before: [String: Set<String>] = [:]
    /// The number of different words that stand right after each word.
    private var followers: [String: Int] = [:]
    /// For each tag the words of its meanings.
    private var tagged: [String: Set<String>] = [:]

    /// The book with the phrases of the table.
    private static let table: PhraseBook = {
        var table = PhraseBook()
        for line in PlainWords.phrases.split(separator: "\n") {
            let words = PlainWords.words(line)
            for word in words.dropFirst() { table.add(word, before: words[0]) }
        }
        return table
    }()

    private init() {}

    /// Creates a book with the phrases of the table and of some things.
    init(of things: [Thing]) {
        self = Self.table
        add(things)
    }

    /// Adds the phrases of some things.
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

    /// Whether two words stand next to each other in a real phrase.
    func has(_ left: String?, _ right: String?) -> Bool {
        guard let left, let right else { return false }
        return before[PlainWords.lemma(right)]?.contains(PlainWords.lemma(left)) ?? false
    }

    /// The number of different words that a word follows, as a head noun does, or that follow it.
    func uses(of word: String, asHead: Bool) -> Int {
        let word = PlainWords.lemma(word)
        return asHead ? before[word]?.count ?? 0 : followers[word] ?? 0
    }

    /// Whether a word stands in a meaning with one of some tags.
    func has(_ word: String, tags: [String]) -> Bool {
        let word = PlainWords.lemma(word)
        return tags.contains { tagged[$0]?.contains(word) == true }
    }
}
