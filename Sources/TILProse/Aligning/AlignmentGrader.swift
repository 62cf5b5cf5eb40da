/// Scores matches between the letters of a text and a short form.
struct AlignmentGrader {
    let weights: AlignmentWeights
    /// The letters and words of the text, valid during the search.
    let letters: UnsafeBufferPointer<LongFormText.Letter>
    let words: UnsafeBufferPointer<LongFormText.Word>

    /// Whether a letter of a short form matches a letter of the text.
    func matches(_ letter: ShortForm.Letter, at index: Int) -> Bool {
        let other = letters[index]
        if letter.scalar == other.scalar { return true }
        return other.place != .inner && (letter.isDigit || letter.scalar == 0x78) && standsFor(letter, at: index)
    }

    /// Whether a letter or digit replaces a word with another initial: 3 for "third", X for "cross".
    private func standsFor(_ letter: ShortForm.Letter, at index: Int) -> Bool {
        let other = letters[index]
        let word = words[other.word]
        guard index == word.first else { return false }
        if letter.isDigit { return word.number == Int(letter.scalar) - 0x30 }
        guard letter.scalar == 0x78, word.last > index else { return false }
        let next = letters[index + 1].scalar
        return (other.scalar == 0x65 && next == 0x78)
            || ((other.scalar == 0x63 || other.scalar == 0x74) && next == 0x72)
    }

    /// Returns the score of the first match in its word.
    func worth(of letter: ShortForm.Letter, at index: Int) -> Double {
        let other = letters[index]
        switch other.place {
        case .initial:
            let isSmall = letter.isUpper && !other.isUpper && words[other.word].isStop
            return isSmall ? weights.stopInitial : weights.initial
        case .part: return weights.part
        case .inner: return weights.loose
        }
    }

    /// Whether a letter of a short form may match a letter of a word. If not, the letters of the word are skipped.
    func mayMatch(_ letter: ShortForm.Letter, in word: Int) -> Bool {
        let set = LongFormText.Word.set(of: letter.scalar)
        return words[word].letterSet & set != 0 || set == LongFormText.Word.otherLetters || letter.scalar == 0x78
    }

    /// Returns a small bonus for letters of the same case.
    func caseBonus(_ letter: ShortForm.Letter, at index: Int) -> Double {
        letter.isUpper == letters[index].isUpper ? weights.sameCase : 0
    }

    /// Returns the cost of a word inside a long form without a matched letter.
    func cost(ofSkipping word: Int) -> Double {
        if words[word].isPossessive { return 0 }
        if words[word].isStop { return weights.skippedStop }
        if words[word].isNumber { return weights.skippedNumber }
        return words[word].isJoined ? weights.skippedPart : weights.skippedWord
    }

    /// Returns the cost of the commas and groups before a word.
    func cost(ofReaching word: Int) -> Double {
        let (commas, groups) = (words[word].commas, words[word].groups)
        return commas + groups == 0 ? 0 : Double(commas) * weights.comma + Double(groups) * weights.group
    }

    /// Returns the cost of a word after a long form.
    func cost(ofTrailing word: Int) -> Double {
        let marks = cost(ofReaching: word)
        if words[word].isPossessive { return marks }
        if words[word].isStop { return marks + weights.skippedStop }
        return marks + (words[word].isJoined ? weights.skippedPart : weights.trailingWord)
    }
}

/// The scores of matches between a short form and a long form.
///
/// A good match of a letter scores 1; missing letters and skipped words reduce the score. The values were fitted to the
/// training part of a public set of labelled sentences from scientific papers, and to biomedical abstracts.
struct AlignmentWeights {
    /// A letter at the start of a word.
    var initial = 1.0
    /// A letter at the start of a short word such as "of".
    var stopInitial = 0.7
    /// A letter after a hyphen, or a capital inside a word.
    var part = 1.0
    /// A letter inside a word with an earlier matched letter: directly after it, or further on.
    var adjacent = 0.75
    var inner = 0.75
    /// A letter inside a word with an unmatched start.
    var loose = 0.15
    /// A letter or digit missing from the long form.
    var missing = -0.65
    var missingDigit = -0.05
    /// A word of the long form without a matched letter: a short word, a number, a part after a hyphen, any other word.
    var skippedStop = -0.1
    var skippedNumber = -0.3
    var skippedPart = 0.0
    var skippedWord = -0.5
    /// A word between the long form and the short form.
    var trailingWord = -0.8
    /// A comma, or a group in parentheses, between two matches.
    var comma = -0.55
    var group = -0.65
    /// The bonus for a match of the same case.
    var sameCase = 0.02
}
