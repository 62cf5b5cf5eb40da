/// A line of an imported file that was not taken, and why.
public struct Rejection: Hashable, Sendable, Codable {
    /// The number of the line, from 1: where several lines make one entry, the first of them.
    public let line: Int
    /// Why, as a full sentence.
    public let reason: String

    /// Makes a rejection from its parts.
    public init(line: Int, reason: String) {
        self.line = line
        self.reason = reason
    }
}
