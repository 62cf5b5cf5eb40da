/// What an import made of all its files: the totals, and a report for each.
///
/// In JSON the totals have the same keys as a report, so that a reader need not know how many files there were; the
/// lists of rejected lines and near repeats are all those of the files, one after the other.
public struct ImportSummary: Hashable, Sendable {
    /// A report for each file, in the order in which they were imported.
    public var files: [ImportReport]

    /// A summary of reports.
    public init(files: [ImportReport]) {
        self.files = files
    }

    /// Things whose acronym was not known.
    public var new: Int { total(\.new) }
    /// Things that are a further meaning of an acronym.
    public var newMeanings: Int { total(\.newMeanings) }
    /// Entries that the store had already.
    public var known: Int { total(\.known) }
    /// Entries that came before in their file.
    public var repeated: Int { total(\.repeated) }
    /// Reviews that were added.
    public var reviews: Int { total(\.reviews) }
    /// Lines that were not taken.
    public var rejectedCount: Int { total(\.rejectedCount) }
    /// Entries that say almost the same as another.
    public var nearRepeatCount: Int { total(\.nearRepeatCount) }

    private func total(_ count: KeyPath<ImportReport, Int>) -> Int {
        files.reduce(0) { $0 + $1[keyPath: count] }
    }
}

extension ImportSummary: Encodable {
    private struct Document: Encodable {
        let new, newMeanings, known, repeated, reviews: Int
        let nearRepeats: [NearRepeat]
        let nearRepeatCount: Int
        let rejected: [Rejection]
        let rejectedCount: Int
        let remarks: [String]
        let files: [ImportReport]
        let listed: [EntryText]?
    }

    /// Writes the totals and the reports.
    public func encode(to encoder: any Encoder) throws {
        let listed = files.compactMap(\.listed)
        try Document(
            new: new, newMeanings: newMeanings, known: known, repeated: repeated, reviews: reviews,
            nearRepeats: files.flatMap(\.nearRepeats), nearRepeatCount: nearRepeatCount,
            rejected: files.flatMap(\.rejected), rejectedCount: rejectedCount, remarks: files.flatMap(\.remarks),
            files: files, listed: listed.isEmpty ? nil : listed.flatMap { $0 }
        ).encode(to: encoder)
    }
}
