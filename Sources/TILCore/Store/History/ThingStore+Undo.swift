import Foundation
import GRDB

extension ThingStore {
    /// Takes back the last change, whoever made it; any number of times. A change of what is no longer there is passed over.
    /// - Returns: the change that was taken back.
    /// - Throws: `StoreError.nothingToUndo`.
    @discardableResult
    public func undo() throws -> Change {
        try writing { db in
            while let row = try ChangeRow.newest(1, db).first {
                if let change = try row.takeBack(db) { return change }
                try row.delete(db)
            }
            throw StoreError.nothingToUndo
        }
    }

    /// Makes the change again that `undo()` took back last; any number of times, until something else is changed.
    /// - Returns: the change that was made again.
    /// - Throws: `StoreError.nothingToRedo`.
    @discardableResult
    public func redo() throws -> Change {
        try writing { db in
            while var row = try ChangeRow.firstUndone(db) {
                if let change = try row.makeAgain(db) { return change }
                try row.delete(db)
            }
            throw StoreError.nothingToRedo
        }
    }

    /// The changes that `undo()` would take back, newest first.
    /// - Parameter limit: the greatest number of changes.
    public func changes(limit: Int) throws -> [Change] {
        try readingOneState { db in try ChangeRow.newest(limit, db).map { try $0.change(db) } }
    }

    /// Writes values as a change that undo takes back; nothing if there are none.
    /// - Parameter thing: the thing that is changed; nil for several, and for settings.
    static func write(
        _ writes: [FieldWrite], as kind: Change.Kind, thing: UUID? = nil, at instant: Date, _ db: Database
    ) throws {
        if writes.isEmpty { return }
        for write in writes { _ = try write.apply(db) }
        try ChangeRow.insert(kind, at: instant, thing: thing, writes: writes, db)
    }
}
