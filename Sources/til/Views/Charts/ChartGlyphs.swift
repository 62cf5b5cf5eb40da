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
