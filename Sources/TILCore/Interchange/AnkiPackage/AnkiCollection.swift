import Foundation
import GRDB

/// What a package's database says besides its notes: the note types and the decks.
///
/// Collections up to version 11, which is what packages for older programs hold, keep all of it as JSON in one row; later
/// ones in tables, with the details as messages of protocol buffers. Source: Anki's sources, `rslib/src/storage`.
struct AnkiCollection {
    /// The note types, by their numbers.
    private(set) var noteTypes: [Int64: AnkiNoteType] = [:]
    /// The names of the decks, by their numbers, parted by `::`.
    private(set) var decks: [Int64: String] = [:]

    /// Reads it.
    /// - Throws: `DatabaseError`, ``AnkiPackage/Damage``.
    init(_ db: Database) throws {
        for table in ["col", "notes", "cards", "revlog"] {
            guard try db.hasTable(table) else { throw AnkiPackage.Damage.noTable(table) }
            guard try db.isSound(table) else { throw AnkiPackage.Damage.broken(table) }
        }
        if try db.hasTable("notetypes") { try readTables(db) } else { try readJSON(db) }
        if noteTypes.isEmpty { throw AnkiPackage.Damage.noTable("notetypes") }
    }

    // MARK: Tables

    private mutating func readTables(_ db: Database) throws {
        for table in ["fields", "templates", "decks"] where try !db.hasTable(table) {
            throw AnkiPackage.Damage.noTable(table)
        }
        var fields: [Int64: [String]] = [:]
        try db.forEachRow("SELECT CAST(ntid AS INTEGER), CAST(name AS BLOB) FROM fields ORDER BY ntid, ord") { row in
            fields[row.integer(0), default: []].append(row.text(1) ?? "")
        }
        var templates: [Int64: [AnkiNoteType.Template]] = [:]
        try db.forEachRow("SELECT CAST(ntid AS INTEGER), CAST(ord AS INTEGER), CAST(config AS BLOB) FROM templates") {
            let front = ProtocolBuffer.text(1, of: $0.bytes(2)) ?? ""
            templates[$0.integer(0), default: []].append(.init(ordinal: Int(clamping: $0.integer(1)), front: front))
        }
        try db.forEachRow("SELECT CAST(id AS INTEGER), CAST(name AS BLOB), CAST(config AS BLOB) FROM notetypes") { row in
            noteTypes[row.integer(0)] = AnkiNoteType(
                name: row.text(1) ?? "", fields: fields[row.integer(0)] ?? [],
                templates: templates[row.integer(0)] ?? [], isCloze: ProtocolBuffer.number(1, of: row.bytes(2)) == 1)
        }
        try db.forEachRow("SELECT CAST(id AS INTEGER), CAST(name AS BLOB) FROM decks") { row in
            decks[row.integer(0)] = (row.text(1) ?? "").replacing("\u{1F}", with: "::")
        }
    }

    // MARK: JSON

    private struct Model: Decodable {
        struct Field: Decodable { var name: String }
        struct Template: Decodable {
            var ord: Int?
            var qfmt: String?
        }
        var name: String
        var type: Int?
        var flds: [Field]
        var tmpls: [Template]
    }

    private struct Deck: Decodable { var name: String }

    private mutating func readJSON(_ db: Database) throws {
        var columns: [Data] = []
        try db.forEachRow("SELECT CAST(models AS BLOB), CAST(decks AS BLOB) FROM col LIMIT 1") { row in
            columns = [row.bytes(0), row.bytes(1)]
        }
        guard let models = columns.first.flatMap({ try? JSONDecoder().decode([String: Model].self, from: $0) }) else {
            throw AnkiPackage.Damage.broken("col")
        }
        for (key, model) in models {
            guard let id = Int64(key) else { continue }
            noteTypes[id] = AnkiNoteType(
                name: model.name, fields: model.flds.map(\.name),
                templates: model.tmpls.enumerated().map {
                    AnkiNoteType.Template(ordinal: $0.element.ord ?? $0.offset, front: $0.element.qfmt ?? "")
                }, isCloze: model.type == 1)
        }
        for (key, deck) in (try? JSONDecoder().decode([String: Deck].self, from: columns[1])) ?? [:] {
            if let id = Int64(key) { decks[id] = deck.name }
        }
    }
}
