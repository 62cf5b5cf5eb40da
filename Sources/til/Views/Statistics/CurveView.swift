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

    /// The curve, the review marks below it and the dates at its ends. Empty if the curve covers less than a day.
    var lines: [String] {
        let curve = ForgettingCurve(of: reviews, by: scheduler)
        let end = max(page.now, memory.due)
        guard let start = curve.reviews.first, end.timeIntervalSince(start) >= 86_400 else { return [] }
        let cells = min(60, max(10, width - 10))
        let samples = curve.samples(from: start, to: end, count: cells)
        let chances = samples.map(\.retrievability)
        let bottom = min(0.8, ((chances.compactMap { chance in chance }.min() ?? 1) * 10).rounded(.down) / 10)
        let line = Sparkline.text(chances, in: bottom...1)
        let range = page.style(.faint, "\(Int((bottom * 100).rounded()))-100 %")
        let now = samples.lastIndex { sample in sample.instant <= page.now } ?? 0
        let past = line.prefix(now + 1)
        let future = line.dropFirst(now + 1)
        // The number of reviews per cell, and the current time.
        var marks = samples.map(\.reviews).map(Self.mark)
        if now < samples.count - 1, marks[now] == " " { marks[now] = "|" }
        let left = page.date(start)
        let due = memory.interval == 0 ? page.date(end) : "\(memory.dueDay)"
        let right = end > page.now ? "due \(due)" : "now"
        let gap = cells - left.utf8.count - right.utf8.count
        return [
            "\(page.style(.right, past))\(page.style(.faint, future))\(width >= cells + 9 ? "  \(range)" : "")",
            marks.joined().trimmedAtEnd, page.style(.faint, gap < 2 ? left : left + .blanks(gap) + right),
        ]
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
        var memory: Memory?
        let waits = reviews.filter(\.isScheduled).compactMap { review in
            memory = scheduler.memory(after: review, from: memory)
            return memory.map(Self.wait)
        }
        var text = ""
        for (index, wait) in waits.enumerated().reversed() {
            let longer = text.isEmpty ? wait : "\(wait) \(text)"
            guard longer.utf8.count + (index == 0 ? 0 : 4) <= width else { return "... \(text)" }
            text = longer
        }
        return text
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
