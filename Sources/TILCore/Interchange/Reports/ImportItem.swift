public import Foundation

/// An entry, a review, a rejection or a remark that a reader finds in a file.
///
/// ```swift
/// for item in try InterchangeFormat.open(list).items() {
///     if case .rejected(let rejection) = item { print("line \(item.line): \(rejection.reason)") }
/// }
/// ```
public enum ImportItem: Hashable, Sendable {
    /// An entry.
    case record(ImportRecord)
    /// A review of a thing, from a format that keeps reviews. It follows the record of its thing. If its instant may
    /// have been moved a little to be unique (`isMoved`), an equal review within a second counts as the same.
    case review(line: Int, Review, isMoved: Bool = false)
    /// A line that cannot be imported.
    case rejected(Rejection)
    /// A remark on the file as a whole, as a full sentence.
    case remark(String)

    /// The number of the line on which the item starts, from 1, or 0 for a remark on the file.
    public var line: Int {
        switch self {
        case .record(let record): record.line
        case .review(let line, _, _): line
        case .rejected(let rejection): rejection.line
        case .remark: 0
        }
    }

    /// Returns a rejection of a line, with the beginning of its text.
    static func rejected(_ line: Int, _ reason: String, _ bytes: UnsafeBufferPointer<UInt8>? = nil) -> ImportItem {
        let start = bytes?.prefix(Rejection.longestText * 4 + 4)
        return .rejected(
            Rejection(
                line: line, reason: reason, text: start.map { start in String(decoding: start, as: UTF8.self) } ?? ""))
    }

    /// Returns the trimmed record, or a rejection if the acronym or the meaning is empty.
    static func checked(_ record: ImportRecord) -> ImportItem {
        var record = record
        record.short = FieldText.trimmed(record.short)
        record.long = FieldText.trimmed(record.long)
        record.note = FieldText.trimmed(record.note)
        return .limited(record)
    }

    /// Returns a record of trimmed texts, or a rejection if the acronym or the meaning is empty. ``ThingDraft`` checks
    /// the maximum lengths later.
    /// - Parameter bytes: the text of the line, for the rejection.
    static func limited(_ record: ImportRecord, in bytes: UnsafeBufferPointer<UInt8>? = nil) -> ImportItem {
        if record.short.isEmpty { return .rejected(record.line, RejectionReason.emptyShort, bytes) }
        if record.long.isEmpty { return .rejected(record.line, RejectionReason.emptyLong, bytes) }
        return .record(record)
    }
}

/// An entry of an imported file.
///
/// The texts are as in the file, without surrounding white space.
///
/// ```swift
/// for case .record(let record) in try InterchangeFormat.open(list).items() {
///     print("line \(record.line): \(record.short) = \(record.long)")
/// }
/// ```
public struct ImportRecord: Hashable, Sendable {
    /// The number of the line on which the entry starts, from 1.
    public var line: Int
    /// The acronym, which is never empty.
    public var short: String
    /// The meaning, which is never empty.
    public var long: String
    /// The note, which is empty if the file does not contain one.
    public var note = ""
    /// The tags, in the order of the file.
    public var tags: [String] = []
    /// The deck's additional meanings for multiple-choice questions. They are empty if it has none. An import ignores
    /// them.
    public var choices: [String] = []
    /// The source in which the thing was found, which is empty if the file does not name one.
    public var source = ""
    /// The ID of the thing, or nil if the format does not keep it.
    public var id: UUID?
    /// The instant at which the thing was captured, or nil if the format does not keep it.
    public var dateAdded: Date?
    /// The instant at which the thing was suspended, or nil if it is not suspended or the format does not keep it.
    public var dateSuspended: Date?
    /// The origin of the thing, or nil if the format does not keep it.
    public var origin: ThingOrigin?
    /// The words of texts where the thing was met, as a store keeps them.
    package var contexts: [String] = []
}

/// A file with a known format, ready to be imported.
///
/// ```swift
/// let file = try InterchangeFormat.open(list)
/// print("\(file.name) is read as \(file.format)")  // list.csv is read as csv
/// let summary = try store.importThings([file], at: now)
/// ```
public struct ImportFile: Sendable {
    /// The name of the file for the report.
    public internal(set) var name: String
    /// The name of the format in which the file is read.
    public let format: String

    /// Whether the file has nothing but white space, so that no entry is missing.
    package var isBlank = false

    let reading: @Sendable (_ body: (ImportItem) throws -> Void) throws -> Void

    /// The origin of the file's things, or nil for a list with the file's name.
    package var origin: ThingOrigin?

    /// Calls a closure with each entry, review, remark and rejection, in the order of the file.
    ///
    /// A line that cannot be read is a rejection, so that one invalid line never ends an import.
    /// - Throws: ``InterchangeError`` if the file as a whole cannot be read, or the error that the closure throws.
    public func forEachItem(_ body: (ImportItem) throws -> Void) throws {
        var tagSize = 0
        try reading { item in
            if case .record(let record) = item {
                // A file can name tags once for all of its entries.
                for tag in record.tags { tagSize += tag.utf8.count + 16 }
                if tagSize > 256 << 20 {
                    throw InterchangeError.beyondLimit(
                        name, "The tags of its entries exceed 256 MiB. Name fewer tags for all entries.")
                }
            }
            try body(item)
        }
    }

    /// Returns all entries, reviews, remarks and rejections, in the order of the file.
    /// - Throws: ``InterchangeError`` if the file as a whole cannot be read.
    public func items() throws -> [ImportItem] {
        var items: [ImportItem] = []
        try forEachItem { item in items.append(item) }
        return items
    }
}
