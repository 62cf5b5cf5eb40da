import Foundation
import TILCore

/// The history of a memory: the forgetting curve with its reviews, and the intervals.
struct CurveView {
    /// The reviews in this direction, oldest first.
    let reviews: [Review]
    let memory: Memory
    let scheduler: Scheduler

    /// The maximum width of the curve in cells.
    private static let widest = 60

    /// Returns the curve, the review marks below it and the dates at its ends. Returns an empty array if it covers less
    /// than a day.
    func curve(width: Int, _ page: Page) -> [String] {
        let curve = ForgettingCurve(of: reviews, by: scheduler)
        let end = max(page.now, memory.due)
        guard let start = curve.reviews.first, end.timeIntervalSince(start) >= 86_400 else { return [] }
        let cells = min(Self.widest, max(10, width - 10))
        let samples = curve.samples(from: start, to: end, count: cells)
        let chances = samples.map(\.retrievability)
        let least = chances.compactMap { $0 }.min() ?? 1
        let bottom = min(0.8, (least * 10).rounded(.down) / 10)
        let line = Sparkline.text(chances, in: bottom...1)
        let range = "\(Int((bottom * 100).rounded()))-100 %"
        let now = samples.lastIndex { $0.instant <= page.now } ?? 0
        return [
            page.style(.right, String(line.prefix(now + 1))) + page.style(.faint, String(line.dropFirst(now + 1)))
                + (width >= cells + 9 ? "  " + page.style(.faint, range) : ""),
            marks(samples, now: now, page), ends(from: start, to: end, cells, page),
        ]
    }

    /// Returns the marks below the curve: the number of reviews per cell (`^` for one), and the current time.
    private func marks(_ samples: [ForgettingCurve.Sample], now: Int, _ page: Page) -> String {
        var marks = samples.map { sample in
            switch sample.reviews {
            case 0: " "
            case 1: "^"
            case 2...9: "\(sample.reviews)"
            default: "+"
            }
        }
        if now < samples.count - 1, marks[now] == " " { marks[now] = "|" }
        return marks.joined().trimmedAtEnd
    }

    private func ends(from start: Date, to end: Date, _ cells: Int, _ page: Page) -> String {
        let left = page.date(start)
        let right = end > page.now ? "due \(memory.interval == 0 ? page.date(end) : "\(memory.dueDay)")" : "now"
        let gap = cells - left.utf8.count - right.utf8.count
        return page.style(.faint, gap < 2 ? left : left + String.blanks(gap) + right)
    }

    /// Returns the intervals after the answers, oldest first: `10m 2d 11d`. Only the last ones that fit the width are
    /// included.
    func intervals(width: Int) -> String {
        var waits: [String] = []
        var memory: Memory?
        for review in reviews where review.isScheduled {
            memory = scheduler.memory(after: review, from: memory)
            if let memory { waits.append(Self.wait(memory)) }
        }
        var text = ""
        for (index, wait) in waits.enumerated().reversed() {
            let isFirst = index == 0
            let longer = text.isEmpty ? wait : wait + " " + text
            guard longer.utf8.count + (isFirst ? 0 : 4) <= width else { return "... " + text }
            text = longer
        }
        return text
    }

    private static func wait(_ memory: Memory) -> String {
        if memory.interval > 0 { return "\(memory.interval)d" }
        let seconds = Int(memory.due.timeIntervalSince(memory.lastReview).rounded())
        if seconds.isMultiple(of: 3_600) { return "\(seconds / 3_600)h" }
        return seconds.isMultiple(of: 60) ? "\(seconds / 60)m" : "\(seconds)s"
    }
}

/// Numbers as a line of bars, one cell each.
enum Sparkline {
    /// Returns one cell per number, or a space for nil.
    /// - Parameter range: The numbers of an empty and a full cell.
    static func text(_ values: [Double?], in range: ClosedRange<Double>) -> String {
        let span = range.upperBound - range.lowerBound
        let last = Double(ChartGlyphs.columns.count - 1)
        return values.map { value in
            guard let value else { return " " }
            let part = span > 0 ? min(1, max(0, (value - range.lowerBound) / span)) : 1
            return ChartGlyphs.columns[Int((part * last).rounded())]
        }.joined()
    }
}
