import Foundation
import GRDB

/// A thing as its row holds it.
struct ThingRow {
    /// The columns that ``init(_:)`` expects, of a table or alias `thing`, in this order.
    static let columns = plainColumns + ", (SELECT group_concat(name, ' ') FROM tag WHERE tag.thing = thing.id)"

    /// The columns that ``init(_:tags:)`` expects.
    static let plainColumns = "thing.id, thing.uuid, thing.short, thing.long, thing.note, thing.added"

    /// Selects every meaning of a key, in the order in which they were added.
    static let meanings = "SELECT \(columns) FROM thing WHERE key = ? AND removed IS NULL ORDER BY thing.id"

    let row: Int64
    let thing: Thing

    init(_ values: RawStatement) {
        self.init(values, tags: values.isNull(6) ? [] : values.text(6).split(separator: " ").map(String.init))
    }

    init(_ values: RawStatement, tags: [String]) {
        row = values.integer(0)
        thing = Thing(
            id: values.identifier(1), short: values.text(2), long: values.text(3), note: values.text(4), tags: tags,
            added: Date(milliseconds: values.integer(5)))
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

extension Date {
    /// The years 1 to 9999, which is what ISO 8601 can write, in milliseconds since 1970.
    private static let writable: ClosedRange<Int64> = -62_135_596_800_000...253_402_300_799_999

    /// The instant that a column of milliseconds since 1970 holds; one beyond the years 1 to 9999 counts as their end.
    init(milliseconds: Int64) {
        let milliseconds = min(max(milliseconds, Self.writable.lowerBound), Self.writable.upperBound)
        self.init(timeIntervalSince1970: Double(milliseconds) / 1_000)
    }

    /// Milliseconds since 1970, as the columns hold instants; the ends of the range for instants beyond it.
    var milliseconds: Int64 {
        Int64(exactly: (timeIntervalSince1970 * 1_000).rounded()) ?? (timeIntervalSince1970 < 0 ? .min : .max)
    }
}
