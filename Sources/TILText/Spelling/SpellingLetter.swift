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
        guard letters.count > 1 else { return [] }
        let last = letters[letters.count - 1]
        var readings: [[SpellingLetter]] = []
        if letters.count > 2, last.scalar == 0x73, !last.isUpper, letters[letters.count - 2].isUpper {
            readings.append(letters.dropLast())
        }
        // W3C is WWWC: a digit repeats the preceding letter.
        if let index = letters.indices.dropFirst().first(where: { index in letters[index].isDigit }),
            !letters[index - 1].isDigit,
            (0x32...0x35).contains(letters[index].scalar)
        {
            let repeated = Array(repeating: letters[index - 1], count: Int(letters[index].scalar - 0x31))
            readings.append(letters[..<index] + repeated + letters[(index + 1)...])
        }
        return readings
    }
}
