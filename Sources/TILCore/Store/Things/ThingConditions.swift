import Foundation
import GRDB
import TILText

extension ThingStore {
    /// Returns all tags with the number of things that have them, in alphabetical order. Spellings that differ only in
    /// case are counted together, under the most common spelling.
    public func tags() throws(StoreError) -> [(name: String, count: Int)] {
        let all: [(name: String, count: Int)] = try reading(.things) { db in
            try db.rows(
                """
                SELECT tag.name AS name, count(*) AS count FROM tag JOIN thing ON thing.id = tag.thing
                WHERE thing.removed IS NULL GROUP BY tag.name ORDER BY tag.name
                """
            ) { row in (name: row.text("name"), count: row.integer("count")) }
        }
        let spellings = Dictionary(grouping: all) { tag in tag.name.lowercased() }
        let sorted = spellings.sorted { left, right in left.key < right.key }
        return sorted.map { _, spellings in Self.united(spellings) }
    }

    /// Returns the most common spelling of a tag with the number of things that have any of them. Of equally common
    /// ones, the first in alphabetical order is returned.
    private static func united(_ spellings: [(name: String, count: Int)]) -> (name: String, count: Int) {
        var best = (name: "", count: 0)
        var total = 0
        for spelling in spellings {
            total += spelling.count
            let isFirst = spelling.count == best.count && spelling.name < best.name
            if spelling.count > best.count || isFirst { best = spelling }
        }
        return (name: best.name, count: total)
    }
}

/// A filter that requires all of its tags, ignoring case.
struct TagFilter {
    /// The spellings of each tag in the store, which are empty if no thing has the tag.
    let spellings: [[String]]

    init(_ tags: [String], _ db: Database) throws {
        let names: [String] = tags.isEmpty ? [] : try db.values("SELECT DISTINCT name FROM tag")
        spellings = tags.map { tag in names.filter { name in name.lowercased() == tag.lowercased() } }
    }

    /// Returns the SQL condition on a thing, for appending to other conditions. It is empty if every thing passes.
    /// - Parameter thing: the column with the thing's row.
    func condition(_ thing: String) -> String {
        spellings.map { names in
            let list = names.map(\.sqlLiteral).joined(separator: ", ")
            return " AND \(thing) IN (SELECT tag.thing FROM tag WHERE tag.name IN (\(list)))"
        }.joined()
    }
}

/// A pattern of acronyms with wildcards: `*` matches any text and `?` matches one character, ignoring case.
///
/// ```swift
/// let typed = "f?w"
/// let found = ShortPattern(typed) == nil ? try store.meanings(of: typed) : try store.things()
/// ```
public struct ShortPattern: Hashable, Sendable {
    private let key: String

    /// Creates a pattern from a text. The result is nil if the text has neither `*` nor `?`.
    public init?(_ text: String) {
        guard text.contains(where: { character in character == "*" || character == "?" }) else { return nil }
        key = Capitals.key(text)
    }

    /// The condition on a thing, in SQL. The index is used for the text before the first wildcard.
    var condition: String {
        // Escape a bracket, which would begin a set.
        "thing.key GLOB \(key.replacing(scalar: "[", with: "[[]").sqlLiteral)"
    }
}

/// The SQL that excludes things from quizzes.
enum Suspension {
    /// The condition on a row of `memory`.
    static let isAsked = "memory.thing NOT IN (SELECT id FROM thing WHERE suspended NOTNULL)"
}

extension String {
    /// The text as an SQL literal, for clauses that are composed before their arguments are known.
    var sqlLiteral: String { "'" + replacing(scalar: "'", with: "''") + "'" }
}
