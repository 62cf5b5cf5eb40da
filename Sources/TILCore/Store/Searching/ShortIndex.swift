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
        for neighbour in Self.neighbours(of: letters) {
            if found.count >= limit { return found }
            guard let short = try String.fetchOne(statement, arguments: [neighbour]) else { continue }
            if !found.contains(short) { found.append(short) }
        }
        // A single letter begins too many acronyms.
        if letters.count < 2 { return found }
        for short in try shorts(startingWith: letters, limit: limit) where !found.contains(short) {
            found.append(short)
        }
        return Array(found.prefix(limit))
    }

    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-/&.")

    /// Returns the spellings that are one typo away, the most likely typos first.
    private static func neighbours(of key: String) -> [String] {
        let key = Array(key)
        var neighbours: [String] = []
        func add(replacing range: Range<Int>, by letters: [Character]) {
            neighbours.append(String(key[..<range.lowerBound] + letters + key[range.upperBound...]))
        }
        // Two swapped letters.
        for position in key.indices.dropLast() {
            add(replacing: position..<position + 2, by: [key[position + 1], key[position]])
        }
        // One letter too many.
        if key.count > 1 {
            for position in key.indices { add(replacing: position..<position + 1, by: []) }
        }
        // A different letter, or a missing one.
        for position in 0...key.count {
            for letter in letters {
                if position < key.count { add(replacing: position..<position + 1, by: [letter]) }
                add(replacing: position..<position, by: [letter])
            }
        }
        return neighbours
    }
}
