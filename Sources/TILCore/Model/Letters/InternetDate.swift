import Foundation

/// Instants as RFC 3339 writes them, in UTC: `2026-11-21T08:15:30Z`, and with three decimals if there are milliseconds,
/// which is what a store keeps. Everything that til writes as JSON writes them so.
///
/// Foundation's ISO 8601 style would write the Julian calendar before 1582, and read 30 February.
package enum InternetDate {
    /// The years 1 to 9999 in milliseconds since 1970: what four digits can write.
    private static let writable = -62_135_596_800_000..<253_402_300_800_000.0

    /// The instant in UTC, to the millisecond.
    package static func text(of date: Date) -> String {
        let exact = (date.timeIntervalSince1970 * 1_000).rounded()
        // An absurd instant, far beyond any date that is meant, must not trap.
        guard writable.contains(exact) else { return "1970-01-01T00:00:00Z" }
        let day = StudyDay(number: Int((exact / 86_400_000).rounded(.down)))
        let rest = Int(exact) - day.number * 86_400_000
        let clock = [rest / 3_600_000, rest / 60_000 % 60, rest / 1_000 % 60].map { $0.padded(to: 2) }
        let fraction = rest % 1_000 == 0 ? "" : "." + (rest % 1_000).padded(to: 3)
        return "\(day)T\(clock.joined(separator: ":"))\(fraction)Z"
    }

    /// The instant of a text with any offset from UTC, or the midnight in UTC of a date alone; nil for anything else.
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
        if rest.first == UInt8(ascii: ".") {
            let decimals = rest.dropFirst().prefix { (0x30...0x39).contains($0) }
            guard !decimals.isEmpty, let value = Double("0." + Substring(decimals.prefix(12))) else { return nil }
            fraction = value
            rest = rest[decimals.endIndex...]
        }
        // Z or +02:00.
        var offset = [0, 0]
        let sign = rest.popFirst()
        if sign.map("Zz".utf8.contains) != true || !rest.isEmpty {
            guard let sign, "+-".utf8.contains(sign),
                let east = StudyDay.numbers(rest, separator: ":", digits: [2, 2])
            else { return nil }
            offset = sign == UInt8(ascii: "-") ? east.map { -$0 } : east
        }
        guard clock[0] < 24, clock[1] < 60, abs(offset[0]) < 24, abs(offset[1]) < 60 else { return nil }
        let seconds = (clock[0] - offset[0]) * 3_600 + (clock[1] - offset[1]) * 60 + clock[2]
        return Date(timeIntervalSince1970: midnight + Double(seconds) + fraction)
    }
}

extension Int {
    /// The digits of a number that is not negative, with zeros before them up to a length.
    func padded(to length: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, length - digits.count)) + digits
    }
}
