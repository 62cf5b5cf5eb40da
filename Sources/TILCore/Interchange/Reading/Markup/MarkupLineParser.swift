import TILText

/// A parser that collects the contents of a document in markup line by line, or reads several lines of a block at once.
protocol MarkupLineParser {
    var lines: ByteLines { get }
    var document: ListDocument { get }

    init(_ lines: ByteLines)

    /// Reads a line, or the block that it opens.
    /// - Returns: the index of the next line.
    mutating func readLine(_ index: Int) -> Int

    /// Ends everything that is open at the end of the file.
    mutating func endAll()
}

extension MarkupLineParser {
    /// Returns the contents of a text.
    static func document(of text: ListText) -> ListDocument {
        var parser = Self(ByteLines(text.text))
        var index = 0
        while index < parser.lines.count { index = parser.readLine(index) }
        parser.endAll()
        return parser.document
    }
}
