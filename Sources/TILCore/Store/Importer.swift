import Foundation
import GRDB

/// Puts the entries of files into the store, within a transaction of its caller.
struct Importer {
    private let db: Database
    private let options: ImportOptions
    private let instant: Date
    /// The row of the first thing that this import adds.
    private let firstThing: Int64
    private let firstReview: Int64
    private var nextThing: Int64
    private var lastReview: Int64
    /// Where the reviews of a file's thing go, by the identifier that it has in the file: for the last thing only, since
    /// reviews follow their thing.
    private var target: Target?
    /// Things that were there and got reviews.
    private var touched: Set<Int64> = []
    private var entries = 0

    private struct Target {
        let id: UUID
        let row: Int64
        /// The places of the last answers that the file has, by direction.
        var places: [Direction: Int64] = [:]
    }

    /// After how many entries the caller is told how far it has come.
    private static let progressStep = 1_000

    init(_ db: Database, options: ImportOptions, at instant: Date) throws {
        self.db = db
        self.options = options
        self.instant = instant
        firstThing = (try Int64.fetchOne(db, sql: "SELECT max(id) FROM thing") ?? 0) + 1
        firstReview = (try Int64.fetchOne(db, sql: "SELECT max(id) FROM review") ?? 0) + 1
        nextThing = firstThing
        lastReview = firstReview - 1
    }

    /// Takes one file.
    mutating func take(
        _ file: ImportFile, using generator: inout some RandomNumberGenerator, _ progress: (Int) throws -> Void
    ) throws -> ImportReport {
        var report = ImportReport(file: file.name, format: file.format)
        var reader = file.reader
        let firstOfFile = nextThing
        while let item = try reader.next() {
            switch item {
            case .record(let record):
                entries += 1
                if entries % Self.progressStep == 0 { try progress(entries) }
                do {
                    try take(record, firstOfFile: firstOfFile, into: &report, using: &generator)
                } catch let error as StoreError {
                    guard let reason = error.reasonForRejection else { throw error }
                    report.reject(Rejection(line: record.line, reason: reason))
                }
            case .review(_, let review):
                if try take(review) { report.reviews += 1 }
            case .rejected(let rejection):
                report.reject(rejection)
            }
        }
        try progress(entries)
        return report
    }

    /// Computes what depends on the new reviews, and notes the import for undo.
    func finish() throws {
        for thing in touched.sorted() { try ThingStore.rebuildMemories(of: thing, db) }
        guard nextThing > firstThing || lastReview >= firstReview else { return }
        let hasReviews = lastReview >= firstReview
        try ThingStore.journal(
            .import, thing: firstThing, last: nextThing - 1, review: hasReviews ? firstReview : nil,
            lastReview: hasReviews ? lastReview : nil, at: instant, db)
    }

    private mutating func take(
        _ record: ImportRecord, firstOfFile: Int64, into report: inout ImportReport,
        using generator: inout some RandomNumberGenerator
    ) throws {
        let draft = try ThingDraft(
            short: record.short, long: record.long, note: record.note, tags: record.tags + options.tags,
            spelling: options.asIs || record.id != nil ? .asIs : .imported)
        target = nil
        let key = Capitals.key(draft.short)
        var others: [String] = []
        let rows = try Row.fetchCursor(
            db.cachedStatement(sql: "SELECT id, long, short FROM thing WHERE key = ? AND removed IS NULL"),
            arguments: [key])
        while let row = try rows.next() {
            let long: String = row[1]
            if long == draft.long, row[2] == draft.short {
                let known: Int64 = row[0]
                if known >= firstOfFile { report.repeated += 1 } else { report.known += 1 }
                target = record.id.map { Target(id: $0, row: known) }
                return
            }
            others.append(long)
        }
        if let id = record.id, let known = try ThingStore.find(id, db) {
            report.known += 1
            target = Target(id: id, row: known.row)
            return
        }
        if others.isEmpty {
            report.new += 1
        } else {
            report.newMeanings += 1
            let folded = RepeatKey(draft.long)
            if let near = others.first(where: { RepeatKey($0) == folded }) {
                report.add(NearRepeat(line: record.line, short: draft.short, long: draft.long, other: near))
            }
        }
        let thing = Thing(
            id: try identifier(for: record, using: &generator), short: draft.short, long: draft.long, note: draft.note,
            tags: draft.tags, added: record.added ?? instant)
        let row = try ThingStore.insert(thing, row: nextThing, db)
        nextThing += 1
        target = record.id.map { Target(id: $0, row: row) }
    }

    /// The identifier that the file gives, unless a removed thing has it still.
    private func identifier(
        for record: ImportRecord, using generator: inout some RandomNumberGenerator
    ) throws -> UUID {
        if let id = record.id,
            try Int64.fetchOne(
                db.cachedStatement(sql: "SELECT id FROM thing WHERE uuid = ?"), arguments: [id.data]) == nil
        {
            return id
        }
        return TimeOrderedIdentifier.make(at: instant, using: &generator)
    }

    /// Takes a review of the thing before it.
    /// - Returns: whether it was new.
    private mutating func take(_ review: Review) throws -> Bool {
        guard let target, target.id == review.thing else { return false }
        let earliest = target.places[review.direction]
        let place = max(review.at.milliseconds, earliest ?? .min)
        self.target?.places[review.direction] = place
        let isKnown = try Bool.fetchOne(
            db.cachedStatement(
                sql: "SELECT EXISTS (SELECT 1 FROM review WHERE thing = ? AND direction = ? AND at = ?)"),
            arguments: [target.row, review.direction.number, review.at.milliseconds])
        if isKnown == true { return false }
        let last = try ReviewRow.lastDay(thing: target.row, direction: review.direction, upTo: place, db)
        lastReview = try ReviewRow.insert(review, thing: target.row, notBefore: earliest, after: last, db)
        touched.insert(target.row)
        return true
    }
}

extension StoreError {
    /// Why a line with this fault is rejected; nil for faults that are not the line's.
    fileprivate var reasonForRejection: String? {
        switch self {
        case .emptyShort, .emptyLong, .tooLong, .unprintable: description
        default: nil
        }
    }
}
