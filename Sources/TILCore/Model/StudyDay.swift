package import Foundation

/// A local day that starts at the rollover hour, as a number of days since 1 January 1970.
///
/// It is computed from an instant and an offset from UTC by arithmetic alone. It therefore does not depend on the time
/// zone database of a machine that reads it later.
///
/// ```swift
/// let today = try store.settings().studyDay(of: now)
/// let monday = today.advanced(by: 1 - today.weekday)
/// print(monday)  // such as 2026-11-16
/// ```
public struct StudyDay: Hashable, Comparable, Strideable, Sendable {
    /// The number of days since 1 January 1970.
    public let number: Int

    /// The years 1 to 9999, which ISO 8601 can represent.
    private static let numbers = -719_162...2_932_896

    /// The study days of the years 1 to 9999. A day outside is moved to the nearest end of the range.
    public static let range = StudyDay(number: numbers.lowerBound)...StudyDay(number: numbers.upperBound)

    /// Creates the study day with a number. A number outside ``range`` is moved to its nearest end.
    public init(number: Int) {
        self.number = min(max(number, Self.numbers.lowerBound), Self.numbers.upperBound)
    }

    /// Creates the study day of an instant.
    /// - Parameters:
    ///   - instant: the instant.
    ///   - utcOffset: the local time's offset from UTC at that instant, in seconds.
    ///   - rollover: the local hour at which a study day starts, 0 to 23.
    package init(of instant: Date, utcOffset: Int, rollover: Int) {
        let local = instant.timeIntervalSince1970 + Double(utcOffset) - Double(rollover) * 3_600
        // An infinite instant counts as an end of the range, and NaN counts as 1 January 1970.
        let days = min(max((local / 86_400).rounded(.down), -1e9), 1e9)
        self.init(number: days.isFinite ? Int(days) : 0)
    }

    /// Creates the study day of a text such as `2026-11-21`. The result is nil for any other text.
    public init?(_ text: String) {
        guard let numbers = Self.numbers(text.utf8[...], separator: "-", digits: [4, 2, 2]) else { return nil }
        let year = numbers[0]
        let month = numbers[1]
        guard (1...12).contains(month) else { return nil }
        let studyDay = StudyDay(year: year, month: month, day: numbers[2])
        // 30 February becomes a day in March.
        guard studyDay.civil == (year, month, numbers[2]) else { return nil }
        self = studyDay
    }

    /// Returns the numbers in a text that has the given numbers of digits between separators, or nil for any other
    /// text.
    static func numbers(_ text: Substring.UTF8View, separator: Unicode.Scalar, digits: [Int]) -> [Int]? {
        let fields = text.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
        guard fields.map(\.count) == digits else { return nil }
        var numbers: [Int] = []
        for field in fields {
            var number = 0
            for byte in field {
                guard byte.isDigit else { return nil }
                number = number * 10 + Int(byte - UInt8(ascii: "0"))
            }
            numbers.append(number)
        }
        return numbers
    }

    /// The length of an era of 400 years, after which the Gregorian calendar repeats, in days.
    private static let daysPerEra = 146_097
    /// The days from 1 March of the year 0, at which the first era starts, to 1 January 1970.
    private static let daysBefore1970 = 719_468

    /// Returns the number of the era that contains a year or a day, from its length in years or days. Eras before the
    /// first one are negative.
    private static func era(of number: Int, length: Int) -> Int {
        let firstOfEra = number >= 0 ? number : number - (length - 1)
        return firstOfEra / length
    }

    /// Creates the study day of a civil date of the Gregorian calendar.
    ///
    /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `days_from_civil`.
    ///
    /// ```swift
    /// let day = StudyDay(year: 2026, month: 11, day: 21)
    /// print(day, day.weekday)  // 2026-11-21 6
    /// ```
    public init(year: Int, month: Int, day: Int) {
        // Count years from March on, so that a leap day is the last day of its year.
        let isBeforeMarch = month <= 2
        let yearFromMarch = isBeforeMarch ? year - 1 : year
        let monthFromMarch = isBeforeMarch ? month + 9 : month - 3
        let era = Self.era(of: yearFromMarch, length: 400)
        let yearOfEra = yearFromMarch - era * 400
        let leapDays = yearOfEra / 4 - yearOfEra / 100
        let dayOfYear = Self.daysBefore(monthFromMarch: monthFromMarch) + day - 1
        let dayOfEra = yearOfEra * 365 + leapDays + dayOfYear
        self.init(number: era * Self.daysPerEra + dayOfEra - Self.daysBefore1970)
    }

    /// Returns the days of a year before a month, counted from March as 0. Five months from March or August on have 153
    /// days: 31, 30, 31, 30, 31.
    private static func daysBefore(monthFromMarch month: Int) -> Int { (153 * month + 2) / 5 }

    /// The year, month and day of the civil date.
    ///
    /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
    public var civil: (year: Int, month: Int, day: Int) {
        let dayFromFirstEra = number + Self.daysBefore1970
        let era = Self.era(of: dayFromFirstEra, length: Self.daysPerEra)
        let dayOfEra = dayFromFirstEra - era * Self.daysPerEra
        // Without the leap days of every 4th year, but with those that every 100th year but the 400th does not have.
        let dayWithoutLeapDays = dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096
        let yearOfEra = dayWithoutLeapDays / 365
        let leapDays = yearOfEra / 4 - yearOfEra / 100
        let dayOfYear = dayOfEra - (365 * yearOfEra + leapDays)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - Self.daysBefore(monthFromMarch: monthFromMarch) + 1
        let isBeforeMarch = monthFromMarch >= 10
        let month = isBeforeMarch ? monthFromMarch - 9 : monthFromMarch + 3
        let yearFromMarch = yearOfEra + era * 400
        return (isBeforeMarch ? yearFromMarch + 1 : yearFromMarch, month, day)
    }

    /// The day of the week, from 1 for Monday to 7 for Sunday (ISO 8601).
    public var weekday: Int {
        // Day 0, 1 January 1970, was a Thursday.
        let daysAfterMonday = (number + 3) % 7
        return daysAfterMonday >= 0 ? daysAfterMonday + 1 : daysAfterMonday + 8
    }

    /// Returns the number of days from this day to another.
    public func distance(to other: StudyDay) -> Int { other.number - number }

    /// Returns the day that is a number of days later.
    public func advanced(by days: Int) -> StudyDay { StudyDay(number: number + days) }
}

extension StudyDay: CustomStringConvertible {
    /// The civil date in ISO 8601: `2026-11-21`.
    public var description: String {
        let (year, month, day) = civil
        return "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
    }
}

extension StudyDay: Codable {
    /// Reads a text in the format of ``description``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let day = StudyDay(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "'\(text)' is not a date of the form 2026-11-21.")
        }
        self = day
    }

    /// Writes a text in the format of ``description``.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
