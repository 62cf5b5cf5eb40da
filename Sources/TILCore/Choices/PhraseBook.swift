/// The words that are next to each other in real phrases, and the words that occur with tags.
struct PhraseBook: Sendable {
    private struct Pair: Hashable {
        let left: String
        let right: String
    }

    private var pairs: Set<Pair> = []
    /// The words in the meanings with each tag.
    private var tagged: [String: Set<String>] = [:]

    /// Creates a book with the phrases in the meanings of things.
    init(of things: [Thing]) {
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

    /// Returns how often two words are next to each other in English texts, from 0 for hardly ever to 4.
    static func frequency(_ left: String, _ right: String) -> Int {
        guard let words = phrases[right] else { return 0 }
        let count = left.utf8.count
        for word in words {
            let length = word.utf8.count
            guard length == count || length == count + 1, word.utf8.starts(with: left.utf8) else { continue }
            if length == count { return 1 }
            if let frequency = word.last?.wholeNumberValue { return frequency }
        }
        return 0
    }

    /// Returns noun phrases with two to four given initials, in a random order: a frequent pair of words, which may have
    /// a general quality before it and a general noun after it.
    static func nounPhrases(
        _ initials: [Character], withMedicine: Bool, using generator: inout SeededGenerator
    ) -> [[String]] {
        let least: Character = initials.count > 3 ? "3" : "2"
        var found: [[String]] = []
        for start in initials.indices.dropLast() where start < 2 && initials.count - start <= 3 {
            let end = start + 2
            let qualities = PlainWords.generalQualities.filter { start > 0 && $0.first == initials[0] }
            let heads = PlainWords.generalHeads.filter { end < initials.count && $0.first == initials[end] }
            for pair in nounPairs(initials[start], initials[start + 1], least, withMedicine: withMedicine) {
                let quality = qualities.randomElement(using: &generator).map { [$0] } ?? []
                let head = heads.randomElement(using: &generator).map { [$0] } ?? []
                let phrase = quality + pair + head
                if phrase.count == initials.count { found.append(phrase) }
            }
        }
        generator.shuffle(&found)
        return found
    }

    /// Returns the pairs of words with at least a frequency that begin with two letters and end in a noun.
    private static func nounPairs(
        _ first: Character, _ second: Character, _ least: Character, withMedicine: Bool
    ) -> [[String]] {
        func fits(_ word: String, _ wanted: WordRoles, without unwanted: WordRoles) -> Bool {
            let roles = PlainWords.roles(of: word)
            return word.utf8.count > 2 && !PlainWords.particles.contains(word) && WordForm(of: word) == .plain
                && !roles.isDisjoint(with: wanted) && roles.isDisjoint(with: unwanted)
        }
        let special: WordRoles = withMedicine ? .everyday : [.everyday, .special]
        var found: [[String]] = []
        for (noun, pairs) in phrases where noun.first == second {
            guard fits(noun, .noun, without: special.union(.adjective)) else { continue }
            for pair in pairs where pair.first == first {
                guard let frequency = pair.last, frequency.isNumber, frequency >= least else { continue }
                let word = String(pair.dropLast())
                if fits(word, [.noun, .adjective], without: special) { found.append([word, noun]) }
            }
        }
        return found.sorted { $0.joined() < $1.joined() }
    }

    /// The first words of the phrases with each second word.
    private static let phrases: [String: ArraySlice<Substring>] = {
        let words = PlainWords.phrases.split { $0 == " " || $0 == "\n" }
        let starts = words.indices.filter { words[$0].hasSuffix(":") }
        let ends = starts.dropFirst() + [words.endIndex]
        return Dictionary(
            uniqueKeysWithValues: zip(starts, ends).map { start, end in
                (String(words[start].dropLast()), words[(start + 1)..<end])
            })
    }()
}
