/// The words that are next to each other in real phrases, and the words that occur with tags.
struct PhraseBook: Sendable {
    private struct Pair: Hashable {
        let left: String
        let right: String
    }

    private var pairs: Set<Pair> = []
    /// The words in the meanings with each tag.
    private var tagged: [String: Set<String>] = [:]
    private let things: [Thing]

    /// Creates a book with the phrases in the meanings of things.
    init(of things: [Thing]) {
        self.things = things
        for thing in things {
            var last: String?
            for part in thing.long.lowercased().split(whereSeparator: { $0 == " " || $0 == "-" }) {
                let word = PlainWords.lemma(String(part))
                if let last { pairs.insert(Pair(left: last, right: word)) }
                for tag in thing.tags { tagged[tag, default: []].insert(word) }
                last = PlainWords.particles.contains(word) ? nil : word
            }
        }
    }

    /// Returns whether two words are next to each other in a meaning.
    func has(_ left: String, _ right: String) -> Bool { pairs.contains(Pair(left: left, right: right)) }

    /// Returns whether a word occurs in a meaning with one of several tags.
    func has(_ word: String, tags: [String]) -> Bool { tags.contains { tagged[$0]?.contains(word) == true } }

    /// Returns the topics of a meaning, the most likely first. Its own words count, and all words of the other meanings
    /// with its tags together count as much as ten of them.
    func topics(of words: [String], tags: [String]) -> [Topics] {
        let mates = things.filter { $0.tags.contains(where: tags.contains) }
        let others = Self.votes(of: (mates.isEmpty ? things : mates).flatMap { PlainWords.words($0.long.lowercased()) })
        let weight = Self.weightOfOthers / max(1, others.reduce(0, +))
        let votes = zip(Self.votes(of: words), others).map { $0 + weight * $1 }
        return Topics.all.indices.sorted { votes[$0] > votes[$1] }.map { Topics.all[$0] }
    }

    private static let weightOfOthers = 10.0

    /// Returns the votes of words for each topic. A word gives equal parts of one vote to its topics.
    private static func votes(of words: [String]) -> [Double] {
        var votes = Topics.all.map { _ in 0.0 }
        for word in words where !PlainWords.particles.contains(word) {
            guard let entry = PlainWords.table[PlainWords.lemma(word)] else { continue }
            let topics = entry.starts.union(entry.ends)
            for (index, topic) in Topics.all.enumerated() where topics.contains(topic) {
                votes[index] += 1 / Double(topics.rawValue.nonzeroBitCount)
            }
        }
        return votes
    }

    /// Returns how often two words are next to each other in English texts, from 0 for hardly ever to 4.
    static func frequency(_ left: String, _ right: String) -> Int {
        guard let range = ranges[right] else { return 0 }
        let left = Array(left.utf8)
        return PlainWords.phrases.utf8.withContiguousStorageIfAvailable { text in
            var start = range.lowerBound
            for index in range where text[index] == space || text[index] == lineEnd {
                let word = text[start..<index]
                start = index + 1
                guard word.count == left.count || word.count == left.count + 1, word.starts(with: left) else {
                    continue
                }
                if word.count == left.count { return 1 }
                if let last = word.last, last < UInt8(ascii: "a") { return Int(last - UInt8(ascii: "0")) }
            }
            return 0
        } ?? 0
    }

    /// Returns how common a word is at the end of phrases in English texts, from 0 to 1.
    static func commonness(_ word: String) -> Double { min(1, Double(ranges[word]?.count ?? 0) / enoughBytes) }

    private static let enoughBytes = 400.0

    private static let (space, lineEnd, colon) = (UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: ":"))

    /// The range of bytes with the first words of the pairs with each second word.
    private static let ranges: [String: Range<Int>] = {
        var found: [(word: String, start: Int, end: Int)] = []
        var start = 0
        let text = PlainWords.phrases
        text.utf8.withContiguousStorageIfAvailable { text in
            for index in text.indices {
                if text[index] == colon {
                    found.append((String(decoding: text[start..<index], as: UTF8.self), index + 2, start))
                } else if text[index] == space || text[index] == lineEnd {
                    start = index + 1
                }
            }
        }
        let ends = found.dropFirst().map(\.end) + [text.utf8.count]
        return Dictionary(uniqueKeysWithValues: zip(found, ends).map { ($0.word, $0.start..<max($0.start, $1)) })
    }()
}

/// Phrases with the letters and the shape of a meaning, from other words of its topic.
struct TopicPhrases {
    /// The words that may stand in each place, in the order of the places.
    private let words: [[String]]
    /// The indices of the words that may follow each word in texts, for each place but the first.
    private let followers: [[[Int]]]
    /// How common each word is at the end of a phrase.
    private let commonness: [[Double]]
    private let parts: MeaningParts

    /// The number of phrases that are made for a choice of the best.
    private static let count = 200

    /// Creates the words for phrases like a meaning. The result is nil if no words fit a place.
    init?(like parts: MeaningParts, topic: Topics) {
        self.parts = parts
        var words: [[String]] = []
        for slot in parts.slots {
            let found = Self.words(for: slot, of: topic)
            if found.isEmpty { return nil }
            words.append(found)
        }
        guard !words.isEmpty else { return nil }
        self.words = words
        commonness = words.map { $0.map { PhraseBook.commonness(PlainWords.lemma($0)) } }
        followers = parts.slots.indices.map { index in
            guard index > 0, !parts.slots[index].isFirst else { return [] }
            return words[index - 1].map { left in
                let left = PlainWords.lemma(left)
                return words[index].indices.filter {
                    PhraseBook.frequency(left, PlainWords.lemma(words[index][$0])) > 0
                }
            }
        }
    }

    private static func words(for slot: MeaningParts.Slot, of topic: Topics) -> [String] {
        let isPlural = slot.isLast && slot.form == .plural
        var found: [String] = []
        for (word, entry) in PlainWords.table where word.utf8.first == slot.word.utf8.first {
            let topics = slot.isLast ? entry.ends : entry.starts
            guard !topics.isDisjoint(with: topic), slot.isFirst && !slot.isLast || !entry.roles.isDisjoint(with: .noun),
                !PlainWords.particles.contains(word), !isPlural || entry.roles.contains(.count)
            else { continue }
            let form = isPlural ? WordForm.plural(of: word) : word
            if slot.isFit(for: form), !PlainWords.areAlike(form, slot.word) { found.append(form) }
        }
        // A word of another kind would stand out.
        let isNoun = !PlainWords.roles(of: slot.word).isDisjoint(with: .noun)
        for isAlike in [
            { WordForm(of: $0) == slot.form },
            { !PlainWords.roles(of: $0).isDisjoint(with: .noun) == isNoun },
        ] as [(String) -> Bool] {
            let alike = found.filter(isAlike)
            if alike.count >= fewest { found = alike }
        }
        return found.sorted()
    }

    /// The number of words that are enough for three phrases.
    private static let fewest = 4

    /// Returns phrases, the most natural first. No two of them share a word.
    func phrases(using generator: inout SeededGenerator) -> [String] {
        var found: [[Int]: Double] = [:]
        for _ in 0..<Self.count {
            var chosen: [Int] = []
            var worth = 0.0
            for index in words.indices {
                let known = chosen.last.flatMap { followers[index].isEmpty ? nil : followers[index][$0] }
                let next =
                    (known ?? []).randomElement(using: &generator)
                    ?? words[index].indices.randomElement(using: &generator)
                guard let next else { continue }
                if let known { worth += known.isEmpty ? -1 : 2 }
                if parts.slots[index].isLast { worth += commonness[index][next] }
                chosen.append(next)
            }
            if found[chosen] == nil { found[chosen] = worth + generator.fraction() }
        }
        var seen: Set<String> = []
        var texts: [String] = []
        for (chosen, _) in found.sorted(by: { $0.value > $1.value }) {
            let words = zip(words, chosen).map { $0[$1] }
            guard seen.isDisjoint(with: words), Set(words).count == words.count else { continue }
            seen.formUnion(words)
            texts.append(parts.text(with: zip(parts.slots, words).map { ($0.part, $1) }))
        }
        return texts
    }
}
