import Foundation

/// A copy of a store that was kept.
public struct Backup: Hashable, Sendable {
    /// The reason for which a backup was made.
    public enum Reason: String, CaseIterable, Hashable, Sendable {
        /// The person asked for it.
        case manual
        /// Once a study day on which something was changed.
        case daily
        /// Before an import.
        case `import`
        /// Before the tables were changed for a newer til.
        case migration
        /// A restore replaced the store as it was here.
        case restore
        /// A restore replaced this store because it was damaged, or of a newer til: it is kept as it was, not to be restored.
        case damaged

        /// Whether such backups are cleared away with time, as ``Backups/superfluous(_:at:)`` says. What a person's own act
        /// made stays until the person removes it.
        package var isThinned: Bool { [.daily, .import, .migration].contains(self) }
    }

    /// The path of the backup's file.
    public let path: String
    /// The instant at which the backup was made, to the second.
    public let made: Date
    /// The reason for which a backup was made.
    public let reason: Reason
    /// The length of the file in bytes.
    public let size: Int
    /// Its place in the order in which backups were made, whatever the clock said.
    let order: Order

    /// A place in the order of making. It is the instant, unless the clock stood no later than at the backup before: then
    /// it is that backup's place, and the next number.
    struct Order: Comparable, Hashable, Sendable {
        let instant: Date
        var number = 1

        static func < (left: Order, right: Order) -> Bool {
            (left.instant, left.number) < (right.instant, right.number)
        }

        /// The place of a backup that is made at an instant after this one.
        func next(at instant: Date) -> Order {
            instant > self.instant ? Order(instant: instant) : Order(instant: self.instant, number: number + 1)
        }
    }

    /// The name of its file, by which ``Backups/named(_:)`` finds it.
    public var name: String { PrivateFile.name(of: path) }

    /// Whether the backup can be put in the store's place.
    public var isRestorable: Bool { reason != .damaged }

    init(path: String, made: Date, reason: Reason, size: Int = 0, order: Order? = nil) {
        self.path = path
        self.made = made
        self.reason = reason
        self.size = size
        self.order = order ?? Order(instant: made)
    }

    /// Reads a backup from its file name in a folder. The result is nil if the file is not a backup of the store.
    init?(fileName: String, folder: String, storeName: String) {
        guard fileName.hasPrefix(storeName + ".") else { return nil }
        var fields = fileName.utf8.dropFirst(storeName.utf8.count + 1).split(separator: UInt8(ascii: "."))
            .map { String(decoding: $0, as: UTF8.self) }[...]
        guard let made = fields.popFirst().flatMap(BackupTime.instant),
            let reason = fields.popFirst().flatMap(Reason.init(rawValue:))
        else { return nil }
        let place = fields.first.flatMap(BackupTime.instant)
        if place != nil { fields.removeFirst() }
        let number = fields.isEmpty ? 1 : fields.popFirst().flatMap { Int($0) }
        guard let number, fields.isEmpty else { return nil }
        let path = folder + "/" + fileName
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(
            path: path, made: made, reason: reason, size: Int(status.st_size),
            order: Order(instant: place ?? made, number: number))
    }

    /// Returns the name of a backup's file, for example `til.db.20261121T080000Z.daily`. If the instant alone does not
    /// give its place in the order, the name has the place too: `til.db.20261121T080000Z.daily.20271226T080000Z.2`.
    static func fileName(storeName: String, made: Date, reason: Reason, order: Order) -> String {
        var name = "\(storeName).\(BackupTime.text(made)).\(reason.rawValue)"
        if BackupTime.text(order.instant) != BackupTime.text(made) { name += "." + BackupTime.text(order.instant) }
        return order.number == 1 ? name : name + ".\(order.number)"
    }
}

/// The outcome of a restore.
public struct Restored: Hashable, Sendable {
    /// The number of things that the store has now.
    public let things: Int
    /// The backup that holds the store as it was before, or nil if no store existed.
    public let kept: Backup?
}

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
