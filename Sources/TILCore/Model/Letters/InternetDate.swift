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
        let rest = exact - day.number * 86_400_000
        let clock = [rest / 3_600_000, rest / 60_000 % 60, rest / 1_000 % 60].map { $0.padded(to: 2) }
        let fraction = rest % 1_000 == 0 ? "" : "." + (rest % 1_000).padded(to: 3)
        return "\(day)T\(clock.joined(separator: ":"))\(fraction)Z"
    }

    /// Reads the instant of a text with any offset from UTC, or midnight UTC of a date without a time. The result is
    /// nil for any other text.
    package static func date(from text: String) -> Date? {
        let bytes = text.utf8
        guard let day = StudyDay(String(Substring(bytes.prefix(10)))) else { return nil }
        let midnight = Double(day.number) * 86_400
        var rest = bytes.dropFirst(10)
        if rest.isEmpty { return Date(timeIntervalSince1970: midnight) }
        guard let separator = rest.popFirst(), "Tt ".utf8.contains(separator),
            let clock = StudyDay.numbers(rest.prefix(8), separator: ":", digits: [2, 2, 2]), clock[2] <= 60
        else { return nil }
        rest = rest.dropFirst(8)
        var fraction = 0.0
        if rest.first == "." {
            let decimals = rest.dropFirst().prefix(while: \.isDigit)
            guard !decimals.isEmpty, let value = Double("0." + Substring(decimals.prefix(12))) else { return nil }
            fraction = value
            rest = rest[decimals.endIndex...]
        }
        // The offset from UTC is `Z` or, for example, `+02:00`.
        var offset = [0, 0]
        let sign = rest.popFirst()
        if sign.map("Zz".utf8.contains) != true || !rest.isEmpty {
            guard let sign, "+-".utf8.contains(sign),
                let east = StudyDay.numbers(rest, separator: ":", digits: [2, 2])
            else { return nil }
            offset = sign == "-" ? east.map { east in -east } : east
        }
        guard clock[0] < 24, clock[1] < 60, abs(offset[0]) < 24, abs(offset[1]) < 60 else { return nil }
        let seconds = (clock[0] - offset[0]) * 3_600 + (clock[1] - offset[1]) * 60 + clock[2]
        return Date(timeIntervalSince1970: midnight + Double(seconds) + fraction)
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
