import TILText

/// Numbers written as digits, as words and as Roman numerals, so that "2 factor" can be read as "two factor".
enum SpelledNumbers {
    /// Returns a text with its small numbers written as words: `2` and `ii` become "two", `1st` becomes "first".
    ///
    /// Roman numerals of one letter count only as the last word, because elsewhere they may be pronouns or letters.
    /// - Returns: the text, or nil if it contains no such number.
    static func spelledOut(_ text: FoldedText) -> FoldedText? {
        text.replacingWords { word, index, count in
            let isLast = index == count - 1
            return name(of: word, isLast: isLast).map { name in letters(of: name) }
        }
    }

    /// Returns the value of a folded word that is a Roman numeral from 1 to 39, or nil for any other word.
    static func romanValue(_ letters: ArraySlice<UInt32>) -> Int? {
        RomanNumeral.value(of: letters.map { letter in UInt8(exactly: letter) ?? 0 })
    }

    private static func name(of letters: ArraySlice<UInt32>, isLast: Bool) -> String? {
        guard letters.count <= longestNumber, let first = letters.first else { return nil }
        if isDigit(first) { return nameOfDigits(letters) }
        guard letters.count > 1 || isLast, let value = romanValue(letters) else { return nil }
        return value < cardinals.count ? cardinals[value] : nil
    }

    /// Returns the name of a number in digits, with or without the ending of an ordinal.
    private static func nameOfDigits(_ letters: ArraySlice<UInt32>) -> String? {
        let digits = letters.prefix(while: isDigit)
        let ending = letters.dropFirst(digits.count)
        guard digits.count <= mostDigits else { return nil }
        let value = digits.reduce(0) { value, digit in value * 10 + Int(digit - UInt32(ascii: "0")) }
        if ending.isEmpty { return value < cardinals.count ? cardinals[value] : nil }
        guard ordinalEndings.contains(Array(ending)) else { return nil }
        return value < ordinals.count ? ordinals[value] : nil
    }

    private static func isDigit(_ letter: UInt32) -> Bool {
        UInt32(ascii: "0")...UInt32(ascii: "9") ~= letter
    }

    private static func letters(of word: String) -> [UInt32] { word.unicodeScalars.map(\.value) }

    /// The length of the longest number with a name, in digits.
    private static let mostDigits = 2
    /// The length of the longest number with a name, in letters: `xviii`.
    private static let longestNumber = 5
    private static let ordinalEndings = ["st", "nd", "rd", "th"].map { ending in letters(of: ending) }
    private static let cardinals = """
        zero one two three four five six seven eight nine ten eleven twelve thirteen \
        fourteen fifteen sixteen seventeen eighteen nineteen twenty
        """.split(separator: " ").map(String.init)
    private static let ordinals = """
        zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth
        """.split(separator: " ").map(String.init)
}
