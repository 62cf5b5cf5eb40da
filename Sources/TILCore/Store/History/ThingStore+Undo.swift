import Foundation
import GRDB

extension ThingStore {
    /// Takes back the last change: an add, an edit, a removal, an import, an answer, a suspension or its end; any number of
    /// times, whoever made it. A change of what is there no more is passed over.
    /// - Returns: the change that was taken back.
    /// - Throws: `StoreError.nothingToUndo`.
    @discardableResult
    public func undo() throws -> Change {
        try writing { db in
            while let note = try ChangeRow.newest(db) {
                var undone = Undone(note)
                let change = try takeBack(note, &undone, db)
                try note.delete(db)
                guard let change else { continue }
                try ChangeRow.write(undone, db)
                return change
            }
            throw StoreError.nothingToUndo
        }
    }

    /// What `undo()` would take back, newest first.
    /// - Parameter limit: at most so many.
    public func changes(limit: Int) throws -> [Change] {
        try readingOneState { db in
            try ChangeRow.newest(limit, db).map { note in
                var change = Change(kind: note.kind, thing: nil, count: 1, at: note.at)
                switch note.kind {
                case .import, .additions:
                    change.count = try Self.count(from: note.thing, to: note.last ?? note.thing, db)
                case .edits: change.count = StoredJSON.value([Thing].self, from: note.before ?? "")?.count ?? 0
                case .removals: change.count = StoredJSON.value([UUID].self, from: note.before ?? "")?.count ?? 0
                case .weights: break
                case .add, .edit, .remove, .answer, .suspend, .resume:
                    change.thing = try ThingRow.all(where: "id = ?", db) { $0.bind(note.thing, to: 1) }.first?.thing
                }
                return change
            }
        }
    }

    /// Takes a change back.
    /// - Parameter undone: told what redo needs.
    /// - Returns: the change; nil where what was changed is there no more.
    private func takeBack(_ note: ChangeRow, _ undone: inout Undone, _ db: Database) throws -> Change? {
        var change = Change(kind: note.kind, thing: nil, count: 1, at: note.at)
        switch note.kind {
        case .add, .edit, .remove, .suspend, .resume:
            guard let thing = try takeBackOne(note, &undone, db) else { return nil }
            change.thing = thing
        case .import, .additions:
            change.count = try takeBackImport(note, &undone, db)
        case .edits, .removals:
            change.count = try takeBackMany(note, &undone, db)
            if change.count == 0 { return nil }
        case .weights:
            undone.weights = try Self.setting(SettingKey.weights.name, db)
            try Self.takeBackWeights(note, db)
        case .answer:
            guard let id = note.identifier, let review = try ReviewRow.review(id, db), try Self.delete(id, db) else {
                return nil
            }
            undone.review = review
            // Another device may have removed it, which takes no answer back.
            change.thing = try Self.thing(review.thing, db)
        }
        return change
    }

    /// Takes back what was done to one thing.
    /// - Returns: the thing as it is now, or as it was if it was added; nil where it is there no more.
    private func takeBackOne(_ note: ChangeRow, _ undone: inout Undone, _ db: Database) throws -> Thing? {
        if note.kind == .remove {
            guard let id = note.identifier, let thing = try Self.bringBack(id, db) else { return nil }
            undone.removed = [id]
            return thing
        }
        guard let found = try Self.find(row: note.thing, note.identifier, db) else { return nil }
        let before = StoredJSON.value(Thing.self, from: note.before ?? "")
        undone.things = [found.thing]
        switch note.kind {
        case .add:
            _ = try Self.takeBack(found.row...found.row, at: note.at, db)
            return found.thing
        case .suspend, .resume:
            let since = note.kind == .suspend ? nil : before?.suspended ?? note.at
            try Self.setSuspended(since, row: found.row, db)
            return try Self.find(row: note.thing, note.identifier, db)?.thing
        default:
            guard let before else {
                throw StoreError.damaged(at: path, reason: "what was edited last is not noted in a form to undo")
            }
            try Self.update(found.row, to: before, db)
            return before
        }
    }

    /// Takes back what was done to several things at once.
    /// - Returns: how many of them are still there.
    private func takeBackMany(_ note: ChangeRow, _ undone: inout Undone, _ db: Database) throws -> Int {
        if note.kind == .removals {
            undone.removed = try (StoredJSON.value([UUID].self, from: note.before ?? "") ?? []).filter {
                try Self.bringBack($0, db) != nil
            }
            return undone.removed.count
        }
        for before in StoredJSON.value([Thing].self, from: note.before ?? "") ?? [] {
            guard let edited = try Self.find(before.id, db) else { continue }
            undone.things.append(edited.thing)
            try Self.update(edited.row, to: before, db)
        }
        return undone.things.count
    }

    /// Brings a removed thing back, with all it had.
    /// - Returns: the thing; nil where it is not among those removed.
    private static func bringBack(_ id: UUID, _ db: Database) throws -> Thing? {
        try db.execute(
            sql: "UPDATE thing SET removed = NULL WHERE uuid = ? AND removed NOTNULL", arguments: [id.data])
        guard db.changesCount > 0, let found = try find(id, db) else { return nil }
        try rebuildMemories(of: found.row, db)
        return found.thing
    }

    /// Deletes what an import brought: its things, which are numbered one after the other, and the reviews that it added
    /// to things that were there.
    /// - Returns: how many things there were.
    private func takeBackImport(_ note: ChangeRow, _ undone: inout Undone, _ db: Database) throws -> Int {
        let last = note.last ?? note.thing
        undone.isTooMuch = note.reviews.first != nil || last - note.thing >= Undone.mostThings
        if !undone.isTooMuch {
            undone.things = try ThingRow.all(where: "id BETWEEN ? AND ? AND removed IS NULL ORDER BY id", db) {
                $0.bind(note.thing, to: 1)
                $0.bind(last, to: 2)
            }.map(\.thing)
        }
        if let first = note.reviews.first, let last = note.reviews.last {
            let touched = try Int64.fetchAll(
                db, sql: "SELECT DISTINCT thing FROM review WHERE id BETWEEN ? AND ? AND thing NOT BETWEEN ? AND ?",
                arguments: [first, last, note.thing, note.last])
            try db.execute(sql: "DELETE FROM review WHERE id BETWEEN ? AND ?", arguments: [first, last])
            let scheduler = Scheduler(try Self.settings(db).scheduling)
            for thing in touched { try Self.rebuildMemories(of: thing, scheduler, db) }
        }
        guard last >= note.thing else { return 0 }
        return try Self.takeBack(note.thing...last, at: note.at, db)
    }

    /// How many things are in some rows: fewer than rows, where an import took back what it found to be there already.
    private static func count(from first: Int64, to last: Int64, _ db: Database) throws -> Int {
        try Int.fetchOne(
            db, sql: "SELECT count(*) FROM thing WHERE id BETWEEN ? AND ? AND removed IS NULL",
            arguments: [first, last]) ?? 0
    }

    /// The thing in a row, unless it was removed or is not the one that is meant.
    /// - Parameter id: the identifier that it must have; nil for any.
    private static func find(row: Int64, _ id: UUID?, _ db: Database) throws -> ThingRow? {
        try ThingRow.all(where: "id = ? AND removed IS NULL", db) { $0.bind(row, to: 1) }
            .first { id == nil || $0.thing.id == id }
    }
}
