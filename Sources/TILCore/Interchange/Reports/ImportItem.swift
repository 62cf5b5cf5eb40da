import Foundation

/// What a reader finds in a file, one after the other.
public enum ImportItem: Hashable, Sendable {
    /// An entry.
    case record(ImportRecord)
    /// A review of a thing, from a format that keeps them; it follows the record of its thing. Where its instant may
    /// have been moved a little, to differ from that of another, it is the same as one within a second that says the same.
    case review(line: Int, Review, isMoved: Bool = false)
    /// A line that cannot be taken.
    case rejected(Rejection)
    /// Something to be said of the file as a whole: a full sentence.
    case remark(String)

    /// The number of the line on which it starts, from 1; 0 for what is said of the file.
    public var line: Int {
        switch self {
        case .record(let record): record.line
        case .review(let line, _, _): line
        case .rejected(let rejection): rejection.line
        case .remark: 0
        }
    }

    /// A line that cannot be read, with what it says.
    static func rejected(_ line: Int, _ reason: String, _ bytes: UnsafeBufferPointer<UInt8>? = nil) -> ImportItem {
        let start = bytes?.prefix(Rejection.longestText * 4 + 4)
        return .rejected(
            Rejection(line: line, reason: reason, text: start.map { String(decoding: $0, as: UTF8.self) } ?? ""))
    }

    /// The record, trimmed, if neither text is empty; else the rejection.
    static func checked(_ record: ImportRecord) -> ImportItem {
        var record = record
        record.short = FieldText.trimmed(record.short)
        record.long = FieldText.trimmed(record.long)
        record.note = FieldText.trimmed(record.note)
        return .limited(record)
    }

    /// The record, whose texts are trimmed already, if neither is empty; else the rejection. ``ThingDraft`` says how long
    /// they may be.
    /// - Parameter bytes: what the line says, for the rejection.
    static func limited(_ record: ImportRecord, in bytes: UnsafeBufferPointer<UInt8>? = nil) -> ImportItem {
        if record.short.isEmpty { return .rejected(record.line, RejectionReason.emptyShort, bytes) }
        if record.long.isEmpty { return .rejected(record.line, RejectionReason.emptyLong, bytes) }
        return .record(record)
    }
}
