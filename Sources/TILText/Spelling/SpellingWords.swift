/// Words with a meaning of their own in a spelling.
package enum SpellingWords {
    /// Words inside a long form that need no matching letter.
    package static let small = """
        a an the of and or for in on to with by from at as into via per within under over between through using based
        towards toward upon onto without against among is are be de la le les du des di del der die das und von et y el
        los las en da do dos e its their our
        """

    /// The words that spell each digit, from 0 to 9, such as "third" in 3G, "two" in 2D and "to" in P2P.
    package static let numbers = [
        "zero", "one first single mono 1st i", "two second dual double to too bi 2nd ii",
        "three third triple tri 3rd iii",
        "four fourth for quad 4th iv", "five fifth 5th v", "six sixth 6th vi", "seven seventh 7th vii",
        "eight eighth 8th viii", "nine ninth 9th ix",
    ]

    static let smallSet = Set(small.split { $0 == " " || $0 == "\n" }.map(String.init))

    static let digits: [String: UInt32] = {
        var digits: [String: UInt32] = [:]
        for (value, names) in numbers.enumerated() {
            for name in names.split(separator: " ") { digits[String(name)] = 0x30 + UInt32(value) }
        }
        return digits
    }()
}
