import Foundation
import GRDB

extension ThingStore {
    /// The things that have a text in their short, long, note or tags, ignoring case.
    ///
    /// Where the acronym itself is or starts with the text, it comes first; then by the short.
    /// - Parameter limit: at most so many; nil for all.
    public func search(_ text: String, limit: Int? = nil) throws -> [Thing] {
        let needle = Capitals.tidied(text)
        guard !needle.isEmpty else { return [] }
        let folded = SearchFold.fold(needle)
        let key = Capitals.key(needle)
        return try reading { db in
            db.add(function: SearchFold.function(folded))
            return try Row.fetchAll(
                db,
                sql: """
                    SELECT \(ThingRow.columns) FROM thing
                    WHERE removed IS NULL AND (has_text(short, long, note)
                        OR thing.id IN (SELECT thing FROM tag WHERE has_text(name, '', '')))
                    ORDER BY key <> :key, key NOT BETWEEN :key AND :key || char(1114111), key, long, short LIMIT :limit
                    """, arguments: ["key": key, "limit": limit ?? -1]
            ).map { ThingRow($0).thing }
        }
    }
}
