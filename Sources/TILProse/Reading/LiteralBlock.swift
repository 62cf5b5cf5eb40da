/// The blocks of reStructuredText that are no prose: what is indented below a line that ends with "::", comments, and
/// what directives for code, formulas, pictures and lists of contents hold.
struct LiteralBlock {
    /// How far the line above is indented that opened a block; -1 if none is open.
    private var indent = -1
    /// Whether the line above is ".." alone: what follows right below is a comment, what follows behind a blank line is none.
    private var isBelowDots = false

    /// Whether a line belongs to such a block, or opens one and is no prose itself.
    mutating func contains(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, indent: Int) -> Bool {
        if isBelowDots, line.isEmpty { self.indent = -1 }
        isBelowDots = false
        guard !line.isEmpty else { return self.indent >= 0 }
        if self.indent >= 0 {
            if indent > self.indent { return true }
            self.indent = -1
        }
        if line.count == 2, line.allSatisfy({ bytes[$0] == UInt8(ascii: ".") }) {
            self.indent = indent
            isBelowDots = true
            return true
        }
        if line.count >= 3, bytes[line.lowerBound] == UInt8(ascii: "."),
            bytes[line.lowerBound + 1] == UInt8(ascii: "."),
            ByteClass.isBlank(bytes[line.lowerBound + 2])
        {
            return opensDirective(bytes, line, indent: indent)
        }
        var end = line.upperBound
        while end > line.lowerBound, ByteClass.isBlank(bytes[end - 1]) { end -= 1 }
        if end - line.lowerBound >= 2, bytes[end - 1] == UInt8(ascii: ":"), bytes[end - 2] == UInt8(ascii: ":") {
            self.indent = indent
        }
        return false
    }

    /// Whether ".. " starts what is no prose: a comment, a target, a directive of that kind.
    private mutating func opensDirective(
        _ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, indent: Int
    ) -> Bool {
        var index = line.lowerBound + 3
        while index < line.upperBound, ByteClass.isBlank(bytes[index]) { index += 1 }
        guard index < line.upperBound else { return true }
        // A footnote or a citation is prose.
        if bytes[index] == UInt8(ascii: "[") { return false }
        if bytes[index] == UInt8(ascii: "_") || bytes[index] == UInt8(ascii: "|") { return true }
        let start = index
        while index < line.upperBound, isNamePart(bytes, index, line.upperBound) { index += 1 }
        let isDirective =
            index + 1 < line.upperBound && bytes[index] == UInt8(ascii: ":") && bytes[index + 1] == UInt8(ascii: ":")
        let name = WordKey(bytes, start..<index)
        if !isDirective || Self.codeDirectives.contains(name) { self.indent = indent }
        // The text of a note may start on its line; what a function is called is no prose, what is said of it is.
        return !isDirective || !Self.noteDirectives.contains(name)
    }

    /// Whether a byte is part of a directive's name: `code-block`, `py:function`.
    private func isNamePart(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Bool {
        if ByteClass.isLetter(bytes[index]) || bytes[index] == UInt8(ascii: "-") { return true }
        return bytes[index] == UInt8(ascii: ":") && index + 1 < end && ByteClass.isLetter(bytes[index + 1])
    }

    private static let codeDirectives = WordSet(
        """
        code code-block sourcecode highlight math image include literalinclude parsed-literal raw graphviz toctree
        productionlist doctest testcode testoutput testsetup testcleanup ipython prompt uml digraph graph contents index
        automodule autofunction autoclass autosummary meta tabularcolumns
        """)
    private static let noteDirectives = WordSet(
        """
        note warning tip hint important caution danger attention error admonition topic sidebar seealso versionadded
        versionchanged deprecated rubric centered
        """)
}
