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

    /// The use of a word in the near fields.
    struct NearUse {
        /// How often it occurs there.
        var count = 0.0
        /// The share of its uses that are there.
        var share = 0.0
    }

    /// How well each pair of adjacent words is attested: 2 in a near field, and 1 elsewhere.
    private var pairs: [Pair: Int] = [:]
    /// The uses of each word, by the word's number.
    private var uses: [Uses]
    /// Whether pairs with a word are counted, by the word's number.
    private let mayBePaired: [Bool]

    /// The number of uses in the near fields that make a word one of theirs.
    private static let least = 3
    /// The uses at the other end of phrases, for each one at the asked end, with which a word is not at all usual
    /// there.
    private static let mostAtOtherEnd = 8

    /// Finds the uses of all words, and of pairs of words with some first letters.
    /// - Parameter fieldsNear: whether each field is near the asked thing.
    init(in lexicon: Lexicon, fieldsNear: [Bool], initials: Set<UInt8>) {
        self.lexicon = lexicon
        uses = Array(repeating: Uses(), count: lexicon.initials.count)
        mayBePaired = lexicon.initials.map { initial in initials.contains(initial) }
        for phrase in lexicon.phrases where phrase.kind != .standIns {
            let isNear = fieldsNear[phrase.field]
            var wordsBefore: ArraySlice<Lexicon.Word> = []
            lexicon.forEachPlace(of: phrase) { place in
                addUses(in: place, isNear: isNear)
                if place.isLinked { addPairs(wordsBefore, place.words, isNear: isNear) }
                wordsBefore = place.words
            }
        }
    }

    private mutating func addUses(in place: Lexicon.Place, isNear: Bool) {
        for word in place.words {
            if place.isHead { uses[word.number].asHead += 1 } else { uses[word.number].asModifier += 1 }
            if isNear, !word.isName { uses[word.number].near += 1 }
        }
    }

    private mutating func addPairs(
        _ leftWords: ArraySlice<Lexicon.Word>, _ rightWords: ArraySlice<Lexicon.Word>, isNear: Bool
    ) {
        for right in rightWords where mayBePaired[right.number] {
            for left in leftWords where mayBePaired[left.number] {
                let pair = Pair(left: left.number, right: right.number)
                pairs[pair] = isNear ? 2 : pairs[pair] ?? 1
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
        let asAsked = isHead ? asHead : asModifier
        let otherwise = isHead ? asModifier : asHead
        if otherwise == 0 { return true }
        return mostly ? asAsked > otherwise : Self.mostAtOtherEnd * asAsked > otherwise
    }

    /// Returns how often a word occurs in the near fields.
    func nearUse(of word: String) -> NearUse {
        guard let number = lexicon.number(of: word) else { return NearUse() }
        let uses = uses[number]
        let all = max(1, uses.asHead + uses.asModifier)
        return NearUse(count: Double(uses.near), share: Double(uses.near) / Double(all))
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
