import Foundation

/// Instants as RFC 3339 writes them, in UTC, by integer arithmetic alone: `2026-11-21T08:15:30Z`, and with three decimals
/// where there are milliseconds, which is what a store keeps. Everything that til writes as JSON writes them so.
package enum InternetDate {
    /// The years 1 to 9999 in milliseconds since 1970: what four digits can write.
    private static let writable = -62_135_596_800_000..<253_402_300_800_000.0

    /// The instant in UTC, to the millisecond.
    package static func text(of date: Date) -> String {
        let exact = (date.timeIntervalSince1970 * 1_000).rounded()
        // Far beyond any date that is meant: an absurd instant must not trap.
        guard writable.contains(exact) else { return "1970-01-01T00:00:00Z" }
        let milliseconds = Int(exact)
        let second = Int((exact / 1_000).rounded(.down))
        let rest = milliseconds - second * 1_000
        return text(second, ticks: rest, decimals: rest == 0 ? 0 : 3)
    }

    /// The instant that a text says, with any offset from UTC; a date alone is its midnight in UTC. Nil for anything
    /// else.
    static func date(from text: String) -> Date? {
        var copy = text
        return copy.withUTF8 { date($0) }
    }

    private static func date(_ text: UnsafeBufferPointer<UInt8>) -> Date? {
        guard text.count >= 10, text[4] == 0x2D, text[7] == 0x2D, let year = number(text[..<4]),
            let month = number(text[5..<7]), let day = number(text[8..<10]), (1...12).contains(month)
        else { return nil }
        let studyDay = StudyDay(year: year, month: month, day: day)
        guard day > 0, studyDay.civil.day == day else { return nil }
        let midnight = studyDay.number * 86_400
        if text.count == 10 { return Date(timeIntervalSince1970: Double(midnight)) }
        guard text.count >= 20, text[10] | 0x20 == 0x74 || text[10] == 0x20, text[13] == 0x3A, text[16] == 0x3A,
            let hour = number(text[11..<13]), let minute = number(text[14..<16]), let second = number(text[17..<19]),
            hour < 24, minute < 60, second <= 60
        else { return nil }
        let whole = midnight + hour * 3_600 + minute * 60 + second
        let decimals = text[19] == 0x2E ? text[20...].prefix { (0x30...0x39).contains($0) } : text[19..<19]
        guard !decimals.isEmpty || text[19] != 0x2E, let offset = offset(text[decimals.endIndex...]) else { return nil }
        var fraction = 0.0
        if let ticks = number(decimals.prefix(12)) {
            var scale = 1
            for _ in decimals.prefix(12) { scale *= 10 }
            fraction = Double(ticks) / Double(scale)
        }
        return Date(timeIntervalSince1970: Double(whole - offset) + fraction)
    }

    private static func text(_ second: Int, ticks: Int, decimals: Int) -> String {
        let day = StudyDay(of: Date(timeIntervalSince1970: Double(second)), utcOffset: 0, rollover: 0)
        let (year, month, date) = day.civil
        let rest = second - day.number * 86_400
        return String(unsafeUninitializedCapacity: 30) { target in
            var count = 0
            func add(_ value: Int, width: Int, then byte: UInt8) {
                var value = value
                for place in (count..<count + width).reversed() {
                    target[place] = 0x30 + UInt8(value % 10)
                    value /= 10
                }
                target[count + width] = byte
                count += width + 1
            }
            add(year, width: 4, then: 0x2D)
            add(month, width: 2, then: 0x2D)
            add(date, width: 2, then: 0x54)
            add(rest / 3_600, width: 2, then: 0x3A)
            add(rest / 60 % 60, width: 2, then: 0x3A)
            add(rest % 60, width: 2, then: decimals > 0 ? 0x2E : 0x5A)
            if decimals > 0 { add(ticks, width: decimals, then: 0x5A) }
            return count
        }
    }

    /// The number that digits make; nil if one is none.
    private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        var value = 0
        for digit in digits {
            guard (0x30...0x39).contains(digit) else { return nil }
            value = value * 10 + Int(digit - 0x30)
        }
        return value
    }

    /// Seconds east of UTC: `Z` or `+02:00`.
    private static func offset(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard let sign = text.first else { return nil }
        if sign | 0x20 == 0x7A { return text.count == 1 ? 0 : nil }
        let first = text.startIndex + 1
        guard sign == 0x2B || sign == 0x2D, text.count == 6, text[first + 2] == 0x3A,
            let hours = number(text[first..<first + 2]), let minutes = number(text[first + 3..<first + 5]),
            hours < 24, minutes < 60
        else { return nil }
        return (hours * 3_600 + minutes * 60) * (sign == 0x2D ? -1 : 1)
    }
}
