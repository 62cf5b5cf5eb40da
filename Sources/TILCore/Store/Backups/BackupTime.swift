import Foundation

/// Instants in the names of backups: UTC in the basic format of ISO 8601, such as `20261121T080000Z`.
enum BackupTime {
    private static let style = Date.ISO8601FormatStyle(
        dateSeparator: .omitted, dateTimeSeparator: .standard, timeSeparator: .omitted, timeZone: .gmt)

    /// Returns an instant to the second, for years up to 9999.
    static func text(_ instant: Date) -> String {
        let seconds = max(-62_135_596_800, min(instant.timeIntervalSince1970.rounded(.down), 253_402_300_799))
        return style.format(Date(timeIntervalSince1970: seconds))
    }

    /// Returns the instant of a text of exactly this format, or nil for any other text.
    static func instant(_ text: String) -> Date? {
        (try? style.parse(text)).flatMap { self.text($0) == text ? $0 : nil }
    }
}
