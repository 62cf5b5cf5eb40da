public import Foundation
import GRDB
import TILText

/// Confusions: pairs of things for which a wrong answer to one was the answer to the other.
extension ThingStore {
    /// Returns the pairs of things that the person confused, the most frequent first. Two meanings of one acronym are
    /// not a pair.
    /// - Parameter asked: the things whose wrong answers count, or nil for all.
    public func confusedPairs(asked: [UUID]? = nil) throws -> [ConfusedPair] {
        try reading { db in
            let rows = try asked?.compactMap { try Self.find($0, db)?.row }.map(String.init).joined(separator: ", ")
            let condition = rows.map { "AND thing IN (\($0))" } ?? ""
            let wrong = try db.rows(
                "\(Self.wrongAnswers) \(condition) GROUP BY thing, direction, typed", [], WrongAnswer.init)
            if wrong.isEmpty { return [] }
            let all = try ThingRow.all(
                where: "removed IS NULL AND id IN (SELECT thing FROM memory) ORDER BY id", [], db)
            let things = Dictionary(uniqueKeysWithValues: all.map { ($0.row, $0) })
            let answers = Direction.allCases.map { direction in
                Dictionary(grouping: all) { RepeatKey(direction == .meaning ? $0.thing.long : $0.thing.short) }
            }
            let meanings = MeaningsByInitial(all)
            var counts: [[Int64]: Int] = [:]
            var compared = 0
            for answer in wrong {
                guard let asked = things[answer.card.thing] else { continue }
                var others = answers[answer.card.direction.number][RepeatKey(answer.typed)] ?? []
                if others.isEmpty, answer.card.direction == .meaning, compared < Self.mostCompared {
                    compared += 1
                    others = meanings.thing(typed: answer.typed).map { [$0] } ?? []
                }
                for other in others where Capitals.key(other.thing.short) != Capitals.key(asked.thing.short) {
                    counts[[asked.row, other.row].sorted(), default: 0] += answer.count
                }
            }
            return counts.sorted { ($1.value, $0.key[0], $0.key[1]) < ($0.value, $1.key[0], $1.key[1]) }
                .map { pair, count in ConfusedPair(things: pair.compactMap { things[$0]?.thing }, count: count) }
        }
    }

    /// The most wrong answers that are compared as typos, which takes longer than looking them up.
    private static let mostCompared = 500

    /// Returns the things of other acronyms whose meaning or acronym may be a text: those with the same beginning and
    /// about the same length. The caller compares them.
    public func things(answering text: String, asked direction: Direction) throws -> [Thing] {
        if direction == .acronym { return try meanings(of: text) }
        let begin = String(text.prefix(1))
        return try reading { db in
            try ThingRow.all(
                where: """
                    removed IS NULL AND substr(long, 1, 1) = ? COLLATE NOCASE AND abs(length(long) - ?) <= 6 LIMIT 1000
                    """, [begin, text.count], db
            ).map(\.thing)
        }
    }

    /// Moves questions to the end if their things were confused with a thing in its learning steps.
    static func apart(_ entries: [QueueEntry], _ db: Database) throws -> [QueueEntry] {
        let learning = entries.filter { $0.memory?.interval == 0 }
        let typed = try learning.flatMap { entry -> [RepeatKey] in
            let texts: [String] = try db.values(
                "SELECT typed FROM (\(wrongAnswers) AND thing = (SELECT id FROM thing WHERE uuid = ?) GROUP BY typed)",
                [entry.thing.id])
            return texts.map { RepeatKey($0) }
        }
        if typed.isEmpty { return entries }
        let keys = Set(typed)
        let ids = Set(learning.map(\.thing.id))
        func isLast(_ entry: QueueEntry) -> Bool {
            !ids.contains(entry.thing.id) && keys.contains(RepeatKey(entry.thing.long))
        }
        return entries.filter { !isLast($0) } + entries.filter(isLast)
    }

    private static let wrongAnswers =
        "SELECT thing, direction, typed, count(*) AS count FROM review WHERE verdict IN (2, 3) AND typed <> ''"
}

/// A wrong answer, and how often it was given to a card.
private struct WrongAnswer {
    let card: Card
    let typed: String
    let count: Int

    init(_ row: StoredRow) {
        card = Card(row)
        typed = row.text("typed")
        count = row.integer("count")
    }
}

/// Things by the first letter of their meanings, to find the one whose meaning was typed with a typo.
private struct MeaningsByInitial {
    private let things: [Character?: [ThingRow]]

    init(_ all: [ThingRow]) {
        things = Dictionary(grouping: all) { $0.thing.long.lowercased().first }
    }

    /// Returns the thing of which a text is the meaning with a typo, or nil.
    func thing(typed text: String) -> ThingRow? {
        let near = (things[text.lowercased().first] ?? []).filter { abs($0.thing.long.count - text.count) <= 6 }
        let credited = Judge().judge(text, asked: .meaning, accepted: near.map(\.thing)).credited
        return near.first { $0.thing.id == credited?.id }
    }
}

/// Two things that a person confused.
public struct ConfusedPair: Identifiable, Hashable, Sendable {
    /// The two things.
    public let things: [Thing]
    /// The number of answers to one thing that were the answer to the other.
    public let count: Int

    /// The identifiers of the two things.
    public var id: [UUID] { things.map(\.id) }
}
