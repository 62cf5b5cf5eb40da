import Foundation
import GRDB

extension ThingStore {
    /// Undoes the last change, whoever made it. It can be called any number of times. Changes of things that no longer
    /// exist are skipped.
    /// - Returns: the undone change.
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
    /// - Returns: the change that was redone.
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

    /// Returns the changes that can be undone, newest first.
    /// - Parameter limit: the greatest number of changes.
    public func changes(limit: Int) throws -> [Change] {
        try reading { db in try ChangeRow.newest(limit, db).map { try $0.change(db) } }
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

/// A change of the store that was undone or can be undone.
public struct Change: Hashable, Sendable {
    /// The kind of a change.
    public enum Kind: String, Hashable, Sendable {
        /// A thing was added.
        case add
        /// A thing was edited.
        case edit
        /// A thing was removed.
        case remove
        /// Things were imported.
        case `import`
        /// A question was answered.
        case answer
        /// A thing was suspended: no quiz asks it.
        case suspend
        /// A suspended thing was resumed.
        case resume
        /// Fitted weights were put in force.
        case weights
        /// Settings were changed.
        case settings
        /// Several things were added at once.
        case additions
        /// Several things were edited at once.
        case edits
        /// Several things were removed at once.
        case removals
    }

    /// The kind of a change.
    public var kind: Kind
    /// The thing that was changed, as it stands after the undo (before it, for an add); nil for an import, for several
    /// and for settings.
    public var thing: Thing?
    /// The number of things that were changed.
    public var count: Int
    /// The instant of the change.
    public var at: Date
    /// The names of the settings that were changed; none for weights that were fitted.
    public var settings: [String] = []
}
