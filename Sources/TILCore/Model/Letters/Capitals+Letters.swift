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

/// The one rule of what each letter becomes, for what is typed at once and for what a form shows letter by letter.
extension Capitals {
    /// The letters of a short with the capitals that they get.
    package static func short(_ letters: [TypedLetter]) -> [String] {
        var result = letters.map { String($0.scalar) }
        for word in words(letters) where !isMeantSo(word) {
            for index in word.indices where letters[index].freedom == .free {
                result[index] = letters[index].scalar.properties.uppercaseMapping
            }
        }
        return result
    }

    /// The letters of a long with the capitals that they get.
    package static func long(_ letters: [TypedLetter], titles: Titles) -> [String] {
        var result = letters.map { String($0.scalar) }
        guard titles != .off else { return result }
        let words = words(letters)
        for (place, word) in words.enumerated() where !isMeantSo(word) {
            let isInside = place > 0 && place < words.count - 1
            if titles == .smart, isInside, isSmall(word) { continue }
            let parts = word.split { $0.scalar == "/" || $0.scalar.properties.generalCategory == .dashPunctuation }
            for (index, part) in parts.enumerated() {
                // `State-of-the-Art`, but `Log-In` and `In/Out`.
                let isBetweenHyphens =
                    index > 0 && index < parts.count - 1 && letters[part.startIndex - 1].scalar != "/"
                if titles == .smart, isBetweenHyphens, isSmall(part) { continue }
                // Marks before the first letter are skipped; a part that starts with a digit stays.
                let first = part.firstIndex {
                    $0.scalar.properties.isAlphabetic || $0.scalar.properties.numericType != nil
                }
                guard let first, letters[first].scalar.properties.isAlphabetic, letters[first].freedom == .free
                else { continue }
                result[first] = letters[first].scalar.properties.titlecaseMapping
            }
        }
        return result
    }

    private static func words(_ letters: [TypedLetter]) -> [ArraySlice<TypedLetter>] {
        letters.split(whereSeparator: \.scalar.properties.isWhitespace)
    }

    /// Whether a word is written as it is meant: there is a capital after its first letter and a small letter beside it, or
    /// somebody took its capitals back.
    private static func isMeantSo(_ word: ArraySlice<TypedLetter>) -> Bool {
        if word.contains(where: { $0.freedom == .fixesWord }) { return true }
        let letters = word.map(\.scalar.properties).filter(\.isAlphabetic)
        return letters.contains(where: \.isLowercase) && letters.dropFirst().contains(where: \.isUppercase)
    }

    /// Whether a word stays small inside a title.
    private static func isSmall(_ word: ArraySlice<TypedLetter>) -> Bool {
        guard word.count <= longestSmallWord else { return false }
        return smallWords.contains(String(String.UnicodeScalarView(word.map(\.scalar)))[...])
    }

    private static let smallWords = Set(
        "a an and and/or as at but by for from in into nor of on or per the to via vs vs. with"
            .split(separator: " "))
    private static let longestSmallWord = 6
}
