/// What a line of text is, by its first bytes.
enum ProseLine {
    case blank
    /// Prose from a byte on; `startsPassage` if it does not go on with the line before.
    case prose(from: Int, startsPassage: Bool)
    /// A passage of its own: a heading, a row of a table.
    case single(from: Int)
    /// A line under a heading or between paragraphs.
    case rule
    /// A line of code, or one that opens or closes a block of code.
    case code
}
