/// The longer words of a document so far, in flat memory: of two words that fall on the same place the later one stays.
///
/// It tells a word that a line end has broken ("simul-" and "taneous") from a compound ("content-" and "encryption").
struct WordMemory: Sendable {
    private static let size = 1 << 13
    private var keys: ContiguousArray<UInt64>

    /// A memory of nothing.
    init() { keys = ContiguousArray(repeating: 0, count: Self.size) }

    private init(keys: ContiguousArray<UInt64>) { self.keys = keys }

    /// A memory that takes no room and notes nothing.
    static let none = WordMemory(keys: [])

    /// Notes the words of a passage that are long enough to be broken.
    mutating func note(_ passage: Passage, _ part: Range<Int>) {
        guard !keys.isEmpty else { return }
        for token in passage.tokens[part] where token.lower >= 7 && token.lower == token.count {
            let key = WordKey(passage.bytes, token.range).value
            keys[Self.place(of: key)] = key
        }
    }

    /// Whether a word was noted.
    func contains(_ word: [UInt8]) -> Bool {
        guard !keys.isEmpty else { return false }
        let key = word.withUnsafeBufferPointer { WordKey($0, 0..<$0.count).value }
        return keys[Self.place(of: key)] == key
    }

    private static func place(of key: UInt64) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 51)
    }
}
