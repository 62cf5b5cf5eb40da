import Foundation

/// What a look-up prints, by a ``QuickReading``.
package struct QuickLookUp {
    /// Every meaning of each acronym, in the order in which they were asked for; none of one that is unknown.
    package let meanings: [[RememberedThing]]
    /// The settings of the store.
    package let settings: Settings

    /// Looks acronyms up; nil where the file is not just as a store leaves it.
    package init?(path: String, shorts: [String]) {
        let found = QuickReading.read(path) { connection, settings in
            (try shorts.map { try Self.meanings(of: $0, connection) }, settings)
        }
        guard let found else { return nil }
        (meanings, settings) = found
    }

    private static func meanings(of short: String, _ connection: OpaquePointer) throws -> [RememberedThing] {
        let rows = try RawStatement(ThingRow.meanings, on: connection)
        rows.bind(Capitals.key(short), to: 1)
        var meanings: [RememberedThing] = []
        while try rows.step() {
            let found = ThingRow(rows)
            meanings.append(RememberedThing(found.thing, memories: try memories(of: found.row, connection)))
        }
        return meanings
    }

    private static func memories(
        of row: Int64, _ connection: OpaquePointer
    ) throws -> [RememberedThing.DirectedMemory] {
        let rows = try RawStatement(
            "SELECT \(MemoryRow.columns), direction FROM memory WHERE thing = ? ORDER BY direction", on: connection)
        rows.bind(row, to: 1)
        var memories: [RememberedThing.DirectedMemory] = []
        while try rows.step() {
            memories.append(
                .init(direction: Direction(number: Int(rows.integer(10))), memory: MemoryRow.memory(rows)))
        }
        return memories
    }
}
