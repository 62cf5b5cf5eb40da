/// A block of lines that are not prose: between fences, in an HTML element, or in a TeX environment.
package enum MarkdownCodeBlock {
    case fence(CodeFence)
    /// A block that ends at a line with this text.
    case until([UInt8])

    /// Creates the block that a line opens, or returns nil if it opens none or also closes it.
    /// - Parameters:
    ///   - kind: the kind of the line.
    ///   - line: the line after its white space.
    ///   - isCode: returns whether a TeX environment with a name contains code.
    package init?(
        _ bytes: UnsafeBufferPointer<UInt8>, _ kind: MarkdownLine.Kind, _ line: Range<Int>,
        isCode: (_ environment: String) -> Bool = { _ in false }
    ) {
        if case .fence(let fence) = kind {
            self = .fence(fence)
            return
        }
        let text = bytes[line]
        let closing: String
        if text.starts(with: "\\begin{".utf8),
            let end = bytes[line.lowerBound...].prefix(200).firstIndex(of: UInt8(ascii: "}"))
        {
            let name = String(decoding: bytes[(line.lowerBound + 7)..<end], as: UTF8.self)
            guard isCode(name) else { return nil }
            closing = "\\end{" + name + "}"
        } else if text.first == "<" {
            let name = String(
                decoding: bytes[(line.lowerBound + 1)...].prefix(40).prefix { byte in byte.isLetter }, as: UTF8.self)
            guard ["pre", "script", "style", "textarea"].contains(name) else { return nil }
            closing = "</" + name
        } else {
            return nil
        }
        self = .until(Array(closing.utf8))
        if closes(bytes, line) { return nil }
    }

    /// Returns the end of the line that closes the block, or nil if there is none.
    /// - Parameter start: the start of the line after the one that opens the block.
    package func end(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var start = start
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let text = bytes[start..<end].firstIndex { byte in !byte.isSpace } ?? end
            if closes(bytes, text..<end) { return end }
            start = end + 1
        }
        return nil
    }

    private func closes(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
        switch self {
        case .fence(let fence): return fence.isClosed(by: UnsafeBufferPointer(rebasing: bytes[line]))
        case .until(let text): return bytes[line].firstRange(of: text) != nil
        }
    }
}

/// The front matter of a Markdown file, between two lines of three hyphens at its start.
package enum MarkdownFrontMatter {
    /// The greatest size of front matter, in bytes.
    private static let longest = 64 * 1_024

    /// Returns the end of the line that closes the front matter, without its line break, or nil if the file has none.
    package static func end(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        func lineEnd(_ start: Int) -> Int { bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count }
        func isMarked(_ start: Int, _ mark: StaticString) -> Bool {
            mark.withUTF8Buffer { bytes[start...].starts(with: $0) }
        }
        let first = (isMarked(0, "\u{FEFF}") ? 3 : 0)..<lineEnd(0)
        var start = first.upperBound + 1
        guard isMarked(first.lowerBound, "---"), case .rule = MarkdownLine.kind(bytes, first), start < bytes.count,
            bytes[start..<lineEnd(start)].contains(UInt8(ascii: ":"))
        else { return nil }
        while start < min(bytes.count, longest) {
            let end = lineEnd(start)
            if isMarked(start, "---") || isMarked(start, "...") { return end }
            start = end + 1
        }
        return nil
    }
}
