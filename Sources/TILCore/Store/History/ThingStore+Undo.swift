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
                let change = try takeBack(note, db)
                try note.delete(db)
                if let change { return change }
            }
            throw StoreError.nothingToUndo
        }
    }

    /// Takes a change back.
    /// - Returns: the change; nil where what was changed is there no more.
    private func takeBack(_ note: ChangeRow, _ db: Database) throws -> Change? {
        var change = Change(kind: note.kind, thing: nil, count: 1, at: note.at)
        switch note.kind {
        case .add:
            guard let added = try Self.find(row: note.thing, note.identifier, db) else { return nil }
            change.thing = added.thing
            _ = try Self.takeBack(added.row...added.row, at: note.at, db)
        case .edit:
            guard let edited = try Self.find(row: note.thing, note.identifier, db) else { return nil }
            guard let before = StoredJSON.value(Thing.self, from: note.before ?? "") else {
                throw StoreError.damaged(at: path, reason: "what was edited last is not noted in a form to undo")
            }
            try Self.update(edited.row, to: before, db)
            change.thing = before
        case .remove:
            try db.execute(
                sql: "UPDATE thing SET removed = NULL WHERE id = ? AND uuid = ? AND removed NOTNULL",
                arguments: [note.thing, note.identifier?.data])
            if db.changesCount == 0 { return nil }
            try Self.rebuildMemories(of: note.thing, db)
            change.thing = try Self.find(row: note.thing, note.identifier, db)?.thing
        case .suspend, .resume:
            guard let found = try Self.find(row: note.thing, note.identifier, db) else { return nil }
            let before = StoredJSON.value(Thing.self, from: note.before ?? "")?.suspended
            try Self.setSuspended(note.kind == .suspend ? nil : before ?? note.at, row: found.row, db)
            change.thing = try Self.find(row: note.thing, note.identifier, db)?.thing
        case .import:
            change.count = try takeBackImport(note, db)
        case .weights:
            try Self.takeBackWeights(note, db)
        case .answer:
            guard let review = note.identifier, try Self.delete(review, db) else { return nil }
            change.thing = try Self.find(row: note.thing, nil, db)?.thing
        }
        return change
    }

    /// Deletes what an import brought: its things, which are numbered one after the other, and the reviews that it added
    /// to things that were there.
    /// - Returns: how many things there were.
    private func takeBackImport(_ note: ChangeRow, _ db: Database) throws -> Int {
        if let first = note.reviews.first, let last = note.reviews.last {
            let touched = try Int64.fetchAll(
                db, sql: "SELECT DISTINCT thing FROM review WHERE id BETWEEN ? AND ? AND thing NOT BETWEEN ? AND ?",
                arguments: [first, last, note.thing, note.last])
            try db.execute(sql: "DELETE FROM review WHERE id BETWEEN ? AND ?", arguments: [first, last])
            for thing in touched { try Self.rebuildMemories(of: thing, db) }
        }
        guard let last = note.last, last >= note.thing else { return 0 }
        return try Self.takeBack(note.thing...last, at: note.at, db)
    }

    /// The thing in a row, unless it was removed or is not the one that is meant.
    /// - Parameter id: the identifier that it must have; nil for any.
    private static func find(row: Int64, _ id: UUID?, _ db: Database) throws -> ThingRow? {
        let rows = try RawStatement("SELECT \(ThingRow.columns) FROM thing WHERE id = ? AND removed IS NULL", db)
        rows.bind(row, to: 1)
        guard try rows.step() else { return nil }
        let found = ThingRow(rows)
        return id == nil || found.thing.id == id ? found : nil
    }
}
