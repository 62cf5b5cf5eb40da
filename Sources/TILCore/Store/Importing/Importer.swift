import Foundation
import GRDB
import TILText

/// A writer of the contents of files to a store or a new glossary, within the caller's transaction.
///
/// The order in the files decides whether an entry is known or repeated. Near repeats are decided after that, so that
/// an entry with an identifier is kept and the other one is dropped.
struct Importer {
    /// The report of each file, which is complete after ``run(listsNew:using:)``.
    private(set) var reports: [ImportReport]

    /// An entry with its meaning and its thing.
    private struct Line {
        let entry: ImportContents.Entry
        /// The index of the meaning.
        let meaning: Int
        /// The row of the thing, which is new from ``firstRow`` on.
        var row: Int64 = 0
    }

    /// A thing that is new, unless it is nearly the same as another.
    private struct NewThing {
        /// The index of the line that it is made of.
        let line: Int
        /// The identifier, or nil before it is created.
        var id: UUID?
        /// The meaning that is kept in its place, or nil if the thing is written.
        var kept: ImportedMeanings.Meaning?
        /// Whether the thing corrects the kept meaning, which is of the same list.
        var isCorrection = false
    }

    /// The entries in the order of the files.
    private var lines: [Line] = []
    /// The new things in the order of their rows.
    private var newThings: [NewThing] = []
    private let kind: DatabaseKind
    private let answers: [ImportContents.Answer]
    private let options: ImportOptions
    private let instant: Date
    private let db: Database
    private let progress: () throws -> Void
    private var meanings: ImportedMeanings
    /// The row of the first new thing.
    private let firstRow: Int64
    /// The last written row. Later numbers are given to other things.
    private var lastRow: Int64?
    /// The values that were written to known things.
    private var writes: [FieldWrite] = []
    private var answerImporter: AnswerImporter
    /// The lines of each file whose notes are not stored, because a known thing keeps its own.
    private var unusedNotes: [Int: [Int]] = [:]

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
        try compareMeanings()
        try countMeanings()
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
        guard reviews != nil || lastRow != nil || !writes.isEmpty else { return }
        let things = lastRow.map { lastRow in firstRow...lastRow }
        if let things { try SyncTriggers.forgetEdits(ofNew: things, db) }
        try ChangeRow.insert(.import, at: instant, things: things, reviews: reviews, writes: writes, db)
    }

    // MARK: Things

    private var nextRow: Int64 { firstRow + Int64(newThings.count) }

    /// Returns the new thing of a row, or nil if the row existed before.
    private func newThing(in row: Int64) -> NewThing? {
        row < firstRow ? nil : newThings[Int(row - firstRow)]
    }

    /// Finds the row of each entry's thing: a thing with the same meaning or identifier, or else a new one.
    private mutating func assignRows() throws {
        var holders: [UUID: Int64] = [:]
        for number in lines.indices {
            if number.isMultiple(of: ImportContents.progressStep) { try progress() }
            let entry = lines[number].entry
            // A removed thing keeps its identifier.
            var isTaken = false
            var row = meanings.all[lines[number].meaning].row
            if row == 0, let id = entry.id {
                if let holder = holders[id] {
                    row = holder
                } else if let holder = try holder(of: id) {
                    isTaken = holder.isRemoved
                    row = holder.isRemoved ? 0 : holder.row
                }
            }
            if row == 0 {
                row = nextRow
                meanings.all[lines[number].meaning].row = row
                newThings.append(NewThing(line: number, id: isTaken ? nil : entry.id))
                if !isTaken, let id = entry.id { holders[id] = row }
            } else {
                countKnown(row, entry.file)
            }
            lines[number].row = row
            if entry.id != nil, let new = newThing(in: row) {
                meanings.all[lines[new.line].meaning].isIdentified = true
            }
        }
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
    private mutating func compareMeanings() throws {
        for acronym in meanings.acronyms where acronym.count > 1 {
            let members = acronym.map { acronym in meanings.all[acronym] }.filter { $0.row != 0 }
            if members.count > 1 { findNear(among: members) }
            try findCorrections(among: members)
        }
    }

    /// Counts the new acronyms and meanings, and reports those that are nearly the same as another.
    private mutating func countMeanings() throws {
        // Whether each new thing is the first meaning of a new acronym.
        var isNew = Array(repeating: false, count: newThings.count)
        for acronym in meanings.acronyms where !acronym.contains(where: { meanings.all[$0].isKnown }) {
            let rows = acronym.map { meaning in meanings.all[meaning].row }.filter { row in row != 0 }
            if let oldest = rows.min() { isNew[Int(oldest - firstRow)] = true }
        }
        if options.updates { reportAdditions() }
        for (offset, thing) in newThings.enumerated() {
            let entry = lines[thing.line].entry
            if let kept = thing.kept, thing.isCorrection {
                try reportCorrection(of: kept, by: entry)
            } else if let kept = thing.kept {
                if kept.isKnown { reports[entry.file].nearlyKnown += 1 } else { countKnown(kept.row, entry.file) }
                reports[entry.file].add(nearRepeat(entry, kept, .skipped))
            } else if isNew[offset] {
                reports[entry.file].new += 1
            } else {
                reports[entry.file].newMeanings += 1
            }
        }
    }

    /// Reports entries that add a meaning to an acronym although the person may have wanted to correct the old one.
    private mutating func reportAdditions() {
        var additions: [Int: [Int]] = [:]
        for acronym in meanings.acronyms {
            let members = acronym.map { meaning in meanings.all[meaning] }
            guard members.contains(where: { member in member.isKnown && !member.isConfirmed }) else { continue }
            for new in members.compactMap({ member in newThing(in: member.row) }) where new.kept == nil {
                let entry = lines[new.line].entry
                if entry.id == nil { additions[entry.file, default: []].append(entry.line) }
            }
        }
        for (file, lines) in additions { reports[file].addAdditions(on: lines) }
    }

    /// Finds meanings of an acronym that are nearly the same as another. Of several, the first that is in the store or
    /// has an identifier is kept, or else the oldest.
    private mutating func findNear(among members: [ImportedMeanings.Meaning]) {
        for same in Dictionary(grouping: members, by: { RepeatKey($0.long) }).values where same.count > 1 {
            let staying = same.filter(\.stays).min { $0.text < $1.text }
            guard let kept = staying ?? same.min(by: { $0.row < $1.row }) else { continue }
            for member in same where member.row != kept.row && !member.stays {
                newThings[Int(member.row - firstRow)].kept = kept
            }
        }
    }

    /// Finds the meanings of the store that an entry of the same list corrects: those that are nearly the same, and that
    /// no entry has any more. Each one is corrected once.
    private mutating func findCorrections(among members: [ImportedMeanings.Meaning]) throws {
        var old = members.filter { member in member.isKnown && !member.isConfirmed }
        for member in members where !old.isEmpty && !member.isKnown {
            guard let new = newThing(in: member.row) else { continue }
            let draft = lines[new.line].entry.draft
            let origin = draft.origin
            guard origin != .unnamedList, !origin.isPersonal else { continue }
            let candidates = old.filter { $0.origin == origin.text }
            if candidates.isEmpty { continue }
            let things = candidates.map { candidate in Thing(short: draft.short, long: candidate.long) }
            let found: Thing?
            switch NearMeaning(to: draft, among: things) {
            case .same(let thing), .typo(let thing): found = thing
            case nil: found = nil
            }
            guard let found, let meaning = candidates.first(where: { candidate in candidate.long == found.long }) else {
                continue
            }
            newThings[Int(member.row - firstRow)].kept = meaning
            newThings[Int(member.row - firstRow)].isCorrection = true
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

    // MARK: Known things

    /// Gives known things the tags of the options, and the note and the tags of their entries where there never were
    /// any.
    private mutating func writeKnown() throws {
        for (number, line) in lines.enumerated() {
            if number.isMultiple(of: ImportContents.progressStep) { try progress() }
            let entry = line.entry
            let new = newThing(in: line.row)
            try claim(new?.kept ?? meanings.all[line.meaning], for: entry.draft.origin)
            if new == nil, entry.id != nil { try update(line.row, to: entry) }
            if entry.draft.tags.isEmpty, entry.draft.note.isEmpty { continue }
            let row = new?.kept?.row ?? line.row
            // A repeated entry completes the new thing of an earlier one.
            if let written = newThing(in: row) {
                if written.line != number { try complete(row, from: entry) }
                continue
            }
            guard let known = try KnownThing(row: row, db) else { continue }
            try tag(known, in: entry.file)
            // An entry that only may correct the thing says nothing else about it.
            if new?.isCorrection == true, try !options.updates || KnownThing.isEdited(row, db) { continue }
            try fill(known, from: entry)
        }
    }

    /// Makes a deck's thing one of the person's list that has it, too, so that a quiz asks the whole list in time. Undo
    /// does not take this back, because devices keep the stronger origin.
    private func claim(_ meaning: ImportedMeanings.Meaning, for list: ThingOrigin) throws {
        guard list.kind == .list, let present = ThingOrigin(text: meaning.origin), present.kind == .deck,
            present < list
        else { return }
        try SyncField(SyncField.origin, list.text).write(to: meaning.row, db)
    }

    /// Corrects the thing with an entry's identifier if its text differs, or reports that it could be corrected.
    private mutating func update(_ row: Int64, to entry: ImportContents.Entry) throws {
        guard let known = try KnownThing(row: row, db), known.id == entry.id else { return }
        let draft = entry.draft
        let isSameText = known.short == draft.short && known.long == draft.long
        if !isSameText {
            let outcome: NearRepeat.Outcome = options.updates ? .corrected : .correctable
            reports[entry.file].add(
                NearRepeat(line: entry.line, short: draft.short, long: draft.long, other: known.long, outcome: outcome))
        }
        guard options.updates else { return }
        let isSameNote = draft.note.isEmpty || known.note == draft.note
        let missing = entry.ownTags.filter { tag in !known.hasTag(tag) }
        if isSameText && isSameNote && missing.isEmpty { return }
        reports[entry.file].known -= 1
        reports[entry.file].updated += 1
        try write("short", from: known.short, to: draft.short, known)
        try write("long", from: known.long, to: draft.long, known)
        if !isSameNote { try write("note", from: known.note, to: draft.note, known) }
        for tag in missing { try write("#" + tag, from: false, to: true, known) }
    }

    /// Adds the note and the tags of an entry to a thing that this import adds.
    private func complete(_ row: Int64, from entry: ImportContents.Entry) throws {
        guard let new = try KnownThing(row: row, db) else { return }
        for tag in entry.draft.tags where !new.hasTag(tag) { try SyncField("#" + tag, 1).write(to: row, db) }
        if new.note.isEmpty, !entry.draft.note.isEmpty { try SyncField("note", entry.draft.note).write(to: row, db) }
    }

    private mutating func tag(_ known: KnownThing, in file: Int) throws {
        let missing = ThingDraft.tags(in: options.tags).filter { tag in !known.hasTag(tag) }
        if !missing.isEmpty { reports[file].tagged += 1 }
        for tag in missing { try write("#" + tag, from: false, to: true, known) }
    }

    private mutating func fill(_ known: KnownThing, from entry: ImportContents.Entry) throws {
        let file = entry.file
        let optionTags = Set(ThingDraft.tags(in: options.tags).map { tag in tag.lowercased() })
        let missing = try entry.ownTags.filter { tag in
            try !known.hasTag(tag) && !optionTags.contains(tag.lowercased()) && !known.everHad("#" + tag, db)
        }
        if !missing.isEmpty { reports[file].gotTags += 1 }
        for tag in missing { try write("#" + tag, from: false, to: true, known) }
        if known.note.isEmpty, !entry.draft.note.isEmpty, try !known.everHad("note", db) {
            reports[file].gotNote += 1
            try write("note", from: "", to: entry.draft.note, known)
        } else if !entry.draft.note.isEmpty, known.note != entry.draft.note {
            unusedNotes[file, default: []].append(entry.line)
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
