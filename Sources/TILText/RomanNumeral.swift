/// Roman numerals from 1 to 39, which are numbers to a judge of answers and no acronyms to a reader of prose.
package enum RomanNumeral {
    /// The value of a numeral of I, V and X in its regular form; nil for every other word, "IIX" and "MIX" among them.
    ///
    /// - Parameter letters: the ASCII letters of the word, in either case.
    package static func value(of letters: some Collection<UInt8>) -> Int? {
        var rest = letters[...]
        var tens = 0
        while tens < 3, rest.first.map({ $0 | 0x20 }) == UInt8(ascii: "x") {
            tens += 1
            rest = rest.dropFirst()
        }
        guard let ones = ones(rest), tens + ones > 0 else { return nil }
        return tens * 10 + ones
    }

    /// The value of the part below ten; 0 for none.
    private static func ones(_ letters: some Collection<UInt8>) -> Int? {
        var code = 0
        // The longest is "viii". A letter is one digit of a number to the base of four, so that one switch tells all ten.
        guard letters.count <= 4 else { return nil }
        for letter in letters {
            switch letter | 0x20 {
            case UInt8(ascii: "i"): code = code * 4 + 1
            case UInt8(ascii: "v"): code = code * 4 + 2
            case UInt8(ascii: "x"): code = code * 4 + 3
            default: return nil
            }
        }
        return codes.firstIndex(of: code)
    }

    /// "", I, II, III, IV, V, VI, VII, VIII and IX, each as such a number.
    private static let codes = [0, 0o1, 0o5, 0o25, 0o6, 0o2, 0o11, 0o45, 0o225, 0o7]
}
