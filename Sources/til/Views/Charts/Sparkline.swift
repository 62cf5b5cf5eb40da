/// Numbers as a line of cells filled to different heights.
enum Sparkline {
    /// One cell for each number; a blank where there is none.
    /// - Parameter range: what an empty and a full cell stand for.
    static func text(_ values: [Double?], in range: ClosedRange<Double>, _ glyphs: ChartGlyphs) -> String {
        let span = range.upperBound - range.lowerBound
        let last = Double(glyphs.heights.count - 1)
        return values.map { value in
            guard let value else { return " " }
            let part = span > 0 ? min(1, max(0, (value - range.lowerBound) / span)) : 1
            return glyphs.heights[Int((part * last).rounded())]
        }.joined()
    }
}
