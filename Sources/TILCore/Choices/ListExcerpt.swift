/// The fields of a thing, and the words of lists that may replace words of its meaning.
struct ListExcerpt {
    /// Whether the thing belongs to each field.
    var isNear: [Bool] = []
    private let lexicon: Lexicon
    private let words: [String]
    /// The index of each word of the lists among the words, or -1. The words of the meaning come first.
    private var indices: [Int]
    /// The words that share braces with each word of the meaning, and their fields.
    private var mates: [[(word: Int, field: Int)]]

    /// The share of the votes of the most likely field that makes another field likely.
    private static let likely = 0.5
    /// The votes of a tag that names a field, and of all words of the things around. A word of the meaning has one.
    private static let (ofTag, ofOthers) = (3.0, 5.0)
    /// The worth of a use in another field, compared with one in a field of the thing.
    private static let far = 0.3
    /// The number of words that a field has at least, so that a word of a small list has little weight.
    private static let least = 3_000.0

    /// Creates the excerpt for a thing with some words in its meaning. The words of the things around it help to find its
    /// fields.
    init(of lexicon: Lexicon, for thing: Thing, _ meaning: [String]) {
        self.lexicon = lexicon
        words = meaning + meaning.flatMap(WordForm.singulars)
        mates = words.map { _ in [] }
        indices = lexicon.initials.map { _ in -1 }
        for (index, word) in words.enumerated().reversed() {
            if let number = lexicon.number(of: word), !lexicon.isSmall(number) { indices[number] = index }
        }
        var count = words.count
        for phrase in lexicon.phrases where phrase.field == Lexicon.own {
            for word in lexicon.words(of: phrase) where indices[word.number] < 0 && !lexicon.isSmall(word.number) {
                indices[word.number] = count
                count += 1
            }
        }
        var sizes = [Double](repeating: 0, count: lexicon.countOfFields)
        var uses = (0..<count).map { _ in sizes }
        for phrase in lexicon.phrases where phrase.field > Lexicon.own {
            sizes[phrase.field] += Double(phrase.words.count)
            var hasMates = false
            for word in lexicon.words(of: phrase) {
                let index = indices[word.number]
                guard index >= 0 else { continue }
                uses[index][phrase.field] += 1
                if index < words.count { hasMates = true }
            }
            if hasMates { addMates(of: phrase) }
        }
        var votes = sizes.map { _ in 0.0 }
        for (index, uses) in uses.enumerated() {
            let shares = zip(uses, sizes).map { $0 / ($1 + Self.least) }
            let sum = shares[(Lexicon.none + 1)...].reduce(0, +)
            guard sum > 0 else { continue }
            let weight = index < words.count ? 1 : Self.ofOthers / Double(count - words.count)
            for (field, share) in shares.enumerated() { votes[field] += weight * share / sum }
        }
        let tags = thing.tags + thing.tags.flatMap { tag in tag.split(separator: "-").map(String.init) }
        for field in Set(tags.flatMap { tag in lexicon.fieldsOfTags[tag] ?? [] }) { votes[field] += Self.ofTag }
        let least = (votes[(Lexicon.none + 1)...].max() ?? 0) * Self.likely
        isNear = votes.enumerated().map {
            $0 == Lexicon.own || $0 == Lexicon.none || $1 > 0 && $1 >= least
        }
    }

    /// Adds the words that share braces with a word of the meaning.
    private mutating func addMates(of phrase: Lexicon.Phrase) {
        lexicon.forEachPlace(of: phrase) { place in
            for word in place.words where words.indices.contains(indices[word.number]) {
                for mate in place.words where mate.number != word.number && !mate.isName {
                    mates[indices[word.number]].append((mate.number, phrase.field))
                }
            }
        }
    }

    /// Returns the words that can stand in for a word of the meaning, and how often they do. A field of the thing counts
    /// more than others.
    func standIns(for word: String) -> [String: Double] {
        var found: [String: Double] = [:]
        for (known, mates) in zip(words, mates) where known == word || WordForm.singulars(of: word).contains(known) {
            for mate in mates {
                let text = lexicon.text(of: mate.word)
                guard let text = known == word ? text : WordForm.plural(of: text) else { continue }
                found[text, default: 0] += mate.field > Lexicon.none && isNear[mate.field] ? 1 : Self.far
            }
        }
        return found
    }
}
