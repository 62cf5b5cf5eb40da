/// The last entries of an import, and how often each of them came again: in memory that does not grow with the file.
///
/// A file that says the same over and over would otherwise cost a search for each line or, in bulk, a row that is found
/// to be a repeat at the end: 14 million equal lines filled 2.6 GB of disk.
struct RecentEntries {
    /// An entry that came again, and how often.
    struct Repeat {
        /// The row of the entry.
        let row: Int64
        /// The number of the file that repeats it, from 0.
        let file: Int
        let count: Int
    }

    private struct Slot {
        /// The row of the entry; 0 for no entry.
        var row: Int64 = 0
        var hash: UInt32 = 0
        /// How often it came again; a slot that counts is not given to another entry.
        var count: UInt32 = 0
    }

    /// What came again, but for what the file under way repeats.
    private(set) var repeats: [Repeat] = []
    private var slots = Array(repeating: Slot(), count: fewestSlots)
    /// The slots that count.
    private var counting: [Int] = []
    /// How many entries were added.
    private var added = 0

    /// Few fit a processor's cache, which the many lines of a large file would overflow; both are powers of two.
    private static let fewestSlots = 1 << 12
    private static let mostSlots = 1 << 18

    /// Counts an entry that came before.
    /// - Returns: its row; nil where it is not among the last entries.
    mutating func count(_ draft: ThingDraft, hash: Int, _ things: KnownThings) throws -> Int64? {
        let place = place(of: hash)
        let slot = slots[place]
        guard slot.row != 0, slot.hash == Self.mark(of: hash), slot.count < .max,
            try things.says(draft.short, draft.long, in: slot.row)
        else { return nil }
        if slot.count == 0 { counting.append(place) }
        slots[place].count += 1
        return slot.row
    }

    /// Takes an entry of a file that is in a row.
    mutating func add(_ row: Int64, hash: Int, file: Int) {
        added += 1
        if added > slots.count, slots.count < Self.mostSlots { grow(file) }
        let place = place(of: hash)
        if slots[place].count == 0 { slots[place] = Slot(row: row, hash: Self.mark(of: hash)) }
    }

    /// Notes what a file repeated, at its end.
    mutating func endFile(_ file: Int) {
        for place in counting {
            repeats.append(Repeat(row: slots[place].row, file: file, count: Int(slots[place].count)))
            slots[place].count = 0
        }
        counting.removeAll(keepingCapacity: true)
    }

    /// Makes room for more entries; those until now are forgotten.
    private mutating func grow(_ file: Int) {
        endFile(file)
        slots = Array(repeating: Slot(), count: slots.count * 4)
    }

    /// Forgets the entries and what came again, since rows are about to be deleted.
    mutating func forget() {
        repeats = []
        for place in slots.indices { slots[place] = Slot() }
    }

    /// The hash of an entry, by which it is told from others.
    static func hash(_ draft: ThingDraft) -> Int {
        var (long, short) = (draft.long, draft.short)
        return long.withUTF8 { long in short.withUTF8 { hash(long: long, short: $0) } }
    }

    /// The hash of an entry that says a long and a short.
    static func hash(long: UnsafeBufferPointer<UInt8>, short: UnsafeBufferPointer<UInt8>) -> Int {
        var hasher = Hasher()
        hasher.combine(long.count)
        hasher.combine(bytes: UnsafeRawBufferPointer(long))
        hasher.combine(bytes: UnsafeRawBufferPointer(short))
        return hasher.finalize()
    }

    private func place(of hash: Int) -> Int { hash & (slots.count - 1) }

    /// What tells two entries of one place apart, of bits that no place is taken from.
    private static func mark(of hash: Int) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) }
}
