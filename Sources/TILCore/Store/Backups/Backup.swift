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

    /// Reads a backup from its file name in a folder. The result is nil if the file is not a backup of the store.
    init?(fileName: String, folder: String, storeName: String) {
        let prefix = storeName + "."
        guard fileName.hasPrefix(prefix) else { return nil }
        let suffix = String(decoding: fileName.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
        guard let name = BackupName(suffix) else { return nil }
        let path = folder + "/" + fileName
        var status = stat()
        guard stat(path.systemPath, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(path: path, date: name.date, reason: name.reason, size: Int(status.st_size), order: name.order)
    }

    /// Returns the name of a backup's file, for example `til.db.20261121T080000Z.daily`. If the instant alone does not
    /// determine the position in the order, the name also has the second of the position and a number:
    /// `til.db.20261121T080000Z.daily.20271226T080000Z.2`.
    static func fileName(storeName: String, date: Date, reason: Reason, order: Date) -> String {
        let time = BackupTime.text(date)
        let place = BackupTime.text(order)
        let number = order.milliseconds % 1_000 + 1
        var name = "\(storeName).\(time).\(reason.rawValue)"
        if place != time { name += "." + place }
        if number != 1 { name += ".\(number)" }
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

/// The parts of a backup's file name after the store's name: `20261121T080000Z.daily.20271226T080000Z.2` or the first
/// two of them. See ``Backup/fileName(storeName:date:reason:order:)``.
private struct BackupName {
    let date: Date
    let reason: Backup.Reason
    let order: Date

    init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "."))
        let fields = parts.map { part in String(decoding: part, as: UTF8.self) }
        guard fields.count >= 2 else { return nil }
        guard let date = BackupTime.instant(fields[0]) else { return nil }
        guard let reason = Backup.Reason(rawValue: fields[1]) else { return nil }
        var rest = fields.dropFirst(2)
        var place = date
        if let field = rest.first, let instant = BackupTime.instant(field) {
            place = instant
            rest.removeFirst()
        }
        var number = 1
        if let field = rest.first {
            guard rest.count == 1, let value = Int(field) else { return nil }
            number = value
        }
        self.date = date
        self.reason = reason
        // The first backup of a second has no number, and each further one is a millisecond later.
        order = place + Double(number - 1) / 1_000
    }
}

/// Instants in the names of backups: UTC in the basic format of ISO 8601, such as `20261121T080000Z`.
enum BackupTime {
    private static let style = Date.ISO8601FormatStyle(
        dateSeparator: .omitted, dateTimeSeparator: .standard, timeSeparator: .omitted, timeZone: .gmt)

    /// The first second of the year 1, and the last one of the year 9999.
    private static let firstSecond = -62_135_596_800.0
    private static let lastSecond = 253_402_300_799.0

    /// Returns the text of an instant, to the second, for years up to 9999.
    static func text(_ instant: Date) -> String {
        let seconds = min(max(instant.timeIntervalSince1970.rounded(.down), firstSecond), lastSecond)
        return style.format(Date(timeIntervalSince1970: seconds))
    }

    /// Returns the instant of a text in exactly this format, or nil for any other text.
    static func instant(_ text: String) -> Date? {
        guard let instant = try? style.parse(text), self.text(instant) == text else { return nil }
        return instant
    }
}
