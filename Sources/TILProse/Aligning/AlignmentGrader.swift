/// What the letters of a text are worth to a short form.
struct AlignmentGrader {
    let weights: AlignmentWeights
    /// The letters and the words of the text; valid while it is searched.
    let letters: UnsafeBufferPointer<LongFormText.Letter>
    let words: UnsafeBufferPointer<LongFormText.Word>

    /// Whether a letter of a short form can stand for a letter of the text.
    @inline(__always)
    func matches(_ letter: ShortForm.Letter, at index: Int) -> Bool {
        let other = letters[index]
        if letter.scalar == other.scalar { return true }
        return other.place != .inner && (letter.isDigit || letter.scalar == 0x78) && standsFor(letter, at: index)
    }

    /// Whether a letter or digit stands for a word that begins with another: 3 for "third", X for "cross".
    private func standsFor(_ letter: ShortForm.Letter, at index: Int) -> Bool {
        let other = letters[index]
        let word = words[Int(other.word)]
        guard index == word.first else { return false }
        if letter.isDigit { return word.number == Int(letter.scalar) - 0x30 }
        guard letter.scalar == 0x78, word.last > index else { return false }
        let next = letters[index + 1].scalar
        return (other.scalar == 0x65 && next == 0x78)
            || ((other.scalar == 0x63 || other.scalar == 0x74) && next == 0x72)
    }

    /// What a match is worth that is the first in its word.
    @inline(__always)
    func worth(of letter: ShortForm.Letter, at index: Int) -> Double {
        let other = letters[index]
        switch other.place {
        case .initial:
            let isSmall = letter.isUpper && !other.isUpper && words[Int(other.word)].isStop
            return isSmall ? weights.stopInitial : weights.initial
        case .part: return weights.part
        case .inner: return weights.loose
        }
    }

    /// Whether a letter of a short form may stand for one of a word: where it does not, no letter of the word is looked at.
    @inline(__always)
    func mayMatch(_ letter: ShortForm.Letter, in word: Int) -> Bool {
        let set = LongFormText.Word.set(of: letter.scalar)
        return words[word].letterSet & set != 0 || set == LongFormText.Word.otherLetters || letter.scalar == 0x78
    }

    /// A little for letters of the same case.
    @inline(__always)
    func caseBonus(_ letter: ShortForm.Letter, at index: Int) -> Double {
        letter.isUpper == letters[index].isUpper ? weights.sameCase : 0
    }

    /// What a word inside a long form costs of which no letter is matched.
    @inline(__always)
    func cost(ofSkipping word: Int) -> Double {
        if words[word].isPossessive { return 0 }
        if words[word].isStop { return weights.skippedStop }
        if words[word].isNumber { return weights.skippedNumber }
        return words[word].isJoined ? weights.skippedPart : weights.skippedWord
    }

    /// What the commas and the groups before a word cost.
    @inline(__always)
    func cost(ofReaching word: Int) -> Double {
        let (commas, groups) = (words[word].commas, words[word].groups)
        return commas + groups == 0 ? 0 : Double(commas) * weights.comma + Double(groups) * weights.group
    }

    /// What a word behind a long form costs.
    @inline(__always)
    func cost(ofTrailing word: Int) -> Double {
        let marks = cost(ofReaching: word)
        if words[word].isPossessive { return marks }
        if words[word].isStop { return marks + weights.skippedStop }
        return marks + (words[word].isJoined ? weights.skippedPart : weights.trailingWord)
    }
}
