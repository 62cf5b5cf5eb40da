/// Something read in one transaction over a connection made for it alone.
///
/// ``ThingStore`` opens a file to be written to and observed, which takes several times the instructions of the few
/// queries of a look-up. Where a process reads something and ends, this answers instead, in about a third of the time. It
/// comes through the same ``StoreDoor``, and answers only where all is as usual: whatever is missing, locked, damaged,
/// older or newer is left to the store, which deals with it and says what is wrong.
enum QuickReading {
    /// Reads from the store at a path.
    /// - Parameter body: reads; nil where it does not find what it looks for.
    /// - Returns: what was read; nil where the store has to be asked.
    static func read<Value>(_ path: String, _ body: (OpaquePointer, Settings) throws -> Value?) -> Value? {
        guard let door = try? StoreDoor(path, mayMake: false), let connection = try? door.open() else { return nil }
        defer { door.close(connection) }
        do {
            // One transaction takes the file's lock once, rather than for each query.
            try RawStatement.run("BEGIN", on: connection)
            let version = try RawStatement("PRAGMA user_version", on: connection)
            guard try version.step(), version.integer(0) == Schema.steps.count else { return nil }
            let application = try RawStatement("PRAGMA application_id", on: connection)
            guard try application.step(), application.integer(0) == Schema.applicationID else { return nil }
            return try body(connection, Settings(RawStatement(Settings.rows, on: connection)))
        } catch {
            return nil
        }
    }
}
