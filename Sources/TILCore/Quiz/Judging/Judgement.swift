/// The judge's opinion of an answer.
public struct Judgement: Hashable, Sendable, Codable {
    /// ``Verdict/correct``, ``Verdict/close`` or ``Verdict/wrong``.
    public var verdict: Verdict
    /// The thing whose meaning or acronym was given; nil for a wrong answer.
    public var credited: Thing?
    /// The right answer that was compared: of a meaning with alternatives the one that was given, or comes nearest.
    public var right: String
    /// The typed answer beside the right one.
    public var difference: AnswerDifference

    /// Makes a judgement from its parts.
    public init(verdict: Verdict, credited: Thing?, right: String, difference: AnswerDifference) {
        self.verdict = verdict
        self.credited = credited
        self.right = right
        self.difference = difference
    }
}
