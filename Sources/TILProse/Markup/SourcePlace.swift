/// A place in a document as it is written: in HTML, LaTeX and man pages too it counts the bytes of the source, the
/// markup included.
public struct SourcePlace: Hashable, Sendable {
    /// The bytes, counted from 0 at the start of the document. Markup may stand between the letters.
    public var range: Range<Int>
    /// The line on which it starts, from 1.
    public var line: Int
    /// The byte of that line with which it starts, from 1.
    public var column: Int

    /// Makes a place.
    public init(range: Range<Int>, line: Int, column: Int) {
        self.range = range
        self.line = line
        self.column = column
    }
}
