/// Finds the shorts of a list that are nearest to one that is not in it: one letter more, less, other, or two swapped.
///
/// Looks up each spelling at distance one (a few hundred look-ups in an index), then what starts the same, so that the cost
/// does not grow with the list.
enum NearShorts {
    /// - Parameters:
    ///   - short: the short that was not found.
    ///   - limit: the greatest number of results.
    ///   - spelling: returns the short of a key, or nil if the list does not have it.
    ///   - starting: returns at most the given number of shorts whose keys start with the given text.
    static func find(
        to short: String, limit: Int, spelling: (_ key: String) throws -> String?,
        starting: (_ key: String, _ limit: Int) throws -> [String]
    ) throws -> [String] {
        let key = Capitals.key(short)
        guard !key.isEmpty, key.count <= 40 else { return [] }
        var found: [String] = []
        for neighbour in neighbours(of: key) where found.count < limit {
            if let short = try spelling(neighbour), !found.contains(short) { found.append(short) }
        }
        if found.count >= limit || key.count < 2 { return found }
        let more = try starting(key, limit)
        return Array((found + more.filter { !found.contains($0) }).prefix(limit))
    }

    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-/&.")

    /// The spellings that are one slip away, the likeliest slips first.
    private static func neighbours(of key: String) -> [String] {
        let key = Array(key)
        func replaced(_ position: Int, _ count: Int, by new: [Character]) -> String {
            String(key[..<position] + new + key[(position + count)...])
        }
        let swapped = (0..<key.count - 1).map { replaced($0, 2, by: [key[$0 + 1], key[$0]]) }
        let shorter = key.count < 2 ? [] : key.indices.map { replaced($0, 1, by: []) }
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
