/// Phrases that spell an acronym. Most pairs of their adjacent words occur in a list, the last one at the end of a phrase.
struct ComposedPhrases {
    /// The words before each word, for each letter but the first.
    private var befores: [[String: Set<String>]]

    private static let (longest, most) = (6, 300)

    init(spelling letters: [UInt8], in lists: [[UInt8]], fields: Set<String>) {
        befores = letters.count > Self.longest ? [] : letters.dropFirst().map { _ in [:] }
        for bytes in lists { bytes.withUnsafeBufferPointer { read(ListScan(bytes: $0), letters, fields) } }
    }

    private mutating func read(_ list: ListScan, _ letters: [UInt8], _ fields: Set<String>) {
        func initial(_ word: ListScan.Word) -> UInt8 { ListScan.lower(list.bytes[word.range.lowerBound]) }
        WordUses.forEachPhrase(in: list, fields) { line, isNear in
            guard isNear else { return }
            // Alternatives in braces are in one place.
            var (before, here): ([ListScan.Word], [ListScan.Word]) = ([], [])
            list.forEachWord(in: line.text) { word in
                if word.beginsPlace { (before, here) = (word.isLinked ? here : [], []) }
                here.append(word)
                let last = list.isHead(word, in: line.text)
                for index in befores.indices
                where initial(word) == letters[index + 1] && (last || index + 2 < letters.count) {
                    for other in before where initial(other) == letters[index] {
                        let (one, two) = (list.text(of: other), list.text(of: word))
                        guard PlainWords.particles.isDisjoint(with: [one, two]) else { continue }
                        befores[index][two, default: []].insert(one)
                    }
                }
            }
        }
    }

    /// Returns random phrases in lower case, those with the most attested pairs first.
    func phrases(using generator: inout SeededGenerator) -> [String] {
        var starts = befores.last?.keys.sorted() ?? []
        generator.shuffle(&starts)
        let all = befores.map { Set($0.values.joined()).sorted() }
        let found = starts.prefix(Self.most).map { start in
            var (path, gaps) = ([start], 0)
            for (words, all) in zip(befores, all).reversed() {
                let some = words[path[0]]
                if some == nil { gaps += 1 }
                let before = (some?.sorted() ?? all).randomElement(using: &generator)
                path.insert(before ?? "", at: 0)
            }
            return (path.joined(separator: " "), gaps)
        }
        return found.sorted { $0.1 < $1.1 }.map(\.0)
    }
}
