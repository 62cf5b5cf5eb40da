import TILText

/// The depth of the tables and lists in a text of TOML, which is counted without parsing it.
///
/// The parser recurses into each level, so a deep text could exhaust the stack. Up to the first error of a text, this
/// reading agrees with the parser about the places of strings and comments. The parser does not read further.
struct TOMLNesting {
    /// The greatest depth. Each part of a dotted key, each table and each list counts.
    private(set) var depth = 0
    /// The number of the first line with a header that does not begin with a key, or nil. The parser ends the program
    /// there, because it asserts that a key follows.
    private(set) var headerWithoutKey: Int?

    private var rest: ArraySlice<UInt8>
    /// The depth of the present key or value.
    private var level = 0
    /// The depth of the table that the last header named.
    private var header = 0
    /// The depths at which the open brackets stand.
    private var brackets: [Int] = []
    private var isInHeader = false
    /// Whether only spaces precede on the line.
    private var isAtStart = true

    init(_ text: String) {
        let bytes = Array(text.utf8)
        rest = bytes[...]
        rest = rest.withoutByteOrderMark
        while let byte = rest.popFirst() {
            read(byte)
            let startsHeader = isInHeader && isAtStart
            if startsHeader, headerWithoutKey == nil, !isKeyNext {
                headerWithoutKey = 1 + bytes[..<rest.startIndex].count { byte in byte == "\n" }
            }
            depth = max(depth, level)
            switch byte {
            case "\n": isAtStart = true
            case " ", "\t": break
            default: isAtStart = false
            }
        }
    }

    private mutating func read(_ byte: UInt8) {
        switch byte {
        case "\"", "'": skipString(quote: byte)
        case "#": rest = rest.drop { byte in byte != "\n" }
        case "\n":
            if brackets.isEmpty { level = header }
        case ".": level += 1
        case ",":
            // The next item has the depth of the first one.
            if let bracket = brackets.last { level = bracket + 1 } else { level = header }
        case "[", "{": open(byte)
        case "]", "}": close()
        default: break
        }
    }

    /// Whether a key or the end of the header follows the bracket that opens a header.
    private var isKeyNext: Bool {
        let inside = rest.first == "[" ? rest.dropFirst() : rest
        guard let next = inside.first(where: { byte in byte != " " && byte != "\t" }) else { return false }
        return next.isLetterOrDigit || next.isOne(of: "-_\"']")
    }

    private mutating func open(_ byte: UInt8) {
        if brackets.isEmpty, isAtStart, byte == "[" {
            isInHeader = true
            header = 0
            level = 0
        }
        brackets.append(level)
        level += 1
    }

    private mutating func close() {
        // Of [[a.b]], the inner brackets have the depth of the table.
        if isInHeader { header = max(header, level) }
        level = brackets.popLast() ?? header
        if brackets.isEmpty { isInHeader = false }
    }

    /// Skips a string after its first quotation mark.
    private mutating func skipString(quote: UInt8) {
        let isLong = rest.starts(with: [quote, quote])
        if isLong { rest.removeFirst(2) }
        let end = isLong ? [quote, quote, quote] : [quote]
        while let byte = rest.first, !rest.starts(with: end) {
            // The string does not close, and the parser ends here.
            if byte == "\n", !isLong { return }
            let isEscape = byte == "\\" && quote == "\""
            rest = rest.dropFirst(isEscape ? 2 : 1)
        }
        rest = rest.dropFirst(end.count)
        // A long string may end with two more quotation marks.
        for _ in 0..<2 where isLong && rest.first == quote { rest.removeFirst() }
    }
}
