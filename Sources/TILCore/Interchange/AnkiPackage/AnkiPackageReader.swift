import Foundation
import GRDB
import TILText

/// A reader of the notes of a package, each with the answers to its cards.
struct AnkiPackageReader {
    private let options: ReadingOptions
    private let collection: AnkiCollection
    private let survey: AnkiSurvey
    private let cards: [Int64: [AnkiCard]]
    private let remarks: [String]

    /// The plausible creation times of a note, in milliseconds since 1970: from 2001 to 2286.
    private static let plausible: ClosedRange<Int64> = 1_000_000_000_000...9_999_999_999_999
    /// The maximum size of a note, in bytes, with all its fields.
    private static let longestNote = 1 << 20

    /// Creates a reader of a database, which was not checked before.
    /// - Parameters:
    ///   - media: the number of sounds and pictures in the package.
    ///   - name: the name of the package in messages.
    init(_ db: Database, media: Int, name: String, options: ReadingOptions) throws {
        self.options = options
        collection = try AnkiCollection(db)
        survey = try AnkiSurvey(db, collection, fields: options.columns, name: name)
        cards = try AnkiCard.all(db)
        let files = "\(counted(media, "file")) of sounds and pictures \(was(media)) skipped."
        remarks = survey.remarks + (media > 0 ? [files] : [])
    }

    /// Calls a closure with the remarks, then with each note and its answers.
    func read(_ db: Database, _ body: (ImportItem) throws -> Void) throws {
        for remark in remarks { try body(.remark(remark)) }
        var number = 0
        var skipped = Skipped()
        let sql = """
            SELECT CAST(id AS INTEGER) AS id, CAST(guid AS BLOB) AS guid, CAST(mid AS INTEGER) AS noteType,
                CAST(tags AS BLOB) AS tags, CAST(flds AS BLOB) AS fields
            FROM notes ORDER BY id
            """
        try db.forEachRow(sql) { row in
            number += 1
            let cards = cards[row.integer("id")] ?? []
            let entry: Entry
            do throws(AnkiNote.NoEntry) {
                entry = try self.entry(number: number, of: row, cards: cards)
            } catch {
                return try body(.rejected(number, error.reason))
            }
            let item = ImportItem.checked(entry.record)
            try body(item)
            guard case .record(let record) = item, let thing = record.id else { return }
            skipped.add(cards, entry.directions)
            for review in try reviews(cards, entry.directions, thing: thing, record: record) {
                try body(.review(line: number, review, isMoved: true))
            }
        }
        for remark in skipped.remarks { try body(.remark(remark)) }
    }

    /// The parts of the history that are not imported.
    private struct Skipped {
        /// The number of entries that are not answers.
        var rescheduled = 0
        /// The number of answers to cards without a direction.
        var undirected = 0

        mutating func add(_ cards: [AnkiCard], _ directions: [Int: Direction]) {
            for card in cards {
                rescheduled += card.rescheduled
                if directions[card.ordinal] == nil { undirected += card.answers.count }
            }
        }

        var remarks: [String] {
            var remarks: [String] = []
            if rescheduled > 0 {
                remarks.append(
                    "\(counted(rescheduled, "entry", "entries")) of the history \(was(rescheduled)) skipped: "
                        + "cards that were rescheduled rather than answered.")
            }
            if undirected > 0 {
                remarks.append(
                    "\(counted(undirected, "answer")) \(was(undirected)) skipped: their cards show neither just the "
                        + "acronym nor just the meaning.")
            }
            return remarks
        }
    }

    /// A note that can be imported.
    private struct Entry {
        let record: ImportRecord
        /// The directions of the note's cards, by the cards' numbers.
        let directions: [Int: Direction]
    }

    /// Returns the entry of a note.
    private func entry(number: Int, of row: AnkiRow, cards: [AnkiCard]) throws(AnkiNote.NoEntry) -> Entry {
        let typeNumber = row.integer("noteType")
        guard let type = collection.noteTypes[typeNumber] else {
            throw AnkiNote.NoEntry(reason: RejectionReason.noteTypeMissing)
        }
        guard row.bytes("fields").count <= Self.longestNote else {
            throw AnkiNote.NoEntry(reason: RejectionReason.noteTooLong)
        }
        guard let guid = row.text("guid"), let tags = row.text("tags"), let text = row.text("fields") else {
            throw AnkiNote.NoEntry(reason: RejectionReason.notUTF8)
        }
        let identifier = AnkiIdentifier.make(guid)
        var record = ImportRecord(line: number, short: "", long: "", id: identifier.id)
        let fields = text.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
        let directions = try AnkiNote.read(
            fields, type, survey.choices[typeNumber], isForeign: identifier.isForeign, into: &record)
        record.tags = ThingDraft.tags(in: [tags] + (identifier.isForeign ? deckTags(cards) : []))
        // The number of a note is its creation time in milliseconds.
        let created = row.integer("id")
        if Self.plausible.contains(created) { record.dateAdded = Date(milliseconds: created) }
        // A thing is suspended only if all its cards are suspended.
        if cards.allSatisfy(\.isSuspended), let last = cards.map(\.changed).max() {
            record.dateSuspended = Date(milliseconds: min(max(last, 0), 9_999_999_999) * 1_000)
        }
        return Entry(record: record, directions: directions)
    }

    /// Returns the answers to the cards of a note, oldest first.
    private func reviews(
        _ cards: [AnkiCard], _ directions: [Int: Direction], thing: UUID, record: ImportRecord
    ) throws -> [Review] {
        var reviews: [Review] = []
        for card in cards {
            guard let direction = directions[card.ordinal] else { continue }
            for answer in card.answers {
                reviews.append(try review(answer, direction: direction, thing: thing, record: record))
            }
        }
        return reviews.sorted { left, right in left.date < right.date }
    }

    private func review(
        _ answer: AnkiCard.Answer, direction: Direction, thing: UUID, record: ImportRecord
    ) throws -> Review {
        let at = Date(milliseconds: answer.milliseconds)
        let day = try options.day(at)
        return Review(
            id: ReviewIdentifier.make(
                thing: thing, milliseconds: at.milliseconds, direction: direction, grade: answer.grade.rawValue),
            thingID: thing, direction: direction, asked: direction == .meaning ? record.short : record.long,
            typed: "", seconds: answer.seconds, limit: 0, verdict: answer.grade == .again ? .wrong : .correct,
            grade: answer.grade, isScheduled: answer.isScheduled, date: at, utcOffset: day.utcOffset,
            studyDay: day.studyDay)
    }

    /// The number of the deck that every collection has.
    private static let defaultDeck: Int64 = 1

    /// Returns the names of the decks of a note's cards as tags, except the default deck.
    private func deckTags(_ cards: [AnkiCard]) -> [String] {
        let decks = Set(cards.map(\.deck)).subtracting([Self.defaultDeck])
        let names = decks.compactMap { deck in collection.decks[deck] }
        return names.sorted().map { name in
            // A comma or a semicolon would end the tag.
            AnkiText.Writer.tag(name).mapped { sign in sign == "," || sign == ";" ? "_" : nil }
        }
    }
}

private func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

private func was(_ count: Int) -> String { count == 1 ? "was" : "were" }
