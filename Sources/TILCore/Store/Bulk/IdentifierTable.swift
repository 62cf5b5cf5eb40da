import Foundation

/// Rows by identifiers, millions of them: open addressing in one array.
///
/// A dictionary hashes each identifier anew, and thoroughly, whenever it grows, which took longer than to write the rows.
/// Identifiers are random already but for those that somebody made up, against whom a number helps that nobody knows.
struct IdentifierTable {
    private struct Slot {
        var high: UInt64 = 0
        var low: UInt64 = 0
        /// The row of the identifier; 0 in a slot that was never used, -1 in one whose identifier was forgotten.
        var row: Int64 = 0
    }

    private var slots = [Slot](repeating: Slot(), count: 1 << 10)
    private var used = 0
    private let secret = UInt64.random(in: .min ... .max)

    /// The row of an identifier; nil where there is none. Rows are greater than 0.
    subscript(_ identifier: UUID) -> Int64? {
        get {
            let (high, low) = Self.halves(identifier)
            let row = slots[place(high, low)].row
            return row > 0 ? row : nil
        }
        set {
            if let newValue, insert(identifier, newValue) { return }
            let (high, low) = Self.halves(identifier)
            let place = place(high, low)
            if slots[place].row != 0 { slots[place].row = newValue ?? -1 }
        }
    }

    /// Notes the row of an identifier, unless it has one.
    /// - Returns: whether it had none.
    mutating func insert(_ identifier: UUID, _ row: Int64) -> Bool {
        let (high, low) = Self.halves(identifier)
        var place = place(high, low)
        if slots[place].row > 0 { return false }
        if slots[place].row == 0 {
            used += 1
            if used * 4 > slots.count * 3 {
                grow()
                place = self.place(high, low)
            }
        }
        slots[place] = Slot(high: high, low: low, row: row)
        return true
    }

    /// The slot of an identifier, or the empty slot that it may take.
    private func place(_ high: UInt64, _ low: UInt64) -> Int {
        let mask = slots.count - 1
        let mixed = ((high ^ secret) &* 0x9e37_79b9_7f4a_7c15 ^ (low &+ secret)) &* 0xbf58_476d_1ce4_e5b9
        var place = Int(truncatingIfNeeded: mixed >> 20) & mask
        while slots[place].row != 0, slots[place].low != low || slots[place].high != high { place = (place + 1) & mask }
        return place
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(), count: old.count * 2)
        for slot in old where slot.row != 0 { slots[place(slot.high, slot.low)] = slot }
    }

    private static func halves(_ identifier: UUID) -> (UInt64, UInt64) {
        withUnsafeBytes(of: identifier.uuid) {
            ($0.loadUnaligned(as: UInt64.self), $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        }
    }
}
