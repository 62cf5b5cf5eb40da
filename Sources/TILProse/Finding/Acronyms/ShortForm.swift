/// A candidate for an acronym, as the letters that its long form has to account for.
struct ShortForm {
    /// A letter or digit.
    struct Letter: Equatable {
        /// The scalar, folded: lower case, without accents, Greek as Latin.
        var scalar: UInt32
        var isUpper: Bool
        var isDigit: Bool
        /// Whether a hyphen, a slash or another mark stands before it.
        var startsPart: Bool
        /// Whether it stands for "and".
        var isAnd = false
    }

    /// The letters as they are written.
    let written: [Letter]
    /// Other ways to read them, the likeliest first: as a singular, with "W3" as "WWW". Most have none.
    let otherReadings: [[Letter]]
    /// The small letter with which every word starts that the first letter can stand for; 0 if there are several.
    private let onlyFirst: UInt8
    /// How many letters are of upper case, of lower case, and digits.
    let upper: Int
    let lower: Int
    let digits: Int
    /// How many words it has.
    let words: Int
    /// Whether it is made of ASCII letters alone.
    let isPlain: Bool

    /// The letters of a stretch of the buffer.
    init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, words: Int) {
        var letters: [Letter] = []
        var upper = 0
        var lower = 0
        var digits = 0
        var startsPart = true
        var hasAnd = false
        let isASCII = !bytes[range].contains { $0 >= 0x80 }
        letters.reserveCapacity(range.count)
        func read(_ scalar: Unicode.Scalar) {
            let isDigit = scalar.value >= 0x30 && scalar.value <= 0x39
            if isDigit || ScalarFolding.isLetter(scalar) {
                let isUpper = ScalarFolding.isUpper(scalar)
                if isDigit { digits += 1 } else if isUpper { upper += 1 } else { lower += 1 }
                letters.append(
                    Letter(
                        scalar: ScalarFolding.fold(scalar), isUpper: isUpper, isDigit: isDigit, startsPart: startsPart))
                startsPart = false
            } else {
                if scalar == "&" {
                    letters.append(Letter(scalar: 0x61, isUpper: false, isDigit: false, startsPart: true, isAnd: true))
                    hasAnd = true
                }
                startsPart = true
            }
        }
        if isASCII {
            for byte in bytes[range] where byte != Markup.filler { read(Unicode.Scalar(byte)) }
        } else {
            for scalar in String(decoding: bytes[range], as: UTF8.self).unicodeScalars { read(scalar) }
        }
        self.upper = upper
        self.lower = lower
        self.digits = digits
        self.words = words
        isPlain = isASCII && digits == 0 && !hasAnd
        written = letters
        otherReadings = Self.otherReadings(of: letters)
        // Digits stand for words, X for others than its own, and what is beyond ASCII is folded.
        let first = letters.first?.scalar ?? 0
        let isSimple =
            (0x61...0x7A).contains(first) && first != 0x78 && !(letters.first?.isAnd ?? true)
            && otherReadings.allSatisfy { $0.first?.scalar == first }
        onlyFirst = isSimple ? UInt8(truncatingIfNeeded: first) : 0
    }

    /// Whether the first letter may stand for a letter of a word: the look that saves most searches.
    @inline(__always)
    func mayStart(_ word: ProseToken, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard onlyFirst != 0, word.others == 0, word.upper < 2, word.digits == 0, !word.isBroken else { return true }
        return ByteClass.lowercased(bytes[Int(word.start)]) == onlyFirst
            || word.upper == 1 && !ByteClass.isUpper(bytes[Int(word.start)])
    }

    private static func otherReadings(of letters: [Letter]) -> [[Letter]] {
        var readings: [[Letter]] = []
        let isPlural =
            letters.count >= 3 && letters[letters.count - 1].scalar == 0x73 && !letters[letters.count - 1].isUpper
            && letters[letters.count - 2].isUpper
        if isPlural { readings.append(Array(letters.dropLast())) }
        // L4 is "fourth larval": the number of a kind stands before it in words.
        if letters.count == 2, letters[1].isDigit, letters[0].isUpper {
            readings.append([letters[1], letters[0]])
        }
        // W3C is WWWC: a digit repeats the letter before it.
        if let index = letters.indices.dropFirst().first(where: { letters[$0].isDigit }), !letters[index - 1].isDigit,
            (0x32...0x35).contains(letters[index].scalar)
        {
            let repeats = Int(letters[index].scalar - 0x31)
            var expanded = letters
            expanded.replaceSubrange(index...index, with: Array(repeating: letters[index - 1], count: repeats))
            readings.append(expanded)
        }
        return readings
    }
}
