/// A letter as it was typed, and whether it may be capitalized automatically.
package struct TypedLetter: Hashable, Sendable {
    /// The extent to which automatic capitals may change a letter and its word.
    package enum Freedom: Hashable, Sendable {
        /// The letter may be capitalized.
        case free
        /// The letter is never changed.
        case fixed
        /// The whole word of the letter is never changed.
        case fixesWord
    }

    /// The letter, or any other scalar.
    package let scalar: Unicode.Scalar
    /// The extent to which the letter may be changed.
    package var freedom: Freedom

    /// Creates a letter.
    package init(_ scalar: Unicode.Scalar, _ freedom: Freedom = .free) {
        self.scalar = scalar
        self.freedom = freedom
    }
}

/// The capitals of single letters, both for whole texts and for a form that shows each letter as you type it.
extension Capitals {
    /// Returns the letters of an acronym, capitalized.
    package static func short(_ letters: [TypedLetter]) -> [String] {
        var result = letters.map { letter in String(letter.scalar) }
        let words = words(letters)
        if isAbbreviation(words), hasMixedCapitals(letters[...]) { return result }
        for word in words where !hasIntendedSpelling(word) {
            for index in word.indices where letters[index].freedom == .free {
                result[index] = letters[index].scalar.properties.uppercaseMapping
            }
        }
        return result
    }

    /// Returns the letters of a meaning, capitalized.
    package static func long(_ letters: [TypedLetter], titles: Titles) -> [String] {
        var result = letters.map { letter in String(letter.scalar) }
        guard titles != .off else { return result }
        for index in capitalIndices(letters, titles: titles) where letters[index].freedom == .free {
            result[index] = letters[index].scalar.properties.titlecaseMapping
        }
        return result
    }

    /// Returns the indices of the letters at which a title has capitals.
    private static func capitalIndices(_ letters: [TypedLetter], titles: Titles) -> [Int] {
        let words = words(letters)
        guard titles == .smart else {
            let freeWords = words.filter { word in !hasIntendedSpelling(word) }
            return freeWords.flatMap { word in parts(of: word).compactMap(firstLetter) }
        }
        let text = letters.map { letter in String(letter.scalar) }.joined()
        if MeaningLanguage.isForeign(text) { return firstCapitalIndex(words) }
        var indices: [Int] = []
        for (position, word) in words.enumerated() where !hasIntendedSpelling(word) {
            let isInside = position > 0 && position < words.count - 1
            if isInside && isSmall(word) { continue }
            indices += capitalIndices(inWord: word, of: letters)
        }
        return indices
    }

    /// Returns the index of the only capital in another language than English, which does not capitalize the words of
    /// titles apart from names and German nouns.
    private static func firstCapitalIndex(_ words: [ArraySlice<TypedLetter>]) -> [Int] {
        guard let word = words.first, !hasIntendedSpelling(word) else { return [] }
        guard let part = parts(of: word).first, let index = firstLetter(part) else { return [] }
        return [index]
    }

    /// Returns the indices of the capitals in a word of an English title: `State-of-the-Art`, but `Log-In` and
    /// `In/Out`.
    private static func capitalIndices(inWord word: ArraySlice<TypedLetter>, of letters: [TypedLetter]) -> [Int] {
        let parts = parts(of: word)
        var indices: [Int] = []
        for (number, part) in parts.enumerated() {
            let isInside = number > 0 && number < parts.count - 1
            let isBetweenHyphens = isInside && letters[part.startIndex - 1].scalar != "/"
            if isBetweenHyphens && isSmall(part) { continue }
            if let index = firstLetter(part) { indices.append(index) }
        }
        return indices
    }

    /// Returns the parts of a word between hyphens and slashes.
    private static func parts(of word: ArraySlice<TypedLetter>) -> [ArraySlice<TypedLetter>] {
        word.split { letter in
            letter.scalar == "/" || letter.scalar.properties.generalCategory == .dashPunctuation
        }
    }

    /// Returns the index of the first letter of a part, after any marks. The result is nil if a digit comes first,
    /// because such a part is left unchanged.
    private static func firstLetter(_ part: ArraySlice<TypedLetter>) -> Int? {
        let first = part.firstIndex { letter in
            let properties = letter.scalar.properties
            return properties.isAlphabetic || properties.numericType != nil
        }
        guard let first, part[first].scalar.properties.isAlphabetic else { return nil }
        return first
    }

    private static func words(_ letters: [TypedLetter]) -> [ArraySlice<TypedLetter>] {
        letters.split(whereSeparator: \.scalar.properties.isWhitespace)
    }

    /// Returns whether a word's spelling is intended: it has a small letter, and a capital after its first letter, or
    /// the person undid its capitals.
    private static func hasIntendedSpelling(_ word: ArraySlice<TypedLetter>) -> Bool {
        if word.contains(where: { letter in letter.freedom == .fixesWord }) || isUnit(word) { return true }
        return hasMixedCapitals(word)
    }

    /// Returns whether a text has a small letter, and a capital after its first letter.
    private static func hasMixedCapitals(_ text: ArraySlice<TypedLetter>) -> Bool {
        let letters = text.map(\.scalar.properties).filter(\.isAlphabetic)
        return letters.contains(where: \.isLowercase) && letters.dropFirst().contains(where: \.isUppercase)
    }

    /// Returns whether several words all end with a full stop, as those of `z. B.` do.
    private static func isAbbreviation(_ words: [ArraySlice<TypedLetter>]) -> Bool {
        words.count > 1 && words.allSatisfy { word in word.last?.scalar == "." }
    }

    /// Returns whether a word begins with the micro sign, which has no capital, or with a Greek mu in its place.
    private static func isUnit(_ word: ArraySlice<TypedLetter>) -> Bool {
        let letters = word.map(\.scalar).drop { scalar in !scalar.properties.isAlphabetic }
        switch letters.first {
        case microSign: return true
        // A word of Greek letters may begin with it, too.
        case greekMu: return letters.dropFirst().allSatisfy(\.isASCII)
        default: return false
        }
    }

    private static let microSign: Unicode.Scalar = "\u{B5}"
    private static let greekMu: Unicode.Scalar = "\u{3BC}"

    /// Returns whether a word is written in small letters within a title.
    private static func isSmall(_ word: ArraySlice<TypedLetter>) -> Bool {
        guard word.count <= longestSmallWord else { return false }
        return smallWords.contains(String(String.UnicodeScalarView(word.map(\.scalar)))[...])
    }

    /// Returns whether a word in small letters is one that titles do not capitalize.
    static func isSmall(_ word: String) -> Bool { smallWords.contains(word[...]) }

    private static let smallWords = Set(
        "a an and and/or as at but by for from in into nor of on or per the to via vs vs. with"
            .split(separator: " "))
    private static let longestSmallWord = 6
}
