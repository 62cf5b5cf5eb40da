import Foundation
import TILCore

/// What a view is drawn on: how wide it is, which colours it has, and when it is looked at.
struct Page {
    /// How text is coloured.
    var style: Style
    /// The cells across; views that can use more on a pipe are given what a terminal has by custom, 80.
    var width: Int
    /// The rows down.
    var height: Int
    /// The present instant.
    var now: Date
    /// The local time's offset from UTC at an instant, in seconds.
    var utcOffset: (Date) -> Int
    /// The hour at which a study day starts.
    var rollover = 4
    /// Whether charts may be drawn with more than ASCII.
    var isUnicode = true
    /// Whether it is a terminal, where rows are broken at words rather than anywhere.
    var isTerminal = false
    /// The cells after which the rows of a list are cut. A pipe has no such end, unless `COLUMNS` sets one.
    var rowLimit = Int.max

    /// A thing in a sentence: `FTW (For the Win)`.
    func inline(_ thing: Thing) -> String {
        "\(style(.short, thing.short.visible)) (\(thing.long.visible))"
    }

    /// Tags as they look everywhere: `#chat #web`.
    func tags(_ tags: [String]) -> String {
        tags.map { "#" + $0.visible }.joined(separator: " ")
    }

    /// Text broken at blanks where a terminal's rows end; as it is elsewhere.
    /// - Parameter indent: how many blanks stand before what is continued.
    func folded(_ text: String, indent: Int = 0) -> String {
        guard isTerminal, text.utf8.count > width else { return text }
        return text.wrapped(to: width, indent: indent).joined(separator: "\n")
    }

    /// How many rows lines take.
    func rows(_ text: String) -> Int {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.dropLast(text.hasSuffix("\n") ? 1 : 0).reduce(0) {
            $0 + max(1, ($1.styledCells + width - 1) / max(1, width))
        }
    }

    /// The local civil date of an instant.
    func date(_ instant: Date) -> String {
        StudyDay(of: instant, utcOffset: utcOffset(instant), rollover: 0).description
    }

    /// The local date and time of an instant, to the minute.
    func dateAndTime(_ instant: Date) -> String {
        let seconds = Int((instant.timeIntervalSince1970 + Double(utcOffset(instant))).rounded(.down))
        let minutes = ((seconds % 86_400 + 86_400) % 86_400) / 60
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(date(instant)) \(two(minutes / 60)):\(two(minutes % 60))"
    }

    /// When a memory's thing is asked next, as people say it.
    func next(_ memory: Memory) -> String {
        let today = StudyDay(of: now, utcOffset: utcOffset(now), rollover: rollover)
        if memory.isDue(at: now, on: today) { return "due now" }
        if memory.interval == 0 {
            let minutes = Int((memory.due.timeIntervalSince(now) / 60).rounded(.up))
            return "in \(counted(minutes, "minute"))"
        }
        return nextDay(memory.dueDay)
    }

    /// A study day to come, as people say it, who go by the calendar: before the rollover hour, the study day that begins
    /// with it is today.
    private func nextDay(_ day: StudyDay) -> String {
        let days = StudyDay(of: now, utcOffset: utcOffset(now), rollover: 0).distance(to: day)
        return switch days {
        case ...0: "today, from \(rollover):00"
        case 1: "tomorrow"
        default: "\(day) (in \(counted(days, "day")))"
        }
    }

    /// What the study day after the present one is called.
    var nextStudyDay: String {
        let today = StudyDay(of: now, utcOffset: utcOffset(now), rollover: rollover)
        return nextDay(today.advanced(by: 1))
    }
}

extension Page {
    /// A cell of a column: a text in its style, and blanks up to the column's width.
    func cell(_ role: Style.Role, _ text: String, to width: Int) -> String {
        style(role, text) + String.blanks(width - text.cells)
    }
}

/// A number with its noun: `1 thing`, `2 things`, `1,234 things`; the plural is given where it has more than an s.
func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(grouped(count)) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// A number with its thousands set apart.
func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var result = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
        if index > 0, (digits.utf8.count - index).isMultiple(of: 3) { result.append(",") }
        result.append(digit)
    }
    return result
}

extension Double {
    /// A number to a tenth: `9.3`.
    var tenths: String {
        let tenths = Int((self * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}

extension Verdict {
    /// The look of a verdict.
    var role: Style.Role {
        switch self {
        case .correct: .right
        case .close: .slip
        case .wrong, .timedOut, .givenUp: .wrong
        }
    }
}
