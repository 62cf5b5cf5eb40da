import Foundation
import GRDB

extension ThingStore {
    /// Puts fitted weights in force: every memory is computed again, in one transaction that undo takes back.
    /// - Parameters:
    ///   - parameters: the weights.
    ///   - instant: when it is done.
    ///   - progress: told now and then how many of how many steps of the replay are done.
    public func adopt(
        _ parameters: FSRSParameters, at instant: Date,
        progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
    ) throws {
        let key = SettingKey.weights
        try writing(isBulk: true) { db in
            let before = try Self.setting(key.name, db)
            var settings = try Self.settings(db)
            settings.scheduling = try settings.scheduling.with(parameters: parameters)
            try Self.write(key.value(in: settings), named: key.name, db)
            try ChangeRow.write(weightsBefore: before, at: instant, db)
            try Self.rebuildAllMemories(db, progress: progress)
        }
    }

    /// Puts the weights in force that were before fitted ones.
    static func takeBackWeights(_ note: ChangeRow, _ db: Database) throws {
        try write(note.before, named: SettingKey.weights.name, db)
        try rebuildAllMemories(db) { _, _ in }
    }
}
