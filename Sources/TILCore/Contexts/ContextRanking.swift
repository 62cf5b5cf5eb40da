import Foundation

/// How well each of several meanings of an acronym fits a text, by the words of texts where the meanings were met.
///
/// A word counts by the logarithm of its uses, and the more, the fewer of the meanings it was met with. The fit is the
/// cosine between the text and the centre of the texts of a meaning.
package struct ContextRanking: Sendable {
    /// The difference between the best fit and the second, as a share of the best, above which the best is said to be
    /// probable. With enough words, 98.9 % of the answers above it are right on the sets of Benchmarks/meanings.py.
    private static let probableMargin = 0.35
    /// The number of different words that a text needs for a probable meaning. Of single sentences, a third of the
    /// answers above the margin are wrong.
    private static let fewestWords = 40
    /// The number of words of the texts where a meaning was met that are needed to compare it.
    private static let fewestMetWords = 60

    private let textsOfMeanings: [[ContextWords]]
    private let weights: [String: Double]

    /// Creates the ranking.
    /// - Parameter textsOfMeanings: the remembered texts of each meaning, which may be none.
    package init(_ textsOfMeanings: [[ContextWords]]) {
        self.textsOfMeanings = textsOfMeanings
        var meaningsWithWord: [String: Int] = [:]
        for texts in textsOfMeanings {
            var words: Set<String> = []
            for text in texts { words.formUnion(text.counts.keys) }
            for word in words { meaningsWithWord[word, default: 0] += 1 }
        }
        let meaningCount = Double(textsOfMeanings.count)
        weights = meaningsWithWord.mapValues { countWithWord in log(1 + meaningCount / Double(countWithWord)) }
    }

    /// Returns the fit of each meaning, in the order of the meanings: from 0 to 1.
    /// - Parameter text: all words of the text.
    package func fits(_ text: ContextWords) -> [Double] {
        let asked = vector(of: text)
        return textsOfMeanings.map { texts in Self.cosine(centre(of: texts), asked) }
    }

    /// Returns whether the best of two meanings probably is the one of a text: it fits much better, and enough words
    /// were compared.
    /// - Parameters:
    ///   - best: the index of the meaning that fits best, and its fit.
    ///   - second: the index of the next one, and its fit.
    package func isProbable(
        _ best: (index: Int, fit: Double), before second: (index: Int, fit: Double), in text: ContextWords
    ) -> Bool {
        let haveMetEnough = hasMetEnoughWords(best.index) && hasMetEnoughWords(second.index)
        guard haveMetEnough, text.counts.count >= Self.fewestWords, best.fit > 0 else { return false }
        let margin = (best.fit - second.fit) / best.fit
        return margin > Self.probableMargin
    }

    private func hasMetEnoughWords(_ meaning: Int) -> Bool {
        let metWords = textsOfMeanings[meaning].reduce(0) { count, text in count + text.counts.count }
        return metWords >= Self.fewestMetWords
    }

    /// Returns the sum of the vectors of texts, each of the length 1.
    private func centre(of texts: [ContextWords]) -> [String: Double] {
        var centre: [String: Double] = [:]
        for text in texts {
            let vector = vector(of: text)
            let length = Self.length(vector)
            for (word, value) in vector { centre[word, default: 0] += value / length }
        }
        return centre
    }

    private func vector(of text: ContextWords) -> [String: Double] {
        var vector: [String: Double] = [:]
        for (word, count) in text.counts {
            if let weight = weights[word] { vector[word] = (1 + log(Double(count))) * weight }
        }
        return vector
    }

    private static func cosine(_ first: [String: Double], _ second: [String: Double]) -> Double {
        let product = first.reduce(0) { sum, entry in sum + entry.value * (second[entry.key] ?? 0) }
        let lengths = length(first) * length(second)
        return lengths > 0 ? product / lengths : 0
    }

    private static func length(_ vector: [String: Double]) -> Double {
        vector.values.reduce(0) { sum, value in sum + value * value }.squareRoot()
    }
}
