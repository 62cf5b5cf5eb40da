/// A chart of vertical bars, with the maximum on its axis.
struct ColumnChart {
    /// The numbers, from left to right.
    let values: [Int]
    /// The labels below the columns, by index. Labels that do not fit are dropped.
    let labels: [Int: String]
    /// The maximum height of the columns in rows.
    let height: Int
    /// Whether to cut the first column if it is more than twice as large as the others, so that the differences between
    /// them stay visible.
    var cutsFirst = false

    /// Returns the lines, which are at most as wide as the page.
    func lines(_ page: Page) -> [String] {
        let top = scale
        let axisWidth = max(3, grouped(top).utf8.count)
        let room = max(1, page.width - axisWidth - 4)
        // Add a space between columns if there is room.
        let cell = room >= values.count * 2 - 1 ? 2 : 1
        let shown = values.prefix(max(1, room / cell))
        let filled = shown.map { steps(min($0, top), of: top) }
        var lines = (0..<height).reversed().map { row in
            let cells = filled.map { steps in
                let part = min(ChartGlyphs.columns.count, steps - row * ChartGlyphs.columns.count)
                return (part > 0 ? ChartGlyphs.columns[part - 1] : " ") + String.blanks(cell - 1)
            }
            let number = row == height - 1 ? grouped(top) : ""
            return axis(number, "│", axisWidth, page) + cells.joined().trimmedAtEnd
        }
        if let first = values.first, first > top, !lines.isEmpty {
            lines.insert(axis("", "│", axisWidth, page) + "▲ \(grouped(first))", at: 0)
        }
        let base = String(repeating: "─", count: shown.count * cell)
        lines.append(axis("0", "└", axisWidth, page) + page.style(.faint, base))
        let texts = labels.sorted { $0.key < $1.key }.map { (place: $0.key * cell, text: $0.value) }
        lines.append(String.blanks(axisWidth + 4) + page.style(.faint, Self.labelLine(texts, within: room)))
        return lines
    }

    /// The number that fills a column.
    private var scale: Int {
        let others = values.dropFirst().max() ?? 0
        let most = max(1, values.max() ?? 0)
        return cutsFirst && others > 0 ? min(most, others * 2) : most
    }

    /// Returns the number of steps of a cell that a number fills. A positive number has at least one step.
    private func steps(_ value: Int, of top: Int) -> Int {
        let all = height * ChartGlyphs.columns.count
        return value > 0 ? max(1, (value * all + top / 2) / top) : 0
    }

    private func axis(_ number: String, _ mark: String, _ width: Int, _ page: Page) -> String {
        "  " + page.style(.faint, number.leftPadded(to: width) + " " + mark)
    }

    /// Returns a line with texts at given positions. Texts that do not fit are dropped.
    static func labelLine(_ labels: [(place: Int, text: String)], within room: Int) -> String {
        var line = ""
        for (place, text) in labels
        where (line.isEmpty || place > line.utf8.count) && place + text.utf8.count <= room {
            line += String.blanks(place - line.utf8.count) + text
        }
        return line
    }
}

/// The characters for charts: block elements and box drawing.
enum ChartGlyphs {
    /// Cells filled from the bottom, from the smallest part to the whole.
    static let columns = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    /// Cells filled from the left, from the smallest part to the whole.
    static let bars = ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
    /// A day without practice, then four shades from light to dark.
    static let shades = ["·", "░", "▒", "▓", "█"]
}

/// A horizontal bar.
enum Bar {
    /// Returns a bar that fills a part of some cells. A positive part has at least one step.
    static func text(_ part: Double, of cells: Int) -> String {
        let glyphs = ChartGlyphs.bars
        let filled = Int((min(1, max(0, part)) * Double(cells * glyphs.count)).rounded())
        let (whole, rest) = (part > 0 ? max(1, filled) : 0).quotientAndRemainder(dividingBy: glyphs.count)
        return String(repeating: glyphs[glyphs.count - 1], count: whole) + (rest > 0 ? glyphs[rest - 1] : "")
    }
}
