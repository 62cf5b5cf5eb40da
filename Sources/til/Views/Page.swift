import Foundation
import TILCore

/// The output page of a view: its width, its colours and the current time.
struct Page {
    /// The colours of text.
    var style: Style
    /// The width in cells. On a pipe it is 80 by convention.
    var width: Int
    /// The height in rows.
    var height: Int
    /// The current time.
    var now: Date
    /// Returns the offset of local time from UTC at a time, in seconds.
    var utcOffset: (Date) -> Int
    /// The hour at which a study day starts.
    var rollover = 4
    /// Whether the output is a terminal. Text is wrapped at words only on a terminal.
    var isTerminal = false
    /// The maximum width of list rows. On a pipe it is unlimited unless `COLUMNS` is set.
    var rowLimit = Int.max

    /// Returns a thing as part of a sentence: `FTW (For the Win)`.
    func inline(_ thing: Thing) -> String {
        "\(style(.short, thing.short.visible)) (\(thing.long.visible))"
    }

    /// Returns tags as text: `#chat #web`.
    func tags(_ tags: [String]) -> String {
        tags.map { "#" + $0.visible }.joined(separator: " ")
    }

    /// Returns the text wrapped at spaces if the output is a terminal, otherwise unchanged.
    /// - Parameter indent: The number of spaces before continuation rows.
    func folded(_ text: String, indent: Int = 0) -> String {
        guard isTerminal, text.utf8.count > width else { return text }
        return text.wrapped(to: width, indent: indent).joined(separator: "\n")
    }

    /// Returns the number of rows that a text takes.
    func rows(_ text: String) -> Int { text.rows(of: width) }

    /// Returns the local calendar date of a time.
    func date(_ instant: Date) -> String {
        StudyDay(of: instant, utcOffset: utcOffset(instant), rollover: 0).description
    }

    /// Returns the local date and time, to the minute.
    func dateAndTime(_ instant: Date) -> String {
        let seconds = Int((instant.timeIntervalSince1970 + Double(utcOffset(instant))).rounded(.down))
        let minutes = ((seconds % 86_400 + 86_400) % 86_400) / 60
        return date(instant) + String(format: " %02d:%02d", minutes / 60, minutes % 60)
    }

    /// Returns a readable text for the time of the next review.
    func next(_ memory: Memory) -> String {
        let today = StudyDay(of: now, utcOffset: utcOffset(now), rollover: rollover)
        if memory.isDue(at: now, on: today) { return "due now" }
        if memory.interval == 0 {
            let minutes = Int((memory.due.timeIntervalSince(now) / 60).rounded(.up))
            return "in \(counted(minutes, "minute"))"
        }
        return nextDay(memory.dueDay)
    }

    /// Returns a readable text for a future study day. It uses calendar days: before the rollover hour, the study day
    /// that starts at that hour is called today.
    private func nextDay(_ day: StudyDay) -> String {
        let days = StudyDay(of: now, utcOffset: utcOffset(now), rollover: 0).distance(to: day)
        return switch days {
        case ...0: "today, from \(rollover):00"
        case 1: "tomorrow"
        default: "\(day) (in \(counted(days, "day")))"
        }
    }

    /// The readable name of the next study day.
    var nextStudyDay: String {
        let today = StudyDay(of: now, utcOffset: utcOffset(now), rollover: rollover)
        return nextDay(today.advanced(by: 1))
    }
}

extension Page {
    /// Returns the cell of a column: styled text with spaces up to the column's width.
    func cell(_ role: Style.Role, _ text: String, to width: Int) -> String {
        style(role, text) + String.blanks(width - text.cells)
    }
}

extension Thing {
    /// The non-empty lines of the note, escaped for a terminal.
    var noteLines: [String] { note.split(whereSeparator: \.isNewline).map { String($0).visible } }
}

/// Returns a number with its noun: `1 thing`, `2 things`, `1,234 things`. Pass the plural if it is irregular.
func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(grouped(count)) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// Returns a number with thousands separators.
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
    /// The number with one decimal: `9.3`.
    var tenths: String {
        let tenths = Int((self * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}

extension Verdict {
    /// The colour of a verdict.
    var role: Style.Role {
        switch self {
        case .correct: .right
        case .close: .slip
        case .wrong, .timedOut, .givenUp: .wrong
        }
    }
}
