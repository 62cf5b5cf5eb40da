/// A reader that can pass over lines which were read before: what it makes of a line depends on the line, and on little that
/// can be told.
protocol PieceReader: InterchangeReader {
    /// The lines that are left, and what all that their entries depend on besides is folded to; nil within an entry, and
    /// before it is clear how the file is to be read.
    var rest: (lines: LineReader, state: UInt64)? { get }
}
