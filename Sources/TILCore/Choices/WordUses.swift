/// How lists use words: how often in some fields, next to which others, and at which end of phrases.
struct WordUses {
    private let lexicon: Lexicon
    /// How well each pair of adjacent words is attested: 2 in a field, and 1 elsewhere.
    private var pairs: [Int: Int] = [:]
    private var heads: [Int]
    private var modifiers: [Int]
    private var near: [Int]

    /// The number of uses in the fields that make a word one of theirs.
    private static let least = 3

    /// Finds the uses of all words, and of pairs of words with some first letters.
    init(in lexicon: Lexicon, _ isNear: [Bool], initials: Set<UInt8>) {
        self.lexicon = lexicon
        heads = lexicon.initials.map { _ in 0 }
        modifiers = heads
        near = heads
        let isWanted = lexicon.initials.map(initials.contains)
        for phrase in lexicon.phrases where phrase.kind != .standIns {
            let isNear = isNear[phrase.field]
            var before: ArraySlice<ListScan.Word> = []
            lexicon.forEachPlace(of: phrase) { place in
                for word in place.words {
                    if place.isHead { heads[word.number] += 1 } else { modifiers[word.number] += 1 }
                    if isNear, !word.isName { near[word.number] += 1 }
                    guard place.isLinked, isWanted[word.number] else { continue }
                    for other in before where isWanted[other.number] {
                        let pair = key(other.number, word.number)
                        pairs[pair] = isNear ? 2 : pairs[pair] ?? 1
                    }
                }
                before = place.words
            }
        }
    }

    private func key(_ left: Int, _ right: Int) -> Int { left * heads.count + right }

    /// How well a pair of adjacent words is attested, from 0 to 2.
    func attestation(_ left: String, _ right: String) -> Int {
        guard let left = lexicon.number(of: left), let right = lexicon.number(of: right) else { return 0 }
        return pairs[key(left, right)] ?? 0
    }

    /// Returns whether a word ends phrases of the lists, or is inside them: mostly, or at least sometimes.
    func isUsual(_ word: String, asHead isHead: Bool, mostly: Bool) -> Bool {
        guard let number = lexicon.number(of: word) else { return true }
        let (uses, others) = isHead ? (heads[number], modifiers[number]) : (modifiers[number], heads[number])
        return others == 0 || uses * (mostly ? 1 : 8) > others
    }

    /// Returns how often a word occurs in the fields, and the share of its uses that are there.
    func count(of word: String) -> (near: Double, share: Double) {
        guard let number = lexicon.number(of: word) else { return (0, 0) }
        let near = Double(near[number])
        return (near, near / Double(max(1, heads[number] + modifiers[number])))
    }

    /// Returns the words of the fields with the same first letter as another one.
    func words(like word: String) -> [String] {
        let initial = word.utf8.first
        return near.indices.filter { near[$0] >= Self.least && lexicon.initials[$0] == initial }.map(lexicon.text)
    }
}
