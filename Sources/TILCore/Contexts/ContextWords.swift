import CProseWords
import Foundation
import TILText

/// The heaviest words of a text: enough to recognise another text about the same matter.
///
/// Words are kept as stems in small letters, with the number of their uses. Common words of English, and words with
/// fewer than two letters, are left out. Nothing else of the text is kept.
package struct ContextWords: Hashable, Sendable {
    /// The number of words that are kept of a text.
    package static let limit = 32
    /// The number of bytes of a text that are read, from its start.
    static let longestText = 1 << 20

    /// The number of uses of each stem in the text.
    package let counts: [String: Int]

    /// Whether no word is left.
    package var isEmpty: Bool { counts.isEmpty }

    /// Reads the words of a text.
    ///
    /// The most frequent words are kept. Of equally frequent words, the first in the alphabet are.
    /// - Parameters:
    ///   - text: a text in any format; its markup counts as text.
    ///   - acronym: an acronym that says nothing about its own meaning, and is left out.
    ///   - limit: the number of words that are kept, or nil for all.
    package init(of text: String, without acronym: String = "", limit: Int? = Self.limit) {
        let ignored = Self.stem(acronym.lowercased())
        var counts: [String: Int] = [:]
        for word in Self.words(of: text) {
            let stem = Self.stem(word)
            if stem != ignored, !Self.common.contains(stem) { counts[stem, default: 0] += 1 }
        }
        guard let limit, counts.count > limit else {
            self.counts = counts
            return
        }
        let heaviest = counts.sorted { first, second in
            first.value == second.value ? first.key < second.key : first.value > second.value
        }
        self.counts = Dictionary(uniqueKeysWithValues: heaviest.prefix(limit).map { ($0.key, $0.value) })
    }

    /// Reads words that a store has kept: `disc:3 music:2`.
    package init(stored text: String) {
        var counts: [String: Int] = [:]
        for word in text.split(separator: " ") {
            let parts = word.split(separator: ":")
            guard parts.count == 2, let count = Int(parts[1]), count > 0 else { continue }
            counts[String(parts[0])] = count
        }
        self.counts = counts
    }

    /// The words as a store keeps them, in the order of the alphabet.
    package var stored: String {
        counts.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: " ")
    }

    /// Returns the words of a text: runs of at least two letters, in small letters.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var word = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(longestText) {
            if scalar.properties.isAlphabetic {
                word.append(scalar)
            } else if !word.isEmpty {
                words.append(String(word))
                word = String.UnicodeScalarView()
            }
        }
        words.append(String(word))
        return words.filter { $0.unicodeScalars.count > 1 }.map { $0.lowercased() }
    }

    /// Returns a word without the endings of plurals and verbs in English: the first steps of Porter's stemmer.
    static func stem(_ word: String) -> String {
        var stem = word
        if word.hasSuffix("ies"), word.count > 5 {
            stem = word.dropLast(3) + "y"
        } else if word.hasSuffix("sses"), word.count > 6 {
            stem.removeLast(2)
        } else if word.hasSuffix("s"), !word.hasSuffix("ss"), word.count > 3 {
            stem.removeLast()
        }
        for ending in ["ing", "ed", "ly"] where stem.hasSuffix(ending) && stem.count > ending.count + 3 {
            stem.removeLast(ending.count)
            break
        }
        return stem
    }

    /// The stems of common English words.
    private static let common: Set<String> = {
        let list = til_common_words()
        let bytes = UnsafeBufferPointer(start: list.start, count: list.count)
        let words = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { stem(String($0)) }
        return Set(words + SpellingWords.small.map(stem))
    }()
}
