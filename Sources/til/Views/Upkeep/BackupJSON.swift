import Foundation
import TILCore

/// A backup as `--json` prints it.
struct BackupJSON: Encodable {
    var name: String
    var path: String
    var made: Date
    var reason: String
    var size: Int
    var restorable: Bool

    init(_ backup: Backup) {
        name = backup.name
        path = backup.path
        made = backup.made
        reason = backup.reason.rawValue
        size = backup.size
        restorable = backup.isRestorable
    }

    /// One that was written to a file of the person's choice.
    init(_ file: URL, made: Date, size: Int) {
        name = file.lastPathComponent
        path = file.path
        self.made = made
        reason = Backup.Reason.manual.rawValue
        self.size = size
        restorable = true
    }
}

/// What a restore did, as `--json` prints it.
struct RestoredJSON: Encodable {
    /// How many things there are now.
    var things: Int
    /// Where what was there before is; none where there was nothing.
    var kept: BackupJSON?
}
