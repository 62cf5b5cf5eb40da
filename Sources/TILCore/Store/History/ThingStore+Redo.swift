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
        switch kind {
        case .add, .import, .additions: try addAgain(undone, kind, db)
        case .edit, .suspend, .resume: try changeAgain(undone, kind, db)
        case .edits: try editAllAgain(undone, db)
        case .remove, .removals: try removeAgain(undone, kind, db)
        case .weights: try adoptAgain(undone, db)
        case .answer: try answerAgain(undone, db)
        }
    }

    private static func addAgain(_ undone: Undone, _ kind: Change.Kind, _ db: Database) throws -> Change? {
        var rows: [Int64] = []
        for thing in undone.things where try isNew(thing, db) { rows.append(try insertAgain(thing, db)) }
        guard let first = rows.first, let last = rows.last else { return nil }
        let thing = kind == .add ? undone.things.first : nil
        try ChangeRow.write(
            kind, thing: first, of: thing?.id, last: kind == .add ? nil : last, at: undone.at, again: undone, db)
        return Change(kind: kind, thing: thing, count: rows.count, at: undone.at)
    }

    /// Edits, suspends or resumes one thing.
    private static func changeAgain(_ undone: Undone, _ kind: Change.Kind, _ db: Database) throws -> Change? {
        guard let thing = undone.things.first, let old = try find(thing.id, db) else { return nil }
        if kind == .edit {
            if let known = try find(short: thing.short, long: thing.long, db), known.row != old.row { return nil }
            try update(old.row, to: thing, db)
        } else {
            guard old.thing.isSuspended != thing.isSuspended else { return nil }
            try setSuspended(thing.suspended, row: old.row, db)
        }
        try ChangeRow.write(kind, thing: old.row, of: thing.id, before: old.thing, at: undone.at, again: undone, db)
        return Change(kind: kind, thing: thing, count: 1, at: undone.at)
    }

    private static func editAllAgain(_ undone: Undone, _ db: Database) throws -> Change? {
        var before: [Thing] = []
        for thing in undone.things {
            guard let old = try find(thing.id, db) else { continue }
            try update(old.row, to: thing, db)
            before.append(old.thing)
        }
        if before.isEmpty { return nil }
        try ChangeRow.write(editsBefore: before, at: undone.at, again: undone, db)
        return Change(kind: .edits, thing: nil, count: before.count, at: undone.at)
    }

    private static func removeAgain(_ undone: Undone, _ kind: Change.Kind, _ db: Database) throws -> Change? {
        let gone = try undone.removed.filter { try find($0, db) != nil }
        guard let id = gone.first, let first = try find(id, db) else { return nil }
        for id in gone { try remove(id, at: undone.at, db) }
        if kind == .removals {
            try ChangeRow.write(removalsOf: gone, at: undone.at, again: undone, db)
        } else {
            try ChangeRow.write(.remove, thing: first.row, of: id, at: undone.at, again: undone, db)
        }
        return Change(kind: kind, thing: kind == .remove ? first.thing : nil, count: gone.count, at: undone.at)
    }

    private static func adoptAgain(_ undone: Undone, _ db: Database) throws -> Change? {
        let name = SettingKey.weights.name
        let before = try setting(name, db)
        try write(undone.weights, named: name, db)
        try ChangeRow.write(weightsBefore: before, at: undone.at, again: undone, db)
        try rebuildAllMemories(db) { _, _ in }
        return Change(kind: .weights, thing: nil, count: 1, at: undone.at)
    }

    private static func answerAgain(_ undone: Undone, _ db: Database) throws -> Change? {
        guard let review = undone.review, let thing = try thing(review.thing, db),
            try ReviewRow.find(review.id, db) == nil
        else { return nil }
        _ = try record(review, again: undone, db)
        return Change(kind: .answer, thing: thing, count: 1, at: undone.at)
    }

    /// The thing with an identifier, be it removed or not.
    static func thing(_ id: UUID, _ db: Database) throws -> Thing? {
        try ThingRow.all(where: "uuid = ?", db) { $0.bind(id, to: 1) }.first?.thing
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
