import Foundation
import GRDB

extension ThingStore {
    /// Imports files in one transaction: all of it or nothing. What is there is never overwritten.
    ///
    /// An entry whose short and long are there exactly, or whose identifier is, is known; all that is new gets the
    /// import's instant where the file has none. Reviews that the store does not have are added to their things, whose
    /// memories are computed again.
    /// - Parameters:
    ///   - files: the files, read as they are imported, in memory that does not grow with them.
    ///   - options: how it is to be done.
    ///   - instant: when the import is made.
    ///   - generator: where identifiers come from.
    ///   - progress: told now and then how many entries were read; what it throws ends the import, and nothing is changed.
    /// - Returns: what came of each entry of each file; with `isDryRun` or, where a line was rejected, `isStrict`, the
    ///   same report though nothing was changed.
    public func importThings(
        _ files: [ImportFile], options: ImportOptions = ImportOptions(), at instant: Date,
        using generator: inout some RandomNumberGenerator, progress: (_ entries: Int) throws -> Void = { _ in }
    ) throws -> ImportSummary {
        try importThings(
            files, options: options, at: instant, bulkThreshold: BulkThreshold(existing: thingCount()),
            using: &generator,
            progress: progress)
    }

    /// Imports as above.
    /// - Parameter bulkThreshold: when the import goes on in bulk, which changes nothing but its speed.
    func importThings(
        _ files: [ImportFile], options: ImportOptions, at instant: Date, bulkThreshold: BulkThreshold,
        using generator: inout some RandomNumberGenerator, progress: (_ entries: Int) throws -> Void
    ) throws -> ImportSummary {
        var summary = ImportSummary(files: [])
        var isKept = false
        try transaction { db in
            var importer = try Importer(
                db, options: options, at: instant, bulkThreshold: bulkThreshold, using: &generator)
            for file in files { try importer.take(file, progress) }
            try importer.settle(progress)
            summary.files = importer.reports
            isKept = !options.isDryRun && !(options.isStrict && summary.rejectedCount > 0)
            if isKept { try importer.finish(progress) }
            return isKept ? .commit : .rollback
        }
        if isKept { publish() }
        return summary
    }
}
