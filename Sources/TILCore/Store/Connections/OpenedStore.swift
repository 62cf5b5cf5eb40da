import Foundation
import GRDB

/// A store's file as it was let in, with connections to it.
struct OpenedStore {
    let door: StoreDoor
    let number: Int
    /// The connections that nobody uses at the moment.
    var idle: [DatabaseQueue]
    /// The connection that notices what others change; nil before that is asked for.
    var watching: DatabaseQueue?
    /// The file after the last write of this process; nil before there was one.
    var written: FileStamp?
    /// The log that the connections write to; nil before there is one.
    var log: LogStamp?

    /// The connections that are open and in nobody's hands.
    var connections: [DatabaseQueue] { idle + (watching.map { [$0] } ?? []) }

    /// Whether opening wrote to the log: the tables of a new store, or of a newer til.
    var hasWritten: Bool { door.file?.side.log.isFilled == false && door.hasLog }

    /// Opens a store, and brings its tables up to date.
    /// - Parameters:
    ///   - path: its path.
    ///   - patience: how many seconds to wait for others.
    ///   - steps: the steps of tables that are known.
    ///   - mayMake: whether an empty file is made where there is none.
    ///   - number: how often the store was opened, with this time.
    static func open(
        _ path: String, patience: TimeInterval, steps: [Schema.Step], mayMake: Bool, number: Int
    ) throws -> OpenedStore {
        var needsCopy = false
        for attempt in 1... {
            let door = try StoreDoor(path, mayMake: mayMake, needsCopy: needsCopy, known: steps.count)
            do {
                let queue = try StoreError.translating(path: path, patience: patience) {
                    try door.queue(patience: patience)
                }
                do {
                    try StoreError.translating(path: path, patience: patience) {
                        try queue.inDatabase { db in
                            try bringUpToDate(db, door, steps: steps)
                        }
                    }
                } catch {
                    close([queue], door, mayCheckpoint: false)
                    throw error
                }
                // A restore may have put aside the file that was opened at this moment.
                guard door.isCurrent || attempt == 5 else { continue }
                return OpenedStore(
                    door: door, number: number, idle: [queue], written: door.presentStamp(), log: door.logStamp())
            } catch {
                if attempt < 5, !door.isCurrent { continue }
                // The index of the log that was there cannot be used, or the tables are of an earlier til.
                guard door.obstacle != nil, !needsCopy, mayHelpToCopy(error) else { throw error }
                needsCopy = true
            }
        }
        throw StoreError.replaced(path: path)
    }

    private static func mayHelpToCopy(_ error: any Error) -> Bool {
        switch error as? StoreError {
        case .cannotAccess, .readOnly: true
        default: false
        }
    }

    private static func bringUpToDate(_ db: Database, _ door: StoreDoor, steps: [Schema.Step]) throws {
        guard let file = door.file, let obstacle = door.obstacle else {
            return try Schema.bringUpToDate(
                db, path: door.path, steps: steps, mayBeginAnew: door.file?.wasMade ?? true
            ) { try Backups(of: door.path).keepBeforeMigration($0) }
        }
        let version = try Schema.version(db, path: door.path, known: steps.count)
        if version == steps.count { return }
        guard version > 0, !file.isEmpty, door.isCopy else {
            throw StoreError.readOnly(path: door.path, reason: obstacle)
        }
        try Schema.bringUpToDate(db, path: door.path, steps: steps)
    }

    /// Closes connections.
    /// - Parameters:
    ///   - mayCheckpoint: whether what is in the log may be copied into the file.
    ///   - log: the log that they write to.
    ///   - hasWritten: whether something was written through them.
    static func close(
        _ queues: [DatabaseQueue], _ door: StoreDoor, mayCheckpoint: Bool, log: LogStamp? = nil,
        hasWritten: Bool = false
    ) {
        for queue in queues {
            // A log beside another file is not this one's to copy.
            if mayCheckpoint, door.presentStamp() != nil, door.mayCopy(log: log) {
                queue.inDatabase { db in
                    if let connection = db.sqliteConnection {
                        door.prepareToClose(connection, hasWritten: hasWritten)
                    }
                }
            }
            try? queue.close()
        }
    }
}
