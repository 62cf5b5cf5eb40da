import CSQLite
import Foundation
import GRDB
import TILArchive
import TILText

/// Anki's packages: zip archives with a database, `.apkg` for a deck and `.colpkg` for a whole collection.
///
/// There are three kinds. The oldest names its database `collection.anki2`, the second `collection.anki21`. The newest
/// has `meta` and `collection.anki21b`, which is compressed with Zstandard. A newer package also has a database with an
/// older kind's name, which asks you to update Anki. Exports are of the second kind, which every Anki since 2.1.28
/// reads. Source: Anki's sources, `rslib/src/import_export/package`, and Anki 26.09, against which both ways are
/// tested.
enum AnkiPackage {
    /// The format's entry in the list of formats.
    static let format = InterchangeFormat(
        name: "apkg", summary: "Anki's packages, with tags, answers and the schedule", fileExtensions: ["apkg"],
        keepsReviews: true, isBinary: true, unit: "note", hasColumns: true,
        read: { input, body in try read(input, body) }, opens: { contents in BinaryFile.isAnkiPackage(contents) },
        makeWriter: { options in AnkiPackageWriter(options) })

    /// A fault in a database that SQLite can open.
    enum Damage: Error {
        /// The table with this name is missing.
        case noTable(String)
        /// The table with this name cannot be read.
        case broken(String)
    }

    /// An error of the caller's closure, which is not a fault of the package.
    private struct Foreign: Error {
        let error: any Error
    }

    private static func read(_ input: InterchangeFormat.Input, _ body: (ImportItem) throws -> Void) throws {
        let name = input.contents.name
        try explaining(name) {
            let zip = try ZipReader(input.contents.bytes)
            // Sounds and pictures have numbers as names.
            let media = zip.entries.count { entry in !entry.name.isEmpty && entry.name.allSatisfy(\.isDigit) }
            let queue = try AnkiDatabase.reading(content(zip))
            try queue.inDatabase { db in
                let reader = try AnkiPackageReader(db, media: media, name: name, options: input.options)
                try reader.read(db) { item in
                    do { try body(item) } catch { throw Foreign(error: error) }
                }
            }
        }
    }

    /// Returns the unpacked database of a package.
    private static func content(_ zip: ZipReader) throws -> [UInt8] {
        let limit = UnpackingLimit(FileContents.longestArchive)
        if let newest = try zip.entry(named: "collection.anki21b") {
            return try Zstandard.unpacked(try zip.content(of: newest, limit: limit), limit: limit)
        }
        for name in ["collection.anki21", "collection.anki2"] {
            if let older = try zip.entry(named: name) { return try zip.content(of: older, limit: limit) }
        }
        throw Damage.noTable("collection")
    }

    /// Runs a closure, and turns its errors about the package into errors about the file.
    static func explaining<Value>(_ name: String, _ body: () throws -> Value) throws -> Value {
        func damaged(_ reason: String) -> InterchangeError { .damaged(name, reason + " Export it again in Anki.") }
        do {
            return try body()
        } catch let foreign as Foreign {
            throw foreign.error
        } catch let failure as ArchiveFailure {
            throw switch failure {
            case .damaged, .cutOff:
                damaged("The zip archive is incomplete or ambiguous.")
            case .unknownPacking: damaged("Its content is encrypted, or compressed in an unknown way.")
            case .tooLarge(let limit):
                InterchangeError.beyondLimit(
                    name, "Its content is larger than the limit of \(limit >> 20) MiB.")
            case .growsTooMuch:
                InterchangeError.beyondLimit(
                    name,
                    "It unpacks to more than \(UnpackingLimit.mostGrowth) times its size, unlike any collection.")
            case .noMemory: InterchangeError.beyondLimit(name, "Unpacking it needs more memory than is available.")
            }
        } catch Damage.noTable(let table) {
            let part = table == "collection" ? table : "table '\(table)'"
            throw damaged("It contains no \(part) of Anki.")
        } catch Damage.broken(let table) {
            throw damaged("The table '\(table)' of its database is broken.")
        } catch let failure as DatabaseError {
            throw damaged("Its database cannot be read: \(failure.resultCode.reason).")
        }
    }
}

extension ResultCode {
    /// SQLite's description of the error.
    fileprivate var reason: String {
        sqlite3_errstr(rawValue).map { text in String(cString: text) } ?? "unknown"
    }
}
