/// Numbers as columns that stand side by side, with the greatest one written beside them.
struct ColumnChart {
    /// The numbers, from left to right.
    let values: [Int]
    /// What stands below a column, by its index; what does not fit is left out.
    let labels: [Int: String]
    /// How many rows the columns take at most.
    let height: Int
    /// Whether the first number may be cut, so that it leaves the others room to be told apart, where it is more than
    /// twice the greatest of them.
    var cutsFirst = false

    /// The lines, which are at most as wide as the page.
    func lines(_ page: Page) -> [String] {
        let glyphs = page.glyphs
        let top = scale
        let axisWidth = max(3, grouped(top).utf8.count)
        let room = max(1, page.width - axisWidth - 4)
        // A blank between two columns where there is room for it.
        let cell = room >= values.count * 2 - 1 ? 2 : 1
        let shown = values.prefix(max(1, room / cell))
        let filled = shown.map { steps(min($0, top), of: top, glyphs) }
        var lines = (0..<height).reversed().map { row in
            let cells = filled.map { steps in
                let part = min(glyphs.columns.count, steps - row * glyphs.columns.count)
                return (part > 0 ? glyphs.columns[part - 1] : " ") + String.blanks(cell - 1)
            }
            let number = row == height - 1 ? grouped(top) : ""
            return axis(number, glyphs.axis.side, axisWidth, page) + trimmed(cells.joined())
        }
        if let first = values.first, first > top, !lines.isEmpty {
            lines.insert(axis("", glyphs.axis.side, axisWidth, page) + glyphs.more + " " + grouped(first), at: 0)
        }
        let base = String(repeating: glyphs.axis.base, count: shown.count * cell)
        lines.append(axis("0", glyphs.axis.corner, axisWidth, page) + page.style(.faint, base))
        lines.append(String.blanks(axisWidth + 4) + page.style(.faint, labelLine(cell, room)))
        return lines
    }

    /// The number that fills a column.
    private var scale: Int {
        let others = values.dropFirst().max() ?? 0
        let most = max(1, values.max() ?? 0)
        return cutsFirst && others > 0 ? min(most, others * 2) : most
    }

    /// How many steps of a cell a number fills; whatever is more than nothing leaves a mark.
    private func steps(_ value: Int, of top: Int, _ glyphs: ChartGlyphs) -> Int {
        let all = height * glyphs.columns.count
        return value > 0 ? max(1, (value * all + top / 2) / top) : 0
    }

    private func axis(_ number: String, _ mark: String, _ width: Int, _ page: Page) -> String {
        "  " + page.style(.faint, number.leftPadded(to: width) + " " + mark)
    }

    private func labelLine(_ cell: Int, _ room: Int) -> String {
        var line = ""
        for (index, label) in labels.sorted(by: { $0.key < $1.key }) {
            let place = index * cell
            guard line.isEmpty || place > line.utf8.count, place + label.utf8.count <= room else { continue }
            line += String.blanks(place - line.utf8.count) + label
        }
        return line
    }

    private func trimmed(_ text: String) -> String {
        var text = Substring(text)
        while text.last == " " { text = text.dropLast() }
        return String(text)
    }
}

/// The characters that charts are drawn with: blocks where the locale is UTF-8, else ASCII.
struct ChartGlyphs: Equatable, Sendable {
    /// Parts of a cell filled from below, from the least to the whole.
    let columns: [String]
    /// Parts of a cell filled from the left, from the least to the whole.
    let bars: [String]
    /// Heights of a curve, from the lowest to the highest.
    let heights: [String]
    /// A day without practice, then four shades from little to much.
    let shades: [String]
    /// The line to the left of a chart, the corner below it and the line under it.
    let axis: (side: String, corner: String, base: String)
    /// A place that is to be reached.
    let goal: String
    /// On top of a column that goes on beyond the chart.
    let more: String

    private static let blockHeights = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    /// Block elements and box drawing.
    static let blocks = ChartGlyphs(
        columns: blockHeights, bars: ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"],
        heights: blockHeights, shades: ["·", "░", "▒", "▓", "█"], axis: ("│", "└", "─"), goal: "│", more: "▲")
    /// Letters and marks of ASCII.
    static let ascii = ChartGlyphs(
        columns: [".", ":", "#"], bars: ["-", "#"], heights: [".", ":", "-", "=", "+", "*", "#", "@"],
        shades: [".", ":", "o", "O", "@"], axis: ("|", "+", "-"), goal: "|",
        more: "^")

    static func == (left: ChartGlyphs, right: ChartGlyphs) -> Bool { left.columns == right.columns }
}

extension Page {
    /// What charts are drawn with here.
    var glyphs: ChartGlyphs { isUnicode ? .blocks : .ascii }
}

/// A bar from left to right.
enum Bar {
    /// A part of a number of cells as filled cells; whatever is more than nothing leaves a mark.
    static func text(_ part: Double, of cells: Int, _ glyphs: ChartGlyphs) -> String {
        let steps = Double(glyphs.bars.count)
        let filled = Int((min(1, max(0, part)) * Double(cells) * steps).rounded())
        let eighths = part > 0 ? max(1, filled) : 0
        let (whole, rest) = eighths.quotientAndRemainder(dividingBy: glyphs.bars.count)
        let full = String(repeating: glyphs.bars[glyphs.bars.count - 1], count: whole)
        return rest > 0 ? full + glyphs.bars[rest - 1] : full
    }
}
