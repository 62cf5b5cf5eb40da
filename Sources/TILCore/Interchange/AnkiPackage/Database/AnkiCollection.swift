import Foundation

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
    /// - Throws: ``PackageDatabase/Failure``, ``Damage``.
    init(_ database: PackageDatabase) throws {
        for table in ["col", "notes", "cards", "revlog"] {
            guard try database.hasTable(table) else { throw Damage.noTable(table) }
            guard try database.isSound(table) else { throw Damage.broken(table) }
        }
        if try database.hasTable("notetypes") { try readTables(database) } else { try readJSON(database) }
        if noteTypes.isEmpty { throw Damage.noTable("notetypes") }
    }

    /// What is wrong with a database that can be opened.
    enum Damage: Error {
        /// There is no such table.
        case noTable(String)
        /// A table cannot be read.
        case broken(String)
    }

    // MARK: Tables

    private mutating func readTables(_ database: PackageDatabase) throws {
        for table in ["fields", "templates", "decks"] where try !database.hasTable(table) {
            throw Damage.noTable(table)
        }
        var fields: [Int64: [String]] = [:]
        let fieldRows = try PackageStatement("SELECT ntid, name FROM fields ORDER BY ntid, ord", database)
        while try fieldRows.step() { fields[fieldRows.integer(0), default: []].append(fieldRows.text(1) ?? "") }
        var templates: [Int64: [AnkiNoteType.Template]] = [:]
        let templateRows = try PackageStatement("SELECT ntid, ord, config FROM templates", database)
        while try templateRows.step() {
            let front = ProtocolBuffer.field(1, of: templateRows.bytes(2))?.text ?? ""
            templates[templateRows.integer(0), default: []].append(
                AnkiNoteType.Template(ordinal: Int(clamping: templateRows.integer(1)), front: front))
        }
        let rows = try PackageStatement("SELECT id, name, config FROM notetypes", database)
        while try rows.step() {
            let id = rows.integer(0)
            noteTypes[id] = AnkiNoteType(
                name: rows.text(1) ?? "", fields: fields[id] ?? [], templates: templates[id] ?? [],
                isCloze: ProtocolBuffer.field(1, of: rows.bytes(2))?.number == 1)
        }
        let deckRows = try PackageStatement("SELECT id, name FROM decks", database)
        while try deckRows.step() {
            decks[deckRows.integer(0)] = (deckRows.text(1) ?? "").replacing("\u{1F}", with: "::")
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

    private mutating func readJSON(_ database: PackageDatabase) throws {
        let row = try PackageStatement("SELECT models, decks FROM col LIMIT 1", database)
        guard try row.step() else { throw Damage.broken("col") }
        func decode<Value: Decodable>(_ type: Value.Type, _ column: Int32) -> Value? {
            try? JSONDecoder().decode(type, from: Data(row.bytes(column)))
        }
        guard let models = decode([String: Model].self, 0) else { throw Damage.broken("col") }
        for (key, model) in models {
            guard let id = Int64(key) else { continue }
            noteTypes[id] = AnkiNoteType(
                name: model.name, fields: model.flds.map(\.name),
                templates: model.tmpls.enumerated().map {
                    AnkiNoteType.Template(ordinal: $0.element.ord ?? $0.offset, front: $0.element.qfmt ?? "")
                }, isCloze: model.type == 1)
        }
        for (key, deck) in decode([String: Deck].self, 1) ?? [:] {
            if let id = Int64(key) { decks[id] = deck.name }
        }
    }
}
