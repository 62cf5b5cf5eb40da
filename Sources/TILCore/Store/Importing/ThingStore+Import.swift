import Foundation
import GRDB

extension ThingStore {
    /// Imports files in one transaction: all of it or nothing. What is there is never overwritten.
    ///
    /// An entry whose short and long are there exactly, or whose identifier is, is known; all that is new gets the
    /// import's instant where the file has none. Reviews that the store does not have are added to their things, whose
    /// memories are computed again.
    /// - Parameters:
    ///   - files: the files, which are read whole.
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
        var count = 0
        let contents = try ImportContents(files, options) {
            count = $0
            try progress($0)
        }
        var summary = ImportSummary(files: [])
        var isKept = false
        try withoutActuallyEscaping(progress) { progress in
            try transaction { db in
                var importer = try Importer(contents, at: instant, db) { try progress(count) }
                try importer.run(listsNew: options.listsNew, using: &generator)
                summary.files = importer.reports
                isKept = !options.isDryRun && !(options.isStrict && summary.rejectedCount > 0)
                if isKept { try importer.finish() }
                return isKept ? .commit : .rollback
            }
        }
        if isKept { publish() }
        return summary
    }
}
