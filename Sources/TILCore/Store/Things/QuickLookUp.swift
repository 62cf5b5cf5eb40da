import Foundation

/// What a look-up prints, read in one transaction over a connection made for it alone.
///
/// ``ThingStore`` opens a file to be written to and observed, which takes several times the instructions of the three
/// queries of a look-up. Where a process looks something up and ends, this answers instead, in about a third of the
/// time. It comes through the same ``StoreDoor``, and answers only where all is as usual: whatever is missing, locked,
/// damaged, older or newer is left to the store, which deals with it and says what is wrong.
package struct QuickLookUp {
    /// Every meaning of each acronym, in the order in which they were asked for; none of one that is unknown.
    package let meanings: [[RememberedThing]]
    /// The settings of the store.
    package let settings: Settings

    /// Looks acronyms up; nil where the file is not just as a store leaves it.
    package init?(path: String, shorts: [String]) {
        guard let door = try? StoreDoor(path, mayMake: false), let connection = try? door.open() else { return nil }
        defer { door.close(connection) }
        do {
            // One transaction takes the file's lock once, rather than for each query.
            try RawStatement.run("BEGIN", on: connection)
            let version = try RawStatement("PRAGMA user_version", on: connection)
            guard try version.step(), version.integer(0) == Schema.steps.count else { return nil }
            let application = try RawStatement("PRAGMA application_id", on: connection)
            guard try application.step(), application.integer(0) == Schema.applicationID else { return nil }
            settings = try Self.settings(connection)
            meanings = try shorts.map { try Self.meanings(of: $0, connection) }
        } catch {
            return nil
        }
    }

    private static func settings(_ connection: OpaquePointer) throws -> Settings {
        var settings = Settings()
        let rows = try RawStatement("SELECT name, value FROM setting", on: connection)
        while try rows.step() { settings.take(rows.text(0), rows.text(1)) }
        return settings
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
