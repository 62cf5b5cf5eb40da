/// How lists use words: how often in some fields, next to which others, and at which end of phrases.
struct WordUses {
    private let lexicon: Lexicon
    /// Two adjacent words.
    private struct Pair: Hashable {
        let left: Int
        let right: Int
    }

    /// How often a word is used.
    private struct Uses {
        /// At the end of a phrase.
        var asHead = 0
        /// Before another word of a phrase.
        var asModifier = 0
        /// In the near fields, not as a name.
        var near = 0
    }

    /// How well each pair of adjacent words is attested: 2 in a near field, and 1 elsewhere.
    private var pairs: [Pair: Int] = [:]
    /// The uses of each word, by the word's number.
    private var uses: [Uses]

    /// The number of uses in the near fields that make a word one of theirs.
    private static let least = 3

    /// Finds the uses of all words, and of pairs of words with some first letters.
    /// - Parameter fieldsNear: whether each field is near the asked thing.
    init(in lexicon: Lexicon, fieldsNear: [Bool], initials: Set<UInt8>) {
        self.lexicon = lexicon
        uses = Array(repeating: Uses(), count: lexicon.initials.count)
        let isWanted = lexicon.initials.map(initials.contains)
        for phrase in lexicon.phrases where phrase.kind != .standIns {
            let isNear = fieldsNear[phrase.field]
            var before: ArraySlice<Lexicon.Word> = []
            lexicon.forEachPlace(of: phrase) { place in
                for word in place.words {
                    if place.isHead { uses[word.number].asHead += 1 } else { uses[word.number].asModifier += 1 }
                    if isNear, !word.isName { uses[word.number].near += 1 }
                    guard place.isLinked, isWanted[word.number] else { continue }
                    for other in before where isWanted[other.number] {
                        let pair = Pair(left: other.number, right: word.number)
                        pairs[pair] = isNear ? 2 : pairs[pair] ?? 1
                    }
                }
                before = place.words
            }
        }
    }

    /// How well a pair of adjacent words is attested, from 0 to 2.
    func attestation(_ left: String, _ right: String) -> Int {
        guard let left = lexicon.number(of: left), let right = lexicon.number(of: right) else { return 0 }
        return pairs[Pair(left: left, right: right)] ?? 0
    }

    /// Returns whether a word ends phrases of the lists, or is inside them: mostly, or at least sometimes.
    func isUsual(_ word: String, asHead isHead: Bool, mostly: Bool) -> Bool {
        guard let number = lexicon.number(of: word) else { return true }
        let asHead = uses[number].asHead
        let asModifier = uses[number].asModifier
        let asked = isHead ? asHead : asModifier
        let others = isHead ? asModifier : asHead
        if others == 0 { return true }
        return mostly ? asked > others : 8 * asked > others
    }

    /// Returns how often a word occurs in the fields, and the share of its uses that are there.
    func count(of word: String) -> (near: Double, share: Double) {
        guard let number = lexicon.number(of: word) else { return (0, 0) }
        let uses = uses[number]
        let near = Double(uses.near)
        return (near, near / Double(max(1, uses.asHead + uses.asModifier)))
    }

    /// Returns the words of the fields with the same first letter as another one.
    func words(like word: String) -> [String] {
        let initial = word.utf8.first
        let numbers = uses.indices.filter { number in
            uses[number].near >= Self.least && lexicon.initials[number] == initial
        }
        return numbers.map(lexicon.text)
    }
}
