import Foundation
import GRDB

/// Writes the contents of files to the store, within a transaction of its caller.
///
/// Which entries are known or repeated is decided in the order of the files. Near repeats are decided when all are known,
/// so that an entry with an identifier stays and the other one goes.
struct Importer {
    /// The report of each file; complete after ``run(listsNew:using:)``.
    private(set) var reports: [ImportReport]

    private let entries: [ImportContents.Entry]
    private let answers: [ImportContents.Answer]
    private let instant: Date
    private let db: Database
    private let progress: () throws -> Void
    private var meanings: ImportedMeanings
    private let firstRow: Int64
    /// The entries that get a row of their own, in the order of their rows.
    private var added: [Int] = []
    /// The identifiers of these entries' things, nil until they are made.
    private var identifiers: [UUID?] = []
    /// The row of each entry's thing.
    private var rows: [Int64] = []
    /// The first row of each file.
    private var firstRows: [Int64] = []
    /// The last row that was written: the numbers after it are given to other things.
    private var lastRow: Int64?
    /// The rows that are not written, since another thing says nearly the same.
    private var dropped: Set<Int64> = []
    /// The rows of the things that got reviews.
    private var answered: Set<Int64> = []
    /// The rows of these reviews.
    private var reviews: ClosedRange<Int64>?

    init(
        _ contents: ImportContents, at instant: Date, _ db: Database, progress: @escaping () throws -> Void
    ) throws {
        reports = contents.reports
        entries = contents.entries
        answers = contents.answers
        self.instant = instant
        self.db = db
        self.progress = progress
        meanings = try ImportedMeanings(entries, db, progress)
        firstRow = try db.nextRow(in: "thing")
    }

    /// Writes the things and reviews that the store does not have, and completes the reports.
    /// - Parameter listsNew: whether the reports list each new thing.
    mutating func run(listsNew: Bool, using generator: inout some RandomNumberGenerator) throws {
        try assignRows(using: &generator)
        countMeanings()
        try writeThings(listsNew: listsNew)
        try writeAnswers()
    }

    /// Computes what depends on the new reviews, and notes the import for undo.
    func finish() throws {
        try ThingStore.rebuildMemories(of: answered, ThingStore.scheduler(db), db, progress: progress)
        guard reviews != nil || lastRow != nil else { return }
        try ChangeRow.insert(.import, at: instant, things: lastRow.map { firstRow...$0 }, reviews: reviews, db)
    }

    // MARK: Things

    private var nextRow: Int64 { firstRow + Int64(added.count) }

    /// The number of the entry that is added in a row, or nil if the row was there.
    private func addedEntry(in row: Int64) -> Int? { row < firstRow ? nil : added[Int(row - firstRow)] }

    /// Finds the row of each entry's thing: one that has the meaning or the identifier, or else a new one.
    private mutating func assignRows(using generator: inout some RandomNumberGenerator) throws {
        var holders: [UUID: Int64] = [:]
        let taken = try db.cachedStatement(sql: "SELECT id, removed NOTNULL FROM thing WHERE uuid = ?")
        for number in entries.indices {
            let (id, file) = (entries[number].id, entries[number].file)
            if number.isMultiple(of: ImportContents.progressStep) { try progress() }
            while firstRows.count <= file { firstRows.append(nextRow) }
            let position = meanings.positions[number]
            var row = meanings.all[position].row
            // A removed thing still has its identifier.
            var isTaken = false
            if row == 0, let id {
                if let holder = holders[id] {
                    row = holder
                } else if let found = try Row.fetchOne(taken, arguments: [id]) {
                    isTaken = found[1]
                    if !isTaken { row = found[0] }
                }
            }
            if row == 0 {
                row = nextRow
                meanings.all[position].row = row
                added.append(number)
                identifiers.append(isTaken ? nil : id)
                if !isTaken, let id { holders[id] = row }
            } else if row >= firstRows[file] {
                reports[file].repeated += 1
            } else {
                reports[file].known += 1
            }
            rows.append(row)
            if id != nil, let added = addedEntry(in: row) {
                meanings.all[meanings.positions[added]].isIdentified = true
            }
        }
        // In ascending order, so that each is appended to SQLite's index of them.
        let missing = identifiers.indices.filter { identifiers[$0] == nil }
        let heads = missing.map { _ in generator.next() as UInt64 }.sorted()
        for (position, head) in zip(missing, heads) {
            identifiers[position] = IdentifierText.identifier(version: 4, head: head, tail: generator.next())
        }
    }

    /// Counts the new meanings, and drops entries that say nearly the same as another.
    private mutating func countMeanings() {
        var near: [(row: Int64, other: String)] = []
        for acronym in meanings.acronyms {
            let members = acronym.map { meanings.all[$0] }.filter { $0.row != 0 }
            guard let oldest = members.map(\.row).min() else { continue }
            let isKnown = members.contains(where: \.isKnown)
            let repeated = members.count < 2 ? [:] : Self.nearRepeats(among: members)
            for member in members {
                guard let entry = addedEntry(in: member.row) else { continue }
                let file = entries[entry].file
                if let kept = repeated[member.row] {
                    near.append((member.row, kept.long))
                    if kept.row >= firstRows[file] { reports[file].repeated += 1 } else { reports[file].known += 1 }
                } else if member.row == oldest, !isKnown {
                    reports[file].new += 1
                } else {
                    reports[file].newMeanings += 1
                }
            }
        }
        near.sort { $0.row < $1.row }
        for (row, other) in near {
            dropped.insert(row)
            guard let number = addedEntry(in: row) else { continue }
            let (entry, draft) = (entries[number], entries[number].draft)
            reports[entry.file].add(
                NearRepeat(line: entry.line, short: draft.short, long: draft.long, other: other))
        }
    }

    /// The rows of meanings that say nearly the same as another, each with the one that stays: of several the first that the
    /// store has or that has an identifier, or else the oldest.
    private static func nearRepeats(
        among members: [ImportedMeanings.Meaning]
    ) -> [Int64: ImportedMeanings.Meaning] {
        var found: [Int64: ImportedMeanings.Meaning] = [:]
        for same in Dictionary(grouping: members, by: { RepeatKey($0.long) }).values where same.count > 1 {
            let staying = same.filter(\.stays).min { $0.text < $1.text }
            guard let kept = staying ?? same.min(by: { $0.row < $1.row }) else { continue }
            for member in same where member.row != kept.row && !member.stays { found[member.row] = kept }
        }
        return found
    }

    private mutating func writeThings(listsNew: Bool) throws {
        let isNoted = try SyncTriggers.exist(db)
        for (offset, number) in added.enumerated() {
            if offset.isMultiple(of: ImportContents.progressStep) { try progress() }
            let row = firstRow + Int64(offset)
            guard !dropped.contains(row), let id = identifiers[offset] else { continue }
            let entry = entries[number]
            let thing = entry.draft.thing(
                id: id, added: entry.added ?? instant, suspended: entry.suspended)
            lastRow = try ThingRow.insert(thing, key: entry.key, row: row, db)
            if isNoted { try SyncTriggers.forgetAddition(of: thing.id, db) }
            if listsNew { reports[entry.file].list(short: thing.short, long: thing.long) }
        }
    }

    // MARK: Answers

    private mutating func writeAnswers() throws {
        let first = try db.nextRow(in: "review")
        var next = first
        var start = 0
        while start < answers.count {
            let number = answers[start].entry
            let (row, file) = (rows[number], entries[number].file)
            let group = answers[start...].prefix { $0.entry == number }
            start = group.endIndex
            try progress()
            // Nothing is written of an entry that was dropped.
            guard let thing = try ThingStore.identifier(of: row, db) else { continue }
            let isNew = addedEntry(in: row) == number
            // The places of the last answers that the file has, by the direction's number.
            var positions: [Int64] = [.min, .min]
            // The rows of the thing's reviews that the file has as well.
            var matched: Set<Int64> = []
            for answer in group {
                let review = answer.review
                var known = try find(review, of: thing)
                if known == nil, answer.isMoved, !isNew {
                    known = try near(review, of: row, before: first).first { !matched.contains($0) }
                }
                if let known {
                    matched.insert(known)
                    // A review that another thing has does not count for a new thing.
                    if isNew { continue }
                }
                // After the one before it in the file, as it was given.
                let last = positions[review.direction.number]
                let position = max(review.at.milliseconds, last == .min ? last : last + 1)
                positions[review.direction.number] = position
                if known != nil { continue }
                try ReviewRow.insert(review, row: next, thing: row, placed: position, elapsed: 0, db)
                next += 1
                answered.insert(row)
                reports[file].reviews += 1
            }
        }
        if next > first { reviews = first...next - 1 }
    }

    /// The greatest distance by which the instant of a review may have been moved, in milliseconds.
    private static let farthestMove: Int64 = 1_000

    /// The row of a review that the store has, or nil if it is new.
    private func find(_ review: Review, of thing: UUID) throws -> Int64? {
        if let found = try ReviewRow.find(review.id, db) { return found.row }
        // Perhaps it is of a thing with another identifier there: an export of an earlier til gives its reviews none, so that
        // theirs follow from their thing's.
        if thing == review.thing { return nil }
        let other = ReviewIdentifier.make(
            thing: thing, milliseconds: review.at.milliseconds, direction: review.direction,
            grade: review.grade.rawValue)
        return try ReviewRow.find(other, db)?.row
    }

    /// The rows of reviews that were there before, say the same and are near, the nearest first.
    private func near(_ review: Review, of row: Int64, before first: Int64) throws -> [Int64] {
        let at = review.at.milliseconds
        return try db.values(
            """
            SELECT id FROM review WHERE thing = ? AND direction = ? AND grade = ? AND id < ?
            AND at BETWEEN ? AND ? ORDER BY abs(at - ?)
            """,
            [
                row, review.direction.number, review.grade.rawValue, first, at - Self.farthestMove,
                at + Self.farthestMove, at,
            ])
    }
}
