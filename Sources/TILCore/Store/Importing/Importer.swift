import Foundation
import GRDB

/// Puts the entries of files into the store, within a transaction of its caller.
///
/// Each entry is looked for and, where it is not there, added. Once so much was added that it pays, an import goes on as a
/// ``BulkLoad``, until an entry with an identifier may be there: what is there twice is found at the end of that. What
/// was new, and what nearly repeats another, is found out at the end in either case, by one walk over the acronyms that
/// got meanings: so that the meanings of an acronym are compared once, however many there are.
struct Importer {
    /// What came of each file; complete once ``settle(_:)`` was called.
    private(set) var reports: [ImportReport] = []

    private let db: Database
    private let options: ImportOptions
    private let instant: Date
    private let writer: ThingWriter
    private let things: KnownThings
    private var bulkThreshold: BulkThreshold
    /// The source of identifiers, seeded by the caller's.
    private var generator: SeededGenerator
    private var reviews: ReviewImporter
    private var recent = RecentEntries()
    private var lines: ImportedLines
    /// The row of the first thing that this import adds, and of the first of each file.
    private let firstThing: Int64
    private var firstRows: [Int64] = []
    private var nextThing: Int64
    private var entries = 0
    private var bulk: BulkLoad?
    /// The first row after the last part that was in bulk.
    private var firstSingle: Int64
    /// The rows of entries with identifiers, which stay whatever else says nearly the same: they may have reviews.
    private var identified = RowRanges()

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
        writer = try ThingWriter(db)
        things = try KnownThings(db)
        reviews = try ReviewImporter(db, writer, bulkLeast: bulkThreshold.least)
        lines = try ImportedLines(db)
        firstThing = try RowNumber.next(in: .thing, db)
        nextThing = firstThing
        self.generator = SeededGenerator(seed: generator.next())
        firstSingle = firstThing
    }

    /// Takes one file.
    mutating func take(_ file: ImportFile, _ progress: (Int) throws -> Void) throws {
        reports.append(ImportReport(file: file.name, format: file.format))
        firstRows.append(nextThing)
        let current = reports.count - 1
        try file.forEachItem { item in
            switch item {
            case .record(let record):
                entries += 1
                if entries % Self.progressStep == 0 { try progress(entries) }
                do {
                    try take(record, current, progress)
                } catch let error as StoreError {
                    guard let reason = error.reasonForRejection else { throw error }
                    let text = "\(record.short) = \(record.long)"
                    reports[current].reject(Rejection(line: record.line, reason: reason, text: text))
                }
            case .remark(let remark):
                reports[current].add(remark: remark)
            case .review(let line, let review, let isMoved):
                guard let isNew = try reviews.take(review, isMoved: isMoved) else {
                    reports[current].reject(Rejection(line: line, reason: RejectionReason.reviewAlone))
                    return
                }
                if isNew { reports[current].reviews += 1 }
            case .rejected(let rejection):
                reports[current].reject(rejection)
            }
        }
        recent.endFile(current)
        try progress(entries)
    }

    /// Finds out what was new, so that the reports are complete.
    mutating func settle(_ progress: (Int) throws -> Void) throws {
        try lookBack(isLast: true, progress)
        try ImportedLines.drop(db)
    }

    /// Computes what depends on the new reviews, and notes the import for undo.
    mutating func finish(_ progress: (Int) throws -> Void) throws {
        let entries = entries
        try reviews.finish { try progress(entries) }
        guard reviews.added != nil || reports.contains(where: { $0.new + $0.newMeanings > 0 }) else { return }
        try ChangeRow.insert(
            .import, at: instant, things: nextThing > firstThing ? firstThing...nextThing - 1 : nil,
            reviews: reviews.added, db)
    }

    private mutating func take(_ record: ImportRecord, _ current: Int, _ progress: (Int) throws -> Void) throws {
        let draft = try ThingDraft(
            short: record.short, long: record.long, note: record.note, tags: record.tags + options.tags,
            source: record.source, spelling: .asIs)
        reviews.setThing(nil, row: 0)
        try writer.writeWaiting()
        let hash = RecentEntries.hash(draft)
        // In bulk, a row that says the same may itself repeat another, and go: it gets no reviews.
        if bulk == nil || record.id == nil, let row = try recent.count(draft, hash: hash, things) {
            if record.id != nil, row >= firstThing { identified.add(row) }
            return reviews.setThing(record.id, row: row)
        }
        try beginBulkIfWorthwhile()
        if try bulk?.take(record.id, meaning: hash) == false {
            recent.endFile(current)
            try lookBack(isLast: false, progress)
        }
        let key = Capitals.key(draft.short)
        var holder: (row: Int64, isRemoved: Bool)?
        if bulk == nil {
            holder = try record.id.flatMap { try things.holder(of: $0) }
            var known = try things.row(key: key, short: draft.short, long: draft.long)
            if known == nil, let holder, !holder.isRemoved { known = holder.row }
            if let known {
                count(known, in: current, 1)
                if record.id != nil, known >= firstThing { identified.add(known) }
                if try things.says(draft.short, draft.long, in: known) { recent.add(known, hash: hash, file: current) }
                return reviews.setThing(record.id, row: known)
            }
        }
        // The lines of near repeats are told, which one with an identifier never is.
        if record.id == nil { try lines.add(row: nextThing, line: record.line) }
        // A removed thing has its identifier still.
        let id = (holder == nil ? record.id : nil) ?? IdentifierText.random(using: &generator)
        let thing = Thing(
            id: id, short: draft.short, long: draft.long, note: draft.note, tags: draft.tags, source: draft.source,
            added: record.added ?? instant, suspended: record.suspended)
        try writer.take(thing, key: key, row: nextThing)
        recent.add(nextThing, hash: hash, file: current)
        if record.id != nil { identified.add(nextThing) }
        reviews.setThing(record.id, row: nextThing, newWith: id)
        nextThing += 1
    }

    private mutating func beginBulkIfWorthwhile() throws {
        guard bulk == nil, bulkThreshold.isReached(added: Int(nextThing - firstSingle)) else { return }
        bulk = try BulkLoad(db, writer)
    }

    /// Counts entries of a file that are in a row already.
    private mutating func count(_ row: Int64, in file: Int, _ entries: Int) {
        let isOfFile = (firstRows[file]..<nextThing).contains(row)
        if isOfFile { reports[file].repeated += entries } else { reports[file].known += entries }
    }

    /// Ends what was begun in bulk, and counts what came again; at last also what was new.
    private mutating func lookBack(isLast: Bool, _ progress: (Int) throws -> Void) throws {
        reviews.setThing(nil, row: 0)
        try writer.writeWaiting()
        let (entries, bulk, identified) = (entries, bulk, identified)
        self.bulk = nil
        try db.watching({ try progress(entries) }) {
            try reviews.endBulk()
            try bulk?.end()
            for again in recent.repeats {
                guard let (short, long) = try things.texts(of: again.row) else { continue }
                let first = try things.row(key: Capitals.key(short), short: short, long: long)
                count(first ?? again.row, in: again.file, again.count)
            }
            recent.forget()
            guard isLast || bulk != nil else { return }
            var search = try RepeatSearch(
                db, rows: firstThing..<nextThing, mayDropNear: { isLast && !identified.contains($0) }, files: firstRows,
                existing: bulkThreshold.existing)
            if nextThing > firstThing { try search.run() }
            bulkThreshold.existing += Int(nextThing - firstSingle)
            firstSingle = nextThing
            for (file, found) in search.findings.enumerated() { try take(found, of: file, isLast: isLast) }
        }
    }

    /// Adds to a file's report what was found of its rows.
    private mutating func take(_ found: RepeatSearch.Findings, of file: Int, isLast: Bool) throws {
        reports[file].known += found.known
        reports[file].repeated += found.repeated
        for near in found.near.sorted(by: { $0.row < $1.row }) {
            reports[file].add(
                NearRepeat(line: try lines.line(of: near.row), short: near.short, long: near.long, other: near.other))
        }
        reports[file].addUnlistedNearRepeats(found.unlistedNear)
        guard isLast else { return }
        reports[file].new += found.new
        reports[file].newMeanings += found.newMeanings
        if options.listsNew { try listNew(of: file) }
    }

    /// Lists in a file's report what of it was added: the first so many.
    private mutating func listNew(of file: Int) throws {
        let end = firstRows.indices.contains(file + 1) ? firstRows[file + 1] : nextThing
        try things.forEachText(in: firstRows[file]..<end, limit: ImportReport.longestList) { short, long in
            reports[file].list(short: short, long: long)
        }
    }
}

extension StoreError {
    /// Why a line with this fault is rejected; nil for faults that are not the line's.
    var reasonForRejection: String? {
        switch self {
        case .emptyShort, .emptyLong, .tooLong, .unprintable: description
        default: nil
        }
    }
}
