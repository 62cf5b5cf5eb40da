public import Foundation
import GRDB
import TILText

/// A meaning of an acronym in a glossary.
///
/// ```swift
/// for entry in shelf.meanings(of: "tla") {
///     print("\(entry.thing.short): \(entry.thing.long), in \(entry.glossary)")
/// }
/// ```
public struct GlossaryEntry: Identifiable, Hashable, Sendable {
    /// The name of the glossary.
    public let glossary: String
    /// The entry as a thing, which does not belong to a store. Its ID is the same until the glossary is updated.
    public let thing: Thing

    /// The identifier of the thing.
    public var id: UUID { thing.id }

    /// The columns that the initialiser expects.
    static let columns = "id, short, long, note, tags"

    /// Creates an entry from a row with those columns.
    init(_ row: StoredRow, of glossary: String) {
        self.glossary = glossary
        let number: Int64 = row.integer("id")
        let id = withUnsafeBytes(of: (Self.hash(glossary), number)) { UUID(data: Data($0)) }
        thing = Thing(
            id: id, short: row.text("short"), long: row.text("long"), note: row.text("note"),
            tags: Self.tags(row.optionalText("tags")), source: glossary,
            origin: ThingOrigin(.lookUp, name: glossary))
    }

    static func tags(_ column: String?) -> [String] { column?.split(separator: " ").map(String.init) ?? [] }

    /// Returns whether another entry has the same acronym and meaning.
    func isRepeat(of other: GlossaryEntry) -> Bool {
        thing.short == other.thing.short && thing.long == other.thing.long
    }

    /// Returns the row of an ID, or nil if the ID does not belong to the glossary.
    static func row(_ id: UUID, of glossary: String) -> Int64? {
        withUnsafeBytes(of: id.uuid) { bytes in
            bytes.loadUnaligned(as: UInt64.self) == hash(glossary)
                ? bytes.loadUnaligned(fromByteOffset: 8, as: Int64.self) : nil
        }
    }

    private static func hash(_ name: String) -> UInt64 { ByteFold(name.utf8).value }
}

/// The meanings of a person's own things. An entry of a glossary with one of these meanings is not shown again.
///
/// Two meanings are the same if an import considers them near repeats, regardless of their notes and tags.
package struct OwnMeanings {
    private let keys: Set<String>

    /// Creates the set of the meanings of things.
    package init(_ things: [Thing]) { keys = Set(things.map(Self.key)) }

    /// Returns whether a thing has the same meaning as an entry.
    package func contains(_ entry: GlossaryEntry) -> Bool { !keys.isEmpty && keys.contains(Self.key(entry.thing)) }

    private static func key(_ thing: Thing) -> String { RepeatKey.ofMeaning(thing.short, thing.long) }
}
