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
