/// The order in which a language puts texts, as a program knows it from its locale.
public struct TextOrder: Sendable {
    /// What of a text is compared, byte by byte. The first zero or one in it ends what tells letters apart; what follows tells
    /// accents and capitals apart, as the C library's `strxfrm` has it.
    public let sortKey: @Sendable (String) -> [UInt8]
    /// Whether digits and capitals of ASCII stand as their bytes do.
    let isPlainASCII: Bool

    /// An order by sort keys.
    public init(sortKey: @escaping @Sendable (String) -> [UInt8]) {
        self.sortKey = sortKey
        let plain = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { sortKey(String($0)) }
        isPlainASCII = zip(plain, plain.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) }
    }

    /// What of a text tells its letters apart.
    func letters(_ text: String) -> [UInt8] {
        Array(sortKey(text).prefix { $0 > 1 })
    }

    /// Whether one text comes before another; of equal ones that with the smaller bytes.
    func precedes(_ left: String, _ right: String) -> Bool {
        let (first, second) = (sortKey(left), sortKey(right))
        return first == second ? left < right : first.lexicographicallyPrecedes(second)
    }

    /// Whether a text stands where its bytes put it among others like it.
    func isPlain(_ text: String) -> Bool {
        isPlainASCII && text.utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) }
    }
}
