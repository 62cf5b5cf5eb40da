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
    /// The heaviest words are kept: a word weighs its uses times its letters, because long words are rarer in all
    /// texts. A use near the acronym counts more, because it says more about its meaning.
    /// - Parameters:
    ///   - text: a text in any format; its markup counts as text.
    ///   - acronym: an acronym that says nothing about its own meaning, and is left out.
    ///   - limit: the number of words that are kept, or nil for all.
    package init(of text: String, without acronym: String = "", limit: Int? = Self.limit) {
        let ignored = Self.stem(acronym.lowercased())
        let stems = Self.words(of: text).map(Self.stem)
        let areNear = Self.areNear(ignored, in: stems)
        var counts: [String: Int] = [:]
        for (index, stem) in stems.enumerated() {
            if stem == ignored || Self.common.contains(stem) { continue }
            counts[stem, default: 0] += areNear[index] ? Self.weightOfNearWords : 1
        }
        let areTooMany = limit.map { limit in counts.count > limit } ?? false
        self.counts = areTooMany ? Self.heaviest(counts) : counts
    }

    /// The number of words on each side of an acronym that are near it. Benchmarks/meanings.py measured this reach and
    /// the weight: on three sets, both are better than none, and larger ones are no better.
    private static let nearWords = 5
    /// The number of uses of another word that have the weight of one near the acronym.
    private static let weightOfNearWords = 3

    /// Returns for each word of a text whether the acronym is near it.
    private static func areNear(_ acronym: String, in stems: [String]) -> [Bool] {
        var areNear = [Bool](repeating: false, count: stems.count)
        for index in stems.indices where stems[index] == acronym {
            let start = max(0, index - nearWords)
            let end = min(stems.count, index + nearWords + 1)
            for near in start..<end { areNear[near] = true }
        }
        return areNear
    }

    /// The number of bytes on each side of a definition that belong to its text.
    private static let reach = 2_000

    /// Reads the words of the text around a definition.
    /// - Parameters:
    ///   - range: the bytes of the acronym.
    ///   - text: the text in UTF-8.
    ///   - acronym: the acronym, which is left out.
    package init(around range: Range<Int>, in text: [UInt8], without acronym: String) {
        let start = max(0, range.lowerBound - Self.reach)
        let end = min(text.count, range.upperBound + Self.reach)
        self.init(of: String(decoding: text[start..<max(start, end)], as: UTF8.self), without: acronym)
    }

    /// Joins the words of a meaning with those of its fields. The words of the meaning count more.
    package init(_ words: ContextWords, fields: [ContextWords]) {
        var counts = words.counts.mapValues { count in count * Self.weightOfOwnWords }
        for field in fields { counts.merge(field.counts) { own, other in own + other } }
        self.counts = counts
    }

    /// The number of uses of a word in a field that have the weight of one in the meaning itself.
    private static let weightOfOwnWords = 3

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

    /// At most as many words as are kept of a text, for words that another program has written.
    package var bounded: ContextWords {
        guard counts.count > Self.limit else { return self }
        return ContextWords(counts: Self.heaviest(counts))
    }

    private init(counts: [String: Int]) { self.counts = counts }

    private static func heaviest(_ counts: [String: Int]) -> [String: Int] {
        let weights = counts.map { word, count in (word: word, weight: count * word.unicodeScalars.count) }
        let sorted = weights.sorted { first, second in
            if first.weight != second.weight { return first.weight > second.weight }
            return first.word < second.word
        }
        let heaviest = Set(sorted.prefix(limit).map(\.word))
        return counts.filter { count in heaviest.contains(count.key) }
    }

    /// The words as a store keeps them, in the order of the alphabet.
    package var stored: String {
        let sorted = counts.sorted { first, second in first.key < second.key }
        return sorted.map { count in "\(count.key):\(count.value)" }.joined(separator: " ")
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
        return words.filter { word in word.unicodeScalars.count > 1 }.map { word in word.lowercased() }
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
        let ending = ["ing", "ed", "ly"].first { ending in
            stem.hasSuffix(ending) && stem.count >= ending.count + shortestStem
        }
        if let ending { stem.removeLast(ending.count) }
        return stem
    }

    /// The fewest letters that are left without an ending.
    private static let shortestStem = 4

    /// The stems of common English words.
    private static let common: Set<String> = {
        let list = til_common_words()
        let bytes = UnsafeBufferPointer(start: list.start, count: list.count)
        let words = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { part in stem(String(part)) }
        return Set(words + SpellingWords.small.map(stem))
    }()
}
