/// Roman numerals from 1 to 39, which are numbers to a judge of answers and no acronyms to a reader of prose.
package enum RomanNumeral {
    /// The value of a numeral of I, V and X in its regular form; nil for every other word, "IIX" and "MIX" among them.
    ///
    /// - Parameter letters: the ASCII letters of the word, in either case.
    package static func value(of letters: some Collection<UInt8>) -> Int? {
        guard letters.count <= longest else { return nil }
        return Array(letters).withUnsafeBufferPointer { value(of: $0) }
    }

    /// The same of letters in memory, which a reader asks for every word in capitals.
    package static func value(of letters: UnsafeBufferPointer<UInt8>) -> Int? {
        guard letters.count <= longest else { return nil }
        var index = 0
        while index < min(3, letters.count), letters[index] | 0x20 == UInt8(ascii: "x") { index += 1 }
        let tens = index
        var code = 0
        // A letter is one digit of a number to the base of four, so that one look tells all ten.
        guard letters.count - index <= 4 else { return nil }
        while index < letters.count {
            switch letters[index] | 0x20 {
            case UInt8(ascii: "i"): code = code * 4 + 1
            case UInt8(ascii: "v"): code = code * 4 + 2
            case UInt8(ascii: "x"): code = code * 4 + 3
            default: return nil
            }
            index += 1
        }
        guard let ones = codes.firstIndex(of: code), tens + ones > 0 else { return nil }
        return tens * 10 + ones
    }

    /// The letters of "xxxviii".
    private static let longest = 7

    /// "", I, II, III, IV, V, VI, VII, VIII and IX, each as such a number.
    private static let codes = [0, 0o1, 0o5, 0o25, 0o6, 0o2, 0o11, 0o45, 0o225, 0o7]
}
