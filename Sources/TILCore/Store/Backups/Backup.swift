import Foundation

/// A copy of a store that was kept.
public struct Backup: Hashable, Sendable {
    /// Why it was made.
    public enum Reason: String, CaseIterable, Hashable, Sendable {
        /// The person asked for it.
        case manual
        /// Once a study day on which something was changed.
        case daily
        /// Before an import.
        case `import`
        /// Before the tables were changed for a newer til.
        case migration
        /// What was replaced by a restore.
        case restore
        /// What was replaced by a restore because it was damaged, or of a newer til: kept as it was, not to be restored.
        case damaged

        /// Whether such backups are cleared away with time, as ``Backups/superfluous(_:at:)`` says. What a person's own act
        /// made stays until the person removes it.
        public var isThinned: Bool { [.daily, .import, .migration].contains(self) }
    }

    /// Where it is.
    public let path: String
    /// When it was made, to the second.
    public let made: Date
    /// Why it was made.
    public let reason: Reason
    /// How long it is, in bytes.
    public let size: Int
    /// Tells those of one second and reason apart, from 1.
    let sequence: Int

    /// The name of its file, by which ``Backups/named(_:)`` finds it.
    public var name: String { PrivateFile.name(of: path) }

    /// Whether it can be put in the store's place.
    public var isRestorable: Bool { reason != .damaged }

    /// Makes a backup from its parts; ``Backups/all`` has those that a store keeps.
    public init(path: String, made: Date, reason: Reason, size: Int = 0) {
        self.init(path: path, made: made, reason: reason, size: size, sequence: 1)
    }

    init(path: String, made: Date, reason: Reason, size: Int = 0, sequence: Int) {
        self.path = path
        self.made = made
        self.reason = reason
        self.size = size
        self.sequence = sequence
    }

    /// The backup in a folder that a file's name tells; nil for a file that is no backup of the store.
    init?(fileName: String, folder: String, storeName: String) {
        guard fileName.hasPrefix(storeName + ".") else { return nil }
        let fields = fileName.utf8.dropFirst(storeName.utf8.count + 1).split(separator: UInt8(ascii: "."))
            .map { String(decoding: $0, as: UTF8.self) }
        guard (2...3).contains(fields.count), let made = BackupTime.instant(fields[0]),
            let reason = Reason(rawValue: fields[1]), let sequence = fields.count < 3 ? 1 : Int(fields[2])
        else { return nil }
        let path = folder + "/" + fileName
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(path: path, made: made, reason: reason, size: Int(status.st_size), sequence: sequence)
    }

    /// The name of a backup's file: `til.db.20261121T080000Z.daily`.
    static func fileName(storeName: String, made: Date, reason: Reason, sequence: Int) -> String {
        "\(storeName).\(BackupTime.text(made)).\(reason.rawValue)" + (sequence == 1 ? "" : ".\(sequence)")
    }
}
