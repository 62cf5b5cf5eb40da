/// The list that Tab shows, in columns that are read downwards, as in bash.
enum CompletionListing {
    /// The rows, each with a newline.
    static func text(_ words: [String], columns: Int) -> String {
        let shown = words.map { VisibleText.visible($0) }
        let widths = shown.map { DisplayWidth.of($0) }
        let cell = min((widths.max() ?? 0) + 2, max(1, columns))
        let perRow = max(1, columns / cell)
        let rows = (shown.count + perRow - 1) / perRow
        var text = ""
        for row in 0..<rows {
            var index = row
            while index < shown.count {
                text += shown[index]
                if index + rows < shown.count { text += String(repeating: " ", count: max(0, cell - widths[index])) }
                index += rows
            }
            text += "\n"
        }
        return text
    }
}
