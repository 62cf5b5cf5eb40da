/// The answers of a multiple-choice question, in the order in which they are shown.
///
/// ```swift
/// let wrong = ["Fit the World", "Find the Way", "Free Trade Wharf"]
/// let choices = AnswerChoices(right: thing.long, wrong: wrong, using: &generator)
/// for (number, text) in choices.texts.enumerated() { print("\(number + 1) \(text)") }
/// ```
public struct AnswerChoices: Hashable, Sendable, Codable {
    /// The answers.
    public private(set) var texts: [String]
    /// The index of the right answer.
    public private(set) var right: Int

    /// Creates choices with the right answer at a random position. The order of the wrong answers is kept.
    ///
    /// ```swift
    /// let wrong = ["Find the Way", "Fit the World", "Free Trade Wharf"]
    /// let choices = AnswerChoices(right: "For the Win", wrong: wrong, using: &generator)
    /// print(choices.texts[choices.right])  // For the Win
    /// ```
    public init(right answer: String, wrong: [String], using generator: inout SeededGenerator) {
        texts = wrong
        right = Int(generator.next(below: UInt64(wrong.count + 1)))
        texts.insert(answer, at: right)
    }

    /// Returns the choices rotated towards the start by a number of positions.
    func rotated(by positions: Int) -> AnswerChoices {
        let remainder = positions % texts.count
        let start = remainder < 0 ? remainder + texts.count : remainder
        var rotated = self
        rotated.texts = Array(texts[start...] + texts[..<start])
        rotated.right = right >= start ? right - start : right - start + texts.count
        return rotated
    }

    /// Returns the choices after an edit of the right answer.
    func replacingRight(with answer: String) -> AnswerChoices {
        var replaced = self
        replaced.texts[right] = answer
        return replaced
    }
}
