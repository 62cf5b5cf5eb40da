import TILText

/// A set of words for very frequent look-ups: open addressing with a multiplicative hash.
struct WordSet: Sendable {
    /// The hash table: a power of two with at least four slots per key, 0 for an empty slot. The first slot rejects
    /// most words.
    private let table: [UInt64]
    private let shift: UInt64
    /// The greatest length of a word in bytes. Longer words need no look-up.
    let longest: Int

    /// Creates the set of the words in a text, separated by white space.
    init(_ text: String) {
        self.init(Self.keys(of: text) { WordKey($0, $1) })
    }

    /// Creates the set of the words in a text, with their case as written.
    init(exactly text: String) {
        self.init(Self.keys(of: text) { WordKey(exactly: $0, $1) })
    }

    /// Creates the set of the words in a list.
    init(_ list: WordList) {
        self.init(Self.keys(of: list.bytes) { WordKey($0, $1) })
    }

    /// Creates the set of the words in a list, with their case as written.
    init(exactly list: WordList) {
        self.init(Self.keys(of: list.bytes) { WordKey(exactly: $0, $1) })
    }

    private static func keys(of text: String, _ key: (Bytes, ByteRange) -> WordKey) -> [WordKey] {
        var text = text
        return text.withUTF8 { text in keys(of: text, key) }
    }

    private static func keys(of text: Bytes, _ key: (Bytes, ByteRange) -> WordKey) -> [WordKey] {
        text.split(whereSeparator: \.isSpace).map { word in key(text, word.indices) }
    }

    /// Creates the set of words with these keys.
    init(_ keys: [WordKey]) {
        longest = keys.map(\.longest).max() ?? 0
        var bits: UInt64 = 3
        while 1 << bits < keys.count * 4 { bits += 1 }
        shift = 64 - bits
        var table = [UInt64](repeating: 0, count: 1 << Int(bits))
        for key in keys where key.value != 0 {
            var position = Self.position(of: key.value, shift)
            while table[position] != 0, table[position] != key.value { position = (position + 1) & (table.count - 1) }
            table[position] = key.value
        }
        self.table = table
    }

    /// The keys of the words.
    var keys: [WordKey] { table.filter { $0 != 0 }.map(WordKey.init(value:)) }

    func contains(_ key: WordKey) -> Bool {
        table.withUnsafeBufferPointer { table in
            var position = Self.position(of: key.value, shift)
            while table[position] != 0 {
                if table[position] == key.value { return true }
                position = (position + 1) & (table.count - 1)
            }
            return false
        }
    }

    /// Fibonacci hashing: the high bits of the product with 2^64 divided by the golden ratio.
    private static func position(of value: UInt64, _ shift: UInt64) -> Int {
        Int(truncatingIfNeeded: (value &* 0x9E37_79B9_7F4A_7C15) >> shift)
    }
}
