import Foundation
import GRDB
import TILText

/// The writing of a glossary's database next to the old one, and the replacement of the old one.
///
/// Until the replacement, the new database needs neither a journal nor a sync, because a failure only leaves a file to
/// remove.
enum GlossaryWriter {
    /// Makes a database, syncs it, and renames it to its final path.
    /// - Parameters:
    ///   - path: the path of the glossary.
    ///   - hasOld: whether an old glossary exists, to compare with. It is attached as `old`.
    ///   - mode: the permissions of the file.
    ///   - write: writes the contents.
    /// - Throws: `StoreError.cannotAccess`, `.diskFull`, and the error of `write`.
    static func replace(
        _ path: String, hasOld: Bool, mode: mode_t, _ write: (Database) throws -> Void
    ) throws {
        let path = try target(of: path)
        PrivateFile.removeUnlockedLeftovers(beside: path)
        let aside = PrivateFile.temporary(beside: path)
        try PrivateFile.create(aside)
        let lock = PrivateFile.lock(aside)
        defer {
            unlink(aside.systemPath)
            close(lock)
        }
        try makeDatabase(aside, old: hasOld ? path : nil, write)
        do throws(SystemError) {
            guard chmod(aside.systemPath, mode) == 0 else { throw SystemError(number: errno) }
            try PrivateFile.move(aside, to: path)
        } catch {
            throw PrivateFile.failure(path, error.number)
        }
    }

    /// Makes a database in an empty file.
    /// - Parameter old: the path of the old glossary, or nil.
    private static func makeDatabase(_ path: String, old: String?, _ write: (Database) throws -> Void) throws {
        var configuration = Configuration()
        configuration.label = "til"
        let queue = try DatabaseQueue(path: PrivateFile.uri(path), configuration: configuration)
        try queue.inDatabase { db in
            try db.execute(sql: options + GlossarySchema.tables.joined(separator: ";"))
            if let old { try db.run("ATTACH ? AS old", [PrivateFile.uri(old)]) }
            try db.inTransaction {
                try write(db)
                // It is faster to make the indexes when all entries are there.
                for index in GlossarySchema.indexes { try db.execute(sql: index) }
                return .commit
            }
        }
        try queue.close()
    }

    /// The statements before the first table.
    private static let options = """
        PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
        PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY;
        PRAGMA application_id = \(DatabaseKind.glossary.rawValue);
        PRAGMA user_version = \(GlossarySchema.version);
        """

    /// Returns the path of the file that is replaced. A glossary that is a link stays a link.
    static func target(of path: String) throws -> String {
        do {
            return try PrivateFile.replaceable(path)
        } catch {
            throw PrivateFile.failure(path, error.number)
        }
    }
}
