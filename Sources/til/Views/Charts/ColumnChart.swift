import TILText

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

    /// Returns the number at the top of the chart.
    static func top(of values: [Int], cutsFirst: Bool) -> Int {
        let others = values.dropFirst().max() ?? 0
        let most = max(1, values.max() ?? 0)
        return cutsFirst && others > 0 ? min(most, others * 2) : most
    }

    /// Returns the lines, which are at most as wide as the page.
    func lines(_ page: Page) -> [String] {
        let top = Self.top(of: values, cutsFirst: cutsFirst)
        let axisWidth = max(3, grouped(top).utf8.count)
        let room = max(1, page.width - axisWidth - 4)
        // Add a space between columns if there is room.
        let cell = room >= values.count * 2 - 1 ? 2 : 1
        let shown = values.prefix(max(1, room / cell))
        func row(_ number: String, mark: String, cells: String) -> String {
            "  \(page.style(.faint, "\(number.leftPadded(to: axisWidth)) \(mark)"))\(cells)"
        }
        let glyphs = ChartGlyphs.columns
        let rows = (0..<height).reversed().map { index in
            let cells = shown.map { value in
                // A positive number has at least one step.
                let steps = max(value.signum(), (min(value, top) * height * glyphs.count + top / 2) / top)
                let part = min(glyphs.count, steps - index * glyphs.count)
                return (part > 0 ? glyphs[part - 1] : " ") + .blanks(cell - 1)
            }
            return row(index == height - 1 ? grouped(top) : "", mark: "│", cells: cells.joined().trimmedAtEnd)
        }
        let cut = values.first.map { $0 > top ? [row("", mark: "│", cells: "▲ \(grouped($0))")] : [] } ?? []
        let base = row("0", mark: "└", cells: page.style(.faint, String(repeating: "─", count: shown.count * cell)))
        let texts = Self.labelLine(labels.sorted { $0.key < $1.key }.map { ($0 * cell, $1) }, within: room)
        return cut + rows + [base, .blanks(axisWidth + 4) + page.style(.faint, texts)]
    }

    /// Returns a line with texts at given positions. Texts that do not fit are dropped.
    static func labelLine(_ labels: [(position: Int, text: String)], within room: Int) -> String {
        labels.reduce("") { line, label in
            let isFree = line.isEmpty || label.position > line.utf8.count
            guard isFree, label.position + label.text.utf8.count <= room else { return line }
            return line.padded(to: label.position) + label.text
        }
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
        return String(repeating: "█", count: whole) + (rest > 0 ? glyphs[rest - 1] : "")
    }
}
