import GRDB

/// The index of the acronyms of a store.
struct ShortIndex {
    let db: Database

    /// Returns the acronyms that start with a prefix, ignoring case, in alphabetical order and without duplicates.
    func shorts(startingWith prefix: String, limit: Int) throws -> [String] {
        let start = Capitals.key(prefix)
        // End the range with the greatest character, so that only matching entries of the index are read.
        return try db.values(
            "SELECT DISTINCT short FROM thing WHERE removed IS NULL AND key >= ? AND key < ? ORDER BY key LIMIT ?",
            [start, start + "\u{10FFFF}", limit])
    }

    /// Returns the acronyms that are most similar to an unknown one: with one extra, missing or different letter, or
    /// two swapped ones.
    ///
    /// It looks up each spelling at distance one (a few hundred look-ups), then acronyms with the same beginning. The
    /// time therefore does not grow with the list.
    func nearest(to short: String, limit: Int) throws -> [String] {
        let letters = Capitals.key(short)
        guard !letters.isEmpty, letters.count <= 40 else { return [] }
        let statement = try db.cachedStatement(sql: "SELECT short FROM thing WHERE removed IS NULL AND key = ? LIMIT 1")
        var found: [String] = []
        for neighbour in Self.neighbours(of: letters) where found.count < limit {
            if let short = try String.fetchOne(statement, arguments: [neighbour]), !found.contains(short) {
                found.append(short)
            }
        }
        if found.count >= limit || letters.count < 2 { return found }
        let more = try shorts(startingWith: letters, limit: limit)
        return Array((found + more.filter { !found.contains($0) }).prefix(limit))
    }

    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-/&.")

    /// Returns the spellings that are one typo away, the most likely typos first.
    private static func neighbours(of key: String) -> [String] {
        let key = Array(key)
        func replaced(_ position: Int, _ count: Int, by new: [Character]) -> String {
            String(key[..<position] + new + key[(position + count)...])
        }
        let swapped = (0..<key.count - 1).map { index in replaced(index, 2, by: [key[index + 1], key[index]]) }
        let shorter = key.count < 2 ? [] : key.indices.map { index in replaced(index, 1, by: []) }
        let others = (0...key.count).flatMap { position in
            letters.flatMap { letter in
                (position < key.count ? [replaced(position, 1, by: [letter])] : []) + [
                    replaced(position, 0, by: [letter])
                ]
            }
        }
        return swapped + shorter + others
    }
}
