import Foundation
import GRDB
import TILText

extension ThingStore {
    /// Every tag with the number of things that have it, in alphabetical order. Of spellings that differ by case only, all
    /// are counted together, under the one that most things have.
    public func tags() throws -> [(name: String, count: Int)] {
        let all: [(name: String, count: Int)] = try reading(answers: false) { db in
            try db.rows(
                """
                SELECT tag.name, count(*) FROM tag JOIN thing ON thing.id = tag.thing
                WHERE thing.removed IS NULL GROUP BY tag.name ORDER BY tag.name
                """
            ).map { ($0[0], $0[1]) }
        }
        let groups = Dictionary(grouping: all) { $0.name.lowercased() }
        return groups.values.compactMap { group -> (name: String, count: Int)? in
            guard let first = group.max(by: { ($0.count, $1.name) < ($1.count, $0.name) }) else { return nil }
            return (first.name, group.reduce(0) { $0 + $1.count })
        }.sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
    }

    /// Whether any thing has a tag, in letters of any case.
    public func hasTag(_ tag: String) throws -> Bool {
        try reading(answers: false) { db in try TagFilter([tag], db).spellings.first?.isEmpty == false }
    }
}

/// Tags that things must have, all of them, each in letters of any case.
struct TagFilter {
    /// The spellings of each tag in the store; empty if no thing has it.
    let spellings: [[String]]

    init(_ tags: [String], _ db: Database) throws {
        let names: [String] = tags.isEmpty ? [] : try db.values("SELECT DISTINCT name FROM tag")
        spellings = tags.map { tag in names.filter { $0.lowercased() == tag.lowercased() } }
    }

    /// The condition on a thing, to be appended to others; empty if any thing passes.
    /// - Parameter thing: the column with the thing's row.
    func condition(_ thing: String) -> String {
        spellings.map { names in
            let list = names.map(\.sqlLiteral).joined(separator: ", ")
            return " AND \(thing) IN (SELECT tag.thing FROM tag WHERE tag.name IN (\(list)))"
        }.joined()
    }
}

/// A pattern of shorts, like a pattern of file names: `*` matches any text and `?` one character, ignoring case.
public struct ShortPattern: Hashable, Sendable {
    private let key: String

    /// Creates a pattern from a text. The result is nil if the text has neither `*` nor `?`.
    public init?(_ text: String) {
        guard text.contains(where: { $0 == "*" || $0 == "?" }) else { return nil }
        key = Capitals.key(text)
    }

    /// The condition on a thing, in SQL. What comes before the first wildcard is looked for in the index.
    var condition: String {
        let start = String(key.prefix { $0 != "*" && $0 != "?" })
        // A bracket would begin a set.
        let glob = "thing.key GLOB \(key.replacing(scalar: "[", with: "[[]").sqlLiteral)"
        guard !start.isEmpty else { return glob }
        return "thing.key >= \(start.sqlLiteral) AND thing.key < \((start + "\u{10FFFF}").sqlLiteral) AND \(glob)"
    }
}

/// How questions to the table of memories exclude what no quiz asks.
enum Suspension {
    /// A condition on a row of `memory`.
    static let isAsked = "memory.thing NOT IN (SELECT id FROM thing WHERE suspended NOTNULL)"
}

extension String {
    /// The text as a literal of SQL; for a clause that is put together before its arguments are known.
    var sqlLiteral: String { "'" + replacing(scalar: "'", with: "''") + "'" }
}
