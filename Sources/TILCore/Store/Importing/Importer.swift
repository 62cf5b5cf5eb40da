import Foundation
import GRDB

/// Puts the entries of files into the store, within a transaction of its caller.
///
/// Each entry is looked for and, where it is not there, added. Once so much was added that it pays, an import without
/// identifiers goes on as a ``BulkLoad``: entries are appended unseen, and what is there twice is found by one walk at
/// the end. The report is the same.
struct Importer {
    /// What came of each file; complete once ``settle(_:)`` was called.
    private(set) var reports: [ImportReport] = []

    private let db: Database
    private let options: ImportOptions
    private let instant: Date
    private let inserter: ThingInserter
    private let meanings: KnownMeanings
    private let bulkThreshold: BulkThreshold
    private var identifiers: TimeOrderedIdentifiers
    private var reviews: ReviewImporter
    /// The row of the first thing that this import adds, and of the first of each file.
    private let firstThing: Int64
    private var firstRows: [Int64] = []
    private var nextThing: Int64
    private var entries = 0
    private var bulk: BulkLoad?
    /// Whether an entry had an identifier: from there on each is looked for.
    private var hasIdentifiers = false

    /// After how many entries the caller is told how far it has come.
    private static let progressStep = 1_000

    init(
        _ db: Database, options: ImportOptions, at instant: Date, bulkThreshold: BulkThreshold,
        using generator: inout some RandomNumberGenerator
    ) throws {
        self.db = db
        self.options = options
        self.instant = instant
        self.bulkThreshold = bulkThreshold
        inserter = try ThingInserter(db)
        meanings = try KnownMeanings(db)
        identifiers = TimeOrderedIdentifiers(at: instant, using: &generator)
        reviews = try ReviewImporter(db)
        firstThing = try RowNumber.next(in: .thing, db)
        nextThing = firstThing
    }

    /// Takes one file.
    mutating func take(
        _ file: ImportFile, using generator: inout some RandomNumberGenerator, _ progress: (Int) throws -> Void
    ) throws {
        reports.append(ImportReport(file: file.name, format: file.format))
        firstRows.append(nextThing)
        let current = reports.count - 1
        var reader = file.reader
        while let item = try reader.next() {
            switch item {
            case .record(let record):
                entries += 1
                if entries % Self.progressStep == 0 { try progress(entries) }
                do {
                    try take(record, current, using: &generator, progress)
                } catch let error as StoreError {
                    guard let reason = error.reasonForRejection else { throw error }
                    reports[current].reject(Rejection(line: record.line, reason: reason))
                }
            case .review(_, let review):
                if try reviews.take(review) { reports[current].reviews += 1 }
            case .rejected(let rejection):
                reports[current].reject(rejection)
            }
        }
        try progress(entries)
    }

    /// Ends what was begun in bulk, so that the reports are complete.
    mutating func settle(_ progress: (Int) throws -> Void) throws {
        guard let bulk else { return }
        self.bulk = nil
        let entries = entries
        try db.watching({ try progress(entries) }) {
            let findings = try bulk.end(nextRow: nextThing, files: firstRows)
            for (file, found) in findings.enumerated() { try bulk.complete(&reports[file], found) }
            try bulk.close()
        }
    }

    /// Computes what depends on the new reviews, and notes the import for undo.
    func finish() throws {
        try reviews.finish()
        guard reviews.added != nil || reports.contains(where: { $0.new + $0.newMeanings > 0 }) else { return }
        try ChangeRow.write(
            .import, thing: firstThing, of: nil, last: nextThing - 1, reviews: reviews.added, at: instant, db)
    }

    private mutating func take(
        _ record: ImportRecord, _ current: Int, using generator: inout some RandomNumberGenerator,
        _ progress: (Int) throws -> Void
    ) throws {
        let draft = try ThingDraft(
            short: record.short, long: record.long, note: record.note, tags: record.tags + options.tags,
            source: record.source,
            spelling: options.asIs || record.id != nil ? .asIs : .imported)
        reviews.setThing(nil, row: 0)
        if record.id != nil, !hasIdentifiers {
            hasIdentifiers = true
            try settle(progress)
        }
        let key = Capitals.key(draft.short)
        if bulk == nil { try beginBulkIfWorthwhile() }
        if bulk == nil, let known = try look(for: draft, of: record, key: key, current) {
            return reviews.setThing(record.id, row: known)
        }
        try bulk?.note(row: nextThing, line: record.line)
        let id = try identifier(for: record) ?? identifiers.next(using: &generator)
        try inserter.insert(
            draft, key: key, id: id, added: record.added ?? instant, suspended: record.suspended, row: nextThing)
        reviews.setThing(record.id, row: nextThing)
        nextThing += 1
    }

    /// Looks for an entry, and counts it.
    /// - Returns: the row in which it is; nil where it is to be added.
    private mutating func look(
        for draft: ThingDraft, of record: ImportRecord, key: String, _ current: Int
    ) throws -> Int64? {
        let found = try meanings.find(draft, key: key)
        if case .same(let row) = found {
            let isOfFile = (firstRows[current]..<nextThing).contains(row)
            if isOfFile { reports[current].repeated += 1 } else { reports[current].known += 1 }
            return row
        }
        if let id = record.id, let known = try ThingStore.find(id, db) {
            reports[current].known += 1
            return known.row
        }
        switch found {
        case .same: break
        case .nothing: reports[current].new += 1
        case .others(let near):
            reports[current].newMeanings += 1
            if let near {
                reports[current].add(
                    NearRepeat(line: record.line, short: draft.short, long: draft.long, other: near))
            }
        }
        return nil
    }

    private mutating func beginBulkIfWorthwhile() throws {
        let added = Int(nextThing - firstThing)
        guard !hasIdentifiers, bulkThreshold.isReached(added: added, compared: meanings.compared) else { return }
        bulk = try BulkLoad(db, firstRow: nextThing)
    }

    /// The identifier that the file gives, unless a removed thing has it still; nil where the file gives none.
    private func identifier(for record: ImportRecord) throws -> UUID? {
        guard let id = record.id else { return nil }
        let holder = try Int64.fetchOne(
            db.cachedStatement(sql: "SELECT id FROM thing WHERE uuid = ?"), arguments: [id.data])
        return holder == nil ? id : nil
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
