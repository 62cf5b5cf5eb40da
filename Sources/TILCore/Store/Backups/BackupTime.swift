import Foundation

/// Instants as the names of backups have them: UTC in the basic form of ISO 8601, `20261121T080000Z`.
enum BackupTime {
    /// The instant to the second; years from 1 to 9999.
    static func text(_ instant: Date) -> String {
        let seconds = Int(max(-62_135_596_800, min(instant.timeIntervalSince1970.rounded(.down), 253_402_300_799)))
        let day = StudyDay(of: Date(timeIntervalSince1970: Double(seconds)), utcOffset: 0, rollover: 0)
        let rest = seconds - day.number * 86_400
        let (year, month, date) = day.civil
        func padded(_ number: Int, _ width: Int = 2) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
        }
        return padded(year, 4) + padded(month) + padded(date) + "T" + padded(rest / 3_600) + padded(rest / 60 % 60)
            + padded(rest % 60) + "Z"
    }

    /// The instant that a text of exactly that form tells; nil for any other text.
    static func instant(_ text: String) -> Date? {
        let bytes = Array(text.utf8)
        guard bytes.count == 16 else { return nil }
        func number(_ range: Range<Int>) -> Int {
            bytes[range].reduce(0) { $0 * 10 + Int($1) - 0x30 }
        }
        let (year, month, date) = (number(0..<4), number(4..<6), number(6..<8))
        guard (1...9_999).contains(year), (1...12).contains(month), (1...31).contains(date) else { return nil }
        let day = StudyDay(year: year, month: month, day: date)
        let seconds = number(9..<11) * 3_600 + number(11..<13) * 60 + number(13..<15)
        let instant = Date(timeIntervalSince1970: Double(day.number * 86_400 + seconds))
        return self.text(instant) == text ? instant : nil
    }
}
