package import Foundation
import GRDB

extension ThingStore {
    /// Imports files in one transaction, completely or not at all. Existing texts are never overwritten, except that
    /// ``ImportOptions/updates`` lets an entry correct a thing of the same list.
    ///
    /// An entry is known if the store has exactly its acronym and meaning, or its identifier. If the file has no
    /// instant for a new thing, the thing gets the instant of the import. A known thing gets the tags of the options.
    /// It gets the note and the tags of its entry unless it had a note or these tags before. New reviews are added to
    /// their things, whose memories are then recomputed.
    /// - Parameters:
    ///   - files: the files, which are read completely.
    ///   - options: the options of the import.
    ///   - instant: the instant of the import.
    ///   - generator: the source of new identifiers.
    ///   - progress: called regularly with the number of entries read. If it throws, the import ends, and nothing is
    ///     changed.
    /// - Returns: the result for each file. With `isDryRun`, or with `isStrict` if a line was rejected, the report is
    ///   the same, although nothing was changed.
    package func importThings(
        _ files: [ImportFile], options: ImportOptions = ImportOptions(), at instant: Date,
        using generator: inout some RandomNumberGenerator, progress: ProgressHandler = { _ in }
    ) throws -> ImportSummary {
        let contents = try ImportContents(files, options) { count in try progress(WorkProgress(count)) }
        let readAll = WorkProgress(contents.count)
        var summary = ImportSummary(files: [])
        var isKept = false
        try withoutActuallyEscaping(progress) { progress in
            try connection.write { db in
                var importer = try Importer(contents, options, at: instant, db) { try progress(readAll) }
                try importer.run(listsNew: options.listsNew, using: &generator)
                summary = ImportSummary(files: importer.reports)
                let isRefused = options.isStrict && summary.rejectedCount > 0
                isKept = !options.isDryRun && !isRefused
                if isKept {
                    try importer.finish()
                    try renew(.all, db)
                }
                return isKept ? .commit : .rollback
            }
        }
        if isKept { publish() }
        return summary
    }
}

/// The options of an import.
///
/// ```swift
/// var options = ImportOptions()
/// options.isDryRun = true  // only the report
/// let report = try store.importThings([InterchangeFormat.open(list)], options: options, at: now)
/// ```
public struct ImportOptions: Hashable, Sendable {
    /// The tags that every thing gets in addition to its own, also if it was known.
    public var tags: [String] = []
    /// Whether an entry corrects a thing from the same list that has nearly the same meaning.
    public var updates = false
    /// Whether the import only reports, and changes nothing.
    public var isDryRun = false
    /// Whether a rejected line cancels the whole import.
    public var isStrict = false
    /// Whether the report lists each new thing.
    package var listsNew = false

    /// Creates the options of an import that changes the store.
    public init() {}
}
