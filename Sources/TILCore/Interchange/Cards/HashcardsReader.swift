import Foundation
import TILText

/// Reads a deck, with the answers to its cards where their database is in the same folder.
struct HashcardsReader: InterchangeReader {
    private var cards: QuestionCardReader
    private let history: HashcardsHistory
    private let options: ReadingOptions
    /// The card before, which the next may ask the other way round: one thing then.
    private var held: Held?
    private var pending: [ImportItem] = []
    private var hasRemarked = false

    /// A thing with the answers to its cards so far.
    private struct Held {
        var record: ImportRecord
        var pair: CardPair?
        /// Whether it is refused unless the next card asks the same the other way round.
        var isDoubtful = false
        var answers: [(direction: Direction, answer: HashcardsHistory.Answer)] = []
    }

    init(_ input: InterchangeFormat.Input) throws {
        cards = QuestionCardReader(input.source, .hashcards)
        options = input.options
        let folder = input.source.name.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let name = (folder + [Substring(Hashcards.databaseName)]).joined(separator: "/")
        history = try input.companion(name).map { try HashcardsHistory($0) } ?? HashcardsHistory()
    }

    mutating func next() throws -> ImportItem? {
        while pending.isEmpty {
            guard let item = try cards.next() else {
                if held != nil {
                    try release()
                    continue
                }
                return remark()
            }
            switch item {
            case .rejected(let rejection):
                try release()
                pending.append(.rejected(rejection))
            case .card(let card): try take(card)
            }
        }
        return pending.removeFirst()
    }

    private mutating func remark() -> ImportItem? {
        if hasRemarked || history.unreadable == 0 { return nil }
        hasRemarked = true
        let count = history.unreadable
        return .remark(
            "\(count) \(count == 1 ? "answer was" : "answers were") left out: without an instant or a grade that is known."
        )
    }

    private mutating func take(_ card: QuestionCardReader.Card) throws {
        switch card.content {
        case .pair(let question, let answer):
            let (asked, askedTags) = Hashcards.plain(question)
            let (said, saidTags) = Hashcards.plain(answer)
            let pair = CardPair(question: asked, answer: said, after: held?.pair)
            if pair.direction == .acronym, pair.short == held?.pair?.short, pair.long == held?.pair?.long {
                held?.isDoubtful = false
            } else if pair.short != held?.pair?.short || pair.long != held?.pair?.long {
                let tags = pair.direction == .meaning ? saidTags : askedTags
                try hold(card, pair.short, pair.long, note: pair.note, tags: tags, pair)
            }
            add(Hashcards.hash(question: question, answer: answer), pair.direction)
        case .gaps(let text):
            let gaps = BracketGaps(text)
            let cloze = gaps.cloze
            guard let pair = AnkiNote.pair(cloze) else {
                try release()
                pending.append(.rejected(card.line, RejectionReason.gaps))
                return
            }
            let (short, _) = Hashcards.plain(pair.short)
            let (long, tags) = Hashcards.plain(pair.long)
            try hold(card, short, long, tags: tags)
            for (number, gap) in gaps.gaps.enumerated() {
                guard let hidden = cloze.gaps[number + 1] else { continue }
                let direction: Direction? =
                    hidden == pair.short ? .acronym : pair.long.contains(hidden) ? .meaning : nil
                if let direction { add(Hashcards.hash(gap, of: gaps.text), direction) }
            }
        }
    }

    private mutating func hold(
        _ card: QuestionCardReader.Card, _ short: String, _ long: String, note: String = "", tags: [String],
        _ pair: CardPair? = nil
    ) throws {
        try release()
        var record = ImportRecord(line: card.line, short: short, long: long, note: note)
        record.tags = ThingDraft.tags(
            in: cards.name.isEmpty ? tags : tags + [cards.name.replacing(scalar: " ", with: "_")])
        held = Held(record: record, pair: pair, isDoubtful: pair?.isDoubtful ?? false)
    }

    private mutating func add(_ hash: [UInt8], _ direction: Direction) {
        held?.answers += history.answers(to: hash).map { (direction, $0) }
    }

    /// Hands out what is held.
    private mutating func release() throws {
        guard var thing = held else { return }
        held = nil
        if thing.isDoubtful {
            pending.append(.rejected(thing.record.line, RejectionReason.sentence))
            return
        }
        if thing.answers.isEmpty {
            pending.append(.checked(thing.record))
            return
        }
        // Cards have no identity but what they say.
        let id = AnkiIdentifier.make("hashcards:\(thing.record.short)\u{1F}\(thing.record.long)").id
        thing.record.id = id
        let reviews = try thing.answers.map { try review($0.answer, $0.direction, id, thing.record) }
        thing.record.added = reviews.map(\.at).min()
        let item = ImportItem.checked(thing.record)
        pending.append(item)
        guard case .record = item else { return }
        // A thing of ours may have the answer with more exact an instant.
        pending += reviews.sorted { $0.at < $1.at }.map { .review(line: thing.record.line, $0, isMoved: true) }
    }

    private func review(
        _ answer: HashcardsHistory.Answer, _ direction: Direction, _ id: UUID, _ record: ImportRecord
    ) throws -> Review {
        // Instants are of the local clock: its offset then is looked up as if they were of UTC, and once more from there.
        var at = Date(milliseconds: answer.milliseconds)
        for _ in 0..<2 {
            at = Date(milliseconds: answer.milliseconds - Int64(try options.day(at).utcOffset) * 1_000)
        }
        let (utcOffset, studyDay) = try options.day(at)
        return Review(
            id: ReviewIdentifier.make(
                thing: id, milliseconds: at.milliseconds, direction: direction, grade: answer.grade.rawValue),
            thing: id, direction: direction, asked: direction == .meaning ? record.short : record.long, typed: "",
            seconds: 0, limit: 0, verdict: answer.grade == .again ? .wrong : .correct, grade: answer.grade,
            isScheduled: true, at: at, utcOffset: utcOffset, studyDay: studyDay)
    }
}
