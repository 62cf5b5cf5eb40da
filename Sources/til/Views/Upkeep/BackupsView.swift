import TILCore

/// The backups of a store, newest first.
struct BackupsView {
    let backups: [Backup]
    /// Whether each has a number to be picked by.
    var isNumbered = false

    func text(_ page: Page) -> String {
        let reasons = backups.map { Self.words($0.reason) }
        let sizes = backups.map { Self.size($0.size) }
        let reasonWidth = reasons.map(\.utf8.count).max() ?? 0
        let sizeWidth = sizes.map(\.utf8.count).max() ?? 0
        let numberWidth = String(backups.count).utf8.count
        return backups.indices.map { index in
            let number =
                isNumbered
                ? page.style(.faint, DisplayWidth.padded(String(index + 1), to: numberWidth, atStart: true)) + "  " : ""
            let reason = DisplayWidth.padded(reasons[index], to: reasonWidth)
            let size = DisplayWidth.padded(sizes[index], to: sizeWidth, atStart: true)
            let line =
                "\(number)\(page.dateAndTime(backups[index].made))  \(reason)  \(size)  "
                + page.style(.faint, page.visible(backups[index].name))
            return page.folded(line, indent: 2) + "\n"
        }.joined()
    }

    private static func words(_ reason: Backup.Reason) -> String {
        switch reason {
        case .manual: "by hand"
        case .daily: "daily"
        case .import: "before an import"
        case .migration: "before a new schema"
        case .restore: "before a restore"
        case .damaged: "damaged, put aside"
        }
    }

    private static func size(_ bytes: Int) -> String {
        bytes < 1 << 20 ? "\((bytes + 1_023) / 1_024) KiB" : "\((bytes + (1 << 19)) >> 20) MiB"
    }
}
