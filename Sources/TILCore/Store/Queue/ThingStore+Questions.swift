public import Foundation
import GRDB

extension ThingStore {
    /// Returns the things with a right answer when a thing is asked: all meanings of its acronym, or all acronyms of
    /// its meaning.
    ///
    /// ```swift
    /// let right = try store.accepted(for: thing, asked: .meaning)
    /// print(right.map(\.long))  // ["For the Win"]
    /// ```
    public func accepted(for thing: Thing, asked direction: Direction) throws(StoreError) -> [Thing] {
        if direction == .meaning { return try meanings(of: thing.short) }
        return try things(where: "long = ? COLLATE NOCASE ORDER BY thing.id", [thing.long])
    }

    /// Returns the standing of each thing that was asked before in a direction: known or due. A suspended thing is
    /// never due.
    ///
    /// ```swift
    /// let standings = try store.standings(of: [thing], asked: .meaning, at: now, on: day)
    /// let isKnown = standings[thing.id] == .known  // false: it was never asked
    /// ```
    public func standings(
        of things: [Thing], asked direction: Direction, at instant: Date, on day: StudyDay
    ) throws(StoreError) -> [UUID: Question.Standing] {
        var standings: [UUID: Question.Standing] = [:]
        for thing in things {
            guard let memory = try memories(of: thing.id)[direction] else { continue }
            standings[thing.id] = !thing.isSuspended && memory.isDue(at: instant, on: day) ? .due : .known
        }
        return standings
    }

    /// Returns the meanings of the acronyms that are one letter away from an acronym. A typed answer that matches one
    /// of them does not count as a typo.
    public func meaningsNear(_ short: String) throws(StoreError) -> [String] {
        try reading { _ in
            var longs: [String] = []
            for near in try nearestShorts(to: short, limit: 50) { longs += try meanings(of: near).map(\.long) }
            return longs
        }
    }

    /// Returns some hundred things that may look similar to a thing. They share a tag, are next to it in the alphabet,
    /// begin with the same letter as one of its words, or are random. A ``ChoiceMaker`` chooses wrong answers from
    /// them.
    ///
    /// ```swift
    /// var generator = SystemRandomNumberGenerator()
    /// let candidates = try store.lookAlikes(of: thing, using: &generator)
    /// ```
    public func lookAlikes(of thing: Thing, using generator: inout some RandomNumberGenerator) throws(StoreError)
        -> [Thing]
    {
        let drawn = (0..<Self.mostDrawn).map { _ in generator.next() }
        let beginnings = Self.beginnings(of: thing.long, using: &generator)
        return try reading { db in
            guard let last: Int64 = try db.value("SELECT max(id) FROM thing") else { return [] }
            var rows: Set<Int64> = []
            func add(_ sql: String, _ argument: some DatabaseValueConvertible) throws {
                let found: [Int64] = try db.values(sql, [argument])
                rows.formUnion(found)
            }
            for tag in thing.tags { try add("SELECT thing FROM tag WHERE name = ? LIMIT 200", tag) }
            let things = "SELECT id FROM thing WHERE removed IS NULL AND"
            let key = Capitals.key(thing.short)
            try add("\(things) key < ? ORDER BY key DESC LIMIT 100", key)
            try add("\(things) key > ? ORDER BY key LIMIT 100", key)
            for beginning in beginnings { try add("\(things) key >= ? ORDER BY key LIMIT 40", beginning) }
            for number in drawn {
                let row = 1 + Int64(number % UInt64(last))
                try add("\(things) id >= ? ORDER BY id LIMIT 1", row)
            }
            let condition = "thing.id IN (SELECT value FROM json_each(?)) AND removed IS NULL ORDER BY thing.id"
            return try ThingRow.all(where: condition, ["\(Array(rows))"], db).map(\.thing)
        }
    }

    /// The number of things that are drawn at random.
    private static let mostDrawn = 100

    /// Returns two letters for each word of a meaning: its first one and a random one. The acronyms after them begin
    /// with the letter of the word, and are not always the same.
    private static func beginnings(of long: String, using generator: inout some RandomNumberGenerator) -> [String] {
        let words = long.split(separator: " ").prefix(12)
        let letters = Set(words.map { word in Capitals.key(String(word.prefix(1))) })
        return letters.sorted().map { letter in
            let second = UInt8(ascii: "A") + UInt8.random(in: 0..<26, using: &generator)
            return letter + String(UnicodeScalar(second))
        }
    }
}
