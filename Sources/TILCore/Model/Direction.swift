/// Which way a thing is asked; each way has a memory of its own.
public enum Direction: String, CaseIterable, Hashable, Sendable, Codable {
    /// Shown the short, asked for the long.
    case meaning
    /// Shown the long, asked for the short.
    case acronym
}
