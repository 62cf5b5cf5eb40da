/// The letters of an acronym that the words of its meaning stand for.
enum AcronymCover {
    /// The words from one to the last, and the letters of the acronym that they stand for.
    private struct Way {
        var cost = 0
        /// The letters of each word.
        var letters: [ArraySlice<UInt32>] = []
    }

    /// The maximum number of letters of an acronym. A longer one is not searched.
    private static let longest = 24
    /// The cost of a word that the acronym skips.
    private static let skippedWord = 3
    /// The cost of a skipped word that is so short that acronyms often skip it.
    private static let skippedShortWord = 1
    /// The length of the longest short word.
    private static let shortWord = 3
    /// The cost of a letter inside a word.
    private static let letterInside = 2

    /// Returns the letters of the acronym that each word stands for, with as few letters inside words as possible. A
    /// skipped word has none. If the acronym cannot be made from the words, all words are skipped.
    static func letters(of words: [[UInt32]], covering acronym: [UInt32]) -> [ArraySlice<UInt32>] {
        let none = words.map { _ in [UInt32]()[...] }
        guard acronym.count <= longest else { return none }
        // The cheapest way for each letter to give it, and all letters after it, to the words from one word to the
        // last. The search starts after the last word, which leaves no letter.
        var ways: [Way?] = acronym.map { _ in nil }
        ways.append(Way())
        for word in words.reversed() {
            ways = (0...acronym.count).map { start in
                cheapestWay(from: start, in: acronym, beginningWith: word, thenBy: ways)
            }
        }
        return ways[0]?.letters ?? none
    }

    /// Returns the cheapest way to give the letters from a position on to a word and the words after it, or nil if
    /// there is none.
    /// - Parameter ways: the cheapest ways for the words after it, by the position of their first letter.
    private static func cheapestWay(
        from start: Int, in acronym: [UInt32], beginningWith word: [UInt32], thenBy ways: [Way?]
    ) -> Way? {
        var cheapest: Way?
        let most = longestRun(of: acronym[start...], in: word)
        for count in 0...most {
            let end = start + count
            guard let rest = ways[end] else { continue }
            let cost = rest.cost + cost(of: count, lettersOf: word)
            if let known = cheapest, known.cost <= cost { continue }
            cheapest = Way(cost: cost, letters: [acronym[start..<end]] + rest.letters)
        }
        return cheapest
    }

    private static func cost(of count: Int, lettersOf word: [UInt32]) -> Int {
        if count > 0 { return letterInside * (count - 1) }
        return word.count > shortWord ? skippedWord : skippedShortWord
    }
}

/// Returns the maximum number of letters that a word can stand for. The first letter must start the word, and the
/// others must follow in order.
func longestRun(of letters: ArraySlice<UInt32>, in word: [UInt32]) -> Int {
    guard let first = letters.first, word.first == first else { return 0 }
    var rest = word.dropFirst()
    var count = 1
    for letter in letters.dropFirst() {
        guard let index = rest.firstIndex(of: letter) else { break }
        rest = rest[(index + 1)...]
        count += 1
    }
    return count
}
