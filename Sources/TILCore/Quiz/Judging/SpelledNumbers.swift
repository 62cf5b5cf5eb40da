import TILText

/// Numbers written as digits, as words and as Roman numerals, so that "2 factor" can be read as "two factor".
enum SpelledNumbers {
    /// A text with its small numbers written as words: `2` and `ii` become "two", `1st` becomes "first".
    ///
    /// Roman numerals of one letter count only as the last word, where they are no pronoun or letter.
    /// - Returns: the text, or nil where nothing in it is such a number.
    static func spelledOut(_ text: FoldedText) -> FoldedText? {
        var spelled = FoldedText()
        var found = false
        let words = text.words
        for (index, word) in words.enumerated() {
            let letters = text.letters[word]
            if let name = name(of: letters, isLast: index == words.count - 1) {
                found = true
                spelled.append(word: name.unicodeScalars.map(\.value), after: text.breaks[word.lowerBound])
            } else {
                spelled.append(word: letters, after: text.breaks[word.lowerBound])
            }
        }
        return found ? spelled : nil
    }

    /// The value of a folded word that is a Roman numeral from 1 to 39; nil for every other word.
    static func romanValue(_ letters: ArraySlice<UInt32>) -> Int? {
        RomanNumeral.value(of: letters.map { UInt8(exactly: $0) ?? 0 })
    }

    private static func name(of letters: ArraySlice<UInt32>, isLast: Bool) -> String? {
        guard letters.count <= 5, let first = letters.first else { return nil }
        if (0x30...0x39).contains(first) {
            let digits = letters.prefix { (0x30...0x39).contains($0) }
            guard digits.count <= 2 else { return nil }
            let value = digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
            let suffix = letters.dropFirst(digits.count)
            if suffix.isEmpty { return value < cardinals.count ? cardinals[value] : nil }
            return ordinalSuffixes.contains(Array(suffix)) && value < ordinals.count ? ordinals[value] : nil
        }
        guard letters.count > 1 || isLast, let value = romanValue(letters) else { return nil }
        return value < cardinals.count ? cardinals[value] : nil
    }

    private static let ordinalSuffixes: Set<[UInt32]> = Set(
        ["st", "nd", "rd", "th"].map { $0.unicodeScalars.map(\.value) })
    private static let cardinals = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
    ]
    private static let ordinals = [
        "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
        "eleventh", "twelfth",
    ]
}
