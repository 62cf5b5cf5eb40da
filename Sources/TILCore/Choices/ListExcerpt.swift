/// The fields of a thing, and the words of lists that may replace words of its meaning.
struct ListExcerpt {
    /// Whether the thing belongs to each field.
    let nearFields: [Bool]
    private let lexicon: Lexicon
    /// The words of the meaning, and their singulars.
    private let words: [String]
    /// The words that share braces with each word.
    private let mates: [[Mate]]

    /// A word that shares braces with another one.
    private struct Mate {
        /// The number of the word in the lexicon.
        let word: Int
        let field: Int
    }

    /// The worth of a use in another field, compared with one in a field of the thing.
    private static let far = 0.3

    /// Creates the excerpt for a thing with some words in its meaning. The words of the things around it help to find
    /// its fields.
    init(of lexicon: Lexicon, for thing: Thing, _ meaning: [String]) {
        self.lexicon = lexicon
        words = meaning + meaning.flatMap(WordForm.singulars)
        let fieldWords = FieldWords(ofMeaning: words, in: lexicon)
        let uses = FieldUses(of: fieldWords, in: lexicon)
        nearFields = uses.nearFields(tags: thing.tags, in: lexicon)
        var mates: [[Mate]] = words.map { _ in [] }
        for phrase in uses.phrasesWithMeaning {
            lexicon.forEachPlace(of: phrase) { place in
                Self.addMates(in: place, field: phrase.field, of: fieldWords, to: &mates)
            }
        }
        self.mates = mates
    }

    /// Adds the words that share braces with a word of the meaning.
    private static func addMates(
        in place: Lexicon.Place, field: Int, of fieldWords: FieldWords, to mates: inout [[Mate]]
    ) {
        for word in place.words {
            guard let index = fieldWords.index(of: word), fieldWords.isOfMeaning(index) else { continue }
            for mate in place.words where mate.number != word.number && !mate.isName {
                mates[index].append(Mate(word: mate.number, field: field))
            }
        }
    }

    /// Returns the words that can stand in for a word of the meaning, and how often they do. A field of the thing
    /// counts more than others.
    /// - Parameter fields: whether each field is one of the thing.
    func standIns(for word: String, in fields: [Bool]) -> [String: Double] {
        let singulars = WordForm.singulars(of: word)
        var standIns: [String: Double] = [:]
        for (index, known) in words.enumerated() {
            let isSame = known == word
            guard isSame || singulars.contains(known) else { continue }
            for mate in mates[index] {
                let text = lexicon.text(of: mate.word)
                // The mate of a singular stands in with its plural.
                guard let standIn = isSame ? text : WordForm.plural(of: text) else { continue }
                // A list without tags may be of any field.
                let isNear = Lexicon.isNamed(mate.field) && fields[mate.field]
                standIns[standIn, default: 0] += isNear ? 1 : Self.far
            }
        }
        return standIns
    }
}

/// The words that show the fields of a thing: those of its meaning, then those of the things around it.
private struct FieldWords {
    private let meaningCount: Int
    private(set) var count: Int
    /// The index of each word of the lexicon, or nil if the word shows nothing.
    private var indices: [Int?]

    init(ofMeaning words: [String], in lexicon: Lexicon) {
        meaningCount = words.count
        count = words.count
        indices = lexicon.initials.map { _ in nil }
        // Go backwards, so that the first of two equal words gets the number.
        for (index, word) in words.enumerated().reversed() {
            if let number = lexicon.number(of: word), !lexicon.isSmall(number) { indices[number] = index }
        }
        for phrase in lexicon.phrases where phrase.field == Lexicon.own {
            for word in lexicon.words(of: phrase) where !lexicon.isSmall(word.number) { add(word) }
        }
    }

    private mutating func add(_ word: Lexicon.Word) {
        guard indices[word.number] == nil else { return }
        indices[word.number] = count
        count += 1
    }

    func index(of word: Lexicon.Word) -> Int? { indices[word.number] }

    func isOfMeaning(_ index: Int) -> Bool { index < meaningCount }

    /// The number of words of the things around.
    var othersCount: Int { count - meaningCount }
}

/// How often each field of the lists uses the words of a thing.
private struct FieldUses {
    /// The phrases with a word of the meaning.
    private(set) var phrasesWithMeaning: [Lexicon.Phrase] = []
    private let fieldWords: FieldWords
    /// The number of words in each field.
    private var sizes: [Double]
    /// The number of uses of each word, by field.
    private var uses: [[Double]]

    /// The share of the votes of the most likely field that makes another field likely.
    private static let likely = 0.5
    /// The votes of a tag that names a field. A word of the meaning has one vote.
    private static let votesOfTag = 3.0
    /// The votes of all words of the things around together.
    private static let votesOfOthers = 5.0
    /// The number of words that a field has at least, so that a word of a small list has little weight.
    private static let leastSize = 3_000.0

    init(of fieldWords: FieldWords, in lexicon: Lexicon) {
        self.fieldWords = fieldWords
        sizes = Array(repeating: 0, count: lexicon.countOfFields)
        uses = Array(repeating: sizes, count: fieldWords.count)
        for phrase in lexicon.phrases where Lexicon.isOfLists(phrase.field) {
            sizes[phrase.field] += Double(phrase.words.count)
            var hasWordOfMeaning = false
            for word in lexicon.words(of: phrase) {
                guard let index = fieldWords.index(of: word) else { continue }
                uses[index][phrase.field] += 1
                if fieldWords.isOfMeaning(index) { hasWordOfMeaning = true }
            }
            if hasWordOfMeaning { phrasesWithMeaning.append(phrase) }
        }
    }

    /// Returns whether a thing probably belongs to each field. It always belongs to its own field and to lists without
    /// tags.
    func nearFields(tags: [String], in lexicon: Lexicon) -> [Bool] {
        var votes = votesOfWords
        for field in Self.fields(named: tags, in: lexicon) { votes[field] += Self.votesOfTag }
        let mostVotes = votes[Self.firstNamed...].max() ?? 0
        let neededVotes = mostVotes * Self.likely
        return votes.enumerated().map { field, votesOfField in
            if field == Lexicon.own || field == Lexicon.none { return true }
            return votesOfField > 0 && votesOfField >= neededVotes
        }
    }

    /// The first field with a name.
    private static let firstNamed = Lexicon.none + 1

    /// Returns the fields of tags, and of the words of tags such as `operating-systems`.
    private static func fields(named tags: [String], in lexicon: Lexicon) -> Set<Int> {
        let words = tags.flatMap { tag in tag.split(separator: "-").map(String.init) }
        var fields: Set<Int> = []
        for name in tags + words { fields.formUnion(lexicon.fieldsOfTags[name] ?? []) }
        return fields
    }

    /// The votes of all words for each field. Each word distributes its vote by the share that it has of the field's
    /// words.
    private var votesOfWords: [Double] {
        var votes = sizes.map { _ in 0.0 }
        for (index, usesOfWord) in uses.enumerated() {
            let shares = zip(usesOfWord, sizes).map { count, size in count / (size + Self.leastSize) }
            let sum = shares[Self.firstNamed...].reduce(0, +)
            guard sum > 0 else { continue }
            let weight = fieldWords.isOfMeaning(index) ? 1 : Self.votesOfOthers / Double(fieldWords.othersCount)
            for (field, share) in shares.enumerated() { votes[field] += weight * share / sum }
        }
        return votes
    }
}
