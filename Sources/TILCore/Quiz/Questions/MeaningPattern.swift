/// A meaning as a row of places for words, each with the letters of the acronym that a word there must have.
///
/// What is put together by it fits the letters of the acronym exactly as well as the meaning itself.
struct MeaningPattern {
    /// A place for a word.
    struct Place {
        /// The word that stands there in the meaning.
        let word: String
        /// The letters that a word there must have: the first at its beginning, the others in their order.
        let letters: [UInt32]
        /// Whether it ends the meaning.
        let isLast: Bool
    }

    /// A part of the meaning.
    private enum Part {
        case kept(String)
        case place(Int)
    }

    private let parts: [Part]
    /// The places, in order.
    let places: [Place]

    /// More words or letters than that are compared by the beginnings of words alone.
    private static let longest = 24

    /// Takes a meaning apart.
    init(of long: String, acronym short: String) {
        let pieces = Self.pieces(of: long)
        let words = pieces.indices.filter { pieces[$0].isWord }
        let folded = words.map { FoldedText(pieces[$0].text).letters }
        let letters = Self.letters(of: folded, covering: FoldedText(short).letters)
        var places: [Place] = []
        var parts: [Part] = []
        var next = 0
        for piece in pieces {
            guard piece.isWord else {
                parts.append(.kept(piece.text))
                continue
            }
            defer { next += 1 }
            if Self.isKept(piece.text, folded[next], isCovered: letters[next] != nil) {
                parts.append(.kept(piece.text))
            } else {
                let needed = letters[next] ?? Array(folded[next].prefix(1))
                parts.append(.place(places.count))
                places.append(Place(word: piece.text, letters: needed, isLast: next == words.count - 1))
            }
        }
        self.parts = parts
        self.places = places
    }

    /// The meaning with other words in its places, written with its capitals.
    func text(with words: [String]) -> String {
        parts.map { part in
            switch part {
            case .kept(let text): text
            case .place(let index):
                places[index].word.first?.isUppercase == true
                    ? words[index].prefix(1).uppercased() + words[index].dropFirst() : words[index].lowercased()
            }
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

    /// Whether a word stays where it is: a small one that the acronym passes over or that is written small, one of capitals
    /// such as a nested acronym, one that begins with no letter.
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
        // The cost of the rest of the acronym, by the words that are left and the letters that are left; from the end.
        let impossible = Int.max / 2
        var costs = [[Int]](
            repeating: [Int](repeating: impossible, count: acronym.count + 1), count: words.count + 1)
        var taken = [[Int]](repeating: [Int](repeating: 0, count: acronym.count + 1), count: words.count + 1)
        costs[words.count][acronym.count] = 0
        for word in words.indices.reversed() {
            for letter in 0...acronym.count {
                costs[word][letter] = costs[word + 1][letter] + (words[word].count > 3 ? 3 : 1)
                let most = longestRun(of: acronym[letter...], in: words[word])
                for count in stride(from: 1, through: most, by: 1) {
                    let cost = costs[word + 1][letter + count] + 2 * (count - 1)
                    if cost < costs[word][letter] {
                        (costs[word][letter], taken[word][letter]) = (cost, count)
                    }
                }
            }
        }
        guard costs[0][0] < impossible else { return initials }
        var letter = 0
        return words.indices.map { word in
            let count = taken[word][letter]
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
