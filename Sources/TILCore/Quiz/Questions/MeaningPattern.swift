/// A meaning as a row of places for words, each with the letters of the acronym that a word there must have.
///
/// A text put together from this pattern fits the letters of the acronym exactly as well as the meaning does.
struct MeaningPattern {
    /// A place for a word.
    struct Place {
        /// The word that stands there in the meaning.
        let word: String
        /// The letters that a word there must have: the first at its beginning, the others in their order.
        let letters: [UInt32]
        /// Whether it ends the meaning.
        let isLast: Bool

        /// Whether a word has the letters.
        func isFit(for word: [UInt32]) -> Bool {
            MeaningPattern.longestRun(of: letters[...], in: word) == letters.count
        }
    }

    /// The parts of the meaning, some of which are places.
    private var parts: [(text: String, place: Int?)] = []
    /// The places, in order.
    private(set) var places: [Place] = []

    /// More words or letters than that are compared by the beginnings of words alone.
    private static let longest = 24

    /// Takes a meaning apart.
    init(of long: String, acronym short: String) {
        let pieces = Self.pieces(of: long)
        let folded = pieces.filter(\.isWord).map { FoldedText($0.text).letters }
        let letters = Self.letters(of: folded, covering: FoldedText(short).letters)
        var word = 0
        for piece in pieces {
            var place: Int?
            if piece.isWord {
                if !Self.isKept(piece.text, folded[word], isCovered: letters[word] != nil) {
                    place = places.count
                    places.append(
                        Place(
                            word: piece.text, letters: letters[word] ?? Array(folded[word].prefix(1)),
                            isLast: word == folded.count - 1))
                }
                word += 1
            }
            parts.append((piece.text, place))
        }
    }

    /// The meaning with other words in its places, written with its capitals.
    func text(with words: [String]) -> String {
        parts.map { text, place in
            guard let place else { return text }
            return text.first?.isUppercase == true
                ? words[place].prefix(1).uppercased() + words[place].dropFirst() : words[place].lowercased()
        }.joined()
    }

    /// The words of a text that may stand in a place, with whether each ends it.
    static func words(of text: String) -> [(text: String, isLast: Bool)] {
        let words = pieces(of: text).filter(\.isWord).map(\.text)
        return words.indices.compactMap { index in
            let word = words[index]
            let isPlain = word.utf8.count > 2 && word.dropFirst().allSatisfy { $0.isLetter && $0.isLowercase }
            return isPlain && word.first?.isLetter == true ? (word, index == words.count - 1) : nil
        }
    }

    /// Whether a word keeps its place. This is so for a small word that the acronym skips or that is written in lower
    /// case, for a word in capitals such as a nested acronym, and for a word that does not begin with a letter.
    private static func isKept(_ word: String, _ folded: [UInt32], isCovered: Bool) -> Bool {
        guard word.first?.isLetter == true, !folded.isEmpty else { return true }
        if folded.count <= 3, !isCovered || word.first?.isLowercase == true { return true }
        return word.count > 1 && word.allSatisfy { !$0.isLowercase }
    }

    private static func pieces(of text: String) -> [(text: String, isWord: Bool)] {
        var pieces: [(text: String, isWord: Bool)] = []
        for character in text {
            let isWord = character.isLetter || character.isNumber || character == "'" || character == "’"
            if let last = pieces.last, last.isWord == isWord {
                pieces[pieces.count - 1].text.append(character)
            } else {
                pieces.append((String(character), isWord))
            }
        }
        return pieces
    }

    /// For each word the letters of the acronym that it stands for, with as few as can be inside of words; nil for one that
    /// is passed over. Where the acronym cannot be made of the words, each stands for its first letter.
    private static func letters(of words: [[UInt32]], covering acronym: [UInt32]) -> [[UInt32]?] {
        let initials = words.map { $0.isEmpty ? nil : Array($0.prefix(1)) }
        guard !acronym.isEmpty, acronym.count <= longest, words.count <= longest else { return initials }
        // For each letter the cheapest way to give it and all after it to the words from one on, beginning with none.
        var ways: [(cost: Int, counts: [Int])?] = acronym.map { _ in nil } + [(0, [])]
        for word in words.reversed() {
            ways = (0...acronym.count).map { letter in
                let most = longestRun(of: acronym[letter...], in: word)
                return (0...most).compactMap { count in
                    let cost = count == 0 ? (word.count > 3 ? 3 : 1) : 2 * (count - 1)
                    return ways[letter + count].map { ($0.cost + cost, [count] + $0.counts) }
                }.min { $0.0 < $1.0 }
            }
        }
        guard let counts = ways[0]?.counts else { return initials }
        var letter = 0
        return counts.map { count in
            defer { letter += count }
            return count == 0 ? nil : Array(acronym[letter..<letter + count])
        }
    }

    /// How many letters a word can stand for: the first of them at its beginning, the others in their order.
    private static func longestRun(of letters: ArraySlice<UInt32>, in word: [UInt32]) -> Int {
        guard let first = letters.first, word.first == first else { return 0 }
        var rest = word.dropFirst()
        var count = 1
        for letter in letters.dropFirst() {
            guard let place = rest.firstIndex(of: letter) else { break }
            rest = rest[(place + 1)...]
            count += 1
        }
        return count
    }
}

/// The words of many meanings, which other meanings are put together from.
struct WordPool {
    private var words: [MeaningPattern.Place] = []

    /// Gathers the words of things' meanings.
    init(of things: [Thing]) {
        var seen: Set<String> = []
        for thing in things {
            for (text, isLast) in MeaningPattern.words(of: thing.long)
            where seen.insert(text.lowercased() + (isLast ? "$" : "")).inserted {
                words.append(MeaningPattern.Place(word: text, letters: FoldedText(text).letters, isLast: isLast))
            }
        }
    }

    /// Words for a place: with the letters that are wanted, but not the word that stands there; of like length, and from the
    /// end of a meaning if the place is one. Of the eight that fit best, in random order.
    func words(for place: MeaningPattern.Place, using generator: inout SeededGenerator) -> [String] {
        guard !place.letters.isEmpty else { return [] }
        let present = FoldedText(place.word).letters
        let fitting = words.filter { $0.letters != present && place.isFit(for: $0.letters) }
        let ranked = fitting.map { word in
            let strangeness = abs(word.letters.count - present.count) + (word.isLast == place.isLast ? 0 : 4)
            return (word: word.word, strangeness: Double(strangeness) + 3 * generator.fraction())
        }
        var best = ranked.sorted { $0.strangeness < $1.strangeness }.prefix(8).map(\.word)
        generator.shuffle(&best)
        return best
    }
}
