/// The result of importing one file.
public struct ImportReport: Hashable, Sendable, Codable {
    /// The file's name as it was given.
    public var file: String
    /// The name of the format that it was read in.
    public var format: String
    /// The number of things with a new acronym.
    public var new = 0
    /// The number of things that are a further meaning of an acronym in the store or earlier in the file.
    public var newMeanings = 0
    /// The number of entries that the store already had.
    public var known = 0
    /// The number of entries that repeat an earlier one in the file.
    public var repeated = 0
    /// The number of added reviews.
    public var reviews = 0
    /// The new things, if a list of them was requested with ``ImportOptions/listsNew``.
    package private(set) var listed: [EntryText]?
    /// Entries that differ from another only in case, accents and punctuation. They are counted as known or as
    /// repeated, and not added.
    public private(set) var nearRepeats: [NearRepeat] = []
    /// The number of near repeats, listed or not.
    public private(set) var nearRepeatCount = 0
    /// Lines that were rejected.
    public private(set) var rejected: [Rejection] = []
    /// The number of rejected lines, listed or not.
    public private(set) var rejectedCount = 0

    /// Remarks on the file as a whole, as full sentences: how its fields were used, and which parts were skipped.
    public private(set) var remarks: [String] = []

    /// How many remarks are kept.
    static let mostRemarks = 100
    /// How many rejections and near repeats are listed at most, so that a file that is wrong on each of a hundred
    /// million lines does not fill the memory.
    package static let longestList = 100_000

    /// A report on a file of which nothing was read yet.
    package init(file: String, format: String) {
        self.file = file
        self.format = format
    }

    /// The number of valid entries, new or not.
    package var entries: Int { new + newMeanings + known + repeated }

    /// Adds a rejected line.
    package mutating func reject(_ rejection: Rejection) {
        rejectedCount += 1
        if rejected.count < Self.longestList { rejected.append(rejection) }
    }

    /// Adds a remark on the file as a whole, unless there are ``mostRemarks`` already.
    mutating func add(remark: String) {
        if remarks.count < Self.mostRemarks { remarks.append(remark) }
    }

    /// Adds a new thing to the list.
    mutating func list(short: String, long: String) {
        var listed = listed ?? []
        if listed.count < Self.longestList { listed.append(EntryText(short: short, long: long)) }
        self.listed = listed
    }

    /// Adds a near repeat.
    package mutating func add(_ nearRepeat: NearRepeat) {
        nearRepeatCount += 1
        if nearRepeats.count < Self.longestList { nearRepeats.append(nearRepeat) }
    }
}

/// An entry that differs from another of its acronym only in case, accents, punctuation or spacing.
public struct NearRepeat: Hashable, Sendable, Codable {
    /// The number of the line, from 1.
    public let line: Int
    /// The acronym.
    public let short: String
    /// The meaning on the line.
    public let long: String
    /// The meaning of the other entry, in the store or earlier in the file.
    public let other: String
}

/// The result of an import of several files: the totals, and a report for each file.
///
/// In JSON the totals have the same keys as a report, so that a reader need not know how many files there were. The
/// lists of rejected lines and near repeats join the lists of all files.
public struct ImportSummary: Hashable, Sendable, Encodable {
    /// A report for each file, in the order in which they were imported.
    public let files: [ImportReport]
    /// The number of things with a new acronym.
    public let new: Int
    /// The number of things that are a further meaning of an acronym.
    public let newMeanings: Int
    /// The number of entries that the store already had.
    public let known: Int
    /// The number of entries that repeat an earlier one in their file.
    public let repeated: Int
    /// The number of added reviews.
    public let reviews: Int
    /// The number of rejected lines.
    public let rejectedCount: Int
    /// The number of near repeats.
    public let nearRepeatCount: Int
    private let nearRepeats: [NearRepeat]
    private let rejected: [Rejection]
    private let remarks: [String]
    private let listed: [EntryText]?

    /// A summary of reports.
    public init(files: [ImportReport]) {
        self.files = files
        func total(_ count: KeyPath<ImportReport, Int>) -> Int { files.reduce(0) { $0 + $1[keyPath: count] } }
        new = total(\.new)
        newMeanings = total(\.newMeanings)
        known = total(\.known)
        repeated = total(\.repeated)
        reviews = total(\.reviews)
        rejectedCount = total(\.rejectedCount)
        nearRepeatCount = total(\.nearRepeatCount)
        nearRepeats = files.flatMap(\.nearRepeats)
        rejected = files.flatMap(\.rejected)
        remarks = files.flatMap(\.remarks)
        let lists = files.compactMap(\.listed)
        listed = lists.isEmpty ? nil : lists.flatMap { $0 }
    }
}
