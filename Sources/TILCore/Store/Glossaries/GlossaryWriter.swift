import Foundation
import GRDB

/// Writes a glossary's database next to the old one, and replaces that when the new one is complete.
///
/// Until then it needs neither a journal nor a sync: a failure leaves only a file to remove.
final class GlossaryWriter {
    private let path: String
    private let aside: String
    private let queue: DatabaseQueue

    /// Leftovers of a killed program are removed after this many seconds.
    private static let longestBuild = 3_600

    /// Creates an empty database.
    /// - Parameters:
    ///   - path: the path of the glossary.
    ///   - old: the glossary there, for comparison, or nil if there is none.
    /// - Throws: `StoreError.cannotAccess`, `.diskFull`.
    init(_ path: String, old: GlossaryReader?) throws {
        self.path = path
        aside = Self.prefix(path) + UUID().uuidString
        Self.removeLeftovers(path)
        try PrivateFile.create(aside)
        do {
            var configuration = Configuration()
            configuration.label = "til"
            // One transaction lasts until the glossary is complete.
            configuration.allowsUnsafeTransactions = true
            queue = try DatabaseQueue(path: aside, configuration: configuration)
            try queue.inDatabase { db in
                try db.execute(
                    sql: """
                        PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
                        PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA temp_store = FILE;
                        PRAGMA application_id = \(GlossarySchema.applicationID);
                        PRAGMA user_version = \(GlossarySchema.version);
                        """ + GlossarySchema.tables.joined(separator: ";"))
                if old != nil { try db.execute(sql: "ATTACH ? AS old", arguments: [PrivateFile.plain(path)]) }
                try db.beginTransaction()
            }
        } catch {
            unlink(aside)
            throw error
        }
    }

    deinit { unlink(aside) }

    /// Adds an entry.
    func insert(_ entry: ThingDraft, id: Int64) throws {
        let key = Capitals.key(entry.short)
        try run(
            "INSERT INTO entry (id, short, long, key, note, tags) VALUES (?, ?, ?, ?, ?, ?)",
            [
                id, entry.short, entry.long, key == entry.short ? nil : key, entry.note.isEmpty ? nil : entry.note,
                entry.tags.isEmpty ? nil : entry.tags.joined(separator: " "),
            ])
    }

    /// Copies the entries of an unchanged file from the old glossary.
    /// - Parameters:
    ///   - oldNumber: the number of the file there.
    ///   - number: the number of the file here.
    /// - Returns: the number of entries.
    func copy(file oldNumber: Int64, to number: Int64) throws -> Int {
        let (old, new) = (GlossarySchema.entries(ofFile: oldNumber), GlossarySchema.entries(ofFile: number))
        return try run(
            """
            INSERT INTO entry SELECT id + ?, short, long, key, note, tags FROM old.entry WHERE id >= ? AND id < ?
            """, [new.lowerBound - old.lowerBound, old.lowerBound, old.upperBound])
    }

    /// Removes all entries from an ID on.
    func removeEntries(from id: Int64) throws { try run("DELETE FROM entry WHERE id >= ?", [id]) }

    /// Adds a file.
    /// - Parameter entries: the number of its entries.
    func insert(file number: Int64, _ input: GlossaryInput, entries: Int) throws {
        try run(
            "INSERT INTO file (id, name, stamp, next) VALUES (?, ?, ?, ?)",
            [number, input.name, input.stamp, GlossarySchema.entries(ofFile: number).lowerBound + Int64(entries)])
    }

    /// Returns how many entries the old glossary does not have, and how many only the old one has.
    func differences() throws -> (new: Int, gone: Int) {
        let columns = "SELECT short, long, note, tags FROM"
        func count(_ left: String, without right: String) throws -> Int {
            try queue.unsafeReentrantWrite { db in
                try Int.fetchOne(db, sql: "SELECT count(*) FROM (\(columns) \(left) EXCEPT \(columns) \(right))") ?? 0
            }
        }
        return (
            try count("main.entry", without: "old.entry"), try count("old.entry", without: "main.entry")
        )
    }

    /// Completes the glossary and puts it in its place: whole, synced, with one rename.
    /// - Parameter mode: the permissions of the file.
    func finish(_ origin: GlossaryOrigin, entries: Int, at instant: Date, mode: mode_t) throws {
        try run("INSERT INTO about VALUES (?, ?, ?)", [origin.text, instant.milliseconds, entries])
        try queue.inDatabase { db in
            try db.execute(sql: GlossarySchema.index)
            try db.commit()
        }
        try queue.close()
        do throws(SystemError) {
            guard chmod(aside, mode) == 0 else { throw SystemError(number: errno) }
            try PrivateFile.put(aside, at: path)
        } catch {
            throw PrivateFile.failure(path, error.number)
        }
    }

    @discardableResult
    private func run(_ sql: String, _ arguments: StatementArguments) throws -> Int {
        try queue.inDatabase { db in
            try db.cachedStatement(sql: sql).execute(arguments: arguments)
            return db.changesCount
        }
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
