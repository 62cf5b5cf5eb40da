/// The order in which a language puts texts, as a program knows it from its locale.
public struct TextOrder: Sendable {
    /// The bytes that are compared for a text, as the C library's `strxfrm` has them.
    public let sortKey: @Sendable (String) -> [UInt8]

    /// An order by sort keys.
    public init(sortKey: @escaping @Sendable (String) -> [UInt8]) {
        self.sortKey = sortKey
    }

    /// Whether one text comes before another; of equal ones that with the smaller bytes.
    func precedes(_ left: String, _ right: String) -> Bool {
        let (first, second) = (sortKey(left), sortKey(right))
        return first == second ? left < right : first.lexicographicallyPrecedes(second)
    }
}
