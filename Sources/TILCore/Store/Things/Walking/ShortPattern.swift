import TILText

/// A pattern of shorts, as of names of files: `*` stands for anything, `?` for one character; letters of any case.
public struct ShortPattern: Hashable, Sendable {
    private let key: String

    /// A pattern; nil for a text that has neither `*` nor `?`.
    public init?(_ text: String) {
        guard text.contains(where: { $0 == "*" || $0 == "?" }) else { return nil }
        key = Capitals.key(text)
    }

    /// The condition on a thing, in SQL. What comes before the first wildcard is looked for in the index.
    var condition: String {
        let start = String(key.prefix { $0 != "*" && $0 != "?" })
        // A bracket would begin a set.
        let glob = "thing.key GLOB \(key.replacing(scalar: "[", with: "[[]").sqlLiteral)"
        guard !start.isEmpty else { return glob }
        return "thing.key >= \(start.sqlLiteral) AND thing.key < \((start + "\u{10FFFF}").sqlLiteral) AND \(glob)"
    }
}
