import CSQLite

/// SQLite as the whole process uses it.
package enum SQLiteLibrary {
    /// Sets SQLite up for a process that is til's own, before the first connection is opened; later it does nothing.
    ///
    /// SQLite counts every piece of memory that it takes, under one lock for all threads, unless it is told not to. Nobody
    /// here asks for the sums, and where two connections work side by side they wait for each other at that lock. An app
    /// may want them for its own databases, so this is the program's to call.
    package static func setUp() {
        _ = til_spare_memory_statistics()
    }
}
