import Foundation
import GRDB

/// The note types and the decks of a package's database.
///
/// Collections up to version 11, which packages for older programs contain, store both as JSON in one row. Later
/// versions use tables, with the details as protocol buffer messages. Source: Anki's sources, `rslib/src/storage`.
struct AnkiCollection {
    /// The note types, by their numbers.
    private(set) var noteTypes: [Int64: AnkiNoteType] = [:]
    /// The names of the decks by their numbers, with `::` between a deck and its subdeck.
    private(set) var decks: [Int64: String] = [:]

    /// Reads the note types and decks.
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
        let fieldRows = """
            SELECT CAST(ntid AS INTEGER) AS noteType, CAST(name AS BLOB) AS name FROM fields ORDER BY ntid, ord
            """
        try db.forEachRow(fieldRows) { row in
            fields[row.integer("noteType"), default: []].append(row.text("name") ?? "")
        }
        var templates: [Int64: [AnkiNoteType.Template]] = [:]
        let templateRows = """
            SELECT CAST(ntid AS INTEGER) AS noteType, CAST(ord AS INTEGER) AS ordinal, CAST(config AS BLOB) AS config
            FROM templates
            """
        try db.forEachRow(templateRows) { row in
            let template = AnkiNoteType.Template(
                ordinal: Int(clamping: row.integer("ordinal")),
                front: ProtocolBuffer.text(1, of: row.bytes("config")) ?? "")
            templates[row.integer("noteType"), default: []].append(template)
        }
        let typeRows = """
            SELECT CAST(id AS INTEGER) AS id, CAST(name AS BLOB) AS name, CAST(config AS BLOB) AS config FROM notetypes
            """
        try db.forEachRow(typeRows) { row in
            let id = row.integer("id")
            noteTypes[id] = AnkiNoteType(
                name: row.text("name") ?? "", fields: fields[id] ?? [], templates: templates[id] ?? [],
                isCloze: ProtocolBuffer.number(1, of: row.bytes("config")) == 1)
        }
        try db.forEachRow("SELECT CAST(id AS INTEGER) AS id, CAST(name AS BLOB) AS name FROM decks") { row in
            decks[row.integer("id")] = (row.text("name") ?? "").replacing("\u{1F}", with: "::")
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
        var modelText = Data()
        var deckText = Data()
        let row = "SELECT CAST(models AS BLOB) AS models, CAST(decks AS BLOB) AS decks FROM col LIMIT 1"
        try db.forEachRow(row) { row in
            modelText = row.bytes("models")
            deckText = row.bytes("decks")
        }
        guard let models = try? JSONDecoder().decode([String: Model].self, from: modelText) else {
            throw AnkiPackage.Damage.broken("col")
        }
        for (key, model) in models {
            guard let id = Int64(key) else { continue }
            noteTypes[id] = AnkiNoteType(
                name: model.name, fields: model.flds.map(\.name),
                templates: model.tmpls.enumerated().map { index, template in
                    AnkiNoteType.Template(ordinal: template.ord ?? index, front: template.qfmt ?? "")
                }, isCloze: model.type == 1)
        }
        for (key, deck) in (try? JSONDecoder().decode([String: Deck].self, from: deckText)) ?? [:] {
            if let id = Int64(key) { decks[id] = deck.name }
        }
    }
}

/// A note type of Anki, with its fields and card templates.
struct AnkiNoteType: Hashable {
    /// The question side of a card.
    struct Template: Hashable {
        /// The template's number in the note type, which the cards refer to.
        let ordinal: Int
        /// The front, with the names of fields in double braces.
        let front: String
    }

    /// The name, such as `Basic`.
    let name: String
    let fields: [String]
    /// The templates of the cards that Anki makes from a note.
    let templates: [Template]
    /// Whether the cards hide parts of a text (cloze deletion).
    let isCloze: Bool

    /// Returns the direction of each card, by the fields that its front shows. A card that shows both fields or neither
    /// is excluded.
    func directions(short: Int, long: Int) -> [Int: Direction] {
        var directions: [Int: Direction] = [:]
        for template in templates {
            let shown = Self.fields(shownBy: template.front)
            let hasShort = fields.indices.contains(short) && shown.contains(fields[short])
            let hasLong = fields.indices.contains(long) && shown.contains(fields[long])
            if hasShort != hasLong { directions[template.ordinal] = hasShort ? .meaning : .acronym }
        }
        return directions
    }

    /// Returns the names of the fields that a template shows.
    ///
    /// Fields that are only tested (`{{#Field}}`), typed (`{{type:Field}}`) or hidden by a hint do not count.
    ///
    /// Source: the Anki manual, "Card Templates / Field Replacements" and "Card Generation".
    static func fields(shownBy template: String) -> Set<String> {
        var names: Set<String> = []
        for part in template.components(separatedBy: "{{").dropFirst() {
            guard let end = part.range(of: "}}") else { continue }
            var filters = part[..<end.lowerBound].split(separator: ":", omittingEmptySubsequences: false).map {
                FieldText.trimmed(String($0))
            }
            guard let name = filters.popLast(), !filters.contains("type"), !filters.contains("hint"),
                let first = name.unicodeScalars.first, !"#^/!".unicodeScalars.contains(first)
            else { continue }
            names.insert(name)
        }
        return names
    }
}

/// A reader of protocol buffer messages.
///
/// Source: "Encoding", protobuf.dev/programming-guides/encoding.
enum ProtocolBuffer {
    /// The value of a field: a variable-length number, or the bytes of a text.
    private typealias Value = (number: UInt64?, bytes: ArraySlice<UInt8>?)

    /// Returns the first value of a numeric field, or nil if the message ends or is damaged before one is found.
    static func number(_ field: UInt64, of message: Data) -> UInt64? { value(field, of: Array(message))?.number }

    /// Returns the first value of a text field, or nil if the message ends or is damaged before one is found.
    static func text(_ field: UInt64, of message: Data) -> String? {
        value(field, of: Array(message))?.bytes.flatMap { byte in String(validating: byte, as: UTF8.self) }
    }

    private static func value(_ field: UInt64, of message: [UInt8]) -> Value? {
        var rest = message[...]
        func varint() -> UInt64? {
            var value: UInt64 = 0
            for shift in stride(from: UInt64(0), to: 64, by: 7) {
                guard let byte = rest.popFirst() else { return nil }
                value |= UInt64(byte & 0x7F) << shift
                if byte & 0x80 == 0 { return value }
            }
            return nil
        }
        while let tag = varint() {
            let kind = tag & 7
            let isRequested = tag >> 3 == field
            switch kind {
            case 0:
                guard let number = varint() else { return nil }
                if isRequested { return (number, nil) }
            case 1, 2, 5:
                let fixedLengths: [UInt64: UInt64] = [1: 8, 5: 4]
                let length = fixedLengths[kind] ?? varint()
                guard let count = length.flatMap({ Int(exactly: $0) }), count <= rest.count else { return nil }
                if isRequested, kind == 2 { return (nil, rest.prefix(count)) }
                rest = rest.dropFirst(count)
            default: return nil
            }
        }
        return nil
    }
}
