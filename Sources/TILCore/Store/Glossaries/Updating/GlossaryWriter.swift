import CSQLite
import Foundation
import GRDB

/// Writes a glossary's database aside, and puts it in its place when it is whole.
///
/// Until then it needs neither a journal nor a sync: a failure leaves nothing but a file to be removed, and what was there.
final class GlossaryWriter {
    let connection: OpaquePointer
    private let place: String
    private let aside: String
    private var isDone = false
    private let insertion: RawStatement

    /// How much SQLite may keep in memory of what it writes, in KiB.
    private static let cache = 8_000

    /// Begins a glossary.
    /// - Parameters:
    ///   - path: where it is put when it is whole.
    ///   - old: a glossary that it begins as; nil for an empty one.
    /// - Throws: `StoreError.cannotAccess`, `.diskFull`.
    init(for path: String, from old: String? = nil) throws {
        place = path
        aside = Self.nameAside(path) + UUID().uuidString
        var opened: OpaquePointer?
        do {
            if let old {
                try PrivateFile.makeFolder(PrivateFile.folder(of: path))
                try StoreCopy.copy(old, to: aside, mayBeMissing: false)
            } else {
                try PrivateFile.create(aside)
            }
            let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
            guard sqlite3_open_v2(PrivateFile.plain(aside), &opened, flags, nil) == SQLITE_OK, let opened else {
                throw StoreError.cannotAccess(
                    path: path,
                    reason: PrivateFile.reasonNotToOpen(path, systemError: sqlite3_system_errno(opened)))
            }
            connection = opened
            _ = til_distrust_schema(opened)
            try RawStatement.run(
                """
                PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
                PRAGMA cell_size_check = ON; PRAGMA temp_store = FILE; PRAGMA cache_size = -\(Self.cache)
                """, on: opened)
            if old == nil {
                try RawStatement.run(
                    GlossarySchema.tables.joined(separator: ";")
                        + """
                        ; PRAGMA application_id = \(GlossarySchema.applicationID);
                        PRAGMA user_version = \(GlossarySchema.versionWithoutPieces)
                        """, on: opened)
            }
            try RawStatement.run("BEGIN", on: opened)
            insertion = try RawStatement(
                "INSERT INTO entry (id, short, long, key, note, tags) VALUES (?, ?, ?, ?, ?, ?)", on: opened)
        } catch {
            sqlite3_close_v2(opened)
            unlink(aside)
            throw error
        }
    }

    deinit {
        if isDone { return }
        sqlite3_close_v2(connection)
        unlink(aside)
    }

    /// Adds an entry.
    func insert(_ entry: ThingDraft, id: Int64) throws {
        insertion.bind(id, to: 1)
        insertion.bind(entry.short, to: 2)
        insertion.bind(entry.long, to: 3)
        let key = Capitals.key(entry.short)
        if key == entry.short { insertion.bindNull(to: 4) } else { insertion.bind(key, to: 4) }
        if entry.note.isEmpty { insertion.bindNull(to: 5) } else { insertion.bind(entry.note, to: 5) }
        if entry.tags.isEmpty {
            insertion.bindNull(to: 6)
        } else {
            insertion.bind(entry.tags.joined(separator: " "), to: 6)
        }
        try insertion.run()
    }

    /// Notes a file that was read.
    /// - Parameter next: the number of the next entry that it would have.
    func note(file number: Int64, _ input: GlossaryInput, next: Int64) throws {
        let row = try RawStatement(
            "INSERT OR REPLACE INTO file (id, name, stamp, next) VALUES (?, ?, ?, ?)", on: connection)
        row.bind(number, to: 1)
        row.bind(input.name, to: 2)
        row.bind(input.stamp, to: 3)
        row.bind(next, to: 4)
        try row.run()
    }

    /// Remembers the pieces of a file, or forgets them.
    func remember(_ pieces: GlossaryPieces?, ofFile number: Int64) throws {
        if let pieces, !pieces.isForgotten {
            if try !hasPieces() {
                try RawStatement.run(
                    "\(GlossarySchema.pieces); PRAGMA user_version = \(GlossarySchema.version)", on: connection)
            }
            let row = try RawStatement("INSERT OR REPLACE INTO piece (file, pieces) VALUES (?, ?)", on: connection)
            row.bind(number, to: 1)
            row.bind(blob: pieces.bytes, to: 2)
            try row.run()
        } else if try hasPieces() {
            let row = try RawStatement("DELETE FROM piece WHERE file = ?", on: connection)
            row.bind(number, to: 1)
            try row.run()
        }
    }

    /// The pieces of a file, with all its entries; where none are remembered, all of it is one.
    /// - Parameter next: the number of its next entry.
    func pieces(ofFile number: Int64, next: Int64) throws -> GlossaryPieces {
        let range = GlossarySchema.entries(ofFile: number)
        let whole = GlossaryPieces(entries: range.lowerBound..<min(max(next, range.lowerBound), range.upperBound))
        guard try hasPieces() else { return whole }
        let row = try RawStatement("SELECT pieces FROM piece WHERE file = ?", on: connection)
        row.bind(number, to: 1)
        guard try row.step() else { return whole }
        return GlossaryPieces(row.bytes(0), within: range) ?? whole
    }

    private func hasPieces() throws -> Bool {
        try RawStatement("SELECT 1 FROM sqlite_master WHERE name = 'piece'", on: connection).step()
    }

    /// Makes the index, once all entries of a new glossary are there.
    func makeIndex() throws {
        // SQLite sorts as much at a time as its cache may hold: a piece that fits a processor's own cache is sorted faster,
        // and on another thread while the next is gathered.
        try RawStatement.run(
            """
            PRAGMA cache_size = -1000; PRAGMA threads = 2; \(GlossarySchema.index); PRAGMA threads = 0;
            PRAGMA cache_size = -\(Self.cache)
            """, on: connection)
    }

    /// Says what the glossary is, and puts it in its place: whole, synced, with one rename.
    /// - Parameter mode: the permissions that it gets.
    func finish(_ origin: GlossaryOrigin, entries: Int, at instant: Date, mode: mode_t) throws {
        let about = try RawStatement("INSERT INTO about VALUES (?, ?, ?)", on: connection)
        try RawStatement.run("DELETE FROM about", on: connection)
        about.bind(origin.text, to: 1)
        about.bind(instant.milliseconds, to: 2)
        about.bind(Int64(entries), to: 3)
        try about.run()
        try RawStatement.run("COMMIT", on: connection)
        isDone = true
        sqlite3_close_v2(connection)
        do throws(SystemError) {
            guard chmod(aside, mode) == 0 else { throw SystemError(number: errno) }
            try PrivateFile.put(aside, at: place)
        } catch {
            unlink(aside)
            throw PrivateFile.failure(place, error.number)
        }
    }

    /// What the names of files aside begin with.
    private static func nameAside(_ path: String) -> String {
        "\(PrivateFile.folder(of: path))/.\(PrivateFile.name(of: path))."
    }

    /// Removes what a kill left beside a glossary; nobody else may be making it meanwhile.
    static func tidy(beside path: String) {
        let folder = PrivateFile.folder(of: path)
        let prefix = PrivateFile.name(of: nameAside(path))
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasPrefix(prefix) && name.utf8.count == prefix.utf8.count + 36 {
            unlink(folder + "/" + name)
        }
    }
}
