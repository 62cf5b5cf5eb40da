import Foundation
import TILArchive

/// Writes a package: a note for each thing, with a card for each direction, its answers and its schedule.
///
/// The database is made in memory, and all of the package is written at the end.
struct AnkiPackageWriter: InterchangeWriter {
    private let options: ExportOptions
    private var collection: AnkiCollectionWriter?
    private var failure: (any Error)?

    /// A writer with options.
    init(_ options: ExportOptions) {
        self.options = options
    }

    mutating func begin(into output: inout [UInt8]) {
        attempt { [options] in $0 = try AnkiCollectionWriter(options) }
    }

    mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
        attempt { try $0?.add(thing, reviews) }
    }

    mutating func end(into output: inout [UInt8]) throws {
        attempt { try $0?.end() }
        do {
            if let failure { throw failure }
            var archive = ZipWriter()
            try collection?.withBytes { try archive.add("collection.anki21", $0, to: &output) }
            // The list of sounds and pictures: there are none.
            try Array("{}".utf8).withUnsafeBytes { try archive.add("media", $0, to: &output) }
            archive.end(&output)
        } catch {
            throw InterchangeError.beyondLimit(
                name: "the package",
                reason: "It would be larger than what a package or the memory holds: export fewer things.")
        }
    }

    /// Does something with the collection, unless something failed before: what failed is thrown at the end.
    private mutating func attempt(_ body: (inout AnkiCollectionWriter?) throws -> Void) {
        guard failure == nil else { return }
        do {
            try body(&collection)
        } catch {
            failure = error
        }
    }
}
