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
    private var identifiers: [UUID] = []
    /// The row of each entry's thing.
    private var rows: [Int64] = []
    /// The first row of each file.
    private var firstRows: [Int64] = []
    /// The rows that are not written, since another thing says nearly the same.
    private var dropped: Set<Int64> = []
    /// The rows of the things that got reviews, and those of these.
    private var answered: Set<Int64> = []
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
        firstRow = try RowNumber.next(in: .thing, db)
    }

    /// Writes what the files have that the store does not, and completes the reports.
    /// - Parameter listsNew: whether the reports list what is new, thing by thing.
    mutating func run(listsNew: Bool, using generator: inout some RandomNumberGenerator) throws {
        try assignRows(using: &generator)
        countMeanings()
        try writeThings(listsNew: listsNew)
        try writeAnswers()
    }

    /// Computes what depends on the new reviews, and notes the import for undo.
    func finish() throws {
        try ThingStore.rebuildMemories(
            of: answered, Scheduler(try ThingStore.settings(db).scheduling), db, progress: progress)
        guard reviews != nil || added.count > dropped.count else { return }
        try ChangeRow.insert(
            .import, at: instant, things: added.isEmpty ? nil : firstRow...nextRow - 1, reviews: reviews, db)
    }

    // MARK: Things

    private var nextRow: Int64 { firstRow + Int64(added.count) }

    /// The number of the entry that is added in a row, or nil if the row was there.
    private func addedEntry(in row: Int64) -> Int? { row < firstRow ? nil : added[Int(row - firstRow)] }

    /// Finds the row of each entry's thing: one that has the meaning or the identifier, or else a new one.
    private mutating func assignRows(using generator: inout some RandomNumberGenerator) throws {
        var holders: [UUID: Int64] = [:]
        for (number, entry) in entries.enumerated() {
            if number.isMultiple(of: ImportContents.progressStep) { try progress() }
            while firstRows.count <= entry.file { firstRows.append(nextRow) }
            let place = meanings.places[number]
            var row = meanings.all[place].row
            // A removed thing still has its identifier.
            var isTaken = false
            if row == 0, let id = entry.id {
                if let holder = holders[id] {
                    row = holder
                } else if let holder = try holder(of: id) {
                    if holder.isRemoved { isTaken = true } else { row = holder.row }
                }
            }
            if row == 0 {
                row = nextRow
                meanings.setRow(row, at: place)
                added.append(number)
                let id = isTaken ? nil : entry.id
                identifiers.append(id ?? IdentifierText.random(using: &generator))
                if let id { holders[id] = row }
            } else if row >= firstRows[entry.file] {
                reports[entry.file].repeated += 1
            } else {
                reports[entry.file].known += 1
            }
            rows.append(row)
            if entry.id != nil, let added = addedEntry(in: row) { meanings.identify(at: meanings.places[added]) }
        }
    }

    private func holder(of id: UUID) throws -> (row: Int64, isRemoved: Bool)? {
        try Row.fetchOne(
            db.cachedStatement(sql: "SELECT id, removed NOTNULL FROM thing WHERE uuid = ?"), arguments: [id.data]
        ).map { ($0[0], $0[1]) }
    }

    /// Counts what is new, and drops entries that say nearly the same as another.
    private mutating func countMeanings() {
        var near: [(row: Int64, other: String)] = []
        for range in meanings.acronyms {
            let members = meanings.all[range].filter { $0.row != 0 }
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
            guard let kept = same.first(where: \.stays) ?? same.min(by: { $0.row < $1.row }) else { continue }
            for member in same where member.row != kept.row && !member.stays { found[member.row] = kept }
        }
        return found
    }

    private mutating func writeThings(listsNew: Bool) throws {
        let isNoted = try SyncTriggers.exist(db)
        for (offset, number) in added.enumerated() where !dropped.contains(firstRow + Int64(offset)) {
            if offset.isMultiple(of: ImportContents.progressStep) { try progress() }
            let (entry, draft) = (entries[number], entries[number].draft)
            let thing = Thing(
                id: identifiers[offset], short: draft.short, long: draft.long, note: draft.note, tags: draft.tags,
                source: draft.source, added: entry.added ?? instant, suspended: entry.suspended)
            try ThingRow.insert(thing, key: entry.key, row: firstRow + Int64(offset), db)
            if isNoted { try SyncTriggers.forgetAddition(of: thing.id, db) }
            if listsNew { reports[entry.file].list(short: draft.short, long: draft.long) }
        }
    }

    // MARK: Answers

    /// The thing that answers follow in a file.
    private struct Target {
        /// The number of its entry.
        let entry: Int
        let row: Int64
        /// The identifier that it has in the store.
        let id: UUID
        /// Whether the entry was added.
        let isNew: Bool
        /// The places of the last answers that the file has, by the direction's number.
        var places: [Int64] = [.min, .min]
        /// The rows of the thing's reviews that the file has as well.
        var matched: Set<Int64> = []
    }

    private mutating func writeAnswers() throws {
        let first = try RowNumber.next(in: .review, db)
        var next = first
        var target: Target?
        for (number, answer) in answers.enumerated() {
            if number.isMultiple(of: ImportContents.progressStep) { try progress() }
            if target?.entry != answer.entry { target = try self.target(answer.entry) }
            guard var current = target else { continue }
            let review = answer.review
            let known = try row(of: answer, to: current, before: first)
            if let known { current.matched.insert(known) }
            // A review that another thing has does not count for a new thing.
            if known == nil || !current.isNew {
                // After the one before it in the file, as it was given.
                let last = current.places[review.direction.number]
                let place = max(review.at.milliseconds, last == .min ? last : last + 1)
                current.places[review.direction.number] = place
                if known == nil {
                    try ReviewRow.insert(review, row: next, thing: current.row, placed: place, elapsed: 0, db)
                    next += 1
                    answered.insert(current.row)
                    reports[entries[answer.entry].file].reviews += 1
                }
            }
            target = current
        }
        if next > first { reviews = first...next - 1 }
    }

    private func target(_ entry: Int) throws -> Target? {
        let row = rows[entry]
        guard let id = try ThingStore.identifier(of: row, db) else { return nil }
        return Target(entry: entry, row: row, id: id, isNew: addedEntry(in: row) == entry)
    }

    /// The greatest distance by which the instant of a review may have been moved, in milliseconds.
    private static let farthestMove: Int64 = 1_000

    /// The row of a review that the store has, or nil if it is new.
    /// - Parameter first: the first row of this import's reviews.
    private func row(of answer: ImportContents.Answer, to target: Target, before first: Int64) throws -> Int64? {
        let (review, at) = (answer.review, answer.review.at.milliseconds)
        if let found = try ReviewRow.find(review.id, db) { return found.row }
        // Perhaps it is of a thing with another identifier there: an export of an earlier til gives its reviews none, so that
        // theirs follow from their thing's.
        if target.id != review.thing {
            let other = ReviewIdentifier.make(
                thing: target.id, milliseconds: at, direction: review.direction, grade: review.grade.rawValue)
            if let found = try ReviewRow.find(other, db) { return found.row }
        }
        guard answer.isMoved, !target.isNew else { return nil }
        // A review that was there before, says the same and is near, and that the file does not have as it is.
        return try Int64.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT id FROM review WHERE thing = ? AND direction = ? AND grade = ? AND id < ?
                    AND at BETWEEN ? AND ? ORDER BY abs(at - ?)
                    """),
            arguments: [
                target.row, review.direction.number, review.grade.rawValue, first, at - Self.farthestMove,
                at + Self.farthestMove, at,
            ]
        ).first { !target.matched.contains($0) }
    }
}
