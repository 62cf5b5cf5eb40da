import Foundation
import TILText

/// A word to search for, ignoring case and accents: as it is, or except for one slip of the fingers.
struct SearchWord: Sendable {
    private let folded: [UInt8]
    /// Whether the word may have a slip.
    private let isForgiving: Bool

    /// The fewest letters of a word with a slip.
    private static let fewestLetters = 4
    /// More words than anybody types are ignored.
    private static let mostWords = 50

    /// Returns the words of a tidied text. A search looks for each of them separately.
    static func words(in tidied: String, forgivingSlips: Bool = false) -> [SearchWord] {
        tidied.split(separator: " ").prefix(mostWords).compactMap { word in
            // A tag may be written as it is shown.
            let isTag = word.count > 1 && word.hasPrefix("#")
            return SearchWord(String(isTag ? word.dropFirst() : word), mayHaveSlip: forgivingSlips)
        }
    }

    /// Creates a search word from a word. The result is nil if the word has nothing to search for.
    init?(_ text: String, mayHaveSlip: Bool = false) {
        folded = SearchFolding.folded(text)
        if folded.isEmpty { return nil }
        let letters = String(decoding: folded, as: UTF8.self)
        isForgiving = mayHaveSlip && letters.count >= Self.fewestLetters && letters.allSatisfy(\.isLetter)
    }

    /// Whether the word is in a text.
    func isIn(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { isIn($0) }
    }

    /// Whether the word is in a text, given as its bytes in UTF-8.
    func isIn(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        if isForgiving {
            return SearchFolding.folded(text).split { $0 < 0x80 && !(0x61...0x7A).contains($0) }.contains {
                EditDistance.between(Array($0), folded, atMost: 1) != nil
            }
        }
        if isInASCII(text) { return true }
        guard text.contains(where: { $0 >= 0x80 }) else { return false }
        return SearchFolding.folded(text).withUnsafeBufferPointer(isInASCII)
    }

    /// Whether the word is in a text of which only the capitals of ASCII are folded.
    private func isInASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        folded.withUnsafeBufferPointer { word in
            guard text.count >= word.count else { return false }
            let first = word[0]
            for start in 0...text.count - word.count where SearchFolding.lowercase(text[start]) == first {
                var length = 1
                while length < word.count, SearchFolding.lowercase(text[start + length]) == word[length] { length += 1 }
                if length == word.count { return true }
            }
            return false
        }
    }
}

/// A text as a search compares it: in small letters, without accents, compatibility forms as plain letters.
enum SearchFolding {
    /// The folded text, in UTF-8.
    static func folded(_ text: String) -> [UInt8] {
        var copy = text
        return copy.withUTF8 { folded($0) }
    }

    /// The folded text of some bytes in UTF-8.
    static func folded(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while let byte = rest.first {
            if byte < 0x80 {
                result.append(lowercase(byte))
                rest = rest.dropFirst()
            } else {
                let letters = rest.prefix { $0 >= 0x80 }
                append(String(decoding: letters, as: UTF8.self), to: &result)
                rest = rest.dropFirst(letters.count)
            }
        }
        return result
    }

    /// The small letter of a capital of ASCII; any other byte as it is.
    static func lowercase(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

    private static func append(_ text: String, to result: inout [UInt8]) {
        let plain = text.uppercased().decomposedStringWithCompatibilityMapping.lowercased()
        for scalar in plain.unicodeScalars where scalar.properties.generalCategory != .nonspacingMark {
            result += Array(String(AccentedLetters.base(of: scalar)).utf8)
        }
    }
}
