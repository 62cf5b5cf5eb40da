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
        keys.withUnsafeMutableBufferPointer { keys in
            passage.tokens.withUnsafeBufferPointer { tokens in
                for index in part where tokens[index].lower >= 7 {
                    let token = tokens[index]
                    guard Int(token.lower) == token.count else { continue }
                    let key = Self.key(UnsafeRawBufferPointer(rebasing: bytes[token.range]))
                    keys[Self.place(of: key)] = UInt16(truncatingIfNeeded: key)
                }
            }
        }
    }

    /// Whether a word was noted.
    func contains(_ word: [UInt8]) -> Bool {
        guard !keys.isEmpty, word.count >= 7 else { return false }
        let key = word.withUnsafeBytes(Self.key)
        return keys[Self.place(of: key)] == UInt16(truncatingIfNeeded: key)
    }

    /// A number for a word of seven letters or more: eight bytes at a time, the last ones twice.
    private static func key(_ word: UnsafeRawBufferPointer) -> UInt64 {
        var key = UInt64(word.count)
        if word.count < 8 {
            key ^= UInt64(word.loadUnaligned(as: UInt32.self)) << 32
            key ^= UInt64(word.loadUnaligned(fromByteOffset: word.count - 4, as: UInt32.self))
        } else {
            var index = 0
            while index + 8 < word.count {
                key = (key ^ word.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
                index += 8
            }
            key ^= word.loadUnaligned(fromByteOffset: word.count - 8, as: UInt64.self)
        }
        return (key ^ key >> 29) &* 0x9E37_79B9_7F4A_7C15
    }

    private static func place(of key: UInt64) -> Int {
        Int(truncatingIfNeeded: key >> 51)
    }
}
