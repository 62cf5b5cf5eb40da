/// Finds the words that a short form stands for.
///
/// Every letter of the short form is matched with a letter of the text, in order, so that the sum of what the matches
/// are worth (``AlignmentWeights``) is greatest: a search by dynamic programming over all alignments, in the place of
/// the greedy one from the right by Schwartz and Hearst ("A simple algorithm for identifying abbreviation definitions
/// in biomedical text", Pacific Symposium on Biocomputing 2003).
struct LongFormAligner {
    /// On which side of the text the short form stands.
    enum Anchor {
        /// Behind the text: every word between it and the long form counts.
        case end
        /// Before the text: the long form starts with it.
        case start
        /// Before the text, of which all has to belong to the long form.
        case both
    }

    /// The best alignment.
    struct Alignment {
        /// The letters with which the long form starts and ends, and their words.
        var firstLetter: Int
        var firstWord: Int
        var lastWord: Int
        /// What it is worth for each letter of the short form: at most about 1.
        var score: Double
        /// How the letters were matched.
        var initials = 0
        var parts = 0
        var inners = 0
        var loose = 0
        var missing = 0
        var skipped = 0
        var trailing = 0
        var letters = 0
        /// Whether the long form stands before the short one.
        var isBeforeShort = false
    }

    var weights = AlignmentWeights()

    private var scores: [Double] = []
    private var origins: [Int32] = []
    private static let impossible = -1e9

    /// The best alignment of a short form with a text; nil if there is none.
    mutating func align(_ short: ShortForm, with text: LongFormText, anchor: Anchor) -> Alignment? {
        var best: Alignment?
        for (index, reading) in short.readings.enumerated() {
            guard var found = align(reading, with: text, anchor: anchor) else { continue }
            if index > 0 { found.score -= 0.001 }
            if best.map({ found.score > $0.score }) ?? true { best = found }
        }
        return best
    }

    private mutating func align(
        _ short: [ShortForm.Letter], with text: LongFormText, anchor: Anchor
    ) -> Alignment? {
        let letters = text.letters
        let words = text.words
        let width = letters.count
        guard !short.isEmpty, short.count <= 24, width > 0 else { return nil }
        scores.removeAll(keepingCapacity: true)
        scores.append(contentsOf: repeatElement(Self.impossible, count: short.count * width))
        origins.removeAll(keepingCapacity: true)
        origins.append(contentsOf: repeatElement(-1, count: short.count * width))

        // The first letter.
        for index in 0..<width where letters[index].place != .inner {
            let worth = self.worth(of: short[0], at: index, in: text)
            guard worth > Self.impossible else { continue }
            var score = worth
            if anchor != .end { score += skipCost(words, from: 0, to: Int(letters[index].word), joinedFree: false) }
            scores[index] = score
        }
        // The others: from the same word, or from the best of the words before.
        for row in 1..<max(short.count, 1) {
            let letter = short[row]
            let above = (row - 1) * width
            var bestBefore = Self.impossible
            var bestOrigin: Int32 = -1
            for (wordIndex, word) in words.enumerated() {
                if wordIndex > 0 {
                    // Carry the best of all words before over the word that came last, which may have been skipped.
                    let previous = words[wordIndex - 1]
                    if bestBefore > Self.impossible { bestBefore += cost(ofSkipping: previous, joinedFree: false) }
                    for index in previous.first...previous.last where scores[above + index] > bestBefore {
                        bestBefore = scores[above + index]
                        bestOrigin = Int32(index)
                    }
                    if bestBefore > Self.impossible {
                        bestBefore += Double(word.commas) * weights.comma + Double(word.groups) * weights.group
                    }
                }
                var inWord = Self.impossible
                var inWordOrigin: Int32 = -1
                for index in word.first...word.last {
                    let place = letters[index].place
                    if matches(letter, at: index, in: text) {
                        var score = Self.impossible
                        var origin: Int32 = -1
                        if bestBefore > Self.impossible {
                            score = bestBefore + worth(of: letter, at: index, in: text, isFirstOfWord: true)
                            origin = bestOrigin
                        }
                        if inWord > Self.impossible {
                            let candidate = inWord + (place == .inner ? weights.inner : weights.part)
                            if candidate > score {
                                score = candidate
                                origin = inWordOrigin
                            }
                        }
                        if index > word.first, scores[above + index - 1] > Self.impossible {
                            let candidate =
                                scores[above + index - 1] + (place == .inner ? weights.adjacent : weights.part)
                            if candidate > score {
                                score = candidate
                                origin = Int32(index - 1)
                            }
                        }
                        if score > Self.impossible {
                            if letter.isUpper == letters[index].isUpper { score += weights.sameCase }
                            scores[row * width + index] = score
                            origins[row * width + index] = origin
                        }
                    }
                    if scores[above + index] > inWord {
                        inWord = scores[above + index]
                        inWordOrigin = Int32(index)
                    }
                }
            }
            // A letter that the text does not have.
            let loss = letter.isDigit ? weights.missingDigit : weights.missing
            for index in 0..<width {
                let candidate = scores[above + index] + loss
                if scores[above + index] > Self.impossible, candidate > scores[row * width + index] {
                    scores[row * width + index] = candidate
                    origins[row * width + index] = -2 - Int32(index)
                }
            }
        }
        return bestEnd(short, text, anchor)
    }

    private func bestEnd(_ short: [ShortForm.Letter], _ text: LongFormText, _ anchor: Anchor) -> Alignment? {
        let width = text.letters.count
        let last = (short.count - 1) * width
        var bestIndex = -1
        var bestScore = Self.impossible
        for index in 0..<width where scores[last + index] > Self.impossible {
            var score = scores[last + index]
            if anchor != .start { score += trailingCost(text.words, after: Int(text.letters[index].word)) }
            if score > bestScore {
                bestScore = score
                bestIndex = index
            }
        }
        guard bestIndex >= 0 else { return nil }
        var alignment = describe(short, text, endingAt: bestIndex, score: bestScore / Double(short.count))
        alignment.isBeforeShort = anchor == .end
        return alignment
    }

    /// Follows an alignment back to its start, counting how the letters were matched.
    private func describe(
        _ short: [ShortForm.Letter], _ text: LongFormText, endingAt end: Int, score: Double
    ) -> Alignment {
        let width = text.letters.count
        var alignment = Alignment(firstLetter: end, firstWord: 0, lastWord: Int(text.letters[end].word), score: score)
        alignment.letters = short.count
        alignment.trailing = text.words.count - 1 - alignment.lastWord
        var index = end
        var touched: Set<Int> = []
        for row in stride(from: short.count - 1, through: 0, by: -1) {
            let origin = row == 0 ? -1 : Int(origins[row * width + index])
            if origin <= -2 {
                alignment.missing += 1
                index = -2 - origin
                continue
            }
            let letter = text.letters[index]
            let word = Int(letter.word)
            touched.insert(word)
            switch letter.place {
            case .initial: alignment.initials += 1
            case .part: alignment.parts += 1
            case .inner:
                if row > 0, Int(text.letters[origin].word) != word {
                    alignment.loose += 1
                } else {
                    alignment.inners += 1
                }
            }
            alignment.firstLetter = index
            alignment.firstWord = word
            if row > 0 { index = origin }
        }
        for word in alignment.firstWord...alignment.lastWord where !touched.contains(word) {
            let entry = text.words[word]
            if !entry.isStop && !entry.isPossessive { alignment.skipped += 1 }
        }
        return alignment
    }

    // MARK: Worth and cost

    /// Whether a letter of a short form can stand for a letter of the text.
    private func matches(_ letter: ShortForm.Letter, at index: Int, in text: LongFormText) -> Bool {
        let other = text.letters[index]
        if letter.isAnd { return other.place == .initial && other.scalar == 0x61 }
        if letter.scalar == other.scalar { return true }
        guard other.place != .inner else { return false }
        let word = text.words[Int(other.word)]
        if letter.isDigit { return index == word.first && word.number == Int(letter.scalar) - 0x30 }
        guard letter.scalar == 0x78, index == word.first, word.last > index else { return false }
        // X stands for "ex", "cross" and "trans".
        let next = text.letters[index + 1].scalar
        return (other.scalar == 0x65 && next == 0x78) || (other.scalar == 0x63 && next == 0x72)
            || (other.scalar == 0x74 && next == 0x72)
    }

    /// What a match of the first letter is worth.
    private func worth(of letter: ShortForm.Letter, at index: Int, in text: LongFormText) -> Double {
        guard matches(letter, at: index, in: text) else { return Self.impossible }
        let other = text.letters[index]
        let bonus = letter.isUpper == other.isUpper ? weights.sameCase : 0
        return bonus + worth(of: letter, at: index, in: text, isFirstOfWord: true)
    }

    /// What a match is worth that is the first in its word.
    private func worth(
        of letter: ShortForm.Letter, at index: Int, in text: LongFormText, isFirstOfWord: Bool
    ) -> Double {
        let other = text.letters[index]
        switch other.place {
        case .initial:
            let isSmall = text.words[Int(other.word)].isStop && !other.isUpper && letter.isUpper
            return isSmall ? weights.stopInitial : weights.initial
        case .part: return weights.part
        case .inner: return weights.loose
        }
    }

    private func cost(ofSkipping word: LongFormText.Word, joinedFree: Bool) -> Double {
        if word.isPossessive { return 0 }
        if word.isStop { return weights.skippedStop }
        if word.isNumber { return weights.skippedNumber }
        return word.isJoined ? weights.skippedPart : weights.skippedWord
    }

    private func skipCost(_ words: [LongFormText.Word], from start: Int, to end: Int, joinedFree: Bool) -> Double {
        var sum = 0.0
        for word in words[start..<end] { sum += cost(ofSkipping: word, joinedFree: joinedFree) }
        return sum
    }

    private func trailingCost(_ words: [LongFormText.Word], after last: Int) -> Double {
        var sum = 0.0
        for word in words[(last + 1)...] {
            sum += word.isPossessive ? 0 : word.isJoined ? weights.skippedPart : weights.trailingWord
            sum += Double(word.commas) * weights.comma + Double(word.groups) * weights.group
        }
        return sum
    }
}
