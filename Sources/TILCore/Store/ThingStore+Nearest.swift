import Foundation
import GRDB

extension ThingStore {
    /// The known shorts nearest to one that is not known: one letter more, less, other, or two swapped.
    ///
    /// Looks up each spelling at distance one in the index (a few hundred look-ups), then what starts the same, so that
    /// the cost does not grow with the store.
    public func nearestShorts(to short: String, limit: Int = 3) throws -> [String] {
        let key = Array(Capitals.key(short))
        guard !key.isEmpty, key.count <= 40 else { return [] }
        var candidates: [String] = []
        for index in key.indices.dropLast() {
            var swapped = key
            swapped.swapAt(index, index + 1)
            candidates.append(String(swapped))
        }
        for index in key.indices where key.count > 1 {
            candidates.append(String(key[..<index] + key[(index + 1)...]))
        }
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-/&.")
        for index in 0...key.count {
            for letter in alphabet {
                if index < key.count { candidates.append(String(key[..<index] + [letter] + key[(index + 1)...])) }
                candidates.append(String(key[..<index] + [letter] + key[index...]))
            }
        }
        let found = try reading { db in
            let statement = try db.cachedStatement(
                sql: "SELECT short FROM thing WHERE key = ? AND removed IS NULL LIMIT 1")
            var found: [String] = []
            for candidate in candidates where found.count < limit {
                if let short = try String.fetchOne(statement, arguments: [candidate]), !found.contains(short) {
                    found.append(short)
                }
            }
            return found
        }
        if found.count >= limit || key.count < 2 { return found }
        let more = try shorts(startingWith: String(key), limit: limit)
        return Array((found + more.filter { !found.contains($0) }).prefix(limit))
    }
}
