public import Foundation
import TILText

/// A saved copy of a store.
///
/// ```swift
/// for backup in Backups(of: store.path).all where backup.isRestorable {
///     print("\(backup.date): \(backup.name), \(backup.size) bytes")
/// }
/// ```
public struct Backup: Identifiable, Hashable, Sendable {
    /// The reason for which a backup was made.
    ///
    /// ```swift
    /// let byHand = Backups(of: store.path).all.filter { $0.reason == .manual }
    /// print("\(byHand.count) backups were made by hand")
    /// ```
    public enum Reason: String, CaseIterable, Hashable, Sendable {
        /// The person requested it.
        case manual
        /// The first change of a study day was about to start.
        case daily
        /// An import was about to start.
        case `import`
        /// The tables were about to be updated for a newer til.
        case migration
        /// A restore was about to replace the store.
        case restore
        /// A restore replaced this store because it was damaged or made by a newer til. It is kept unchanged, and
        /// cannot be restored.
        case damaged

        /// Whether such backups are removed over time, as described in ``Backups/superfluous(_:at:)``. Backups that
        /// result from a person's action stay until the person removes them.
        package var isThinned: Bool { [.daily, .import, .migration].contains(self) }
    }

    /// The path of the backup's file.
    public let path: String
    /// The instant at which the backup was made, to the second.
    public let date: Date
    /// The reason for which a backup was made.
    public let reason: Reason
    /// The length of the file in bytes.
    public let size: Int
    /// The position in the order in which backups were made, even if the clock was set back. It is the instant, or a
    /// millisecond after the position of the previous backup if the clock was not later than that.
    let order: Date

    /// The name of the file, by which ``Backups/named(_:)`` finds the backup.
    public var name: String { PrivateFile.name(of: path) }

    /// The name of the file, which identifies the backup.
    public var id: String { name }

    /// Whether the backup can be restored.
    public var isRestorable: Bool { reason != .damaged }

    init(path: String, date: Date, reason: Reason, size: Int = 0, order: Date? = nil) {
        self.path = path
        self.date = date
        self.reason = reason
        self.size = size
        self.order = order ?? date
    }

    /// Reads a backup from its file name in a folder, which ``fileName(storeName:date:reason:order:)`` made. The result is
    /// nil if the file is not a backup of the store.
    init?(fileName: String, folder: String, storeName: String) {
        let start = storeName + "."
        guard fileName.hasPrefix(start) else { return nil }
        // Byte by byte, since a combining mark after a full stop would hide it.
        let fields = fileName.utf8.dropFirst(start.utf8.count).split(separator: UInt8(ascii: "."))
            .map { field in String(decoding: field, as: UTF8.self) }
        guard fields.count >= 2, let date = BackupTime.instant(fields[0]), let reason = Reason(rawValue: fields[1])
        else { return nil }
        var rest = fields.dropFirst(2)
        var place = date
        if let text = rest.first, let instant = BackupTime.instant(text) {
            place = instant
            rest = rest.dropFirst()
        }
        var number = 1
        if let text = rest.first {
            guard let value = Int(text) else { return nil }
            number = value
            rest = rest.dropFirst()
        }
        guard rest.isEmpty else { return nil }
        let path = folder + "/" + fileName
        var status = stat()
        guard stat(path.systemPath, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let order = place + Double(number - 1) / 1_000
        self.init(path: path, date: date, reason: reason, size: Int(status.st_size), order: order)
    }

    /// Returns the name of a backup's file, for example `til.db.20261121T080000Z.daily`. If the instant alone does not
    /// determine the position in the order, the name also has the second of the position and a number:
    /// `til.db.20261121T080000Z.daily.20271226T080000Z.2`.
    static func fileName(storeName: String, date: Date, reason: Reason, order: Date) -> String {
        let time = BackupTime.text(date)
        let place = BackupTime.text(order)
        let milliseconds = order.milliseconds % 1_000
        var name = "\(storeName).\(time).\(reason.rawValue)"
        if place != time { name += "." + place }
        if milliseconds != 0 { name += ".\(milliseconds + 1)" }
        return name
    }
}

/// The outcome of a restore.
///
/// ```swift
/// let restored = try backups.restore(from: backups.named("newest").path, at: now)
/// print("\(restored.things) things. Kept: \(restored.kept?.name ?? "nothing")")
/// ```
public struct Restored: Hashable, Sendable {
    /// The number of things in the restored store.
    public let things: Int
    /// The backup of the replaced store, or nil if no store existed.
    public let kept: Backup?
}

/// Instants in the names of backups: UTC in the basic format of ISO 8601, such as `20261121T080000Z`.
enum BackupTime {
    private static let style = Date.ISO8601FormatStyle(
        dateSeparator: .omitted, dateTimeSeparator: .standard, timeSeparator: .omitted, timeZone: .gmt)

    /// Returns the text of an instant, to the second, for years up to 9999.
    static func text(_ instant: Date) -> String {
        let seconds = max(-62_135_596_800, min(instant.timeIntervalSince1970.rounded(.down), 253_402_300_799))
        return style.format(Date(timeIntervalSince1970: seconds))
    }

    /// Returns the instant of a text in exactly this format, or nil for any other text.
    static func instant(_ text: String) -> Date? {
        (try? style.parse(text)).flatMap { self.text($0) == text ? $0 : nil }
    }
}
