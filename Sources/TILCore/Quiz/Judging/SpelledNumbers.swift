import TILText

/// Numbers written as digits, as words and as Roman numerals, so that "2 factor" can be read as "two factor".
enum SpelledNumbers {
    /// Returns a text with its small numbers written as words: `2` and `ii` become "two", `1st` becomes "first".
    ///
    /// Roman numerals of one letter count only as the last word, because elsewhere they may be pronouns or letters.
    /// - Returns: the text, or nil if it contains no such number.
    static func spelledOut(_ text: FoldedText) -> FoldedText? {
        text.replacingWords { word, index, count in
            name(of: word, isLast: index == count - 1).map { $0.unicodeScalars.map(\.value) }
        }
    }

    /// Returns the value of a folded word that is a Roman numeral from 1 to 39, or nil for any other word.
    static func romanValue(_ letters: ArraySlice<UInt32>) -> Int? {
        RomanNumeral.value(of: letters.map { letter in UInt8(exactly: letter) ?? 0 })
    }

    private static func name(of letters: ArraySlice<UInt32>, isLast: Bool) -> String? {
        guard letters.count <= 5, let first = letters.first else { return nil }
        if isDigit(first) {
            let digits = letters.prefix(while: isDigit)
            guard digits.count <= 2 else { return nil }
            let value = digits.reduce(0) { value, digit in value * 10 + Int(digit - UInt32(ascii: "0")) }
            let suffix = letters.dropFirst(digits.count)
            if suffix.isEmpty { return value < cardinals.count ? cardinals[value] : nil }
            return ordinalSuffixes.contains(Array(suffix)) && value < ordinals.count ? ordinals[value] : nil
        }
        guard letters.count > 1 || isLast, let value = romanValue(letters) else { return nil }
        return value < cardinals.count ? cardinals[value] : nil
    }

    private static func isDigit(_ letter: UInt32) -> Bool {
        UInt32(ascii: "0")...UInt32(ascii: "9") ~= letter
    }

    private static let ordinalSuffixes = ["st", "nd", "rd", "th"].map { $0.unicodeScalars.map(\.value) }
    private static let cardinals = """
        zero one two three four five six seven eight nine ten eleven twelve thirteen \
        fourteen fifteen sixteen seventeen eighteen nineteen twenty
        """.split(separator: " ").map(String.init)
    private static let ordinals = """
        zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth
        """.split(separator: " ").map(String.init)
}
