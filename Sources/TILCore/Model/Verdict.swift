/// The verdict on the answer to a question.
public enum Verdict: String, CaseIterable, Hashable, Sendable, Codable {
    /// The answer was right.
    case correct
    /// Right but for a slip of the fingers.
    case close
    /// The answer was wrong.
    case wrong
    /// The countdown ended, and the text typed until then was not right.
    case timedOut
    /// The person said that they do not know the answer.
    case givenUp

    /// The verdict in words: `right`, `slip`, `wrong`, `timed out`, `given up`.
    public var words: String {
        switch self {
        case .correct: "right"
        case .close: "slip"
        case .wrong: "wrong"
        case .timedOut: "timed out"
        case .givenUp: "given up"
        }
    }

    /// Whether the thing counts as remembered.
    public var isRemembered: Bool { self == .correct || self == .close }
}
