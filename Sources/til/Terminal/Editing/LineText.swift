/// A line under way: its text and where the cursor stands.
struct LineText: Equatable, Sendable, ExpressibleByStringLiteral {
    /// What was typed so far.
    var string: String
    /// How many UTF-8 bytes are before the cursor.
    var cursor: Int

    /// Text with the cursor at its end.
    init(_ string: String = "") {
        self.string = string
        cursor = string.utf8.count
    }

    init(_ string: String, cursor: Int) {
        self.string = string
        self.cursor = min(max(0, cursor), string.utf8.count)
    }

    init(stringLiteral value: String) {
        self.init(value)
    }
}
