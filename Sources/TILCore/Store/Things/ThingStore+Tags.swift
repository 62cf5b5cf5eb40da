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

    /// Gives things tags and takes others from them, as one change that undo takes back.
    /// - Parameters:
    ///   - ids: the things.
    ///   - added: the tags that they get.
    ///   - removed: the tags that they lose, in letters of any case.
    ///   - instant: when it is done.
    /// - Returns: the things that are different now, as they are.
    /// - Throws: `StoreError.noSuchThing`, and what ``ThingDraft`` throws.
    @discardableResult
    public func tag(_ ids: [UUID], adding added: [String], removing removed: [String], at instant: Date) throws
        -> [Thing]
    {
        let change = TagChange(adding: added, removing: removed)
        return try writing { db in
            var before: [Thing] = []
            var after: [Thing] = []
            for id in ids where !before.contains(where: { $0.id == id }) {
                guard let old = try Self.find(id, db) else { throw StoreError.noSuchThing(IdentifierText.text(of: id)) }
                var thing = old.thing
                thing.tags = try ThingDraft(
                    short: thing.short, long: thing.long, tags: change.tags(from: thing.tags), spelling: .asIs
                ).tags
                guard thing != old.thing else { continue }
                try Self.update(old.row, to: thing, db)
                before.append(old.thing)
                after.append(thing)
            }
            if !before.isEmpty { try ChangeRow.write(editsBefore: before, at: instant, db) }
            return after
        }
    }
}
