import Foundation
import TILText

/// A word to search for, ignoring case and accents, either exactly or with one typo.
final class SearchWord: Sendable {
    private let folded: [UInt8]
    /// Whether a typo is allowed, as it is in four letters or more.
    private let isForgiving: Bool

    /// Returns the first 50 words of a tidied text. A search looks for each of them separately.
    static func words(in tidied: String, forgivingTypos: Bool = false) -> [SearchWord] {
        tidied.split(separator: " ").prefix(50).compactMap { word in
            // Accept a tag as it is shown, with `#`.
            SearchWord(ThingDraft.tag(named: String(word)), mayHaveTypo: forgivingTypos)
        }
    }

    /// Creates a search word. The result is nil if the word contains nothing to search for.
    init?(_ text: String, mayHaveTypo: Bool = false) {
        folded = SearchFolding.folded(text)
        if folded.isEmpty { return nil }
        let letters = String(decoding: folded, as: UTF8.self)
        isForgiving = mayHaveTypo && letters.count >= 4 && letters.allSatisfy(\.isLetter)
    }

    /// Returns whether the word occurs in a text.
    func isIn(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in isIn(bytes) }
    }

    /// Returns whether the word occurs in a text, from its UTF-8 bytes.
    func isIn(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        if isForgiving { return isNearlyIn(text) }
        // Without an early exit, the compiler examines many bytes at once.
        let union = text.reduce(0) { union, byte in union | byte }
        if union.isASCII { return isPart(of: text) }
        return SearchFolding.folded(text).withUnsafeBufferPointer(isPart)
    }

    /// Returns whether a word of a text is this word, with at most one typo.
    private func isNearlyIn(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let words = SearchFolding.folded(text).split { byte in byte.isASCII && !byte.isLower }
        return words.contains { word in EditDistance.between(Array(word), folded, atMost: 1) != nil }
    }

    /// Returns whether the word occurs in a text, with only ASCII capitals folded.
    private func isPart(of text: UnsafeBufferPointer<UInt8>) -> Bool {
        folded.withUnsafeBufferPointer { word in
            guard text.count >= word.count else { return false }
            for start in 0...(text.count - word.count) where SearchFolding.lowercase(text[start]) == word[0] {
                var length = 1
                while length < word.count, SearchFolding.lowercase(text[start + length]) == word[length] { length += 1 }
                if length == word.count { return true }
            }
            return false
        }
    }
}

extension StoredRow {
    /// Returns whether a word occurs in one of several columns.
    func contains(_ word: SearchWord, in columns: [StaticString]) -> Bool {
        columns.contains { column in withText(column) { text in word.isIn(text) } }
    }
}

/// Text in the form that a search compares: in small letters, without accents, and with plain letters for compatibility
/// forms.
enum SearchFolding {
    /// Returns the folded text in UTF-8.
    static func folded(_ text: String) -> [UInt8] {
        var copy = text
        return copy.withUTF8 { bytes in folded(bytes) }
    }

    /// Returns the folded text of UTF-8 bytes.
    static func folded(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while let byte = rest.first {
            if byte.isASCII {
                result.append(lowercase(byte))
                rest = rest.dropFirst()
            } else {
                let letters = rest.prefix { letter in !letter.isASCII }
                append(String(decoding: letters, as: UTF8.self), to: &result)
                rest = rest.dropFirst(letters.count)
            }
        }
        return result
    }

    /// Returns the small letter for an ASCII capital, or any other byte unchanged.
    static func lowercase(_ byte: UInt8) -> UInt8 { byte.isUpper ? byte.withSmallBit : byte }

    private static func append(_ text: String, to result: inout [UInt8]) {
        let plain = text.uppercased().decomposedStringWithCompatibilityMapping.lowercased()
        for scalar in plain.unicodeScalars where scalar.properties.generalCategory != .nonspacingMark {
            result += String(AccentedLetters.base(of: scalar)).utf8
        }
    }
}
