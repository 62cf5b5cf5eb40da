/// Roman numerals from 1 to 39. They are numbers when answers are judged, and they are not acronyms in prose.
package enum RomanNumeral {
    /// Returns the value of a regular numeral of I, V and X, or nil for any other word, including "IIX" and "MIX".
    ///
    /// - Parameter letters: the ASCII letters of the word, in either case.
    package static func value(of letters: some Collection<UInt8>) -> Int? {
        guard letters.count <= longest else { return nil }
        return values[letters.map { byte in byte.withSmallBit }]
    }

    /// The length of "xxxviii".
    private static let longest = 7

    /// The value of each numeral in small letters.
    private static let values: [[UInt8]: Int] = {
        let ones = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]
        let tens = ["", "x", "xx", "xxx"]
        var values: [[UInt8]: Int] = [:]
        for value in 1...39 {
            let numeral = tens[value / 10] + ones[value % 10]
            values[Array(numeral.utf8)] = value
        }
        return values
    }()
}
