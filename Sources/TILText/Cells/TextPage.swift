/// A page of text: its width and its colours.
package struct TextPage {
    /// The colours of text.
    package var style: Style
    /// The width in cells.
    package var width: Int
    /// Whether the output is a terminal. Text is wrapped at words only on a terminal.
    package var isTerminal: Bool

    /// Creates a page.
    package init(style: Style, width: Int, isTerminal: Bool) {
        self.style = style
        self.width = width
        self.isTerminal = isTerminal
    }

    /// Returns the text wrapped at spaces if the output is a terminal, otherwise unchanged.
    /// - Parameter indent: the number of spaces before continuation rows.
    package func folded(_ text: String, indent: Int = 0) -> String {
        guard isTerminal, text.utf8.count > width else { return text }
        return text.wrapped(to: width, indent: indent).joined(separator: "\n")
    }

    /// Returns a line for each item, folded.
    package func lines<Items: Sequence>(
        _ items: Items, indent: Int = 0, _ text: (Items.Element) throws -> String
    ) rethrows -> String {
        try items.map { item in folded(try text(item), indent: indent) + "\n" }.joined()
    }
}
