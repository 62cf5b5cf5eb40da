import CSQLite
import Foundation
import TILArchive

/// Anki's packages, `.apkg` of a deck and `.colpkg` of a whole collection: zip archives with a database in them.
///
/// There are three kinds. In the oldest the database is `collection.anki2`, then came `collection.anki21`, and the newest
/// has `collection.anki21b`, packed by Zstandard, with `meta` to tell it; what an older kind's name leads to in a newer
/// package is a database that says to update Anki. What is exported is of the second kind, which every Anki since 2.1.28
/// takes. Source: Anki's sources, `rslib/src/import_export/package`, and Anki 26.09, against which both ways are tested.
enum AnkiPackage {
    /// What the list of formats knows of it.
    static let format = InterchangeFormat(
        name: "apkg", summary: "Anki's packages, with tags, answers and the schedule", fileExtensions: ["apkg"],
        keepsReviews: true, isBinary: true, unit: "note", fit: { fit($0) }, reader: { try reader($0) },
        writer: { AnkiPackageWriter($0) })

    /// The largest database that is read, unpacked.
    static let largestDatabase = 1 << 30
    /// The largest package that is read from a pipe.
    private static let largestInMemory = 256 << 20

    private static func fit(_ sample: FormatSample) -> FormatFit {
        if sample.binaryKind == .ankiPackage { return FormatFit(confidence: 1, reason: "") }
        return .none("The file is no zip archive, as Anki's packages are.")
    }

    private static func reader(_ input: InterchangeFormat.Input) throws -> AnkiPackageReader {
        let source = input.source
        return try explaining(source.name) {
            let zip = try ZipReader(try source.wholeWindow(limit: largestInMemory))
            let database = try PackageDatabase(try content(zip), watch: { try source.watch() })
            let media = zip.entries.count { !$0.name.isEmpty && $0.name.allSatisfy { (0x30...0x39).contains($0) } }
            return try AnkiPackageReader(
                database, media: media, source: source, size: try source.wholeWindow(limit: 0).size,
                options: input.options)
        }
    }

    /// The database of a package, unpacked.
    private static func content(_ zip: ZipReader) throws -> [UInt8] {
        let limit = UnpackingLimit(largestDatabase)
        if let newest = try zip.entry(named: "collection.anki21b") {
            return try Zstandard.unpacked(try zip.content(of: newest, limit: limit), limit: limit)
        }
        for name in ["collection.anki21", "collection.anki2"] {
            if let older = try zip.entry(named: name) { return try zip.content(of: older, limit: limit) }
        }
        throw AnkiCollection.Damage.noTable("collection")
    }

    /// Runs a closure; what it throws of a package becomes an error that says it of the file.
    static func explaining<Value>(_ name: String, _ body: () throws -> Value) throws -> Value {
        func damaged(_ reason: String) -> InterchangeError {
            .damaged(name: name, reason: reason + " Export it again in Anki.")
        }
        do {
            return try body()
        } catch ArchiveFailure.damaged {
            throw damaged("It is no whole zip archive, or not one that is read the same by everybody.")
        } catch ArchiveFailure.unknownPacking {
            throw damaged("What is in it is encrypted, or packed in a way that is not known.")
        } catch ArchiveFailure.tooLarge(let limit) {
            throw InterchangeError.beyondLimit(
                name: name, reason: "What is in it is larger than \(limit >> 20) MiB, which is the most that is read.")
        } catch ArchiveFailure.growsTooMuch {
            throw InterchangeError.beyondLimit(
                name: name,
                reason: "It unpacks to more than \(UnpackingLimit.mostGrowth) times its size, which no collection does."
            )
        } catch ArchiveFailure.noMemory {
            throw InterchangeError.beyondLimit(name: name, reason: "There is not enough memory to unpack it.")
        } catch AnkiCollection.Damage.noTable(let table) {
            throw damaged("There is no \(table == "collection" ? "collection" : "table '\(table)'") of Anki in it.")
        } catch AnkiCollection.Damage.broken(let table) {
            throw damaged("The table '\(table)' of its database is broken.")
        } catch let failure as PackageDatabase.Failure {
            throw damaged(
                "Its database cannot be read: \(sqlite3_errstr(failure.code).map { String(cString: $0) } ?? "unknown")."
            )
        }
    }
}
