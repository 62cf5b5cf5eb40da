/// The longer words of a document so far, in flat memory: of two words that fall on the same place the later one stays.
///
/// It tells a word that a line end has broken ("simul-" and "taneous") from a compound ("content-" and "encryption").
struct WordMemory: Sendable {
    private static let size = 1 << 13
    private var keys: ContiguousArray<UInt16>

    /// A memory of nothing.
    init() { keys = ContiguousArray(repeating: 0, count: Self.size) }

    private init(keys: ContiguousArray<UInt16>) { self.keys = keys }

    /// A memory that takes no room and notes nothing.
    static let none = WordMemory(keys: [])

    /// Notes the words of a passage that are long enough to be broken.
    mutating func note(_ passage: Passage, _ part: Range<Int>) {
        guard !keys.isEmpty else { return }
        let bytes = UnsafeRawBufferPointer(passage.bytes)
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: part.count + 1) { places in
            // The places of the long words first, chosen rather than branched: which they are no processor can foretell.
            var count = 0
            passage.tokens.withUnsafeBufferPointer { tokens in
                for index in part {
                    let token = tokens[index]
                    let isLong: UInt8 =
                        (token.lower >= 7 ? 1 : 0) & (Int32(token.lower) == token.end &- token.start ? 1 : 0)
                    places[count] = Int32(truncatingIfNeeded: index)
                    count &+= Int(isLong)
                }
                keys.withUnsafeMutableBufferPointer { keys in
                    for place in places[..<count] {
                        let key = Self.key(bytes, tokens[Int(place)].range)
                        keys[Self.place(of: key)] = UInt16(truncatingIfNeeded: key)
                    }
                }
            }
        }
    }

    /// Whether a word was noted.
    func contains(_ word: [UInt8]) -> Bool {
        guard !keys.isEmpty, word.count >= 7 else { return false }
        let key = word.withUnsafeBytes { Self.key($0, 0..<word.count) }
        return keys[Self.place(of: key)] == UInt16(truncatingIfNeeded: key)
    }

    /// A number for a word of seven letters or more: its first and its last seven letters, and how many it has.
    @inline(__always)
    private static func key(_ bytes: UnsafeRawBufferPointer, _ word: Range<Int>) -> UInt64 {
        @inline(__always) func letters(_ first: Int, _ last: Int) -> UInt64 {
            UInt64(bytes.loadUnaligned(fromByteOffset: first, as: UInt32.self))
                | UInt64(bytes.loadUnaligned(fromByteOffset: last, as: UInt32.self)) << 32
        }
        let start = letters(word.lowerBound, word.lowerBound + 3) &* 0x9E37_79B9_7F4A_7C15
        let end = letters(word.upperBound - 7, word.upperBound - 4) &* 0xBF58_476D_1CE4_E5B9
        let key = (start ^ start >> 32) &+ end &+ UInt64(truncatingIfNeeded: word.count)
        return (key ^ key >> 29) &* 0x9E37_79B9_7F4A_7C15
    }

    private static func place(of key: UInt64) -> Int {
        Int(truncatingIfNeeded: key >> 51)
    }
}
