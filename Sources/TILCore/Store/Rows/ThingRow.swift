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

    /// The things of which a condition holds, in the order that may stand behind it.
    static func all(
        where condition: String, _ db: Database, _ bind: (RawStatement) -> Void = { _ in }
    ) throws -> [ThingRow] {
        let rows = try RawStatement("SELECT \(columns) FROM thing WHERE \(condition)", db)
        bind(rows)
        return try rows.map { ThingRow($0) }
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
