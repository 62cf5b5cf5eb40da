import GRDB

/// The tables of a glossary's database.
enum GlossarySchema {
    /// `til` in ASCII and a G: SQLite's `application_id`, which tells a glossary from a store.
    static let applicationID = 0x74_69_6C_47
    /// SQLite's `user_version` of a new glossary.
    static let version = 1
    /// The newest version that can be read: that of til 0.2.0, with the table ``chunks``.
    static let newestVersion = 2
    /// The most entries of a glossary.
    static let mostEntries = 10_000_000

    /// The tables. `key` is what look-ups compare, and NULL if it is the short itself; `note` and `tags` are NULL if there
    /// are none. `stamp` changes when the file does; `next` is the ID of its next entry.
    static let tables = [
        "CREATE TABLE about (origin TEXT NOT NULL, updated INTEGER NOT NULL, entries INTEGER NOT NULL) STRICT",
        "CREATE TABLE entry (id INTEGER PRIMARY KEY, short TEXT NOT NULL, long TEXT NOT NULL, key TEXT, note TEXT, "
            + "tags TEXT) STRICT",
        "CREATE TABLE file (id INTEGER PRIMARY KEY, name TEXT NOT NULL, stamp TEXT NOT NULL, next INTEGER NOT NULL) STRICT",
    ]
    /// The index that look-ups search.
    static let index = "CREATE INDEX entry_key ON entry (\(key))"
    /// What look-ups compare, as the index has it.
    static let key = "coalesce(key, short)"
    /// A table of til 0.2.0, which nothing reads.
    private static let chunks = "CREATE TABLE piece (file INTEGER PRIMARY KEY, pieces BLOB NOT NULL) STRICT"

    /// Rejects a database with other tables: a view in place of a table could compute for ever.
    /// - Throws: `StoreError.damaged`.
    static func check(_ db: Database, path: String) throws {
        let found = try String.fetchAll(db, sql: "SELECT coalesce(sql, '') FROM sqlite_master").filter { $0 != chunks }
        guard found.allSatisfy({ $0 == index || tables.contains($0) }) else {
            throw StoreError.damaged(path: path, reason: "its tables are not those of a glossary")
        }
        guard found.count == tables.count + 1 else {
            throw StoreError.damaged(path: path, reason: "it has not all the tables of a glossary")
        }
    }

    /// The IDs that the entries of a file may have: the number of the file is in the upper bits, so that the entries of a
    /// file are one stretch of the table.
    static func entries(ofFile number: Int64) -> Range<Int64> { number << 27..<(number + 1) << 27 }
}
