import GRDB

/// The tables of a glossary's database.
///
/// An entry's number has its file's in the upper bits, so that what a file brought in is one stretch of the table and can be
/// exchanged alone; no index is needed for it.
enum GlossarySchema {
    /// `til` in ASCII and a G: what SQLite's `application_id` is set to, so that a glossary is told from a store.
    static let applicationID = 0x74_69_6C_47
    /// Which version of the tables this is: SQLite's `user_version`.
    static let version = 2
    /// The version of tables without ``pieces``: of those that cannot be updated, and of earlier ones.
    static let versionWithoutPieces = 1
    /// How many bits of an entry's number count the entries of one file.
    static let bitsOfEntry: Int64 = 27
    /// How many entries a glossary may have.
    static let mostEntries = 10_000_000

    /// The tables. `key` is what look-ups compare, and NULL where it is the short itself, as nearly always; `note` and
    /// `tags` are NULL where there are none. `stamp` tells whether a file has changed since it was read; `next` is the
    /// number of its next entry.
    static let tables = [
        "CREATE TABLE about (origin TEXT NOT NULL, updated INTEGER NOT NULL, entries INTEGER NOT NULL) STRICT",
        "CREATE TABLE entry (id INTEGER PRIMARY KEY, short TEXT NOT NULL, long TEXT NOT NULL, key TEXT, note TEXT, "
            + "tags TEXT) STRICT",
        "CREATE TABLE file (id INTEGER PRIMARY KEY, name TEXT NOT NULL, stamp TEXT NOT NULL, next INTEGER NOT NULL) STRICT",
    ]

    /// What is remembered of files, as ``GlossaryPieces`` has it; only in a glossary that can be updated.
    static let pieces = "CREATE TABLE piece (file INTEGER PRIMARY KEY, pieces BLOB NOT NULL) STRICT"

    /// The index that look-ups search; made when all entries are there.
    static let index = "CREATE INDEX entry_key ON entry (\(key))"

    /// What look-ups compare, as the index has it.
    static let key = "coalesce(key, short)"

    /// Refuses a database whose tables are not just those: a view in the place of a table could compute for ever.
    /// - Throws: `StoreError.damaged`.
    static func check(_ connection: OpaquePointer, path: String) throws {
        let rows = try RawStatement("SELECT sql FROM sqlite_master", on: connection)
        var expected = [index, pieces] + tables
        while try rows.step() {
            guard let text = expected.firstIndex(of: rows.text(0)) else {
                throw StoreError.damaged(path: path, reason: "its tables are not those of a glossary")
            }
            expected.remove(at: text)
        }
        guard expected.isEmpty || expected == [pieces] else {
            throw StoreError.damaged(path: path, reason: "it has not all the tables of a glossary")
        }
    }

    /// The numbers that the entries of a file may have.
    static func entries(ofFile number: Int64) -> Range<Int64> {
        number << bitsOfEntry..<(number + 1) << bitsOfEntry
    }
}
