public import Foundation

/// The result of importing one file.
///
/// ```swift
/// let report = try store.importThings([InterchangeFormat.open(list)], at: now).files[0]
/// for rejection in report.rejected { print("line \(rejection.line): \(rejection.reason)") }
/// for remark in report.remarks { print(remark) }
/// ```
public struct ImportReport: Hashable, Sendable, Codable {
    /// The file's name, as the person wrote it.
    public var file: String
    /// The name of the format in which the file was read.
    public var format: String
    /// The number of things with a new acronym.
    public var new = 0
    /// The number of things that are a further meaning of an acronym in the store or earlier in the file.
    public var newMeanings = 0
    /// The number of entries that the store already had.
    public var known = 0
    /// The number of entries that the store already had with nearly the same meaning.
    public var nearlyKnown = 0
    /// The number of things of the same list that an entry corrected.
    public var updated = 0
    /// The number of known things that got the tags of the import.
    public var tagged = 0
    /// The number of known things that got the tags of their entry.
    public var gotTags = 0
    /// The number of known things that got the note of their entry.
    public var gotNote = 0
    /// The number of entries that repeat an earlier one in the file.
    public var repeated = 0
    /// The number of added reviews.
    public var reviews = 0
    /// The new things, if a list of them was requested.
    package private(set) var listed: [EntryText]?
    /// The near repeats: entries that differ from another meaning of their acronym only in case, accents, punctuation
    /// or spacing, or by a typo from a meaning of the same list. They are not added.
    public private(set) var nearRepeats: [NearRepeat] = []
    /// The number of near repeats, including those that are not listed.
    package private(set) var nearRepeatCount = 0
    /// The rejected lines.
    public private(set) var rejected: [Rejection] = []
    /// The number of rejected lines, including those that are not listed.
    public private(set) var rejectedCount = 0

    /// Remarks on the file as a whole, as full sentences: the use of its fields, and the skipped parts.
    public private(set) var remarks: [String] = []

    static let mostRemarks = 100
    /// The maximum number of listed rejections, and of listed near repeats. A file with millions of invalid lines must
    /// not fill the memory.
    package static let longestList = 100_000

    /// Creates a report on a file before any of it was read.
    package init(file: String, format: String) {
        self.file = file
        self.format = format
    }

    /// The number of valid entries, new or not.
    package var entries: Int { new + newMeanings + known + nearlyKnown + updated + repeated }

    /// Adds a rejected line.
    package mutating func reject(_ rejection: Rejection) {
        rejectedCount += 1
        if rejected.count < Self.longestList { rejected.append(rejection) }
    }

    /// Adds a remark on the file as a whole, up to ``mostRemarks``.
    mutating func add(remark: String) {
        if remarks.count < Self.mostRemarks { remarks.append(remark) }
    }

    /// Adds a remark on entries whose notes are not stored, because a known thing keeps its own.
    mutating func addUnusedNotes(on lines: [Int]) {
        guard let text = Self.text(ofLines: lines) else { return }
        let things = Set(lines).count == 1 ? "The known thing" : "The known things"
        add(remark: "\(things) on \(text) kept the note of the store.")
    }

    /// Adds a remark on entries of an update that add a meaning although they may have been meant to correct one.
    mutating func addAdditions(on lines: [Int]) {
        guard let text = Self.text(ofLines: lines) else { return }
        let isOne = Set(lines).count == 1
        let fact =
            isOne
            ? "The entry on \(text) adds a meaning to a known acronym and corrects none, because it has no ID."
            : "The entries on \(text) add meanings to known acronyms and correct none, because they have no ID."
        add(remark: "\(fact) A CSV export can have IDs.")
    }

    /// Returns line numbers as text. An entry may have several lines, so ranges are not joined.
    private static func text(ofLines lines: [Int]) -> String? {
        let ranges = Set(lines).map { line in line...line }
        return LineRanges.text(of: ranges, around: Set(lines))
    }

    /// Adds a new thing to the list, if a list was requested.
    mutating func list(short: String, long: String) {
        if listed == nil { listed = [] }
        guard let count = listed?.count, count < Self.longestList else { return }
        listed?.append(EntryText(short: short, long: long))
    }

    /// Adds a near repeat.
    package mutating func add(_ nearRepeat: NearRepeat) {
        nearRepeatCount += 1
        if nearRepeats.count < Self.longestList { nearRepeats.append(nearRepeat) }
    }
}

/// An entry with nearly the same meaning as another one of its acronym.
///
/// ```swift
/// for entry in summary.files.flatMap(\.nearRepeats) {
///     print("\(entry.short): \(entry.long) is nearly \(entry.other)")
/// }
/// ```
public struct NearRepeat: Hashable, Sendable, Codable {
    /// What happened to the entry.
    ///
    /// ```swift
    /// let skipped = summary.files.flatMap(\.nearRepeats).filter { $0.outcome == .skipped }
    /// print("\(skipped.count) entries were skipped")
    /// ```
    public enum Outcome: String, Hashable, Sendable, Codable {
        /// It was skipped.
        case skipped
        /// It was skipped. It would correct the other meaning, which is from the same list.
        case correctable
        /// It was skipped. It would correct the other meaning, which is from the same list, but the person edited that.
        case edited
        /// It corrected the other meaning, which is from the same list.
        case corrected
    }

    /// The number of the line, from 1.
    public let line: Int
    /// The acronym.
    public let short: String
    /// The meaning on the line.
    public let long: String
    /// The meaning of the other entry, in the store or earlier in the file.
    public let other: String
    /// The acronym of the other entry, or nil if it is spelled the same way.
    public var otherShort: String?
    /// What happened to the entry.
    public var outcome = Outcome.skipped
}

/// The result of an import of several files: the totals, and a report for each file.
///
/// In JSON the totals have the same keys as a report, so that a reader does not need to know the number of files. The
/// lists of rejected lines and near repeats contain the lists of all files.
///
/// ```swift
/// let summary = try store.importThings([InterchangeFormat.open(list)], at: now)
/// print("\(summary.new + summary.newMeanings) added, \(summary.known) known")  // 1 added, 0 known
/// ```
public struct ImportSummary: Hashable, Sendable, Encodable {
    /// A report for each file, in the order in which they were imported.
    public let files: [ImportReport]
    /// The number of things with a new acronym.
    public let new: Int
    /// The number of things that are a further meaning of an acronym.
    public let newMeanings: Int
    /// The number of entries that the store already had.
    public let known: Int
    /// The number of entries that the store already had with nearly the same meaning.
    public let nearlyKnown: Int
    /// The number of things of the same list that an entry corrected.
    public let updated: Int
    /// The number of known things that got the tags of the import.
    public let tagged: Int
    /// The number of known things that got the tags of their entry.
    public let gotTags: Int
    /// The number of known things that got the note of their entry.
    public let gotNote: Int
    /// The number of entries that repeat an earlier one in their file.
    public let repeated: Int
    /// The number of added reviews.
    public let reviews: Int
    /// The number of rejected lines.
    public let rejectedCount: Int
    /// The number of near repeats.
    package let nearRepeatCount: Int
    private let nearRepeats: [NearRepeat]
    private let rejected: [Rejection]
    private let remarks: [String]
    private let listed: [EntryText]?

    /// Creates a summary of reports.
    public init(files: [ImportReport]) {
        self.files = files
        func total(_ count: KeyPath<ImportReport, Int>) -> Int {
            files.reduce(0) { sum, report in sum + report[keyPath: count] }
        }
        new = total(\.new)
        newMeanings = total(\.newMeanings)
        known = total(\.known)
        nearlyKnown = total(\.nearlyKnown)
        updated = total(\.updated)
        tagged = total(\.tagged)
        gotTags = total(\.gotTags)
        gotNote = total(\.gotNote)
        repeated = total(\.repeated)
        reviews = total(\.reviews)
        rejectedCount = total(\.rejectedCount)
        nearRepeatCount = total(\.nearRepeatCount)
        nearRepeats = files.flatMap(\.nearRepeats)
        rejected = files.flatMap(\.rejected)
        remarks = files.flatMap(\.remarks)
        let lists = files.compactMap(\.listed)
        listed = lists.isEmpty ? nil : lists.flatMap { list in list }
    }
}

extension ThingStore {
    /// Imports files in one transaction, completely or not at all. Existing things are never overwritten.
    ///
    /// An entry is known if the store has exactly its acronym and meaning, or its ID. New things get the import's time
    /// if the file has no time. Reviews that the store does not have are added to their things, and their memories are
    /// computed again.
    ///
    /// ```swift
    /// var options = ImportOptions()
    /// options.tags = ["work"]
    /// let summary = try store.importThings([InterchangeFormat.open(list)], options: options, at: now)
    /// print("\(summary.new) new, \(summary.rejectedCount) rejected")
    /// ```
    /// - Parameters:
    ///   - files: the files, which are read whole.
    ///   - options: the options of the import.
    ///   - date: the time of the import.
    ///   - progress: called regularly with the number of entries so far. If it throws, the import ends, and nothing is
    ///     changed.
    /// - Returns: the outcome of each entry of each file. With `isDryRun`, or with `isStrict` if a line was rejected,
    ///   the report is the same although nothing was changed.
    public func importThings(
        _ files: [ImportFile], options: ImportOptions = ImportOptions(), at date: Date,
        progress: ProgressHandler = { _ in }
    ) throws -> ImportSummary {
        var generator = SystemRandomNumberGenerator()
        return try importThings(files, options: options, at: date, using: &generator, progress: progress)
    }
}
