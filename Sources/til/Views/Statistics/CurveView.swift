import Foundation
import TILCore
import TILText

/// The history of a memory: the forgetting curve with its reviews, and the intervals.
struct CurveView {
    /// The reviews in this direction, oldest first.
    let reviews: [Review]
    let memory: Memory
    let scheduler: Scheduler
    let page: Page
    /// The maximum width in cells.
    let width: Int

    /// The room for the range of the vertical axis beside the curve, in cells: "  80-100 %".
    private static let axisWidth = 10

    /// The curve, the review marks below it and the dates at its ends. Empty if the curve covers less than a day.
    var lines: [String] {
        let curve = ForgettingCurve(of: reviews, by: scheduler)
        let end = max(page.now, memory.due)
        guard let start = curve.reviews.first, end.timeIntervalSince(start) >= 86_400 else { return [] }
        let cells = min(60, max(10, width - Self.axisWidth))
        let samples = curve.samples(from: start, to: end, count: cells)
        let now = samples.lastIndex { sample in sample.instant <= page.now } ?? 0
        return [
            line(samples, now: now), Self.marks(samples, now: now),
            dates(from: start, to: end, cells: cells),
        ]
    }

    /// The curve, whose future part is faint, with the range of the vertical axis if there is room.
    private func line(_ samples: [ForgettingCurve.Sample], now: Int) -> String {
        let chances = samples.map(\.retrievability)
        let bottom = Self.bottom(of: chances)
        let line = Sparkline.text(chances, in: bottom...1)
        let past = page.style(.right, line.prefix(now + 1))
        let future = page.style(.faint, line.dropFirst(now + 1))
        guard width + 1 >= samples.count + Self.axisWidth else { return past + future }
        let range = page.style(.faint, "\(Int((bottom * 100).rounded()))-100 %")
        return "\(past)\(future)  \(range)"
    }

    /// Returns the chance of the lowest cell: the least one, rounded down to a tenth, and at most 80 %, so that a curve
    /// that hardly falls looks flat.
    private static func bottom(of chances: [Double?]) -> Double {
        let least = chances.compactMap(\.self).min() ?? 1
        return min(0.8, (least * 10).rounded(.down) / 10)
    }

    /// The number of reviews in each cell, and the current time.
    private static func marks(_ samples: [ForgettingCurve.Sample], now: Int) -> String {
        var marks = samples.map { sample in mark(sample.reviews) }
        let hasFuture = now < samples.count - 1
        if hasFuture, marks[now] == " " { marks[now] = "|" }
        return marks.joined().trimmedAtEnd
    }

    /// The dates below the ends of the curve. If there is too little room, the first one.
    private func dates(from start: Date, to end: Date, cells: Int) -> String {
        let left = page.date(start)
        let due = memory.interval == 0 ? page.date(end) : "\(memory.dueDay)"
        let right = end > page.now ? "due \(due)" : "now"
        let gap = cells - left.utf8.count - right.utf8.count
        return page.style(.faint, gap < 2 ? left : left + .blanks(gap) + right)
    }

    /// Returns the mark of a cell with a number of reviews.
    private static func mark(_ reviews: Int) -> String {
        switch reviews {
        case 0: " "
        case 1: "^"
        case ..<10: "\(reviews)"
        default: "+"
        }
    }

    /// The intervals after the answers, oldest first: `10m 2d 11d`. Only the last ones that fit the width are included.
    var intervals: String {
        let waits = waits
        let omission = "... "
        var text = ""
        for (index, wait) in waits.enumerated().reversed() {
            let longer = text.isEmpty ? wait : "\(wait) \(text)"
            let room = index == 0 ? width : width - omission.count
            guard longer.utf8.count <= room else { return omission + text }
            text = longer
        }
        return text
    }

    /// The intervals after the answers, oldest first.
    private var waits: [String] {
        var memory: Memory?
        var waits: [String] = []
        for review in reviews where review.isScheduled {
            memory = scheduler.memory(after: review, from: memory)
            if let memory { waits.append(Self.wait(memory)) }
        }
        return waits
    }

    private static func wait(_ memory: Memory) -> String {
        if memory.interval > 0 { return "\(memory.interval)d" }
        let minutes = Int((memory.due.timeIntervalSince(memory.lastReview) / 60).rounded(.up))
        return minutes.isMultiple(of: 60) ? "\(minutes / 60)h" : "\(minutes)m"
    }
}

/// Numbers as a line of bars, one cell each.
enum Sparkline {
    /// Returns one cell per number, or a space for nil.
    /// - Parameter range: The numbers of an empty and a full cell.
    static func text(_ values: [Double?], in range: ClosedRange<Double>) -> String {
        let glyphs = ChartGlyphs.columns
        return values.map { value in
            guard let value else { return " " }
            let part = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
            return glyphs[Int((min(1, max(0, part)) * Double(glyphs.count - 1)).rounded())]
        }.joined()
    }
}
