public import Foundation
import GRDB
import TILText

/// Confusions: pairs of things for which a wrong answer to one was the answer to the other.
extension ThingStore {
    /// Returns the pairs of things that the person confused, the most frequent first. Two meanings of one acronym are
    /// not a pair.
    /// - Parameter asked: the things whose wrong answers count, or nil for all.
    public func confusedPairs(asked: [UUID]? = nil) throws(StoreError) -> [ConfusedPair] {
        try confusedPairs(asked: asked, limit: nil)
    }

    /// Returns the most frequent confused pairs.
    /// - Parameter limit: the maximum number of pairs, or nil for all.
    func confusedPairs(asked: [UUID]? = nil, limit: Int?) throws(StoreError) -> [ConfusedPair] {
        try reading([.things, .answers]) { db in
            let rows = try asked?.compactMap { id in try Self.find(id, db)?.row }
            let counts = try Confusions(asked: rows, db).counts
            let pairs = counts.sorted { left, right in
                if left.value != right.value { return left.value > right.value }
                return (left.key.first, left.key.second) < (right.key.first, right.key.second)
            }.prefix(limit ?? .max)
            let needed = Set(pairs.flatMap { pair in [pair.key.first, pair.key.second] }).sorted()
            let found = try ThingRow.all(where: "thing.id IN (SELECT value FROM json_each(?))", ["\(needed)"], db)
            let things = Dictionary(uniqueKeysWithValues: found.map { ($0.row, $0.thing) })
            return pairs.map { pair, count in
                ConfusedPair(things: [pair.first, pair.second].compactMap { things[$0] }, count: count)
            }
        }
    }

    /// Returns the things of other acronyms whose meaning or acronym may be a text: those with the same beginning and
    /// about the same length. The caller compares them.
    ///
    /// ```swift
    /// let others = try store.things(answering: "for the win", asked: .meaning)
    /// let isConfused = others.contains { $0.short == "FTW" }
    /// ```
    public func things(answering text: String, asked direction: Direction) throws(StoreError) -> [Thing] {
        if direction == .acronym { return try meanings(of: text) }
        let begin = String(text.prefix(1))
        return try reading(.things) { db in
            try ThingRow.all(
                where: """
                    removed IS NULL AND substr(long, 1, 1) = ? COLLATE NOCASE AND abs(length(long) - ?) <= 6 LIMIT 1000
                    """, [begin, text.count], db
            ).map(\.thing)
        }
    }

    /// Moves questions to the end if their things were confused with a thing in its learning steps.
    static func apart(_ entries: [QueueEntry], _ db: Database) throws -> [QueueEntry] {
        let learning = entries.filter { entry in entry.memory?.interval == 0 }
        let typed = try learning.flatMap { entry -> [RepeatKey] in
            let texts: [String] = try db.values(
                "SELECT DISTINCT typed FROM (\(WrongAnswer.all) AND thing = (SELECT id FROM thing WHERE uuid = ?))",
                [entry.thing.id])
            return texts.map { text in RepeatKey(text) }
        }
        if typed.isEmpty { return entries }
        let keys = Set(typed)
        let ids = Set(learning.map(\.thing.id))
        func isLast(_ entry: QueueEntry) -> Bool {
            !ids.contains(entry.thing.id) && keys.contains(RepeatKey(entry.thing.long))
        }
        return entries.filter { entry in !isLast(entry) } + entries.filter(isLast)
    }
}

/// A wrong answer, and how often it was given to a card.
private struct WrongAnswer {
    let card: Card
    let typed: String
    let count: Int

    /// The wrong answers, which an index contains.
    static let all = "SELECT thing, direction, typed FROM review WHERE verdict IN (2, 3) AND typed <> ''"

    init(_ row: StoredRow) {
        card = Card(row)
        typed = row.text("typed")
        count = row.integer("count")
    }
}

/// The number of wrong answers for each pair of things.
private struct Confusions {
    /// The rows of two things, the smaller one first.
    struct Pair: Hashable {
        let first: Int64
        let second: Int64

        init(_ left: Int64, _ right: Int64) {
            first = min(left, right)
            second = max(left, right)
        }
    }

    /// A thing that was asked at least once, with the texts that answers are compared with.
    private struct AskedThing {
        let row: Int64
        let short: String
        let long: String

        init(_ row: StoredRow) {
            self.row = row.integer("id")
            short = row.text("short")
            long = row.text("long")
        }
    }

    private(set) var counts: [Pair: Int] = [:]

    private let db: Database

    /// The most wrong answers that are compared as typos, which takes longer than looking them up.
    private static let mostCompared = 500
    /// The greatest difference in length between a meaning and the same meaning with a typo.
    private static let greatestDifference = 6

    /// Counts wrong answers.
    /// - Parameter rows: the rows of the things whose answers count, or nil for all.
    init(asked rows: [Int64]?, _ db: Database) throws {
        self.db = db
        let condition = rows.map { rows in "AND thing IN (\(rows.map(String.init).joined(separator: ", ")))" } ?? ""
        let wrong = try db.rows(
            """
            SELECT thing, direction, typed, count(*) AS count FROM (\(WrongAnswer.all) \(condition))
            GROUP BY thing, direction, typed
            """, [], WrongAnswer.init)
        if wrong.isEmpty { return }
        var isMatched = try count(wrong)
        for (number, answer) in wrong.enumerated() where answer.card.direction == .acronym { isMatched[number] = true }
        let rest = wrong.indices.filter { index in !isMatched[index] }.prefix(Self.mostCompared)
        if !rest.isEmpty { try countTypos(rest.map { wrong[$0] }) }
    }

    /// Calls a closure with each asked thing.
    private static func forEachAskedThing(_ db: Database, _ body: (AskedThing) throws -> Void) throws {
        try db.cursor(
            """
            SELECT id, short, long FROM thing WHERE removed IS NULL
            AND EXISTS (SELECT 1 FROM memory WHERE memory.thing = thing.id)
            """
        ).forEach { row in try body(AskedThing(row)) }
    }

    /// Counts the answers that are the meaning or the acronym of a thing.
    /// - Returns: for each answer, whether it is one.
    private mutating func count(_ wrong: [WrongAnswer]) throws -> [Bool] {
        var numbers: [Direction: [RepeatKey: [Int]]] = [:]
        for (number, answer) in wrong.enumerated() {
            numbers[answer.card.direction, default: [:]][RepeatKey(answer.typed), default: []].append(number)
        }
        var isMatched = Array(repeating: false, count: wrong.count)
        try Self.forEachAskedThing(db) { thing in
            for (direction, keys) in numbers {
                guard let answers = keys[RepeatKey(direction == .meaning ? thing.long : thing.short)] else { continue }
                for number in answers {
                    isMatched[number] = true
                    try add(thing, wrong[number])
                }
            }
        }
        return isMatched
    }

    /// Counts the answers that are the meaning of a thing with a typo.
    private mutating func countTypos(_ wrong: [WrongAnswer]) throws {
        func initial(_ text: String) -> Character? { text.lowercased().first }
        let initials = Set(wrong.map { wrong in initial(wrong.typed) })
        var things: [Character?: [(thing: AskedThing, length: Int)]] = [:]
        try Self.forEachAskedThing(db) { thing in
            let initial = initial(thing.long)
            if initials.contains(initial) { things[initial, default: []].append((thing, thing.long.count)) }
        }
        for answer in wrong {
            let length = answer.typed.count
            let near = (things[initial(answer.typed)] ?? []).filter { candidate in
                abs(candidate.length - length) <= Self.greatestDifference
            }
            let accepted = near.map { near in Thing(short: near.thing.short, long: near.thing.long) }
            let credited = Judge().judge(answer.typed, asked: .meaning, accepted: accepted).credited
            guard let index = accepted.firstIndex(where: { $0.id == credited?.id }) else { continue }
            try add(near[index].thing, answer)
        }
    }

    /// Counts a wrong answer that is the answer to a thing, unless it was asked for the same acronym.
    private mutating func add(_ thing: AskedThing, _ answer: WrongAnswer) throws {
        if thing.row == answer.card.thing { return }
        let asked: String? = try db.value(
            """
            SELECT short FROM thing WHERE id = ?1 AND removed IS NULL
            AND EXISTS (SELECT 1 FROM memory WHERE memory.thing = ?1)
            """, [answer.card.thing])
        guard let asked, Capitals.key(asked) != Capitals.key(thing.short) else { return }
        counts[Pair(answer.card.thing, thing.row), default: 0] += answer.count
    }
}

/// Two things that a person confused.
///
/// ```swift
/// let preview = ConfusedPair(
///     Thing(short: "TCP", long: "Transmission Control Protocol"),
///     Thing(short: "TLS", long: "Transport Layer Security"), count: 3)
/// ```
public struct ConfusedPair: Identifiable, Hashable, Sendable {
    /// The two things.
    public let things: [Thing]
    /// The number of answers to one thing that were the answer to the other.
    public let count: Int

    /// Creates a pair, for example for a preview.
    ///
    /// ```swift
    /// let tcp = Thing(short: "TCP", long: "Transmission Control Protocol")
    /// let preview = ConfusedPair(tcp, Thing(short: "TLS", long: "Transport Layer Security"), count: 3)
    /// print(preview.things.map(\.short))  // ["TCP", "TLS"]
    /// ```
    public init(_ first: Thing, _ second: Thing, count: Int) {
        things = [first, second]
        self.count = count
    }

    init(things: [Thing], count: Int) {
        self.things = things
        self.count = count
    }

    /// The identifiers of the two things.
    public var id: [UUID] { things.map(\.id) }
}
