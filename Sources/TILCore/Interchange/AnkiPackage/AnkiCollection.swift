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
            let words = part[..<end.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            let parts = words.map { word in FieldText.trimmed(String(word)) }
            let filters = parts.dropLast()
            guard let name = parts.last, !filters.contains("type"), !filters.contains("hint") else { continue }
            // The start and the end of a part that is shown only if a field has text.
            guard let first = name.unicodeScalars.first, !"#^/!".unicodeScalars.contains(first) else { continue }
            names.insert(name)
        }
        return names
    }
}

/// A reader of protocol buffer messages.
///
/// Source: "Encoding", protobuf.dev/programming-guides/encoding.
struct ProtocolBuffer {
    private var rest: ArraySlice<UInt8>

    /// The value of a field.
    private enum Value {
        case number(UInt64)
        case bytes(ArraySlice<UInt8>)
        /// A number of a fixed size, which til does not need.
        case other
    }

    private struct Field {
        let number: UInt64
        let value: Value
    }

    private init(_ message: Data) {
        rest = Array(message)[...]
    }

    /// Returns the first value of a numeric field, or nil if the message ends or is damaged before one is found.
    static func number(_ field: UInt64, of message: Data) -> UInt64? {
        guard case .number(let number) = value(field, of: message) else { return nil }
        return number
    }

    /// Returns the first value of a text field, or nil if the message ends or is damaged before one is found.
    static func text(_ field: UInt64, of message: Data) -> String? {
        guard case .bytes(let bytes) = value(field, of: message) else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func value(_ number: UInt64, of message: Data) -> Value? {
        var reader = ProtocolBuffer(message)
        while let field = reader.nextField() {
            if case .other = field.value { continue }
            if field.number == number { return field.value }
        }
        return nil
    }

    private mutating func nextField() -> Field? {
        guard let tag = nextNumber() else { return nil }
        // The lowest three bits of a tag are the kind of the value, and the others are the number of the field.
        let kind = tag & 0b111
        guard let value = nextValue(kind) else { return nil }
        return Field(number: tag >> 3, value: value)
    }

    private mutating func nextValue(_ kind: UInt64) -> Value? {
        switch kind {
        case 0: nextNumber().map { number in .number(number) }
        case 1: nextBytes(8).map { _ in .other }
        case 2: nextNumber().flatMap { count in nextBytes(count) }.map { bytes in .bytes(bytes) }
        case 5: nextBytes(4).map { _ in .other }
        default: nil
        }
    }

    private mutating func nextBytes(_ count: UInt64) -> ArraySlice<UInt8>? {
        guard let count = Int(exactly: count), count <= rest.count else { return nil }
        let bytes = rest.prefix(count)
        rest = rest.dropFirst(count)
        return bytes
    }

    /// Reads a number of variable length: each byte has seven bits, the lowest first, and a sign whether another
    /// follows.
    private mutating func nextNumber() -> UInt64? {
        var number: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            guard let byte = rest.popFirst() else { return nil }
            number |= UInt64(byte & 0b0111_1111) << shift
            let hasMore = byte & 0b1000_0000 != 0
            if !hasMore { return number }
        }
        return nil
    }
}
