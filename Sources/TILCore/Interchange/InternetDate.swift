import Foundation

/// Instants as RFC 3339 writes them, by arithmetic alone: `2026-11-21T08:15:30.25Z`.
enum InternetDate {
    // A date counts from 2001, so that an instant counted from 1970 loses its last bits. Nine decimals are for those
    // instants that need them; fewer mean what a clock or a database counted from 1970.
    private static let reference = Date.timeIntervalBetween1970AndReferenceDate

    /// The instant in UTC, with as few decimals as bring it back exactly, of 0, 3, 6 and 9; from 2010 on, 9 always do.
    static func text(of date: Date) -> String {
        let seconds = date.timeIntervalSinceReferenceDate
        for decimals in [0, 3, 6, 9] {
            let text = text(of: seconds, decimals: decimals)
            if decimals == 9 || self.date(from: text) == date { return text }
        }
        return text(of: seconds, decimals: 9)
    }

    /// The instant that a text says, with any offset from UTC; a date alone is its midnight in UTC. Nil for anything
    /// else.
    static func date(from text: String) -> Date? {
        let bytes = Array(text.utf8)
        guard bytes.count >= 10, let day = StudyDay(String(decoding: bytes[..<10], as: UTF8.self)) else { return nil }
        let midnight = Double(day.number) * 86_400
        if bytes.count == 10 { return Date(timeIntervalSince1970: midnight) }
        guard bytes.count >= 20, bytes[10] | 0x20 == 0x74 || bytes[10] == 0x20, bytes[13] == 0x3A, bytes[16] == 0x3A,
            let hour = number(bytes[11..<13], most: 23), let minute = number(bytes[14..<16], most: 59),
            let second = number(bytes[17..<19], most: 60)
        else { return nil }
        var rest = bytes[19...]
        var fraction = 0.0
        var decimals = 0
        if rest.first == 0x2E {
            let digits = rest.dropFirst().prefix { (0x30...0x39).contains($0) }
            guard !digits.isEmpty, let value = Double("0." + String(decoding: digits, as: UTF8.self)) else {
                return nil
            }
            fraction = value
            decimals = digits.count
            rest = rest[digits.endIndex...]
        }
        guard let offset = offset(rest) else { return nil }
        let whole = midnight + Double(hour * 3_600 + minute * 60 + second - offset)
        return decimals > 6
            ? Date(timeIntervalSinceReferenceDate: whole - reference + fraction)
            : Date(timeIntervalSince1970: whole + fraction)
    }

    private static func text(of seconds: Double, decimals: Int) -> String {
        var whole = seconds.rounded(.down)
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        var fraction = ((seconds - whole) * scale).rounded()
        if fraction >= scale {
            whole += 1
            fraction = 0
        }
        // Far beyond any date that is meant: an infinite or absurd instant must not trap.
        let bounded = max(-62_135_596_800, min(253_402_300_799, whole.isFinite ? whole + reference : 0))
        let days = (bounded / 86_400).rounded(.down)
        let rest = Int(bounded - days * 86_400)
        var text = StudyDay(number: Int(days)).description
        text += "T" + padded(rest / 3_600, 2) + ":" + padded(rest / 60 % 60, 2) + ":" + padded(rest % 60, 2)
        if decimals > 0, fraction.isFinite { text += "." + padded(Int(fraction), decimals) }
        return text + "Z"
    }

    private static func padded(_ value: Int, _ width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }

    private static func number(_ digits: ArraySlice<UInt8>, most: Int) -> Int? {
        var value = 0
        for digit in digits {
            guard (0x30...0x39).contains(digit) else { return nil }
            value = value * 10 + Int(digit - 0x30)
        }
        return value <= most ? value : nil
    }

    /// Seconds east of UTC: `Z` or `+02:00`.
    private static func offset(_ text: ArraySlice<UInt8>) -> Int? {
        guard let sign = text.first else { return nil }
        if sign | 0x20 == 0x7A { return text.count == 1 ? 0 : nil }
        let digits = Array(text.dropFirst())
        guard sign == 0x2B || sign == 0x2D, digits.count == 5, digits[2] == 0x3A,
            let hours = number(digits[..<2], most: 23), let minutes = number(digits[3...], most: 59)
        else { return nil }
        return (hours * 3_600 + minutes * 60) * (sign == 0x2D ? -1 : 1)
    }
}
