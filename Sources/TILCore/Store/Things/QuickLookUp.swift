import Foundation

/// What a look-up prints, by a ``QuickReading``.
package struct QuickLookUp {
    /// Every meaning of each acronym, in the order in which they were asked for, none twice.
    package let things: [RememberedThing]
    /// The settings of the store.
    package let settings: Settings

    /// Looks acronyms up; nil where one of them is unknown, or the file is not just as a store leaves it.
    package init?(path: String, shorts: [String]) {
        let found = QuickReading.read(path) { connection, settings -> (things: [RememberedThing], settings: Settings)? in
            var found: [RememberedThing] = []
            for short in shorts {
                let meanings = try Self.meanings(of: short, connection)
                if meanings.isEmpty { return nil }
                for meaning in meanings where !found.contains(meaning) { found.append(meaning) }
            }
            return (found, settings)
        }
        guard let found else { return nil }
        (things, settings) = found
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
