import Foundation
import GRDB
import TILText

/// A writer of the contents of files to a store or a new glossary, within the caller's transaction.
///
/// The order in the files decides whether an entry is known or repeated. Near repeats are decided after that, so that
/// an entry with an identifier is kept and the other one is dropped.
struct Importer {
    /// The report of each file, which is complete after ``run(listsNew:using:)``.
    var reports: [ImportReport]

    /// An entry with its meaning and its thing.
    struct Line {
        let entry: ImportContents.Entry
        let meaning: ImportedMeanings.Meaning
        /// The row of the thing, which is new from ``firstRow`` on.
        var row: Int64 = 0
    }

    /// A thing that is new, unless it is nearly the same as another.
    struct NewThing {
        /// The index of the line that it is made of.
        let line: Int
        /// The identifier, or nil before it is created.
        var id: UUID?
        /// The meaning that is kept in its place, or nil if the thing is written.
        var kept: ImportedMeanings.Meaning?
        /// Whether the thing corrects the kept meaning, which is of the same list.
        var isCorrection = false
        /// Whether it is the first meaning of a new acronym.
        var isNewAcronym = false
    }

    /// The entries in the order of the files.
    private(set) var lines: [Line] = []
    /// The new things in the order of their rows.
    private var newThings: [NewThing] = []
    private let kind: DatabaseKind
    private let answers: [ImportContents.Answer]
    let options: ImportOptions
    private let instant: Date
    let db: Database
    let progress: () throws -> Void
    private var meanings: ImportedMeanings
    /// The row of the first new thing.
    private let firstRow: Int64
    /// The rows of the new things with identifiers.
    private var identifiedRows: [UUID: Int64] = [:]
    /// The last written row. Later numbers are given to other things.
    private var lastRow: Int64?
    /// The values that were written to known things.
    var writes: KnownThingWrites
    private var answerImporter: AnswerImporter
    /// The lines of each file whose notes are not stored, because a known thing keeps its own.
    var unusedNotes: [Int: [Int]] = [:]

    init(
        _ contents: ImportContents, _ options: ImportOptions, at instant: Date, _ db: Database,
        progress: @escaping () throws -> Void
    ) throws {
        self.options = options
        kind = contents.kind
        reports = contents.reports
        answers = contents.answers
        self.instant = instant
        self.db = db
        self.progress = progress
        meanings = try ImportedMeanings(of: contents.entries, db)
        firstRow = try db.nextRow(in: "thing")
        answerImporter = try AnswerImporter(db)
        writes = KnownThingWrites(db)
        lines.reserveCapacity(contents.entries.count)
        for entry in contents.entries {
            if lines.count.isMultiple(of: ImportContents.progressStep) { try progress() }
            lines.append(Line(entry: entry, meaning: meanings.confirm(entry)))
        }
    }

    /// Writes the things and reviews that are not in the store yet, and completes the reports.
    /// - Parameter listsNew: whether the reports list each new thing.
    mutating func run(listsNew: Bool, using generator: inout some RandomNumberGenerator) throws {
        try assignRows()
        createIdentifiers(using: &generator)
        compareMeanings()
        markNewAcronyms()
        if options.updates { reportAdditions() }
        for thing in newThings { try report(thing) }
        try writeThings(listsNew: listsNew)
        try writeKnown()
        for (file, lines) in unusedNotes { reports[file].addUnusedNotes(on: lines) }
        try writeAnswers()
    }

    /// Recomputes the memories with new reviews, and records the import for undo. A glossary has neither.
    func finish() throws {
        try ThingStore.rebuildMemories(
            of: answerImporter.answered, ThingStore.scheduler(db), db, progress: progress)
        let reviews = answerImporter.rows
        guard reviews != nil || lastRow != nil || !writes.all.isEmpty else { return }
        let things = lastRow.map { lastRow in firstRow...lastRow }
        if let things { try SyncTriggers.forgetEdits(ofNew: things, db) }
        try ChangeRow.insert(.import, at: instant, things: things, reviews: reviews, writes: writes.all, db)
    }

    // MARK: Things

    private var nextRow: Int64 { firstRow + Int64(newThings.count) }

    /// Returns the new thing of a row, or nil if the row existed before.
    func newThing(in row: Int64) -> NewThing? {
        row < firstRow ? nil : newThings[index(ofNew: row)]
    }

    /// Returns the index of the new thing in a row.
    private func index(ofNew row: Int64) -> Int { Int(row - firstRow) }

    /// Finds the row of each entry's thing: a thing with the same meaning or identifier, or else a new one.
    private mutating func assignRows() throws {
        for number in lines.indices {
            if number.isMultiple(of: ImportContents.progressStep) { try progress() }
            let entry = lines[number].entry
            switch try place(of: lines[number]) {
            case .row(let row):
                lines[number].row = row
                countKnown(row, entry.file)
            case .new(let id):
                let row = nextRow
                lines[number].row = row
                lines[number].meaning.row = row
                newThings.append(NewThing(line: number, id: id))
                if let id { identifiedRows[id] = row }
            }
            if entry.id != nil, let new = newThing(in: lines[number].row) {
                lines[new.line].meaning.isIdentified = true
            }
        }
    }

    /// The place of an entry.
    private enum Place {
        /// The row of a thing that is known, or new because of an earlier entry.
        case row(Int64)
        /// A new thing with the identifier of the entry, unless the entry has none or another thing has it.
        case new(id: UUID?)
    }

    private func place(of line: Line) throws -> Place {
        if line.meaning.row != 0 { return .row(line.meaning.row) }
        guard let id = line.entry.id else { return .new(id: nil) }
        if let row = identifiedRows[id] { return .row(row) }
        guard let holder = try holder(of: id) else { return .new(id: id) }
        // A removed thing keeps its identifier.
        return holder.isRemoved ? .new(id: nil) : .row(holder.row)
    }

    /// Returns the row of the thing in the store that has an identifier, or nil if there is none.
    private func holder(of id: UUID) throws -> (row: Int64, isRemoved: Bool)? {
        try db.row("SELECT id, removed FROM thing WHERE uuid = ?", [id]) { row in
            (row: row.integer("id"), isRemoved: !row.isNull("removed"))
        }
    }

    /// Counts an entry whose thing is already known, or repeated in the same file.
    private mutating func countKnown(_ row: Int64, _ file: Int) {
        if let new = newThing(in: row), lines[new.line].entry.file >= file {
            reports[file].repeated += 1
        } else {
            reports[file].known += 1
        }
    }

    /// Creates the identifiers of the new things that have none.
    private mutating func createIdentifiers(using generator: inout some RandomNumberGenerator) {
        if !kind.keepsHistory {
            let head: UInt64 = generator.next()
            for index in newThings.indices {
                newThings[index].id = IdentifierText.identifier(head: head, row: firstRow + Int64(index))
            }
            return
        }
        // Use ascending order, so that SQLite can append each one to its index.
        let missing = newThings.indices.filter { index in newThings[index].id == nil }
        let heads = missing.map { _ in generator.next() as UInt64 }.sorted()
        for (index, head) in zip(missing, heads) {
            newThings[index].id = IdentifierText.identifier(version: 4, head: head, tail: generator.next())
        }
    }

    /// Finds the new things that are nearly the same as another.
    private mutating func compareMeanings() {
        for acronym in meanings.acronyms where acronym.count > 1 {
            // A meaning without a row is of an entry whose thing was found by its identifier.
            let members = acronym.filter { meaning in meaning.row != 0 }
            if members.count > 1 { findNear(among: members) }
            findCorrections(among: members)
        }
    }

    /// Marks the first meaning of each acronym that the store does not have.
    private mutating func markNewAcronyms() {
        for acronym in meanings.acronyms {
            if acronym.contains(where: \.isKnown) { continue }
            let oldest = acronym.map(\.row).filter { row in row != 0 }.min()
            if let oldest { newThings[index(ofNew: oldest)].isNewAcronym = true }
        }
    }

    /// Counts a new thing, and reports it if it is nearly the same as another.
    private mutating func report(_ thing: NewThing) throws {
        let entry = lines[thing.line].entry
        guard let kept = thing.kept else {
            if thing.isNewAcronym { reports[entry.file].new += 1 } else { reports[entry.file].newMeanings += 1 }
            return
        }
        if thing.isCorrection { return try reportCorrection(of: kept, by: entry) }
        if kept.isKnown { reports[entry.file].nearlyKnown += 1 } else { countKnown(kept.row, entry.file) }
        reports[entry.file].add(nearRepeat(entry, kept, .skipped))
    }

    /// Reports entries that add a meaning to an acronym although the person may have wanted to correct the old one.
    private mutating func reportAdditions() {
        var additions: [Int: [Int]] = [:]
        for acronym in meanings.acronyms {
            let hasUnconfirmed = acronym.contains { meaning in meaning.isKnown && !meaning.isConfirmed }
            if !hasUnconfirmed { continue }
            for meaning in acronym {
                guard let new = newThing(in: meaning.row), new.kept == nil else { continue }
                let entry = lines[new.line].entry
                if entry.id == nil { additions[entry.file, default: []].append(entry.line) }
            }
        }
        for (file, lines) in additions { reports[file].addAdditions(on: lines) }
    }

    /// Finds meanings of an acronym that are nearly the same as another. Of several, the first that is in the store or
    /// has an identifier is kept, or else the oldest.
    private mutating func findNear(among members: [ImportedMeanings.Meaning]) {
        let groups = Dictionary(grouping: members) { member in RepeatKey(member.long) }
        for same in groups.values where same.count > 1 {
            let staying = same.filter(\.stays).min { left, right in left.text < right.text }
            let oldest = same.min { left, right in left.row < right.row }
            guard let kept = staying ?? oldest else { continue }
            for member in same where member.row != kept.row && !member.stays {
                newThings[index(ofNew: member.row)].kept = kept
            }
        }
    }

    /// Finds the meanings of the store that an entry of the same list corrects: those that are nearly the same, and
    /// that no entry has any more. Each one is corrected once.
    private mutating func findCorrections(among members: [ImportedMeanings.Meaning]) {
        var old = members.filter { member in member.isKnown && !member.isConfirmed }
        for member in members where !member.isKnown {
            if old.isEmpty { return }
            guard let new = newThing(in: member.row),
                let corrected = Self.corrected(by: lines[new.line].entry.draft, among: old)
            else { continue }
            newThings[index(ofNew: member.row)].kept = corrected
            newThings[index(ofNew: member.row)].isCorrection = true
            old.removeAll { meaning in meaning.row == corrected.row }
        }
    }

    /// Returns the meaning of the same list that is the same as a draft, but for its form or a typo, or nil.
    private static func corrected(
        by draft: ThingDraft, among old: [ImportedMeanings.Meaning]
    ) -> ImportedMeanings.Meaning? {
        let origin = draft.origin
        guard origin != .unnamedList, !origin.isPersonal else { return nil }
        let candidates = old.filter { meaning in meaning.origin == origin.text }
        if candidates.isEmpty { return nil }
        let things = candidates.map { meaning in Thing(short: draft.short, long: meaning.long) }
        switch NearMeaning(to: draft, among: things) {
        case .same(let thing), .typo(let thing):
            return candidates.first { meaning in meaning.long == thing.long }
        case nil:
            return nil
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
        try writes.write("short", from: known.short, to: entry.draft.short, known)
        try writes.write("long", from: known.long, to: entry.draft.long, known)
    }

    private func nearRepeat(
        _ entry: ImportContents.Entry, _ kept: ImportedMeanings.Meaning, _ outcome: NearRepeat.Outcome
    ) -> NearRepeat {
        NearRepeat(
            line: entry.line, short: entry.draft.short, long: entry.draft.long, other: kept.long,
            otherShort: kept.short == entry.draft.short ? nil : kept.short, outcome: outcome)
    }

    private mutating func writeThings(listsNew: Bool) throws {
        let insertion = ThingInsertion(db)
        for (offset, new) in newThings.enumerated() {
            if offset.isMultiple(of: ImportContents.progressStep) { try progress() }
            guard new.kept == nil, let id = new.id else { continue }
            let entry = lines[new.line].entry
            let thing = entry.draft.thing(
                id: id, added: entry.added ?? instant, suspended: entry.suspended)
            lastRow = try insertion.add(thing, key: entry.key, row: firstRow + Int64(offset))
            if listsNew { reports[entry.file].list(short: thing.short, long: thing.long) }
        }
    }

    // MARK: Answers

    private mutating func writeAnswers() throws {
        var start = 0
        while start < answers.count {
            try progress()
            let number = answers[start].entry
            let group = answers[start...].prefix { answer in answer.entry == number }
            start = group.endIndex
            let row = lines[number].row
            let isNew = newThing(in: row)?.line == number
            reports[lines[number].entry.file].reviews += try answerImporter.write(group, of: row, isNew: isNew)
        }
    }
}
