public import Foundation
import GRDB

extension ThingStore {
    /// Undoes the last change, by any program or person. It can be called any number of times. Changes of things that
    /// no longer exist are skipped.
    /// - Returns: the undone change.
    /// - Throws: `StoreError.nothingToUndo`.
    @discardableResult
    public func undo() throws -> Change {
        try writing { db in
            while let row = try ChangeRow.newest(1, db).first {
                if let change = try row.undo(db) { return change }
                try row.delete(db)
            }
            throw StoreError.nothingToUndo
        }
    }

    /// Redoes the change that `undo()` undid last. It can be called any number of times, until something else is
    /// changed.
    /// - Returns: the change that was redone.
    /// - Throws: `StoreError.nothingToRedo`.
    @discardableResult
    public func redo() throws -> Change {
        try writing { db in
            while let row = try ChangeRow.firstUndone(db) {
                if let change = try row.redo(db) { return change }
                try row.delete(db)
            }
            throw StoreError.nothingToRedo
        }
    }

    /// Returns the changes that can be undone, newest first.
    /// - Parameter limit: the maximum number of changes.
    public func changes(limit: Int) throws(StoreError) -> [Change] {
        try reading { db in try ChangeRow.newest(limit, db).map { row in try row.change(db) } }
    }

    /// Writes values as a change for undo. Without values, it does nothing.
    /// - Parameters:
    ///   - thing: the changed thing, or nil for several things and for settings.
    ///   - progress: called while all memories are recomputed, if the schedule changes.
    static func write(
        _ writes: [FieldWrite], as kind: Change.Kind, thing: UUID? = nil, at instant: Date, _ db: Database,
        progress: ProgressHandler = { _ in }
    ) throws {
        if writes.isEmpty { return }
        try FieldWrite.apply(writes, db, progress: progress)
        try ChangeRow.insert(kind, at: instant, thing: thing, writes: writes, db)
    }
}

/// A change of the store that was undone or can be undone.
///
/// ```swift
/// let last = try store.changes(limit: 1).first
/// print(last?.description ?? "Nothing to undo")  // added FTW (For the Win)
/// try store.undo()
/// ```
public struct Change: Identifiable, Hashable, Sendable, CustomStringConvertible {
    /// The kind of a change.
    ///
    /// ```swift
    /// let change = try store.changes(limit: 1).first
    /// let button = change?.kind == .answer ? "Undo the answer" : "Undo"
    /// ```
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
        /// A thing was suspended, so that no quiz asks it.
        case suspend
        /// A suspended thing was resumed.
        case resume
        /// Fitted weights were applied.
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

    /// The number of the change. Later changes have greater numbers.
    public let id: Int64
    /// The kind of a change.
    public var kind: Kind
    /// The changed thing after the undo, or before the undo of an addition. It is nil for an import, for several things
    /// and for settings.
    public var thing: Thing?
    /// The number of changed things.
    public var count: Int
    /// The number of things that were not added, but got other texts or tags. Only an import can have both kinds.
    package var editedCount = 0
    /// The instant of the change.
    public var date: Date
    /// The names of the changed settings, which are empty for fitted weights.
    public var settings: [String] = []

    /// A description of the change: `added FTW (For the Win)`.
    public var description: String { description(of: { thing in "\(thing.short) (\(thing.long))" }) }

    /// Returns the description with the text of the thing from a closure.
    package func description(of thing: (Thing) -> String) -> String {
        let subject = self.thing.map(thing) ?? "\(count) thing\(count == 1 ? "" : "s")"
        return switch kind {
        case .add, .additions: "added \(subject)"
        case .edit, .edits: "edited \(subject)"
        case .remove, .removals: "removed \(subject)"
        case .import: "imported \(subject)"
        case .answer: "answered \(subject)"
        case .suspend: "suspended \(subject)"
        case .resume: "resumed \(subject)"
        case .weights: "fitted the weights"
        case .settings: "set \(settings.joined(separator: ", "))"
        }
    }
}
