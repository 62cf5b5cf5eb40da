import Foundation

/// Hashes of what an import has come across, by which it is told what is surely new without an index.
///
/// The hashes are seeded by chance, so that no file can be made in which many of them fall together. Two things with one
/// hash are all but impossible, and do no harm: what may have been seen is looked for in the store. Source: open
/// addressing with linear probing, Knuth, The Art of Computer Programming 3, section 6.4.
struct SeenHashes {
    /// The hashes in their places; 0 for an empty one.
    private var slots = [UInt64](repeating: 0, count: 1 << 12)
    private var count = 0

    /// How many hashes there may be: 48 MB and, while they grow for the last time, 24 MB more.
    private static let most = 6_000_000

    /// Whether no more hashes are kept: from here on nothing is surely new.
    var isFull: Bool { count >= Self.most }

    /// Takes an identifier.
    /// - Returns: whether it is surely new.
    mutating func insert(_ identifier: UUID) -> Bool {
        var hasher = Hasher()
        withUnsafeBytes(of: identifier.uuid) { hasher.combine(bytes: $0) }
        return insert(hasher.finalize())
    }

    /// Takes a hash.
    /// - Returns: whether it is surely new.
    mutating func insert(_ hash: Int) -> Bool {
        if isFull { return false }
        if count >= slots.count / 4 * 3 { grow() }
        return place(UInt64(bitPattern: Int64(hash)))
    }

    private mutating func place(_ hash: UInt64) -> Bool {
        let hash = hash == 0 ? 1 : hash
        var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[place] != 0 {
            if slots[place] == hash { return false }
            place = (place + 1) & (slots.count - 1)
        }
        slots[place] = hash
        count += 1
        return true
    }

    private mutating func grow() {
        let before = slots
        slots = [UInt64](repeating: 0, count: before.count * 2)
        count = 0
        for hash in before where hash != 0 { _ = place(hash) }
    }
}
