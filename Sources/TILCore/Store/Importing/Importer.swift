import Foundation
import GRDB
import TILText

/// A writer of the contents of files to the store, within the caller's transaction.
///
/// The order in the files decides whether an entry is known or repeated. Near repeats are decided after that, so that
/// an entry with an identifier is kept and the other one is dropped.
struct Importer {
    /// The report of each file, which is complete after ``run(listsNew:using:)``.
    private(set) var reports: [ImportReport]

    private let entries: [ImportContents.Entry]
    private let answers: [ImportContents.Answer]
    private let options: ImportOptions
    private let instant: Date
    private let db: Database
    private let progress: () throws -> Void
    private var meanings: ImportedMeanings
    private let firstRow: Int64
    /// The entries that get a new row, in the order of their rows.
    private var added: [Int] = []
    /// The identifiers of these entries' things, or nil before they are created.
    private var identifiers: [UUID?] = []
    /// The row of each entry's thing.
    private var rows: [Int64] = []
    private var firstRows: [Int64] = []
    /// The last written row. Later numbers are given to other things.
    private var lastRow: Int64?
    /// The rows that are not written, each with the meaning that is nearly the same.
    private var near: [Int64: ImportedMeanings.Meaning] = [:]
    /// The rows that are not written because they correct a meaning of the same list, each with that meaning.
    private var corrected: [Int64: ImportedMeanings.Meaning] = [:]
    /// The values that were written to known things.
    private var writes: [FieldWrite] = []
    /// The rows of the things with new reviews.
    private var answered: Set<Int64> = []
    /// The rows of these reviews.
    private var reviews: ClosedRange<Int64>?

    init(
        _ contents: ImportContents, _ options: ImportOptions, at instant: Date, _ db: Database,
        progress: @escaping () throws -> Void
    ) throws {
        self.options = options
        reports = contents.reports
        entries = contents.entries
        answers = contents.answers
        self.instant = instant
        self.db = db
        self.progress = progress
        meanings = try ImportedMeanings(entries, db, progress)
        firstRow = try db.nextRow(in: "thing")
    }

    /// Writes the things and reviews that are not in the store yet, and completes the reports.
    /// - Parameter listsNew: whether the reports list each new thing.
    mutating func run(listsNew: Bool, using generator: inout some RandomNumberGenerator) throws {
        try assignRows(using: &generator)
        try countMeanings()
        try writeThings(listsNew: listsNew)
        try writeKnown()
        try writeAnswers()
    }

    /// Recomputes the memories with new reviews, and records the import for undo.
    func finish() throws {
        try ThingStore.rebuildMemories(of: answered, ThingStore.scheduler(db), db, progress: progress)
        guard reviews != nil || lastRow != nil || !writes.isEmpty else { return }
        try ChangeRow.insert(
            .import, at: instant, things: lastRow.map { firstRow...$0 }, reviews: reviews, writes: writes, db)
    }

    // MARK: Things

    private var nextRow: Int64 { firstRow + Int64(added.count) }

    /// Returns the number of the entry for a new row, or nil if the row existed before.
    private func addedEntry(in row: Int64) -> Int? { row < firstRow ? nil : added[Int(row - firstRow)] }

    /// Finds the row of each entry's thing: a thing with the same meaning or identifier, or else a new one.
    private mutating func assignRows(using generator: inout some RandomNumberGenerator) throws {
        var holders: [UUID: Int64] = [:]
        let taken = try db.cachedStatement(sql: "SELECT id, removed NOTNULL FROM thing WHERE uuid = ?")
        for number in entries.indices {
            let (id, file) = (entries[number].id, entries[number].file)
            if number.isMultiple(of: ImportContents.progressStep) { try progress() }
            while firstRows.count <= file { firstRows.append(nextRow) }
            let position = meanings.positions[number]
            var row = meanings.all[position].row
            // A removed thing keeps its identifier.
            var isUsed = false
            if row == 0, let id {
                if let holder = holders[id] {
                    row = holder
                } else if let found = try Row.fetchOne(taken, arguments: [id]) {
                    isUsed = found[1]
                    if !isUsed { row = found[0] }
                }
            }
            if row == 0 {
                row = nextRow
                meanings.all[position].row = row
                added.append(number)
                identifiers.append(isUsed ? nil : id)
                if !isUsed, let id { holders[id] = row }
            } else {
                countKnown(row, file)
            }
            rows.append(row)
            if id != nil, let added = addedEntry(in: row) {
                meanings.all[meanings.positions[added]].isIdentified = true
            }
        }
        // Use ascending order, so that SQLite can append each one to its index.
        let missing = identifiers.indices.filter { identifiers[$0] == nil }
        let heads = missing.map { _ in generator.next() as UInt64 }.sorted()
        for (position, head) in zip(missing, heads) {
            identifiers[position] = IdentifierText.identifier(version: 4, head: head, tail: generator.next())
        }
    }

    private mutating func countKnown(_ row: Int64, _ file: Int) {
        if row >= firstRows[file] { reports[file].repeated += 1 } else { reports[file].known += 1 }
    }

    /// Counts the new meanings, and drops entries that are nearly the same as another.
    private mutating func countMeanings() throws {
        // The rows of new acronyms.
        var new: Set<Int64> = []
        for acronym in meanings.acronyms {
            let members = acronym.map { meanings.all[$0] }.filter { $0.row != 0 }
            if !members.contains(where: \.isKnown), let oldest = members.map(\.row).min() { new.insert(oldest) }
            if members.count > 1 { findNear(among: members) }
            try findCorrections(among: members)
        }
        for (row, number) in zip(firstRow..., added) {
            let entry = entries[number]
            if let kept = corrected[row] {
                try reportCorrection(of: kept, by: entry)
            } else if let kept = near[row] {
                if kept.isKnown { reports[entry.file].nearlyKnown += 1 } else { countKnown(kept.row, entry.file) }
                reports[entry.file].add(nearRepeat(entry, kept, .skipped))
            } else if new.contains(row) {
                reports[entry.file].new += 1
            } else {
                reports[entry.file].newMeanings += 1
            }
        }
    }

    /// Finds meanings of an acronym that are nearly the same as another. Of several, the first that is in the store or
    /// has an identifier is kept, or else the oldest.
    private mutating func findNear(among members: [ImportedMeanings.Meaning]) {
        for same in Dictionary(grouping: members, by: { RepeatKey($0.long) }).values where same.count > 1 {
            let staying = same.filter(\.stays).min { $0.text < $1.text }
            guard let kept = staying ?? same.min(by: { $0.row < $1.row }) else { continue }
            for member in same where member.row != kept.row && !member.stays { near[member.row] = kept }
        }
    }

    /// Finds the meanings of the store that an entry of the same list corrects: those that are nearly the same, and that
    /// no entry has any more. Each one is corrected once.
    private mutating func findCorrections(among members: [ImportedMeanings.Meaning]) throws {
        var old = members.filter { $0.isKnown && !$0.isConfirmed }
        for member in members where !old.isEmpty && !member.isKnown {
            guard let number = addedEntry(in: member.row) else { continue }
            let origin = entries[number].draft.origin
            guard origin != .unnamedList, !origin.isPersonal else { continue }
            let candidates = old.filter { $0.origin == origin.text }
            if candidates.isEmpty { continue }
            let things = candidates.map { Thing(short: entries[number].draft.short, long: $0.long) }
            let found: Thing?
            switch NearMeaning(to: entries[number].draft, among: things) {
            case .same(let thing), .typo(let thing): found = thing
            case nil: found = nil
            }
            guard let found, let meaning = candidates.first(where: { $0.long == found.long }) else { continue }
            corrected[member.row] = meaning
            near[member.row] = meaning
            old.removeAll { $0.row == meaning.row }
        }
    }

    /// Corrects a meaning of the store, or reports that it could be corrected.
    private mutating func reportCorrection(of kept: ImportedMeanings.Meaning, by entry: ImportContents.Entry) throws {
        guard try !KnownThing.isEdited(kept.row, db) else {
            reports[entry.file].nearlyKnown += 1
            return reports[entry.file].add(nearRepeat(entry, kept, .edited))
        }
        guard options.updates else {
            reports[entry.file].nearlyKnown += 1
            return reports[entry.file].add(nearRepeat(entry, kept, .correctable))
        }
        guard let known = try KnownThing(row: kept.row, db) else { return }
        reports[entry.file].updated += 1
        reports[entry.file].add(nearRepeat(entry, kept, .corrected))
        try write("short", from: known.short, to: entry.draft.short, known)
        try write("long", from: known.long, to: entry.draft.long, known)
    }

    private func nearRepeat(
        _ entry: ImportContents.Entry, _ kept: ImportedMeanings.Meaning, _ outcome: NearRepeat.Outcome
    ) -> NearRepeat {
        NearRepeat(
            line: entry.line, short: entry.draft.short, long: entry.draft.long, other: kept.long, outcome: outcome)
    }

    private mutating func writeThings(listsNew: Bool) throws {
        for (offset, number) in added.enumerated() {
            if offset.isMultiple(of: ImportContents.progressStep) { try progress() }
            let row = firstRow + Int64(offset)
            guard near[row] == nil, let id = identifiers[offset] else { continue }
            let entry = entries[number]
            let thing = entry.draft.thing(
                id: id, added: entry.added ?? instant, suspended: entry.suspended)
            lastRow = try ThingRow.insert(thing, key: entry.key, row: row, db)
            if listsNew { reports[entry.file].list(short: thing.short, long: thing.long) }
        }
    }

    // MARK: Known things

    /// Gives known things the tags of the options, and the note and the tags of their entries where there never were
    /// any.
    private mutating func writeKnown() throws {
        for (number, entry) in entries.enumerated() {
            if number.isMultiple(of: ImportContents.progressStep) { try progress() }
            let isPlain = entry.draft.tags.isEmpty && entry.draft.note.isEmpty
            let row = near[rows[number]]?.row ?? rows[number]
            if isPlain { continue }
            // A repeated entry completes the new thing of an earlier one.
            if row >= firstRow {
                if addedEntry(in: row) != number { try complete(row, from: entry) }
                continue
            }
            guard let known = try KnownThing(row: row, db) else { continue }
            try tag(known, in: entry.file)
            // An entry that only may correct the thing says nothing else about it.
            if corrected[rows[number]] != nil, try !options.updates || KnownThing.isEdited(row, db) { continue }
            try fill(known, from: entry)
        }
    }

    /// Adds the note and the tags of an entry to a thing that this import adds.
    private func complete(_ row: Int64, from entry: ImportContents.Entry) throws {
        guard let new = try KnownThing(row: row, db) else { return }
        for tag in entry.draft.tags where !new.hasTag(tag) { try SyncField("#" + tag, 1).write(to: row, db) }
        if new.note.isEmpty, !entry.draft.note.isEmpty { try SyncField("note", entry.draft.note).write(to: row, db) }
        // The triggers of a sync recorded edits, although they are part of the new thing.
        try db.run("DELETE FROM sync_touched WHERE key = ?", [new.id])
    }

    private mutating func tag(_ known: KnownThing, in file: Int) throws {
        let missing = ThingDraft.tags(in: options.tags).filter { !known.hasTag($0) }
        if !missing.isEmpty { reports[file].tagged += 1 }
        for tag in missing { try write("#" + tag, from: false, to: true, known) }
    }

    private mutating func fill(_ known: KnownThing, from entry: ImportContents.Entry) throws {
        let file = entry.file
        let optionTags = Set(ThingDraft.tags(in: options.tags).map { $0.lowercased() })
        let missing = try entry.ownTags.filter { tag in
            try !known.hasTag(tag) && !optionTags.contains(tag.lowercased()) && !known.everHad("#" + tag, db)
        }
        if !missing.isEmpty { reports[file].gotTags += 1 }
        for tag in missing { try write("#" + tag, from: false, to: true, known) }
        if known.note.isEmpty, !entry.draft.note.isEmpty, try !known.everHad("note", db) {
            reports[file].gotNote += 1
            try write("note", from: "", to: entry.draft.note, known)
        }
    }

    /// Writes a value of a known thing, and records it for undo.
    private mutating func write(
        _ name: String, from old: some DatabaseValueConvertible & Equatable, to new: some DatabaseValueConvertible,
        _ known: KnownThing
    ) throws {
        let write = FieldWrite(key: known.id.data, name: name, old: old.databaseValue, new: new.databaseValue)
        if write.old == write.new { return }
        try SyncField(name, write.new).write(to: known.row, db)
        // Several files may write the same field.
        if let index = writes.firstIndex(where: { $0.key == write.key && $0.name == write.name }) {
            writes[index] = FieldWrite(key: write.key, name: name, old: writes[index].old, new: write.new)
        } else {
            writes.append(write)
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
            // Skip the reviews of a dropped entry.
            guard let thing = try db.value("SELECT uuid FROM thing WHERE id = ?", [row]) as UUID? else { continue }
            let isNew = addedEntry(in: row) == number
            // The positions of the last answers in the file, by the direction's number.
            var positions: [Int64] = [.min, .min]
            // The rows of the thing's reviews that are also in the file.
            var matched: Set<Int64> = []
            for answer in group {
                let review = answer.review
                var existing = try find(review, of: thing)
                if existing == nil, answer.isMoved, !isNew {
                    existing = try near(review, of: row, before: first).first { !matched.contains($0) }
                }
                if let existing {
                    matched.insert(existing)
                    // A review of another thing does not count for a new thing.
                    if isNew { continue }
                }
                // Keep the order of the answers in the file.
                let last = positions[review.direction.number]
                let position = max(review.date.milliseconds, last == .min ? last : last + 1)
                positions[review.direction.number] = position
                if existing != nil { continue }
                try ReviewRow.insert(review, row: next, thing: row, placed: position, elapsed: 0, db)
                next += 1
                answered.insert(row)
                reports[file].reviews += 1
            }
        }
        if next > first { reviews = first...next - 1 }
    }

    /// The maximum distance by which the instant of a review may have been moved, in milliseconds.
    private static let farthestMove: Int64 = 1_000

    /// Returns the row of a review in the store, or nil if the review is new.
    private func find(_ review: Review, of thing: UUID) throws -> Int64? {
        if let found = try ReviewRow.find(review.id, db) { return found.row }
        // An earlier til exported reviews without identifiers, and they are derived from the identifier of the thing.
        // Look for the identifier of the thing in this store, too.
        if thing == review.thingID { return nil }
        let other = ReviewIdentifier.make(
            thing: thing, milliseconds: review.date.milliseconds, direction: review.direction,
            grade: review.grade.rawValue)
        return try ReviewRow.find(other, db)?.row
    }

    /// Returns the rows of earlier reviews that are equal and near in time, the nearest first.
    private func near(_ review: Review, of row: Int64, before first: Int64) throws -> [Int64] {
        let at = review.date.milliseconds
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
