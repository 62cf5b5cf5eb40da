import Foundation

/// The things that a part of a search found, held in memory and sorted there.
///
/// A thread takes their texts along while it has their rows in hand: to look each row up again and to have SQLite sort
/// them took longer than to search a million things. It is filled by one thread, and read by others only after that.
final class FoundThings: @unchecked Sendable {
    /// The columns that ``add(_:)`` expects, in this order.
    static let columns = ThingRow.plainColumns + ", thing.key"

    /// How much is held. What is more is left to SQLite, which sorts in files.
    private static let mostBytes = 6 << 20

    /// The things; in the order in which they are shown once they were sorted.
    private(set) var things: [FoundThing] = []
    /// Where the things' bytes are, which never move.
    private let memory = UnsafeMutableRawPointer.allocate(byteCount: mostBytes, alignment: FoundThing.alignment)
    private var used = 0
    private let order: SearchOrder

    /// - Parameter key: what is sought as the key of an acronym.
    init(key: String) {
        order = SearchOrder(key: key)
    }

    deinit {
        memory.deallocate()
    }

    /// Adds the thing of a row.
    /// - Returns: false where there is no room for it.
    func add(_ row: RawStatement) -> Bool {
        let texts = FoundThing.Texts(key: row.bytes(6), short: row.bytes(2), long: row.bytes(3), note: row.bytes(4))
        guard texts.size <= Self.mostBytes - used else { return false }
        things.append(
            FoundThing(
                row: row.integer(0), id: row.identifier(1), added: row.integer(5), texts,
                order: order.number(texts.key),
                in: memory + used))
        used += texts.size
        return true
    }

    /// Drops the things of some rows.
    func drop(_ rows: Set<Int64>) { things.removeAll { rows.contains($0.row) } }

    /// Puts the things into the order in which they are shown.
    func sort() { things.sort() }

    /// The things of some parts, each of which is sorted, in the order in which they are shown.
    static func merged(_ parts: [FoundThings]) -> [FoundThing] {
        // The library's sort finds what is in order already, and merges it.
        parts.count == 1 ? parts[0].things : parts.flatMap(\.things).sorted()
    }
}
