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
        let start = bytes[line.lowerBound...]
        let closing: String
        if let name = Self.environment(startingAt: start, isIn: bytes[line]) {
            guard isCode(name) else { return nil }
            closing = "\\end{" + name + "}"
        } else if start.first == "<", !line.isEmpty {
            let letters = start.dropFirst().prefix(40).prefix { byte in byte.isLetter }
            let name = String(decoding: letters, as: UTF8.self)
            guard ["pre", "script", "style", "textarea"].contains(name) else { return nil }
            closing = "</" + name
        } else {
            return nil
        }
        self = .until(Array(closing.utf8))
        if closes(bytes, line) { return nil }
    }

    /// Returns the name of the TeX environment that begins at a line's start, or nil.
    private static func environment(
        startingAt start: Slice<UnsafeBufferPointer<UInt8>>, isIn line: Slice<UnsafeBufferPointer<UInt8>>
    ) -> String? {
        let begin = "\\begin{".utf8
        guard line.starts(with: begin) else { return nil }
        guard let brace = start.prefix(200).firstIndex(of: UInt8(ascii: "}")) else { return nil }
        return String(decoding: start[(start.startIndex + begin.count)..<brace], as: UTF8.self)
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
            mark.withUTF8Buffer { markBytes in bytes[start...].starts(with: markBytes) }
        }
        let byteOrderMark: StaticString = "\u{FEFF}"
        let firstLine = (isMarked(0, byteOrderMark) ? byteOrderMark.utf8CodeUnitCount : 0)..<lineEnd(0)
        guard isMarked(firstLine.lowerBound, "---"), case .rule = MarkdownLine.kind(bytes, firstLine) else {
            return nil
        }
        var start = firstLine.upperBound + 1
        // A key and a value must follow. Otherwise, the hyphens are a rule.
        guard start < bytes.count, bytes[start..<lineEnd(start)].contains(UInt8(ascii: ":")) else { return nil }
        while start < min(bytes.count, longest) {
            let end = lineEnd(start)
            if isMarked(start, "---") || isMarked(start, "...") { return end }
            start = end + 1
        }
        return nil
    }
}
