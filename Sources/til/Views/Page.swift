import Foundation
import TILCore
import TILText

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
    /// The number of lapses that make a leech.
    var leechLapses = StoreSettings().leechLapses
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
        tags.map { tag in "#" + tag.visible }.joined(separator: " ")
    }

    /// Returns the text wrapped at spaces if the output is a terminal, otherwise unchanged.
    /// - Parameter indent: The number of spaces before continuation rows.
    func folded(_ text: String, indent: Int = 0) -> String {
        plain.folded(text, indent: indent)
    }

    /// The page without the time and the settings.
    var plain: TextPage { TextPage(style: style, width: width, isTerminal: isTerminal) }

    /// Returns the number of rows that a text takes.
    func rows(_ text: String) -> Int { text.rows(of: width) }

    /// Returns the local calendar date of a time.
    func date(_ instant: Date) -> String {
        StudyDay(of: instant, utcOffset: utcOffset(instant), rollover: 0).description
    }

    /// Returns the local date and time, to the minute.
    func dateAndTime(_ instant: Date) -> String {
        let minutes = Int(((instant.timeIntervalSince1970 + Double(utcOffset(instant))) / 60).rounded(.down))
        let minutesOfDay = 24 * 60
        // Before 1970, the remainder is negative.
        let minuteOfDay = (minutes % minutesOfDay + minutesOfDay) % minutesOfDay
        return date(instant) + String(format: " %02d:%02d", minuteOfDay / 60, minuteOfDay % 60)
    }

    /// Returns a readable text for the time of the next review.
    /// - Parameter isBrief: Whether to leave out the number of days until a date.
    func next(_ memory: Memory, isBrief: Bool = false) -> String {
        if memory.lapses >= leechLapses { return isBrief ? "leech" : "leech, kept out" }
        if memory.isDue(at: now, on: day(rollover)) { return "due now" }
        if memory.interval > 0 { return nextDay(memory.dueDay, isBrief: isBrief) }
        return "in " + counted(Int((memory.due.timeIntervalSince(now) / 60).rounded(.up)), "minute")
    }

    /// The readable start of the next study day.
    var nextStudyDay: String { day(0) == day(rollover) ? "tomorrow" : "from \(rollover):00" }

    /// Returns a readable text for a future study day. It uses calendar days: before the rollover hour, the study day
    /// that starts at that hour is called today.
    private func nextDay(_ next: StudyDay, isBrief: Bool = false) -> String {
        let days = day(0).distance(to: next)
        if days <= 0 { return "from \(rollover):00 today" }
        if days == 1 { return "tomorrow" }
        return isBrief ? "\(next)" : "\(next) (in \(counted(days, "day")))"
    }

    /// Returns the current day if days start at an hour.
    private func day(_ rollover: Int) -> StudyDay { StudyDay(of: now, utcOffset: utcOffset(now), rollover: rollover) }
}

extension Page {
    /// Returns a line for each item, folded.
    func lines<Items: Sequence>(
        _ items: Items, indent: Int = 0, _ text: (Items.Element) throws -> String
    ) rethrows -> String {
        try plain.lines(items, indent: indent, text)
    }

    /// Returns the first lines of a long list and the number of remaining ones.
    func list<Item>(_ items: [Item], of count: Int, line: (Item) -> String) -> String {
        let shown = items.prefix(20)
        let text = lines(shown, indent: 4, line)
        let rest = count - shown.count
        return rest > 0 ? text + "  ... and \(grouped(rest)) more; --json lists them\n" : text
    }

    /// Returns the cell of a column: styled text with spaces up to the column's width.
    func cell(_ role: Style.Role, _ text: String, to width: Int) -> String {
        style(role, text) + String.blanks(width - text.cells)
    }
}

extension Thing {
    /// The non-empty lines of the note, escaped for a terminal.
    var noteLines: [String] { note.split(whereSeparator: \.isNewline).map { part in String(part).visible } }
}

extension Direction {
    /// A note if a question asks for the acronym.
    var remark: String { self == .meaning ? "" : " (acronym)" }
}

/// Returns a percentage: `92 %`. Only an exact whole is 100 %, and only an empty part is 0 %.
func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "-" }
    let rounded = Int((Double(part) * 100 / Double(whole)).rounded())
    let isPart = 0 < part && part < whole
    return "\(isPart ? min(99, max(1, rounded)) : rounded) %"
}

extension Double {
    /// The number with one decimal: `9.3`.
    var tenths: String {
        let tenths = Int((self * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// The number with one decimal if it is below 100, else as a whole number.
    var brief: String { self < 100 ? tenths : grouped(Int(rounded())) }
}

extension Verdict {
    /// The colour of a verdict.
    var role: Style.Role {
        switch self {
        case .correct: .right
        case .close: .typo
        case .wrong, .timedOut, .givenUp: .wrong
        }
    }
}
