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
        guard let numbers = Self.numbers(text.utf8[...], separator: "-", digits: [4, 2, 2]),
            (1...12).contains(numbers[1])
        else { return nil }
        let day = StudyDay(year: numbers[0], month: numbers[1], day: numbers[2])
        guard day.civil == (numbers[0], numbers[1], numbers[2]) else { return nil }
        self = day
    }

    /// Returns the numbers in a text that has the given numbers of digits between separators, or nil for any other
    /// text.
    static func numbers(_ text: Substring.UTF8View, separator: Unicode.Scalar, digits: [Int]) -> [Int]? {
        let fields = text.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
        let areDigits = fields.allSatisfy { $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
        guard areDigits, fields.map(\.count) == digits else { return nil }
        return fields.map { $0.reduce(0) { value, digit in value * 10 + Int(digit - UInt8(ascii: "0")) } }
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
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        self.init(number: era * 146_097 + dayOfEra - 719_468)
    }

    /// The year, month and day of the civil date.
    ///
    /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
    public var civil: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    /// The day of the week, from 1 for Monday to 7 for Sunday (ISO 8601).
    public var weekday: Int { ((number + 3) % 7 + 7) % 7 + 1 }

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
