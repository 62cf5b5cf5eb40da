/// The line of a question: the rows above it, and the text that was typed before a pause ended it.
struct QuestionLine {
    /// The number of rows above the line that belong to the question. A pause erases them.
    private(set) var rowsAbove = 0
    private var text = LineText()

    /// Begins a line below the heading of its question. The text is kept.
    mutating func begin(rowsAbove: Int) { self.rowsAbove = rowsAbove }

    /// Adds rows that were printed between the heading and the line.
    mutating func addRowsAbove(_ count: Int) { rowsAbove += count }

    /// Keeps a text for the next line.
    mutating func keep(_ text: LineText) { self.text = text }

    /// Removes and returns the text that was kept.
    mutating func takeText() -> LineText {
        let kept = text
        text = LineText()
        return kept
    }

    mutating func dropText() { text = LineText() }
}
