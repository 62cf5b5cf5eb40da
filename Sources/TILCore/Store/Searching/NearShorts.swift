/// Finds the shorts of a list that are nearest to one that is not in it: one letter more, less, other, or two swapped.
///
/// Looks up each spelling at distance one (a few hundred look-ups in an index), then what starts the same, so that the cost
/// does not grow with the list.
enum NearShorts {
    /// - Parameters:
    ///   - short: what was not found.
    ///   - limit: how many are wanted at most.
    ///   - spelling: returns the short of a key, or nil if the list does not have it.
    ///   - starting: the shorts whose keys start as given, so many at most.
    static func find(
        to short: String, limit: Int, spelling: (_ key: String) throws -> String?,
        starting: (_ key: String, _ limit: Int) throws -> [String]
    ) throws -> [String] {
        let key = Capitals.key(short)
        guard !key.isEmpty, key.count <= 40 else { return [] }
        var found: [String] = []
        try forEachNeighbour(of: key) { neighbour in
            guard let short = try spelling(neighbour) else { return true }
            if !found.contains(short) { found.append(short) }
            return found.count < limit
        }
        if found.count >= limit || key.count < 2 { return found }
        let more = try starting(key, limit)
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
