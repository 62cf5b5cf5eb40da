/// A reader of one kind of file, with the test of whether a file is of its kind.
struct ListReader: Sendable {
    /// How well the start of a text fits a reader.
    enum Fit: Int, Comparable, Sendable {
        /// The text is not of the reader's kind.
        case no
        /// The text can be read, and others may read it better. The letters of the entries decide.
        case possible
        /// The text has marks that nothing else has, such as `\newacronym` or a first line `#separator:tab`.
        case certain

        static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
    }

    /// Returns how well a text fits. It looks at the start of the text, unless the syntax needs the whole text.
    var fit: @Sendable (ListText) -> Fit
    /// Whether only letters tell the entries from any other text, so that a reading without them is never proposed.
    var needsLetters = false
    /// Returns the contents of a text. It judges nothing, and it returns rejections for text that it cannot read.
    var read: @Sendable (ListText) -> ListDocument
}
