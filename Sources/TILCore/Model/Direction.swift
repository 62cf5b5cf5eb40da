/// The direction in which a thing is asked; each has a memory of its own.
public enum Direction: String, CaseIterable, Hashable, Sendable, Codable {
    /// Shown the short, asked for the long.
    case meaning
    /// Shown the long, asked for the short.
    case acronym
}
