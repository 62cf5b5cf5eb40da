/// The answers to choose from, in the order in which they are shown.
public struct AnswerChoices: Hashable, Sendable {
    /// The answers.
    public private(set) var texts: [String]
    /// The index of the right one.
    public private(set) var right: Int

    /// Puts the right answer at a random place among wrong ones, whose order is kept.
    public init(right answer: String, wrong: [String], using generator: inout SeededGenerator) {
        texts = wrong
        right = Int(generator.next(below: UInt64(wrong.count + 1)))
        texts.insert(answer, at: right)
    }

    /// The choices moved up by a number of places, those at the top to the end.
    func rotated(by places: Int) -> AnswerChoices {
        var rotated = self
        let offset = ((places % texts.count) + texts.count) % texts.count
        rotated.texts = Array(texts[offset...] + texts[..<offset])
        rotated.right = (right - offset + texts.count) % texts.count
        return rotated
    }

    /// The choices once the right answer was edited.
    func replacingRight(with answer: String) -> AnswerChoices {
        var replaced = self
        replaced.texts[right] = answer
        return replaced
    }
}
