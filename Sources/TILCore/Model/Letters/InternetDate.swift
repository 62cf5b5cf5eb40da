package import Foundation
import TILText

/// Instants in the format of RFC 3339, in UTC: `2026-11-21T08:15:30Z`, with three decimals if there are milliseconds.
/// All JSON of til uses this format.
///
/// Foundation's ISO 8601 style is unsuitable, because it writes the Julian calendar before 1582 and accepts 30
/// February.
package enum InternetDate {
    /// Returns the text of an instant in UTC, to the millisecond.
    package static func text(of date: Date) -> String {
        let exact = Int(exactly: (date.timeIntervalSince1970 * 1_000).rounded())
        // An instant far outside the writable years must not cause a trap.
        guard let exact, Date.writable.contains(Int64(exact)) else { return "1970-01-01T00:00:00Z" }
        let day = StudyDay(of: date.inMilliseconds, utcOffset: 0, rollover: 0)
        let milliseconds = exact - day.number * 86_400_000
        let hour = (milliseconds / 3_600_000).padded(to: 2)
        let minute = (milliseconds / 60_000 % 60).padded(to: 2)
        let second = (milliseconds / 1_000 % 60).padded(to: 2)
        let fraction = milliseconds % 1_000
        let decimals = fraction == 0 ? "" : "." + fraction.padded(to: 3)
        return "\(day)T\(hour):\(minute):\(second)\(decimals)Z"
    }

    /// Reads the instant of a text with any offset from UTC, or midnight UTC of a date without a time. The result is
    /// nil for any other text.
    package static func date(from text: String) -> Date? {
        var reader = InternetDateReader(text)
        guard let day = reader.readDay() else { return nil }
        let midnight = Double(day.number) * 86_400
        if reader.isAtEnd { return Date(timeIntervalSince1970: midnight) }
        guard reader.readSeparator(), let seconds = reader.readClock(), let fraction = reader.readFraction(),
            let offset = reader.readOffset()
        else { return nil }
        return Date(timeIntervalSince1970: midnight + Double(seconds - offset) + fraction)
    }
}

/// A reader of the parts of an instant, one after the other. Each part is nil if the text has another form.
private struct InternetDateReader {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = text[...].utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    /// Reads a day such as `2026-11-21`.
    mutating func readDay() -> StudyDay? {
        let length = 10
        let day = StudyDay(String(Substring(rest.prefix(length))))
        rest = rest.dropFirst(length)
        return day
    }

    /// Reads the sign between the day and the time. The result is whether there was one.
    mutating func readSeparator() -> Bool {
        guard let separator = rest.popFirst() else { return false }
        return "Tt ".utf8.contains(separator)
    }

    /// Reads a time such as `08:15:30`, and returns the seconds since midnight. A leap second is allowed.
    mutating func readClock() -> Int? {
        let length = 8
        guard let numbers = StudyDay.numbers(rest.prefix(length), separator: ":", digits: [2, 2, 2]) else { return nil }
        rest = rest.dropFirst(length)
        let hour = numbers[0]
        let minute = numbers[1]
        let second = numbers[2]
        guard hour < 24, minute < 60, second <= 60 else { return nil }
        return hour * 3_600 + minute * 60 + second
    }

    /// The decimals of a second that are read.
    private static let mostDecimals = 12

    /// Reads a fraction of a second such as `.125`, or returns 0 if there is none.
    mutating func readFraction() -> Double? {
        guard rest.first == "." else { return 0 }
        let decimals = rest.dropFirst().prefix(while: \.isDigit)
        if decimals.isEmpty { return nil }
        rest = rest[decimals.endIndex...]
        return Double("0." + Substring(decimals.prefix(Self.mostDecimals)))
    }

    /// Reads the offset from UTC, which ends the text: `Z` or, for example, `+02:00`. Returns it in seconds.
    mutating func readOffset() -> Int? {
        guard let sign = rest.popFirst() else { return nil }
        if sign == "Z" || sign == "z" { return isAtEnd ? 0 : nil }
        guard sign == "+" || sign == "-",
            let numbers = StudyDay.numbers(rest, separator: ":", digits: [2, 2])
        else { return nil }
        let hours = numbers[0]
        let minutes = numbers[1]
        guard hours < 24, minutes < 60 else { return nil }
        let offset = hours * 3_600 + minutes * 60
        return sign == "-" ? -offset : offset
    }
}

extension Int {
    /// Returns the digits of a nonnegative number, with leading zeros up to a length.
    func padded(to length: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, length - digits.count)) + digits
    }
}

/// Conversion between dates and whole milliseconds since 1970. Instants are stored, compared and computed in
/// milliseconds.
///
/// A `Date` is a floating-point number of seconds since 2001 that cannot represent most milliseconds exactly. Its
/// rounding depends on its computation. Two dates made by ``init(milliseconds:)`` of the same number are always equal.
extension Date {
    /// The years 1 to 9999, which ISO 8601 can represent, in milliseconds since 1970.
    fileprivate static let writable: ClosedRange<Int64> = -62_135_596_800_000...253_402_300_799_999

    /// Creates the instant that is a number of milliseconds after the start of 1970. An instant outside the years 1 to
    /// 9999 is moved to the nearest end of that range.
    package init(milliseconds: Int64) {
        let milliseconds = min(max(milliseconds, Self.writable.lowerBound), Self.writable.upperBound)
        self.init(timeIntervalSince1970: Double(milliseconds) / 1_000)
    }

    /// The nearest millisecond since 1970, limited to the years 1 to 9999.
    package var milliseconds: Int64 {
        let exact = (timeIntervalSince1970 * 1_000).rounded()
        if exact <= Double(Self.writable.lowerBound) { return Self.writable.lowerBound }
        // NaN counts as the last instant.
        return exact < Double(Self.writable.upperBound) ? Int64(exact) : Self.writable.upperBound
    }

    /// The instant, rounded to whole milliseconds.
    package var inMilliseconds: Date { Date(milliseconds: milliseconds) }
}
