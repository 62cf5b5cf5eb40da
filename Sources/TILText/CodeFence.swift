/// The fence of a Markdown code block: at least three backquotes or tildes at the start of a line.
///
/// The type reads only one kind of buffer. Generic code for every line of a document would increase the time of a check
/// by a fifth.
/// Source: CommonMark 0.31.2, section 4.5, "Fenced code blocks".
package struct CodeFence: Hashable, Sendable {
    private let mark: UInt8
    private let length: Int

    /// Creates the fence that a line opens. The result is nil if the line does not open one. The line starts after its
    /// white space.
    package init?(openedBy line: UnsafeBufferPointer<UInt8>) {
        guard let mark = line.first, mark == "`" || mark == "~" else { return nil }
        let rest = line.drop { byte in byte == mark }
        self.mark = mark
        length = line.count - rest.count
        // With backquotes in the rest of the line, it is an inline code span.
        if length < 3 || mark == "`" && rest.contains(mark) { return nil }
    }

    /// Returns whether a line closes the block. The line starts after its white space.
    package func isClosed(by line: UnsafeBufferPointer<UInt8>) -> Bool {
        let rest = line.drop { byte in byte == mark }
        let hasEnoughMarks = line.count - rest.count >= length
        return hasEnoughMarks && rest.allSatisfy { byte in byte.isSpaceOrControl }
    }
}
