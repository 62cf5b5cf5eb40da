import Foundation
import GRDB

/// Writes a glossary's database next to the old one, and replaces that when the new one is complete.
///
/// Until then it needs neither a journal nor a sync: a failure leaves only a file to remove.
struct GlossaryWriter {
    private let db: Database

    /// Leftovers of a killed program are removed after this many seconds.
    private static let longestBuild = 3_600

    /// Makes a database and puts it in its place: whole, synced, with one rename.
    /// - Parameters:
    ///   - path: the path of the glossary.
    ///   - hasOld: whether there is a glossary to copy from and to compare with.
    ///   - mode: the permissions of the file.
    ///   - write: writes the contents.
    /// - Throws: `StoreError.cannotAccess`, `.diskFull`; what `write` throws.
    static func replace(
        _ path: String, hasOld: Bool, mode: mode_t, _ write: (GlossaryWriter) throws -> Void
    ) throws {
        removeLeftovers(path)
        let aside = prefix(path) + UUID().uuidString
        try PrivateFile.create(aside)
        defer { unlink(aside) }
        var configuration = Configuration()
        configuration.label = "til"
        let queue = try DatabaseQueue(path: aside, configuration: configuration)
        try queue.inDatabase { db in
            try db.execute(
                sql: """
                    PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
                    PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA temp_store = FILE;
                    PRAGMA application_id = \(GlossarySchema.applicationID);
                    PRAGMA user_version = \(GlossarySchema.version);
                    """ + GlossarySchema.tables.joined(separator: ";"))
            if hasOld { try db.run("ATTACH ? AS old", [PrivateFile.plain(path)]) }
            try db.inTransaction {
                try write(GlossaryWriter(db: db))
                try db.execute(sql: GlossarySchema.index)
                return .commit
            }
        }
        try queue.close()
        do throws(SystemError) {
            guard chmod(aside, mode) == 0 else { throw SystemError(number: errno) }
            try PrivateFile.put(aside, at: path)
        } catch {
            throw PrivateFile.failure(path, error.number)
        }
    }

    /// Adds an entry.
    func insert(_ entry: ThingDraft, id: Int64) throws {
        try db.run(
            "INSERT INTO entry VALUES (?1, ?2, ?3, nullif(?4, ?2), nullif(?5, ''), nullif(?6, ''))",
            [id, entry.short, entry.long, Capitals.key(entry.short), entry.note, entry.tags.joined(separator: " ")])
    }

    /// Copies the entries of an unchanged file from the old glossary.
    /// - Parameters:
    ///   - oldNumber: the number of the file there.
    ///   - number: the number of the file here.
    /// - Returns: the number of entries.
    func copy(file oldNumber: Int64, to number: Int64) throws -> Int {
        let (old, new) = (GlossarySchema.entries(ofFile: oldNumber), GlossarySchema.entries(ofFile: number))
        try db.run(
            """
            INSERT INTO entry SELECT id + ?, short, long, key, note, tags FROM old.entry WHERE id >= ? AND id < ?
            """, [new.lowerBound - old.lowerBound, old.lowerBound, old.upperBound])
        return db.changesCount
    }

    /// Removes all entries from an ID on.
    func removeEntries(from id: Int64) throws { try db.run("DELETE FROM entry WHERE id >= ?", [id]) }

    /// Adds a file.
    /// - Parameter entries: the number of its entries.
    func insert(file number: Int64, _ input: GlossaryInput, entries: Int) throws {
        let next = GlossarySchema.entries(ofFile: number).lowerBound + Int64(entries)
        try db.run("INSERT INTO file VALUES (?, ?, ?, ?)", [number, input.name, input.stamp, next])
    }

    /// Adds where the glossary comes from.
    func insert(_ origin: GlossaryOrigin, entries: Int, at instant: Date) throws {
        try db.run("INSERT INTO about VALUES (?, ?, ?)", [origin.text, instant.milliseconds, entries])
    }

    /// Returns how many entries the old glossary does not have, and how many only the old one has.
    func differences() throws -> (new: Int, gone: Int) {
        let columns = "SELECT short, long, note, tags FROM"
        func count(_ left: String, without right: String) throws -> Int {
            try db.value("SELECT count(*) FROM (\(columns) \(left) EXCEPT \(columns) \(right))") ?? 0
        }
        return (try count("main.entry", without: "old.entry"), try count("old.entry", without: "main.entry"))
    }

    /// What the names of unfinished files begin with.
    private static func prefix(_ path: String) -> String {
        "\(PrivateFile.folder(of: path))/.\(PrivateFile.name(of: path))."
    }

    /// Removes what a killed program left next to a glossary.
    private static func removeLeftovers(_ path: String) {
        let folder = PrivateFile.folder(of: path)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let file = folder + "/" + name
            var status = stat()
            guard file.hasPrefix(prefix(path)), UUID(uuidString: String(file.dropFirst(prefix(path).count))) != nil,
                lstat(file, &status) == 0, time(nil) - status.st_mtim.tv_sec > longestBuild
            else { continue }
            unlink(file)
        }
    }
}

/// The tables of a glossary's database.
enum GlossarySchema {
    /// `til` in ASCII and a G: SQLite's `application_id`, which tells a glossary from a store.
    static let applicationID = 0x74_69_6C_47
    /// SQLite's `user_version` of a new glossary.
    static let version = 1
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
            throw StoreError.damaged(path: path, reason: "its tables are not a glossary's")
        }
        guard found.count == tables.count + 1 else {
            throw StoreError.damaged(path: path, reason: "it lacks a table of a glossary")
        }
    }

    /// The IDs that the entries of a file may have: the number of the file is in the upper bits, so that the entries of a
    /// file are one stretch of the table.
    static func entries(ofFile number: Int64) -> Range<Int64> { number << 27..<(number + 1) << 27 }
}
