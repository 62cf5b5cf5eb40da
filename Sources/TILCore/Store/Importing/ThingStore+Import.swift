import Foundation
import GRDB

extension ThingStore {
    /// Imports files in one transaction, completely or not at all. Existing things are never overwritten.
    ///
    /// An entry is known if the store has exactly its acronym and meaning, or its identifier. New things get the
    /// import's instant if the file has no instant. Reviews that the store does not have are added to their things,
    /// whose memories are then computed again.
    /// - Parameters:
    ///   - files: the files, which are read whole.
    ///   - options: the options of the import.
    ///   - instant: the instant of the import.
    ///   - generator: the source of new identifiers.
    ///   - progress: called now and then with the number of entries read. An error that it throws ends the import, and
    ///     nothing is changed.
    /// - Returns: the outcome of each entry of each file. With `isDryRun`, or with `isStrict` if a line was rejected,
    ///   the report is the same although nothing was changed.
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
            try connection.write { db in
                var importer = try Importer(contents, at: instant, db) { try progress(count) }
                try importer.run(listsNew: options.listsNew, using: &generator)
                summary = ImportSummary(files: importer.reports)
                isKept = !options.isDryRun && !(options.isStrict && summary.rejectedCount > 0)
                if isKept { try importer.finish() }
                return isKept ? .commit : .rollback
            }
        }
        if isKept { publish() }
        return summary
    }
}

/// The options of an import.
public struct ImportOptions: Hashable, Sendable {
    /// Tags that every new thing gets in addition to its own.
    public var tags: [String] = []
    /// Whether only the report is wanted, and nothing is changed.
    public var isDryRun = false
    /// Whether one rejected line is enough for nothing to be changed.
    public var isStrict = false
    /// Whether the report lists each new thing.
    public var listsNew = false
    /// The capitals of a meaning whose first word is in small letters.
    public var titles = Capitals.Titles.off

    /// Creates the options of an import that keeps all letters and changes the store.
    public init() {}
}
