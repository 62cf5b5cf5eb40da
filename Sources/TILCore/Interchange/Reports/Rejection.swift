/// A line of an imported file that was not taken, and why.
public struct Rejection: Hashable, Sendable, Codable {
    /// The number of the line, from 1: where several lines make one entry, the first of them.
    public let line: Int
    /// Why, as a full sentence.
    public let reason: String
    /// The beginning of what stands there; empty where it is no text, or not known.
    public var text: String

    /// How much of a line is kept, in characters.
    public static let longestText = 60

    /// Makes a rejection from its parts; a long text is shortened.
    public init(line: Int, reason: String, text: String = "") {
        self.line = line
        self.reason = reason
        self.text = Self.shortened(text)
    }

    private static func shortened(_ text: String) -> String {
        // A character may be as long as a line: so by scalars.
        let scalars = text.unicodeScalars
        guard let end = scalars.index(scalars.startIndex, offsetBy: longestText, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return text }
        return String(scalars[..<end]) + " ..."
    }

    private enum CodingKeys: String, CodingKey {
        case line, reason, text
    }

    /// Reads what an earlier version wrote too, which had no text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        line = try container.decode(Int.self, forKey: .line)
        reason = try container.decode(String.self, forKey: .reason)
        text = try container.decodeIfPresent(String.self, forKey: .text) ?? ""
    }
}
