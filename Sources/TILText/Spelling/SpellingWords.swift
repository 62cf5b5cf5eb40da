/// Words with a meaning of their own in a spelling.
package enum SpellingWords {
    /// Words inside a long form that need no matching letter.
    package static let small = EmbeddedList.smallWords.lines

    /// The words that spell each digit, from 0 to 9, such as "third" in 3G, "two" in 2D and "to" in P2P.
    package static let numbers = EmbeddedList.numberWords.lines.map { line in
        line.split(separator: " ").map(String.init)
    }

    static let smallSet = Set(small)

    /// The digit of each word that spells one, as a Unicode scalar.
    static let digits: [String: UInt32] = {
        var digits: [String: UInt32] = [:]
        for (value, words) in numbers.enumerated() {
            for word in words { digits[word] = UInt32(UInt8(ascii: "0")) + UInt32(value) }
        }
        return digits
    }()
}
