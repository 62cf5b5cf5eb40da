import Foundation
import GRDB

/// A thing as its row holds it.
struct ThingRow {
    /// The columns that ``init(_:)`` expects, of a table or alias `thing`, in this order.
    static let columns = plainColumns + ", (SELECT group_concat(name, ' ') FROM tag WHERE tag.thing = thing.id)"

    /// The columns that ``init(_:tags:)`` expects.
    static let plainColumns =
        "thing.id, thing.uuid, thing.short, thing.long, thing.note, thing.added, thing.source, thing.suspended"

    /// The number of ``columns``: where those of another table may begin.
    static let columnCount = 9

    /// Selects every meaning of a key, in the order in which they were added.
    static let meanings = "SELECT \(columns) FROM thing WHERE key = ? AND removed IS NULL ORDER BY thing.id"

    let row: Int64
    let thing: Thing

    init(_ values: RawStatement) {
        self.init(values, tags: values.isNull(8) ? [] : values.text(8).split(separator: " ").map(String.init))
    }

    init(_ values: RawStatement, tags: [String]) {
        row = values.integer(0)
        thing = Thing(
            id: values.identifier(1), short: values.text(2), long: values.text(3), note: values.text(4), tags: tags,
            source: values.text(6), added: Date(milliseconds: values.integer(5)),
            suspended: values.isNull(7) ? nil : Date(milliseconds: values.integer(7)))
    }

    /// The things that fulfil a condition, in the order that may follow it.
    static func all(
        where condition: String, arguments: StatementArguments = StatementArguments(), _ db: Database
    ) throws -> [ThingRow] {
        try fetchAll(
            db.cachedStatement(sql: "SELECT \(columns) FROM thing WHERE \(condition)"), arguments: arguments)
    }
}

extension ThingRow: FetchableRecord {
    /// Reads the columns ``columns`` at the beginning of a row.
    init(row values: Row) {
        let tags: String? = values[8]
        self.init(values, tags: tags?.split(separator: " ").map(String.init) ?? [])
    }

    /// Reads the columns ``plainColumns`` at the beginning of a row.
    init(_ values: Row, tags: [String]) {
        row = values[0]
        thing = Thing(
            id: UUID(data: values[1]), short: values[2], long: values[3], note: values[4], tags: tags,
            source: values[6],
            added: Date(milliseconds: values[5]), suspended: (values[7] as Int64?).map(Date.init(milliseconds:)))
    }
}

extension UUID {
    /// The identifier that 16 bytes hold; all zeros where there are fewer.
    init(data: Data) {
        self = data.withUnsafeBytes { UUID(bytes: $0) }
    }

    /// The identifier that 16 bytes hold; all zeros where there are fewer.
    init(bytes: UnsafeRawBufferPointer) {
        self.init(uuid: bytes.count < 16 ? Self.nil : bytes.loadUnaligned(as: uuid_t.self))
    }

    private static let `nil`: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

    /// The 16 bytes.
    var data: Data { withUnsafeBytes(of: uuid) { Data($0) } }
}
