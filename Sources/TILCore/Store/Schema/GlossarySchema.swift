import CSchema
import GRDB

/// The tables of a glossary: the tables of a store that hold entries, and those that `Glossary.sql` describes.
enum GlossarySchema {
    /// SQLite's `user_version` of a new glossary.
    static let version = 2
    /// The version of the tables of til 0.3.0, which only an update reads.
    static let updatedVersion = 1
    /// The maximum number of entries in a glossary.
    static let mostEntries = 10_000_000

    private static let ownText = SchemaText(String(cString: til_glossary_schema()))

    /// The statements that create the tables.
    static let tables = ["thing", "tag", "revision"].map(Schema.table) + ownText.tables.values.sorted()
    /// The statements that create the indexes.
    static let indexes = ownText.indexes.values.sorted()
    /// SQLite creates this table for the numbers of rows.
    private static let sequence = "CREATE TABLE sqlite_sequence(name,seq)"

    /// Rejects a database with other tables. A view in place of a table could run forever.
    /// - Throws: `StoreError.olderSchema`, `.newerSchema`, `.damaged`.
    static func check(_ db: Database, path: String) throws {
        let found: Int = try db.value("PRAGMA user_version") ?? 0
        if found == updatedVersion { throw StoreError.olderSchema(path: path, version: found) }
        if found > version { throw StoreError.newerSchema(path: path, version: found, known: version) }
        let wanted = tables + indexes + [sequence]
        let statements: [String] = try db.values("SELECT coalesce(sql, '') FROM sqlite_master")
        guard found == version, statements.allSatisfy({ statement in isAny(of: wanted, statement) }) else {
            throw StoreError.damaged(path: path, reason: "its tables are not a glossary's")
        }
        guard statements.count == wanted.count else {
            throw StoreError.damaged(path: path, reason: "it lacks a table of a glossary")
        }
    }

    /// Rejects a database whose table `about` is not a glossary's.
    /// - Throws: `StoreError.damaged`.
    static func checkAbout(_ db: Database, path: String) throws {
        let statement: String? = try db.value("SELECT sql FROM sqlite_master WHERE name = 'about'")
        guard let statement, isAny(of: tables, statement) else {
            throw StoreError.damaged(path: path, reason: "it lacks a table of a glossary")
        }
    }

    private static func isAny(of wanted: [String], _ statement: String) -> Bool {
        wanted.contains { text in SchemaText.isSame(text, statement) }
    }
}
