import TILText

/// The text of a part of an AsciiDoc file without marks.
struct AsciiDocSpans: MarkupSpans {
    let text: String
    let lead: String?

    init(_ marked: ArraySlice<UInt8>) {
        var parser = AsciiDocSpanParser(marked)
        parser.parse()
        var output = parser.output
        output.removeSuffix(" +")
        let spans = output.spans(marks: "*_`#^~+")
        text = spans.text
        lead = spans.lead
    }
}

/// A parser that writes the text of a part of an AsciiDoc file from its start to its end.
private struct AsciiDocSpanParser {
    private let marked: ArraySlice<UInt8>
    private var index: Int
    private(set) var output = SpanOutput()
    /// The offset after which no macro or role can end.
    private let lastBracket: Int

    /// The greatest lengths of parts of the text, in bytes.
    private static let longestAnchor = 200
    private static let longestRole = 100
    private static let longestReference = 400
    private static let longestTarget = 1_000
    private static let longestLabel = 2_000

    init(_ marked: ArraySlice<UInt8>) {
        self.marked = marked
        index = marked.startIndex
        lastBracket = marked.lastIndex(of: UInt8(ascii: "]")) ?? marked.startIndex
    }

    mutating func parse() {
        while index < marked.endIndex {
            if readMark() { continue }
            output.append(marked[index])
            index += 1
        }
    }

    private var rest: ArraySlice<UInt8> { marked[index...] }

    /// Reads a mark, or a part between marks.
    /// - Returns: false if the next byte is text.
    private mutating func readMark() -> Bool {
        let byte = marked[index]
        switch byte {
        case "[": return skipAnchor() || skipRole()
        case "<": return readCrossReference()
        case "&": return readCharacterReference()
        case "\\": return readEscape()
        default: return byte.isLetter && readMacro()
        }
    }

    private mutating func skipAnchor() -> Bool {
        guard rest.hasPrefix("[["), let close = rest.prefix(Self.longestAnchor).offset(of: "]]") else { return false }
        index = close + 2
        return true
    }

    /// Skips the role of a span, such as `[.small]` or `[#name]`.
    private mutating func skipRole() -> Bool {
        guard index < lastBracket, rest.hasPrefix("[#") || rest.hasPrefix("[.") else { return false }
        guard let close = rest.prefix(Self.longestRole).firstIndex(of: UInt8(ascii: "]")) else { return false }
        index = close + 1
        return true
    }

    /// Reads a reference such as `<<section>>` or `<<section,text>>`.
    private mutating func readCrossReference() -> Bool {
        guard rest.hasPrefix("<<"), let close = rest.prefix(Self.longestReference).offset(of: ">>") else {
            return false
        }
        let content = marked[(index + 2)..<close]
        if let comma = content.firstIndex(of: UInt8(ascii: ",")) {
            output.append(content[(comma + 1)...].trimmed)
        } else {
            output.append(content)
        }
        index = close + 2
        return true
    }

    private mutating func readCharacterReference() -> Bool {
        guard let reference = HTMLReference(marked, at: index), let scalar = reference.scalar else { return false }
        output.append(String(Character(scalar)).utf8)
        index = reference.end
        return true
    }

    private mutating func readEscape() -> Bool {
        guard index + 1 < marked.endIndex, !marked[index + 1].isLetter else { return false }
        output.append(marked[index + 1])
        index += 2
        return true
    }

    // MARK: Macros

    /// The macros with a text in brackets.
    private static let macros: [StaticString] = [
        "link:", "http://", "https://", "xref:", "footnote:", "pass:", "stem:", "abbr:", "kbd:", "btn:", "mailto:",
    ]

    /// Reads a macro such as `link:address[text]`, `https://x.y[text]` or `footnote:[text]`.
    private mutating func readMacro() -> Bool {
        let isInWord = index > marked.startIndex && marked[index - 1].isLetter
        guard index < lastBracket, !isInWord else { return false }
        guard let macro = Self.macros.first(where: { macro in rest.hasPrefix(macro) }) else { return false }
        let target = rest.prefix(Self.longestTarget).prefix { byte in byte != "[" && !byte.isSpace }
        guard target.endIndex < marked.endIndex, marked[target.endIndex] == "[" else { return false }
        let brackets = marked[target.endIndex...].prefix(Self.longestLabel)
        guard let close = brackets.firstIndex(of: UInt8(ascii: "]")) else { return false }
        add("\(macro)", target, content: marked[(target.endIndex + 1)..<close])
        index = close + 1
        return true
    }

    private mutating func add(_ macro: String, _ target: ArraySlice<UInt8>, content: ArraySlice<UInt8>) {
        let isAddress = macro.hasSuffix("//")
        let targetAfterName = target.dropFirst(macro.utf8.count)
        if content.isEmpty {
            output.addLink(isAddress ? target : targetAfterName, to: [])
            return
        }
        // A caret opens the link in another window.
        let label = content.last == UInt8(ascii: "^") ? content.dropLast() : content
        switch macro {
        case "footnote:": output.addLink(Array(" (".utf8) + label + Array(")".utf8), to: [])
        case "link:": output.addLink(label, to: targetAfterName)
        // Only a link has an address. The target of another macro is part of its syntax.
        default: output.addLink(label, to: isAddress ? target : [])
        }
    }
}
