/// A set of words that is asked for every other word of a text: open addressing with one multiplication for a hash.
struct WordSet: Sendable {
    /// The keys, 0 for an empty place; four times as many places as keys, a power of two: most words are told to be none by
    /// the first place.
    private let table: [UInt64]
    private let shift: UInt64
    /// How many bytes the longest word has at most: what is longer need not be looked up.
    let longest: Int

    /// The words of a text, set apart by blanks and line ends.
    init(_ text: String) {
        self.init(Self.words(of: text) { WordKey($0, $1) })
    }

    /// The words of a text, with capitals and small letters as they are written.
    init(exactly text: String) {
        self.init(Self.words(of: text) { WordKey(exactly: $0, $1) })
    }

    private static func words(
        of text: String, _ key: (UnsafeBufferPointer<UInt8>, Range<Int>) -> WordKey
    ) -> [WordKey] {
        var text = text
        return text.withUTF8 { bytes in
            var keys: [WordKey] = []
            var start = 0
            for index in 0...bytes.count where index == bytes.count || ByteClass.isSpace(bytes[index]) {
                if start < index { keys.append(key(bytes, start..<index)) }
                start = index + 1
            }
            return keys
        }
    }

    /// The words with keys.
    init(_ keys: [WordKey]) {
        longest = keys.map(\.longest).max() ?? 0
        var bits: UInt64 = 3
        while 1 << bits < keys.count * 4 { bits += 1 }
        shift = 64 - bits
        var table = [UInt64](repeating: 0, count: 1 << Int(bits))
        for key in keys where key.value != 0 {
            var place = Self.place(of: key.value, shift)
            while table[place] != 0, table[place] != key.value { place = (place + 1) & (table.count - 1) }
            table[place] = key.value
        }
        self.table = table
    }

    /// Its words.
    var keys: [WordKey] { table.filter { $0 != 0 }.map(WordKey.init(value:)) }

    /// Whether a word is in the set.
    func contains(_ key: WordKey) -> Bool {
        table.withUnsafeBufferPointer { table in
            var place = Self.place(of: key.value, shift)
            while table[place] != 0 {
                if table[place] == key.value { return true }
                place = (place + 1) & (table.count - 1)
            }
            return false
        }
    }

    /// Fibonacci hashing: the high bits of the product with 2^64 divided by the golden ratio.
    @inline(__always)
    private static func place(of value: UInt64, _ shift: UInt64) -> Int {
        Int(truncatingIfNeeded: (value &* 0x9E37_79B9_7F4A_7C15) >> shift)
    }
}
