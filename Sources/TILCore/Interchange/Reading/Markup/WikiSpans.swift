import TILText

/// The text of a part of a wiki page without marks.
struct WikiSpans: MarkupSpans {
    let text: String
    let lead: String?

    init(_ marked: ArraySlice<UInt8>) {
        var parser = WikiSpanParser(marked.trimmed)
        parser.parse()
        text = parser.text
        let lead = parser.lead
        let hasLead = lead != text && lead != ""
        self.lead = hasLead ? lead : nil
    }
}

/// A parser that writes the text of a part of a wiki page from its start to its end.
private struct WikiSpanParser {
    private let marked: ArraySlice<UInt8>
    private var index: Int
    private var output: [UInt8] = []
    /// The links and templates that are open.
    private var openParts: [OpenPart] = []
    /// The offset in the output of the first mark of bold or italic text.
    private var firstMark: Int?
    /// The end in the output of a marked text, a link or a template at the start.
    private var leadEnd: Int?
    /// The offset after which no tag can end.
    private let lastTagEnd: Int
    private var hasUnendedComment = false
    private var hasUnendedReference = false

    /// A link `[[...]]` or a template `{{...}}`.
    private struct OpenPart {
        /// The offset of its text in the output.
        let start: Int
        let isLink: Bool
    }

    /// The greatest length of a link with an address, in bytes.
    private static let longestLink = 2_000
    /// The greatest length of a tag, in bytes.
    private static let longestTag = 4_000

    init(_ marked: ArraySlice<UInt8>) {
        self.marked = marked
        index = marked.startIndex
        lastTagEnd = marked.lastIndex { byte in byte == ">" } ?? marked.startIndex
    }

    var text: String { output[...].text }

    /// The text at the start that is marked, without a colon at its end.
    var lead: String? {
        guard let leadEnd else { return nil }
        let lead = output[..<min(leadEnd, output.count)].text
        return lead.hasSuffix(":") ? String(lead.dropLast()) : lead
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
        switch marked[index] {
        case "'": readQuotes()
        case "[": openPart("[[", isLink: true) || readAddress()
        case "{": openPart("{{", isLink: false)
        case "]": closePart("]]", isLink: true)
        case "}": closePart("}}", isLink: false)
        case "<": readTag()
        case "&": readReference()
        default: false
        }
    }

    /// Reads the marks around bold and italic text.
    private mutating func readQuotes() -> Bool {
        guard rest.hasPrefix("''") else { return false }
        if firstMark == nil {
            firstMark = output.count
        } else if firstMark == 0, leadEnd == nil {
            leadEnd = output.count
        }
        index = rest.prefix { byte in byte == "'" }.endIndex
        return true
    }

    // MARK: Links and templates

    private mutating func openPart(_ mark: StaticString, isLink: Bool) -> Bool {
        guard rest.hasPrefix(mark) else { return false }
        openParts.append(OpenPart(start: output.count, isLink: isLink))
        index += 2
        return true
    }

    private mutating func closePart(_ mark: StaticString, isLink: Bool) -> Bool {
        guard let part = openParts.last, part.isLink == isLink, rest.hasPrefix(mark) else { return false }
        openParts.removeLast()
        // The text is after the last bar.
        let content = output[part.start...]
        if let bar = content.lastIndex(of: UInt8(ascii: "|")) { output.removeSubrange(part.start...bar) }
        if part.start == 0, leadEnd == nil { leadEnd = output.count }
        index += 2
        return true
    }

    /// Reads a link such as `[https://x.y Wikipedia]`. Only at the end of the text, its address is kept.
    private mutating func readAddress() -> Bool {
        guard rest.hasPrefix("[http") else { return false }
        guard let close = rest.prefix(Self.longestLink).firstIndex(of: UInt8(ascii: "]")) else { return false }
        let content = marked[(index + 1)..<close]
        index = close + 1
        guard let space = content.firstIndex(where: { byte in byte.isSpace }) else {
            output += content
            return true
        }
        let label = content[(space + 1)...]
        if rest.isBlank {
            let link = MarkdownLink.text(label.text, to: content[..<space].text, after: text)
            output += Array((link ?? label.text).utf8)
        } else {
            output += label
        }
        return true
    }

    // MARK: Tags

    private mutating func readTag() -> Bool {
        guard index < lastTagEnd, let end = rest.hasPrefix("<!--") ? commentEnd() : tagEnd() else { return false }
        if rest.hasPrefixIgnoringCase("<br") { output.append(UInt8(ascii: "\n")) }
        index = end
        return true
    }

    private mutating func commentEnd() -> Int? {
        // Without an end, the rest of the text is searched only once.
        if hasUnendedComment { return nil }
        let end = rest.offset(of: "-->").map { offset in offset + 3 }
        hasUnendedComment = end == nil
        return end
    }

    /// Returns the end of a tag, or of a reference with its text.
    private mutating func tagEnd() -> Int? {
        guard let first = rest.dropFirst().first, first.isLetter || first == "/" else { return nil }
        guard let close = rest.prefix(Self.longestTag).firstIndex(of: UInt8(ascii: ">")) else { return nil }
        let isReference = rest.hasPrefixIgnoringCase("<ref") && marked[close - 1] != "/"
        guard isReference, !hasUnendedReference else { return close + 1 }
        guard let end = rest.offset(of: "</ref>", from: close) else {
            hasUnendedReference = true
            return close + 1
        }
        return end + "</ref>".utf8.count
    }

    private mutating func readReference() -> Bool {
        guard let reference = HTMLReference(marked, at: index), let scalar = reference.scalar else { return false }
        output += Array(String(Character(scalar)).utf8)
        index = reference.end
        return true
    }
}
