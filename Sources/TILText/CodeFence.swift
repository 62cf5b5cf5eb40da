/// The fence of a block of code in Markdown: three backquotes or tildes, or more, with which a line starts.
///
/// It takes one kind of bytes only: asked of every line of a document, generic code costs a fifth of a check.
/// Source: CommonMark 0.31.2, section 4.5, "Fenced code blocks".
package struct CodeFence: Hashable, Sendable {
    private let mark: UInt8
    private let length: Int

    /// The fence that a line opens, given without white space before it; nil if it opens none.
    package init?(openedBy line: UnsafeBufferPointer<UInt8>) {
        guard let first = line.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else { return nil }
        let rest = line.drop { $0 == first }
        (mark, length) = (first, line.count - rest.count)
        // With backquotes behind it, it is code within a line.
        if length < 3 || first == UInt8(ascii: "`") && rest.contains(first) { return nil }
    }

    /// Whether a line, given without white space before it, closes the block.
    package func isClosed(by line: UnsafeBufferPointer<UInt8>) -> Bool {
        let rest = line.drop { $0 == mark }
        return line.count - rest.count >= length && rest.allSatisfy { $0 <= 0x20 }
    }
}
