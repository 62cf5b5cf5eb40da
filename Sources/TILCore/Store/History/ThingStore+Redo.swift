import Foundation
import GRDB

extension ThingStore {
    /// Makes the change again that `undo()` took back last; any number of times, until something else is changed.
    /// - Returns: the change that was made again.
    /// - Throws: `StoreError.nothingToRedo`, `.cannotRedo` where what was undone was too much to be kept.
    @discardableResult
    public func redo() throws -> Change {
        try writing { db in
            while let (row, undone) = try ChangeRow.lastUndone(db) {
                try ChangeRow.delete(row, db)
                guard let undone, let kind = Change.Kind(rawValue: undone.kind) else { continue }
                if undone.isTooMuch { throw StoreError.cannotRedo }
                if let change = try Self.make(undone, kind, db) { return change }
            }
            throw StoreError.nothingToRedo
        }
    }

    /// Makes a change again.
    /// - Returns: the change; nil where what it was about is there no more, or is there already.
    private static func make(_ undone: Undone, _ kind: Change.Kind, _ db: Database) throws -> Change? {
        var change = Change(kind: kind, thing: undone.things.first, count: 1, at: undone.at)
        switch kind {
        case .add, .import, .additions:
            var rows: [Int64] = []
            for thing in undone.things where try isNew(thing, db) { rows.append(try insertAgain(thing, db)) }
            guard let first = rows.first, let last = rows.last else { return nil }
            if kind != .add { change.thing = nil }
            change.count = rows.count
            try ChangeRow.write(
                kind, thing: first, of: kind == .add ? change.thing?.id : nil, last: kind == .add ? nil : last,
                at: undone.at, again: undone, db)
        case .edit:
            guard let thing = undone.things.first, let old = try find(thing.id, db) else { return nil }
            if let known = try find(short: thing.short, long: thing.long, db), known.row != old.row { return nil }
            try update(old.row, to: thing, db)
            try ChangeRow.write(
                .edit, thing: old.row, of: thing.id, before: old.thing, at: undone.at, again: undone, db)
        case .suspend, .resume:
            guard let thing = undone.things.first, let old = try find(thing.id, db),
                old.thing.isSuspended != thing.isSuspended
            else { return nil }
            try setSuspended(thing.suspended, row: old.row, db)
            change.thing = thing
            try ChangeRow.write(kind, thing: old.row, of: thing.id, before: old.thing, at: undone.at, again: undone, db)
        case .edits:
            change.thing = nil
            var before: [Thing] = []
            for thing in undone.things {
                guard let old = try find(thing.id, db) else { continue }
                try update(old.row, to: thing, db)
                before.append(old.thing)
            }
            change.count = before.count
            if before.isEmpty { return nil }
            try ChangeRow.write(editsBefore: before, at: undone.at, again: undone, db)
        case .remove, .removals:
            let gone = try undone.removed.filter { try find($0, db) != nil }
            guard let id = gone.first, let first = try find(id, db) else { return nil }
            for id in gone { try remove(id, at: undone.at, db) }
            change.count = gone.count
            if kind == .removals {
                try ChangeRow.write(removalsOf: gone, at: undone.at, again: undone, db)
            } else {
                change.thing = first.thing
                try ChangeRow.write(.remove, thing: first.row, of: id, at: undone.at, again: undone, db)
            }
        case .weights:
            let key = SettingKey.weights.name
            let before = try String.fetchOne(db, sql: "SELECT value FROM setting WHERE name = ?", arguments: [key])
            try write(undone.weights, named: key, db)
            try ChangeRow.write(weightsBefore: before, at: undone.at, again: undone, db)
            try rebuildAllMemories(db) { _, _ in }
        case .answer:
            guard let review = undone.review, let found = try find(review.thing, db),
                try ReviewRow.find(review.id, db) == nil
            else { return nil }
            change.thing = found.thing
            _ = try record(review, again: undone, db)
        }
        return change
    }

    /// Others may know a thing that undo took back: then its row was kept, and the thing is the same again.
    private static func insertAgain(_ thing: Thing, _ db: Database) throws -> Int64 {
        let kept = try Int64.fetchOne(db, sql: "SELECT id FROM thing WHERE uuid = ?", arguments: [thing.id.data])
        guard let kept else { return try insert(thing, db) }
        try db.execute(sql: "UPDATE thing SET removed = NULL WHERE id = ?", arguments: [kept])
        return kept
    }

    private static func isNew(_ thing: Thing, _ db: Database) throws -> Bool {
        try find(short: thing.short, long: thing.long, db) == nil && find(thing.id, db) == nil
    }
}
