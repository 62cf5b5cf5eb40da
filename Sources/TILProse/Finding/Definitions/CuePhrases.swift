/// Phrases that announce a definition, as sequences of words; full stops in them do not count ("i.e." is "i e").
struct CuePhrases {
    /// By its first word the number of a group, and the groups, the longest phrase first.
    private let numbers: WordNumbers
    private let groups: [[[WordKey]]]
    /// The longest first word.
    private let longest: Int
    private let lastWords: WordSet

    /// The phrases of a text, set apart by commas.
    init(_ text: String) {
        var numbers = WordNumbers()
        var groups: [[[WordKey]]] = []
        for phrase in text.split(separator: ",") {
            let words = phrase.split { $0 == " " || $0 == "\n" }.map { WordKey(String($0)) }
            guard let first = words.first else { continue }
            if let number = numbers[first] {
                groups[number].append(words)
            } else {
                numbers.set(first, to: groups.count)
                groups.append([words])
            }
        }
        self.numbers = numbers
        self.groups = groups.map { $0.sorted { $0.count > $1.count } }
        longest = groups.map { $0[0][0].longest }.max() ?? 0
        lastWords = WordSet(groups.joined().compactMap(\.last))
    }

    /// The words with which a phrase starts that stands behind a short form in running text.
    static let wordsBehind = WordSet(
        [announcements, hints, closings].flatMap { $0.groups.joined().compactMap(\.first) })
    /// The words with which one ends that stands before it.
    static let wordsBefore = WordSet(
        [introductions, alternatives].flatMap { $0.groups.joined().compactMap(\.last) })

    /// The token behind the longest phrase that starts at a token; nil if none does.
    func end(in passage: Passage, from index: Int) -> Int? {
        guard passage.kind(index) == .word, passage.tokens[index].count <= longest || passage.tokens[index].isBroken,
            let group = numbers[passage.key(index)]
        else { return nil }
        for words in groups[group] {
            var position = index
            var matched = 0
            while matched < words.count, let kind = passage.kind(position) {
                if kind == .word, passage.key(position) == words[matched] {
                    matched += 1
                } else if kind != .period || matched == 0 {
                    break
                }
                position += 1
            }
            if matched == words.count {
                while passage.kind(position) == .period, passage.isGlued(position) { position += 1 }
                return position
            }
        }
        return nil
    }

    /// The token at which the longest phrase that ends before a token starts; nil if none does.
    func start(in passage: Passage, before index: Int) -> Int? {
        var last = index - 1
        while passage.kind(last) == .period { last -= 1 }
        guard passage.isWord(last, in: lastWords) else { return nil }
        for start in max(0, index - 8)..<max(0, index) where end(in: passage, from: start) == index { return start }
        return nil
    }
}
