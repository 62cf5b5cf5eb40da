import Foundation
import GRDB

extension ThingStore {
    /// Every tag with the number of things that have it, in alphabetical order. Of spellings that differ by case only, all
    /// are counted together, under the one that most things have.
    public func tags() throws -> [(name: String, count: Int)] {
        let all: [(name: String, count: Int)] = try reading { db in
            try Row.fetchAll(
                db,
                sql: """
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
        try reading { db in try TagFilter([tag], db).spellings.first?.isEmpty == false }
    }
}
