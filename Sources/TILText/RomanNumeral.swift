/// Roman numerals from 1 to 39. They are numbers when answers are judged, and they are not acronyms in prose.
package enum RomanNumeral {
    /// Returns the value of a regular numeral of I, V and X, or nil for any other word, including "IIX" and "MIX".
    ///
    /// - Parameter letters: the ASCII letters of the word, in either case.
    package static func value(of letters: some Collection<UInt8>) -> Int? {
        letters.count <= longest && letters.allSatisfy { byte in "ivx".utf8.contains(byte.withSmallBit) }
            ? values[letters.map { byte in byte.withSmallBit }] : nil
    }

    /// The letters of "xxxviii".
    private static let longest = 7

    private static let values: [[UInt8]: Int] = {
        let ones = " i ii iii iv v vi vii viii ix".split(separator: " ", omittingEmptySubsequences: false)
        let numerals = ["", "x", "xx", "xxx"].flatMap { tens in ones.map { one in Array((tens + one).utf8) } }
        return Dictionary(uniqueKeysWithValues: zip(numerals, 0...)).filter { $0.value > 0 }
    }()
}
