import Foundation

/// Reads the notes of a package, one after the other, each with the answers to its cards.
///
/// Notes, cards and answers are three walks over the database in the order of the notes, so that memory does not grow with
/// their number.
struct AnkiPackageReader: InterchangeReader {
    private let source: ByteSource
    private let size: Int
    private let options: ReadingOptions
    private let collection: AnkiCollection
    private let survey: AnkiSurvey
    private let notes: PackageStatement
    private var cards: AnkiCards
    /// What is to be handed out next, the last first.
    private var pending: [ImportItem] = []
    private var number = 0
    private var leftOut = LeftOut()
    private var isAtEnd = false

    /// What is counted and not taken.
    private struct LeftOut {
        var rescheduled = 0
        var undirected = 0
    }

    /// The instants at which a note can have been made, in milliseconds: from 2001 to 2286.
    private static let plausible: ClosedRange<Int64> = 1_000_000_000_000...9_999_999_999_999
    /// The longest note that is read, all its fields together, in bytes.
    private static let longestNote = 1 << 20

    /// Starts with a database that was not looked at yet.
    /// - Parameters:
    ///   - media: how many files of sounds and pictures come with it.
    ///   - source: where it came from, which is told how far the reading has come.
    ///   - size: how many bytes that has.
    init(_ database: PackageDatabase, media: Int, source: ByteSource, size: Int, options: ReadingOptions) throws {
        self.source = source
        self.size = size
        self.options = options
        collection = try AnkiCollection(database)
        survey = try AnkiSurvey(database, collection, fields: options.fields, name: source.name)
        notes = try PackageStatement("SELECT id, guid, mid, tags, flds FROM notes ORDER BY id", database)
        cards = try AnkiCards(database)
        var remarks = survey.remarks
        if media > 0 {
            remarks.append(
                "\(media) \(media == 1 ? "file" : "files") of sounds and pictures \(Self.was(media)) left out.")
        }
        pending = remarks.reversed().map(ImportItem.remark)
    }

    mutating func next() throws -> ImportItem? {
        while true {
            if let item = pending.popLast() { return item }
            if isAtEnd { return nil }
            let items = try AnkiPackage.explaining(source.name) { try nextNote() }
            isAtEnd = items == nil
            pending = (items ?? leftOutRemarks).reversed()
        }
    }

    private var leftOutRemarks: [ImportItem] {
        var remarks: [String] = []
        if leftOut.rescheduled > 0 {
            let count = leftOut.rescheduled
            remarks.append(
                "\(count) \(count == 1 ? "entry" : "entries") of the history \(Self.was(count)) left out: cards that were "
                    + "rescheduled rather than answered.")
        }
        if leftOut.undirected > 0 {
            let count = leftOut.undirected
            remarks.append(
                "\(count) \(count == 1 ? "answer" : "answers") \(Self.was(count)) left out: to cards that show neither the "
                    + "acronym alone nor what it stands for alone.")
        }
        return remarks.map(ImportItem.remark)
    }

    private static func was(_ count: Int) -> String { count == 1 ? "was" : "were" }

    /// The note that comes next as items; nil where there is none.
    private mutating func nextNote() throws -> [ImportItem]? {
        guard try notes.step() else { return nil }
        number += 1
        if number.isMultiple(of: 1_000) { source.reach(min(size, size * number / max(1, survey.noteCount))) }
        let studied = try cards.cards(of: notes.integer(0))
        guard let type = collection.noteTypes[notes.integer(2)] else {
            return [.rejected(number, RejectionReason.noteTypeMissing)]
        }
        guard notes.bytes(4).count <= Self.longestNote else { return [.rejected(number, RejectionReason.noteTooLong)] }
        guard let guid = notes.text(1), let tags = notes.text(3), let text = notes.text(4) else {
            return [.rejected(number, RejectionReason.notUTF8)]
        }
        let fields = text.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
        let (id, isForeign) = AnkiIdentifier.make(guid)
        let reading = AnkiNote(fields, type, survey.choice(of: notes.integer(2)), isForeign: isForeign)
        guard case .entry(let entry) = reading else {
            if case .rejected(let reason) = reading { return [.rejected(number, reason)] }
            return []
        }
        var record = ImportRecord(line: number, short: entry.short, long: entry.long, note: entry.note, id: id)
        record.tags = ThingDraft.tags(in: [tags] + (isForeign ? deckTags(studied) : []))
        // Anki's number of a note is the millisecond in which it was made.
        let made = notes.integer(0)
        if Self.plausible.contains(made) { record.added = Date(milliseconds: made) }
        record.source = entry.source
        // A thing rests where all its cards do.
        if studied.allSatisfy(\.isSuspended), let last = studied.map(\.changed).max() {
            record.suspended = Date(milliseconds: min(max(last, 0), 9_999_999_999) * 1_000)
        }
        let item = ImportItem.checked(record)
        guard case .record(let checked) = item else { return [item] }
        return try [item] + reviews(studied, of: checked, entry.directions)
    }

    /// The answers to a note's cards, in the order in which they were given.
    private mutating func reviews(
        _ cards: [AnkiCards.Card], of record: ImportRecord, _ directions: [Int: Direction]
    ) throws -> [ImportItem] {
        guard let thing = record.id else { return [] }
        var reviews: [Review] = []
        for card in cards {
            leftOut.rescheduled += card.rescheduled
            guard let direction = directions[card.ordinal] else {
                leftOut.undirected += card.answers.count
                continue
            }
            for answer in card.answers {
                let at = Date(milliseconds: answer.milliseconds)
                let (utcOffset, studyDay) = try options.day(at)
                reviews.append(
                    Review(
                        id: ReviewIdentifier.make(
                            thing: thing, milliseconds: at.milliseconds, direction: direction,
                            grade: answer.grade.rawValue),
                        thing: thing, direction: direction, asked: direction == .meaning ? record.short : record.long,
                        typed: "", seconds: answer.seconds, limit: 0,
                        verdict: answer.grade == .again ? .wrong : .correct, grade: answer.grade,
                        isScheduled: answer.isScheduled, at: at, utcOffset: utcOffset, studyDay: studyDay))
            }
        }
        return reviews.sorted { $0.at < $1.at }.map { .review(line: record.line, $0, isMoved: true) }
    }

    /// The names of the decks that a note's cards are in, but for the one where everything goes, as tags.
    private func deckTags(_ cards: [AnkiCards.Card]) -> [String] {
        Set(cards.map(\.deck)).filter { $0 != 1 }.compactMap { collection.decks[$0] }.sorted().map { name in
            String(
                String.UnicodeScalarView(
                    AnkiText.Writer.tag(name).unicodeScalars.map { $0 == "," || $0 == ";" ? "_" : $0 }))
        }
    }
}
