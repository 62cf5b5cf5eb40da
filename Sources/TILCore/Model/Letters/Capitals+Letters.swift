/// A letter as it was typed, and whether it may become a capital by itself.
package struct TypedLetter: Hashable, Sendable {
    /// What the capitals of a line leave alone.
    package enum Freedom: Hashable, Sendable {
        /// It becomes what its place asks for.
        case free
        /// It stays as it is.
        case fixed
        /// All of its word stays as it is.
        case fixesWord
    }

    /// The letter, or any other scalar.
    package let scalar: Unicode.Scalar
    /// Whether it may be changed.
    package var freedom: Freedom

    /// A letter.
    package init(_ scalar: Unicode.Scalar, _ freedom: Freedom = .free) {
        self.scalar = scalar
        self.freedom = freedom
    }
}

/// What each letter becomes: the one rule for what is typed at once and for what a form shows letter by letter.
extension Capitals {
    /// What each letter of a short becomes.
    package static func short(_ letters: [TypedLetter]) -> [String] {
        var result = letters.map { String($0.scalar) }
        for word in words(letters) where !isMeantSo(letters[word]) {
            for index in word where letters[index].freedom == .free {
                result[index] = letters[index].scalar.properties.uppercaseMapping
            }
        }
        return result
    }

    /// What each letter of a long becomes.
    package static func long(_ letters: [TypedLetter], titles: Titles) -> [String] {
        var result = letters.map { String($0.scalar) }
        guard titles != .off else { return result }
        let words = words(letters)
        for (place, word) in words.enumerated() where !isMeantSo(letters[word]) {
            let isInside = place > 0 && place < words.count - 1
            if titles == .smart, isInside, isSmall(letters[word]) { continue }
            let parts = parts(letters, word)
            for (index, part) in parts.enumerated() {
                // `State-of-the-Art`, but `Log-In` and `In/Out`.
                let isBetweenHyphens =
                    index > 0 && index < parts.count - 1 && letters[part.lowerBound - 1].scalar != "/"
                if titles == .smart, isBetweenHyphens, isSmall(letters[part]) { continue }
                guard let first = firstLetter(letters, part), letters[first].freedom == .free else { continue }
                result[first] = letters[first].scalar.properties.titlecaseMapping
            }
        }
        return result
    }

    /// The words, set apart by white space.
    private static func words(_ letters: [TypedLetter]) -> [Range<Int>] {
        ranges(letters, letters.startIndex..<letters.endIndex) { $0.properties.isWhitespace }
    }

    /// The parts of a word, set apart by hyphens, dashes and slashes.
    private static func parts(_ letters: [TypedLetter], _ word: Range<Int>) -> [Range<Int>] {
        ranges(letters, word) { $0 == "/" || $0.properties.generalCategory == .dashPunctuation }
    }

    private static func ranges(
        _ letters: [TypedLetter], _ whole: Range<Int>, separator: (Unicode.Scalar) -> Bool
    ) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start: Int?
        for index in whole {
            if separator(letters[index].scalar) {
                if let begun = start { ranges.append(begun..<index) }
                start = nil
            } else if start == nil {
                start = index
            }
        }
        if let start { ranges.append(start..<whole.upperBound) }
        return ranges
    }

    /// Whether a word is written as it is meant: there is a capital after its first letter and a small letter beside it, or
    /// somebody took its capitals back.
    private static func isMeantSo(_ word: ArraySlice<TypedLetter>) -> Bool {
        if word.contains(where: { $0.freedom == .fixesWord }) { return true }
        var isFirst = true
        var hasSmall = false
        var hasCapital = false
        for letter in word where letter.scalar.properties.isAlphabetic {
            let properties = letter.scalar.properties
            if properties.isLowercase {
                hasSmall = true
            } else if !isFirst, properties.isUppercase {
                hasCapital = true
            }
            isFirst = false
        }
        return hasSmall && hasCapital
    }

    /// Where the first letter stands, marks before it passed over; nil where there is none, or a digit comes first.
    private static func firstLetter(_ letters: [TypedLetter], _ part: Range<Int>) -> Int? {
        for index in part {
            let properties = letters[index].scalar.properties
            if properties.isAlphabetic { return index }
            if properties.numericType != nil { return nil }
        }
        return nil
    }

    /// Whether a word stays small inside a title.
    private static func isSmall(_ word: ArraySlice<TypedLetter>) -> Bool {
        guard word.count <= longestSmallWord else { return false }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: word.lazy.map(\.scalar))
        return smallWords.contains(String(text))
    }

    private static let smallWords: Set<String> = [
        "a", "an", "and", "and/or", "as", "at", "but", "by", "for", "from", "in", "into", "nor", "of", "on", "or",
        "per",
        "the", "to", "via", "vs", "vs.", "with",
    ]
    private static let longestSmallWord = 6
}
