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
            let sorted = counts.sorted { left, right in
                left.value == right.value ? left.key < right.key : left.value > right.value
            }
            let most = sorted.prefix(limit ?? .max)
            let things = try Self.things(in: most.flatMap { pair, _ in [pair.first, pair.second] }, db)
            return most.map { pair, count in
                ConfusedPair(things: [pair.first, pair.second].compactMap { row in things[row] }, count: count)
            }
        }
    }

    /// Returns things by their rows. A row of no thing is skipped.
    private static func things(in rows: [Int64], _ db: Database) throws -> [Int64: Thing] {
        let needed = Set(rows).sorted()
        let found = try ThingRow.all(where: "thing.id IN (SELECT value FROM json_each(?))", ["\(needed)"], db)
        var things: [Int64: Thing] = [:]
        for thing in found { things[thing.row] = thing.thing }
        return things
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
        var wrongAnswers: Set<RepeatKey> = []
        for entry in learning {
            let texts: [String] = try db.values(
                "SELECT DISTINCT typed FROM (\(WrongAnswer.all) AND thing = (SELECT id FROM thing WHERE uuid = ?))",
                [entry.thing.id])
            for text in texts { wrongAnswers.insert(RepeatKey(text)) }
        }
        if wrongAnswers.isEmpty { return entries }
        let learningThings = Set(learning.map(\.thing.id))
        var first: [QueueEntry] = []
        var last: [QueueEntry] = []
        for entry in entries {
            let isConfused = wrongAnswers.contains(RepeatKey(entry.thing.long))
            if isConfused, !learningThings.contains(entry.thing.id) {
                last.append(entry)
            } else {
                first.append(entry)
            }
        }
        return first + last
    }
}

/// A wrong answer, and how often it was given to a card.
private struct WrongAnswer {
    let card: Card
    let typed: String
    /// The typed text without details in which it may differ from the answer to a thing.
    let key: RepeatKey
    let count: Int

    /// The wrong answers, which an index contains.
    static let all = "SELECT thing, direction, typed FROM review WHERE verdict IN (2, 3) AND typed <> ''"

    init(_ row: StoredRow) {
        card = Card(row)
        typed = row.text("typed")
        key = RepeatKey(typed)
        count = row.integer("count")
    }
}

/// The number of wrong answers for each pair of things.
private struct Confusions {
    /// The rows of two things, the smaller one first.
    struct Pair: Hashable, Comparable {
        let first: Int64
        let second: Int64

        init(_ left: Int64, _ right: Int64) {
            first = min(left, right)
            second = max(left, right)
        }

        static func < (left: Pair, right: Pair) -> Bool {
            (left.first, left.second) < (right.first, right.second)
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

        /// Returns the right answer to a question for the thing.
        func answer(in direction: Direction) -> String { direction == .meaning ? long : short }
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
        let unmatched = try countExact(wrong)
        // A wrong acronym is not compared, because an acronym with a typo is another acronym.
        let wrongMeanings = unmatched.filter { answer in answer.card.direction == .meaning }
        if !wrongMeanings.isEmpty { try countTypos(wrongMeanings.prefix(Self.mostCompared)) }
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
    /// - Returns: the other answers.
    private mutating func countExact(_ wrong: [WrongAnswer]) throws -> [WrongAnswer] {
        struct Typed: Hashable {
            let direction: Direction
            let key: RepeatKey
        }
        let answers = Dictionary(grouping: wrong) { answer in
            Typed(direction: answer.card.direction, key: answer.key)
        }
        let directions = Set(wrong.map(\.card.direction))
        var matched: Set<Typed> = []
        try Self.forEachAskedThing(db) { thing in
            for direction in directions {
                let typed = Typed(direction: direction, key: RepeatKey(thing.answer(in: direction)))
                guard let same = answers[typed] else { continue }
                matched.insert(typed)
                for answer in same { try add(thing, answer) }
            }
        }
        return wrong.filter { answer in
            !matched.contains(Typed(direction: answer.card.direction, key: answer.key))
        }
    }

    /// Counts the answers that are the meaning of a thing with a typo.
    private mutating func countTypos(_ wrong: ArraySlice<WrongAnswer>) throws {
        let candidates = try typoCandidates(for: wrong)
        for answer in wrong {
            let length = answer.typed.count
            let near = (candidates[Self.initial(answer.typed)] ?? []).filter { candidate in
                abs(candidate.length - length) <= Self.greatestDifference
            }
            let accepted = near.map { candidate in Thing(short: candidate.thing.short, long: candidate.thing.long) }
            guard let credited = Judge().judge(answer.typed, asked: .meaning, accepted: accepted).credited,
                let index = accepted.firstIndex(where: { thing in thing.id == credited.id })
            else { continue }
            try add(near[index].thing, answer)
        }
    }

    /// A thing whose meaning may be a wrong answer without its typo.
    private struct TypoCandidate {
        let thing: AskedThing
        /// The number of characters of its meaning.
        let length: Int
    }

    /// Returns the asked things whose meanings begin like wrong answers, by their first letter.
    private func typoCandidates(for wrong: ArraySlice<WrongAnswer>) throws -> [Character?: [TypoCandidate]] {
        let initials = Set(wrong.map { answer in Self.initial(answer.typed) })
        var candidates: [Character?: [TypoCandidate]] = [:]
        try Self.forEachAskedThing(db) { thing in
            let initial = Self.initial(thing.long)
            guard initials.contains(initial) else { return }
            candidates[initial, default: []].append(TypoCandidate(thing: thing, length: thing.long.count))
        }
        return candidates
    }

    /// Returns the first letter of a text in small, or nil for an empty text.
    private static func initial(_ text: String) -> Character? { text.lowercased().first }

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
