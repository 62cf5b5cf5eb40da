import Foundation
import TILText

/// What a glossary says that an acronym stands for.
public struct GlossaryEntry: Hashable, Sendable {
    /// The glossary's name.
    public let glossary: String
    /// The entry as a thing, which is in no store: its identifier is the same each time that the entry is read, until the
    /// glossary is updated.
    public let thing: Thing

    /// The columns of an entry.
    static let columns = "id, short, long, note, tags"

    /// The entry of a row with those columns.
    init(_ values: RawStatement, of glossary: String) {
        self.glossary = glossary
        thing = Thing(
            id: Self.identifier(values.integer(0), of: glossary), short: values.text(1), long: values.text(2),
            note: values.text(3), tags: Self.tags(in: values, 4),
            source: glossary)
    }

    /// The tags in a column of a row.
    static func tags(in values: RawStatement, _ column: Int32) -> [String] {
        values.isNull(column) ? [] : values.text(column).split(separator: " ").map(String.init)
    }

    /// Whether another entry says the same.
    func isRepeat(of other: GlossaryEntry) -> Bool {
        thing.short == other.thing.short && thing.long == other.thing.long
    }

    /// The glossary's name, folded to half of an identifier, and the row.
    private static func identifier(_ row: Int64, of glossary: String) -> UUID {
        withUnsafeBytes(of: (folded(glossary), row)) { UUID(bytes: $0) }
    }

    /// The row of an identifier; nil where it is not of the glossary.
    static func row(_ id: UUID, of glossary: String) -> Int64? {
        withUnsafeBytes(of: id.uuid) { bytes in
            bytes.loadUnaligned(as: UInt64.self) == folded(glossary)
                ? bytes.loadUnaligned(fromByteOffset: 8, as: Int64.self) : nil
        }
    }

    private static func folded(_ name: String) -> UInt64 { ByteFold(name.utf8).value }
}
