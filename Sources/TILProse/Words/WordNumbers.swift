/// Numbers for words, by their keys, for tables that are asked for every word and grow: open addressing as in ``WordSet``.
struct WordNumbers: Sendable {
    /// The keys, 0 for an empty place, and the numbers at the same places.
    private var keys: ContiguousArray<UInt64> = []
    private var numbers: ContiguousArray<Int32> = []
    private(set) var count = 0

    /// The number of a word; nil for one that has none.
    subscript(key: WordKey) -> Int? {
        guard count > 0 else { return nil }
        var place = place(of: key.value)
        while keys[place] != 0 {
            if keys[place] == key.value { return Int(numbers[place]) }
            place = (place + 1) & (keys.count - 1)
        }
        return nil
    }

    /// Gives a word a number, or another one.
    mutating func set(_ key: WordKey, to number: Int) {
        guard key.value != 0 else { return }
        if 2 * (count + 1) > keys.count { grow() }
        var place = place(of: key.value)
        while keys[place] != 0, keys[place] != key.value { place = (place + 1) & (keys.count - 1) }
        if keys[place] == 0 { count += 1 }
        keys[place] = key.value
        numbers[place] = Int32(truncatingIfNeeded: number)
    }

    private mutating func grow() {
        let old = zip(keys, numbers).filter { $0.0 != 0 }
        let size = max(64, 2 * keys.count)
        keys = ContiguousArray(repeating: 0, count: size)
        numbers = ContiguousArray(repeating: 0, count: size)
        for (key, number) in old {
            var place = place(of: key)
            while keys[place] != 0 { place = (place + 1) & (size - 1) }
            keys[place] = key
            numbers[place] = number
        }
    }

    @inline(__always)
    private func place(of value: UInt64) -> Int {
        Int(truncatingIfNeeded: (value &* 0x9E37_79B9_7F4A_7C15) >> 32) & (keys.count - 1)
    }
}
