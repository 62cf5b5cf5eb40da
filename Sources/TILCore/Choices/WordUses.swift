/// How lists use some words: next to which others, and at which end of phrases.
struct WordUses {
    private let indices: [String: Int]
    /// How well each pair of adjacent words is attested: 2 in a field, and 1 elsewhere.
    private var pairs: [Int: Int] = [:]
    private var heads: [Int]
    private var modifiers: [Int]
    private var near: [Int]

    /// Finds the uses of words, in lower case.
    init(of words: [String], in lists: [[UInt8]], fields: Set<String>) {
        let finder = WordFinder(words)
        indices = Dictionary(zip(words, words.indices)) { $1 }
        heads = words.map { _ in 0 }
        (modifiers, near) = (heads, heads)
        for list in lists { list.withUnsafeBufferPointer { read(ListScan(bytes: $0), finder, fields, words.count) } }
    }

    /// How well a pair of adjacent words is attested, from 0 to 2.
    func attestation(_ left: String, _ right: String) -> Int {
        guard let left = indices[left], let right = indices[right] else { return 0 }
        return pairs[left * indices.count + right] ?? 0
    }

    /// Returns whether a word ends phrases or not, as far as the lists tell.
    func isUsual(_ word: String, asHead isHead: Bool) -> Bool {
        guard let index = indices[word] else { return true }
        let (uses, others) = isHead ? (heads[index], modifiers[index]) : (modifiers[index], heads[index])
        return others == 0 || uses * 8 > others
    }

    /// Returns how often a word occurs in the fields.
    func count(of word: String) -> Int { indices[word].map { near[$0] } ?? 0 }

    private mutating func read(_ list: ListScan, _ finder: WordFinder, _ fields: Set<String>, _ count: Int) {
        Self.forEachPhrase(in: list, fields) { line, isNear in
            let worth = isNear ? 2 : 1
            var before: [Int] = []
            var here: [Int] = []
            list.forEachWord(in: line.text) { word in
                if word.beginsPlace, !here.isEmpty || !before.isEmpty {
                    (before, here) = (word.isLinked ? here : [], [])
                }
                guard let index = finder.index(of: word.hash) else { return }
                if list.isHead(word, in: line.text) { heads[index] += 1 } else { modifiers[index] += 1 }
                if isNear { near[index] += 1 }
                here.append(index)
                for other in before { pairs[other * count + index] = max(worth, pairs[other * count + index] ?? 0) }
            }
        }
    }

    /// Calls a closure with each line of phrases: meanings of entries and their choices, and whether it is of some fields.
    static func forEachPhrase(
        in list: ListScan, _ fields: Set<String>, _ body: (ListScan.Line, _ isNear: Bool) -> Void
    ) {
        var (isNear, hasEntry) = (false, false)
        list.forEachLine { line in
            switch line.kind {
            case .other: return
            case .tags:
                (isNear, hasEntry) = (list.field(of: line).map(fields.contains) == true, false)
            case .entry:
                hasEntry = true
                body(line, isNear)
            case .choices: if hasEntry { body(line, isNear) }
            }
        }
    }
}
