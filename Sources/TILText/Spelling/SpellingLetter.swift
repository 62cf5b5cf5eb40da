/// A letter or digit of a short form.
package struct SpellingLetter: Hashable, Sendable {
    /// The folded scalar: lower case, without accents, Greek as Latin.
    package var scalar: UInt32
    package var isUpper: Bool
    package var isDigit: Bool

    /// Creates a letter.
    package init(scalar: UInt32, isUpper: Bool, isDigit: Bool) {
        self.scalar = scalar
        self.isUpper = isUpper
        self.isDigit = isDigit
    }
}

extension SpellingLetter {
    /// Returns the letters and digits of bytes.
    package static func letters(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [SpellingLetter] {
        var letters: [SpellingLetter] = []
        letters.reserveCapacity(range.count)
        for scalar in ScalarReader(bytes, range) where ScalarFolding.isLetterOrDigit(scalar) {
            letters.append(
                SpellingLetter(
                    scalar: ScalarFolding.fold(scalar), isUpper: ScalarFolding.isUpper(scalar),
                    isDigit: ScalarFolding.isDigit(scalar)))
        }
        return letters
    }

    /// Returns alternative readings of the letters of a short form, the likeliest first: as a singular, or with "W3" as
    /// "WWW". Most short forms have none.
    package static func otherReadings(of letters: [SpellingLetter]) -> [[SpellingLetter]] {
        var readings: [[SpellingLetter]] = []
        if let singular = singular(of: letters) { readings.append(singular) }
        if let repeated = repeated(in: letters) { readings.append(repeated) }
        return readings
    }

    /// Returns the letters without a small "s" after a capital, as in "CPUs", or nil.
    private static func singular(of letters: [SpellingLetter]) -> [SpellingLetter]? {
        guard letters.count > 2, let last = letters.last else { return nil }
        let isSmallS = last.scalar == UInt32(UInt8(ascii: "s")) && !last.isUpper
        let followsCapital = letters[letters.count - 2].isUpper
        return isSmallS && followsCapital ? letters.dropLast() : nil
    }

    /// Returns the letters with the first number as repetitions of the letter before it: W3C as WWWC. The result is nil
    /// if there is no such number.
    private static func repeated(in letters: [SpellingLetter]) -> [SpellingLetter]? {
        let digit = letters.indices.dropFirst().first { index in letters[index].isDigit }
        guard let index = digit, !letters[index - 1].isDigit else { return nil }
        let count = Int(letters[index].scalar) - Int(UInt8(ascii: "0"))
        guard (2...5).contains(count) else { return nil }
        // One of the letters is there already.
        let others = Array(repeating: letters[index - 1], count: count - 1)
        return letters[..<index] + others + letters[(index + 1)...]
    }
}
