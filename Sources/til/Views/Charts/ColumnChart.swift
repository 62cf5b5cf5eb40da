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
        var lines: [String] = []
        if let first = values.first, first > top { lines.append(row("", mark: "│", cells: "▲ \(grouped(first))")) }
        for index in (0..<height).reversed() {
            let cells = shown.map { value in glyph(of: value, inRow: index, top: top) + .blanks(cell - 1) }
            let number = index == height - 1 ? grouped(top) : ""
            lines.append(row(number, mark: "│", cells: cells.joined().trimmedAtEnd))
        }
        let base = String(repeating: "─", count: shown.count * cell)
        lines.append(row("0", mark: "└", cells: page.style(.faint, base)))
        let positions = labels.sorted { first, second in first.key < second.key }.map { index, label in
            (position: index * cell, text: label)
        }
        lines.append(.blanks(axisWidth + 4) + page.style(.faint, Self.labelLine(positions, within: room)))
        return lines
    }

    /// Returns the part of a column in a row, where 0 is the lowest row.
    private func glyph(of value: Int, inRow row: Int, top: Int) -> String {
        let glyphs = ChartGlyphs.columns
        // The height of the column in eighths of a row, rounded.
        let rounded = (min(value, top) * height * glyphs.count + top / 2) / top
        // A positive number has at least one step.
        let steps = max(value.signum(), rounded)
        let stepsInRow = min(glyphs.count, steps - row * glyphs.count)
        return stepsInRow > 0 ? glyphs[stepsInRow - 1] : " "
    }

    /// Returns a line with texts at given positions. Texts that do not fit are dropped.
    static func labelLine(_ labels: [(position: Int, text: String)], within room: Int) -> String {
        var line = ""
        for label in labels {
            let isFree = line.isEmpty || label.position > line.utf8.count
            let fits = label.position + label.text.utf8.count <= room
            if isFree, fits { line = line.padded(to: label.position) + label.text }
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
        guard part > 0 else { return "" }
        let steps = max(1, Int((min(1, part) * Double(cells * glyphs.count)).rounded()))
        let whole = String(repeating: "█", count: steps / glyphs.count)
        let rest = steps % glyphs.count
        return rest > 0 ? whole + glyphs[rest - 1] : whole
    }
}
