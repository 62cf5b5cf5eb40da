/// The order in which found things are shown: the acronym that was sought, those that start with it, then all others; in
/// each by key, meaning and acronym.
struct SearchOrder {
    /// The same order in SQL, with the key as the first parameter.
    static let sql = "key <> ?1, key NOT BETWEEN ?1 AND ?1 || char(1114111), key, long, short"

    private let key: [UInt8]
    private let end: [UInt8]

    init(key: String) {
        self.key = Array(key.utf8)
        end = self.key + Array("\u{10FFFF}".utf8)
    }

    /// A number that is the greater the later a thing with a key comes; things with the same number may come either way.
    func number(_ other: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var number: UInt64 = 2
        if other.elementsEqual(key) {
            number = 0
        } else if !other.lexicographicallyPrecedes(key), !end.lexicographicallyPrecedes(other) {
            number = 1
        }
        // The first seven bytes of the key are the whole of most keys.
        for index in 0..<7 { number = number << 8 | UInt64(index < other.count ? other[index] : 0) }
        return number
    }
}
