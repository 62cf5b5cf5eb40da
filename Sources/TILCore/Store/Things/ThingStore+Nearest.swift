import Foundation
import GRDB

extension ThingStore {
    /// The known shorts nearest to one that is not known: one letter more, less, other, or two swapped.
    ///
    /// Looks up each spelling at distance one in the index (a few hundred look-ups), then what starts the same, so that
    /// the cost does not grow with the store.
    public func nearestShorts(to short: String, limit: Int = 3) throws -> [String] {
        try readingOneState { db in try Self.nearestShorts(to: short, limit: limit, db) }
    }

    /// The known shorts nearest to one, within an access.
    static func nearestShorts(to short: String, limit: Int, _ db: Database) throws -> [String] {
        let key = Capitals.key(short)
        guard !key.isEmpty, key.count <= 40 else { return [] }
        let rows = try RawStatement("SELECT short FROM thing WHERE key = ? AND removed IS NULL LIMIT 1", db)
        var found: [String] = []
        try forEachNeighbour(of: key) { neighbour in
            rows.bind(neighbour, to: 1)
            defer { rows.reset() }
            guard try rows.step() else { return true }
            let short = rows.text(0)
            if !found.contains(short) { found.append(short) }
            return found.count < limit
        }
        if found.count >= limit || key.count < 2 { return found }
        let more = try shorts(startingWith: key, limit: limit, db)
        return Array((found + more.filter { !found.contains($0) }).prefix(limit))
    }

    private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-/&.".map(String.init)

    /// Calls a closure with each spelling that is one slip away, the likeliest slips first, for as long as it returns true.
    private static func forEachNeighbour(of key: String, _ body: (String) throws -> Bool) rethrows {
        let places = Array(key.indices) + [key.endIndex]
        let starts = places.map { String(key[..<$0]) }
        let ends = places.map { String(key[$0...]) }
        let characters = key.map(String.init)
        let count = characters.count
        for place in 0..<count - 1 {
            let swapped = starts[place] + characters[place + 1] + characters[place] + ends[place + 2]
            guard try body(swapped) else { return }
        }
        for place in 0..<count where count > 1 {
            guard try body(starts[place] + ends[place + 1]) else { return }
        }
        for place in 0...count {
            for letter in letters {
                if place < count, try !body(starts[place] + letter + ends[place + 1]) { return }
                guard try body(starts[place] + letter + ends[place]) else { return }
            }
        }
    }
}
