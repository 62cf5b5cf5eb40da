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
        let files = "\(Self.counted(media, "file")) of sounds and pictures \(Self.was(media)) skipped."
        remarks = survey.remarks + (media > 0 ? [files] : [])
    }

    private static func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
        "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
    }

    private static func was(_ count: Int) -> String { count == 1 ? "was" : "were" }

    /// Calls a closure with the remarks, then with each note and its answers.
    func read(_ db: Database, _ body: (ImportItem) throws -> Void) throws {
        for remark in remarks { try body(.remark(remark)) }
        var (number, rescheduled, undirected) = (0, 0, 0)
        let sql = """
            SELECT CAST(id AS INTEGER), CAST(guid AS BLOB), CAST(mid AS INTEGER), CAST(tags AS BLOB), CAST(flds AS BLOB)
            FROM notes ORDER BY id
            """
        try db.forEachRow(sql) { row in
            number += 1
            let cards = cards[row.integer(0)] ?? []
            let (item, directions) = entry(number, row, cards)
            try body(item)
            guard case .record(let record) = item, let thing = record.id else { return }
            var reviews: [Review] = []
            for card in cards {
                rescheduled += card.rescheduled
                if let direction = directions[card.ordinal] {
                    reviews += try card.answers.map { try review($0, direction, thing, record) }
                } else {
                    undirected += card.answers.count
                }
            }
            for review in reviews.sorted(by: { $0.date < $1.date }) {
                try body(.review(line: number, review, isMoved: true))
            }
        }
        if rescheduled > 0 {
            try body(
                .remark(
                    "\(Self.counted(rescheduled, "entry", "entries")) of the history \(Self.was(rescheduled)) skipped: "
                        + "cards that were rescheduled rather than answered."))
        }
        if undirected > 0 {
            try body(
                .remark(
                    "\(Self.counted(undirected, "answer")) \(Self.was(undirected)) skipped: their cards show neither just the "
                        + "acronym nor just the meaning."))
        }
    }

    /// Returns the entry of a note, or the rejection with its reason, and the direction of each of its cards.
    private func entry(_ number: Int, _ row: AnkiRow, _ cards: [AnkiCard]) -> (ImportItem, [Int: Direction]) {
        func rejected(_ reason: String) -> (ImportItem, [Int: Direction]) { (.rejected(number, reason), [:]) }
        guard let type = collection.noteTypes[row.integer(2)] else { return rejected(RejectionReason.noteTypeMissing) }
        guard row.bytes(4).count <= Self.longestNote else { return rejected(RejectionReason.noteTooLong) }
        guard let guid = row.text(1), let tags = row.text(3), let text = row.text(4) else {
            return rejected(RejectionReason.notUTF8)
        }
        let (id, isForeign) = AnkiIdentifier.make(guid)
        var record = ImportRecord(line: number, short: "", long: "", id: id)
        let fields = text.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
        let choice = survey.choices[row.integer(2)]
        let directions: [Int: Direction]
        do throws(AnkiNote.NoEntry) {
            directions = try AnkiNote.read(fields, type, choice, isForeign: isForeign, into: &record)
        } catch {
            return rejected(error.reason)
        }
        record.tags = ThingDraft.tags(in: [tags] + (isForeign ? deckTags(cards) : []))
        // The number of a note is its creation time in milliseconds.
        if Self.plausible.contains(row.integer(0)) { record.dateAdded = Date(milliseconds: row.integer(0)) }
        // A thing is suspended only if all its cards are suspended.
        if cards.allSatisfy(\.isSuspended), let last = cards.map(\.changed).max() {
            record.dateSuspended = Date(milliseconds: min(max(last, 0), 9_999_999_999) * 1_000)
        }
        return (.checked(record), directions)
    }

    private func review(
        _ answer: AnkiCard.Answer, _ direction: Direction, _ thing: UUID, _ record: ImportRecord
    ) throws -> Review {
        let at = Date(milliseconds: answer.milliseconds)
        let (utcOffset, studyDay) = try options.day(at)
        return Review(
            id: ReviewIdentifier.make(
                thing: thing, milliseconds: at.milliseconds, direction: direction, grade: answer.grade.rawValue),
            thingID: thing, direction: direction, asked: direction == .meaning ? record.short : record.long,
            typed: "", seconds: answer.seconds, limit: 0, verdict: answer.grade == .again ? .wrong : .correct,
            grade: answer.grade, isScheduled: answer.isScheduled, date: at, utcOffset: utcOffset, studyDay: studyDay)
    }

    /// Returns the names of the decks of a note's cards as tags, except the default deck.
    private func deckTags(_ cards: [AnkiCard]) -> [String] {
        let names = Set(cards.map(\.deck)).filter { $0 != 1 }.compactMap { collection.decks[$0] }
        return names.sorted().map { AnkiText.Writer.tag($0).mapped { $0 == "," || $0 == ";" ? "_" : nil } }
    }
}
