import GRDB

/// The values that an import writes to things of the store, recorded for undo.
struct KnownThingWrites {
    /// The writes, at most one for each field of a thing.
    private(set) var all: [FieldWrite] = []
    /// The index of the write to each field.
    private var indices: [Field: Int] = [:]
    private let db: Database

    private struct Field: Hashable {
        let row: Int64
        let name: String
    }

    init(_ db: Database) {
        self.db = db
    }

    /// Writes a value of a thing, unless it is the old one. Several files may write the same field: the record goes
    /// from the value before all of them to the last one.
    mutating func write(
        _ name: String, from old: some DatabaseValueConvertible & Equatable, to new: some DatabaseValueConvertible,
        _ known: KnownThing
    ) throws {
        let write = FieldWrite(key: known.id.data, name: name, old: old.databaseValue, new: new.databaseValue)
        if write.old == write.new { return }
        try SyncField(name, write.new).write(to: known.row, db)
        let field = Field(row: known.row, name: name)
        if let earlier = indices[field] {
            all[earlier] = FieldWrite(key: write.key, name: name, old: all[earlier].old, new: write.new)
        } else {
            indices[field] = all.count
            all.append(write)
        }
    }
}
