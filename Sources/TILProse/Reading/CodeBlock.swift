import TILText

/// A block of lines that are no prose.
enum CodeBlock: Equatable {
    /// Between lines of three backquotes or tildes, or more.
    case fence(CodeFence)
    /// Until a line with this closes it.
    case until(String)

    /// The block that a line opens; nil if it opens none, or closes it as well.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
        switch bytes[line.lowerBound] {
        case UInt8(ascii: "`"), UInt8(ascii: "~"):
            guard let fence = CodeFence(openedBy: UnsafeBufferPointer(rebasing: bytes[line])) else { return nil }
            self = .fence(fence)
        case UInt8(ascii: "\\"):
            let marks = Self.environments.first { Self.starts(bytes, line, with: $0.open) }
            guard let marks, !Self.has(bytes, line, marks.close) else { return nil }
            self = .until(marks.close)
        case UInt8(ascii: "<"):
            let marks = Self.elements.first { Self.starts(bytes, line, with: $0.open) }
            guard let marks, !Self.has(bytes, line, marks.close) else { return nil }
            self = .until(marks.close)
        default: return nil
        }
    }

    private static let environments = [
        "verbatim", "lstlisting", "minted", "equation", "equation*", "align", "align*", "eqnarray", "displaymath",
        "tikzpicture", "alltt", "comment",
    ].map { (open: "\\begin{" + $0 + "}", close: "\\end{" + $0 + "}") }
    private static let elements = ["pre", "script", "style"].map { (open: "<" + $0, close: "</" + $0) }

    /// Whether a line closes the block.
    func closes(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
        switch self {
        case .fence(let fence): return fence.isClosed(by: UnsafeBufferPointer(rebasing: bytes[line]))
        case .until(let text): return Self.has(bytes, line, text)
        }
    }

    private static func starts(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, with text: String) -> Bool {
        line.count >= text.utf8.count && zip(line, text.utf8).allSatisfy { bytes[$0] == $1 }
    }

    private static func has(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, _ text: String) -> Bool {
        guard line.count >= text.utf8.count, let first = text.utf8.first else { return false }
        return (line.lowerBound...(line.upperBound - text.utf8.count)).contains {
            bytes[$0] == first && starts(bytes, $0..<line.upperBound, with: text)
        }
    }
}
