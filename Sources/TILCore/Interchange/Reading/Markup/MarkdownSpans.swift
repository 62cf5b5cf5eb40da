import TILText

/// The text of a part of a line in Markdown without marks, and the text that a mark at its start covers.
struct MarkdownSpans {
    let text: String
    /// The tags at the end, which are code spans that start with `#`.
    let tags: [String]
    private let marked: ArraySlice<UInt8>

    /// - Parameter keepsLink: whether a link after the words of an entry stays a link, because only the letters say
    ///   whether its text is part of the meaning: `FTP - File Transfer Protocol [Wikipedia](https://x.y)`.
    init(_ text: ArraySlice<UInt8>, keepsLink: Bool = false) {
        let marked = Self.withoutHighlight(text)
        self.marked = marked.isEmpty ? text : marked[...]
        let links = keepsLink ? Self.links(atEndOf: self.marked) : []
        let wordsEnd = links.last?.start ?? self.marked.endIndex
        let plain = MarkdownInline.plain(self.marked[..<wordsEnd])
        var shown = plain.text
        for link in links.reversed() {
            let label = MarkdownInline.plain(link.label.utf8).text
            shown += " [\(label)](\(link.address))"
        }
        self.text = Self.tidied(shown)
        tags = plain.tags
    }

    /// Returns the links after the words of an entry, the last one first.
    private static func links(atEndOf marked: ArraySlice<UInt8>) -> [MarkdownLink] {
        guard marked.contains("](") else { return [] }
        var links: [MarkdownLink] = []
        var rest = marked.trimmed
        while let link = MarkdownLink(atEndOf: rest), !link.address.hasPrefix("#") {
            links.append(link)
            rest = rest[..<link.start].trimmed
        }
        return MarkdownLink.mayFollow(rest) ? links : []
    }

    /// The text of a mark at the start, such as `**FTW**`, `` `FTW` `` or `[FTW](address)`, without a colon at its end.
    /// It is nil if there is no mark, or nothing follows it.
    var lead: String? {
        guard let span = leadingSpan, !span.rest.trimmed.isEmpty else { return nil }
        var content = span.inner
        let rest = span.rest
        let isColonEscaped = content.dropLast().last == UInt8(ascii: "\\")
        if content.last == UInt8(ascii: ":"), !isColonEscaped { content.removeLast() }
        var lead = Self.tidied(MarkdownInline.plain(content).text)
        // The reference to a footnote belongs to the words before it.
        if rest.hasPrefix("[^"), let close = rest.firstIndex(of: UInt8(ascii: "]")) { lead += rest[...close].text }
        return lead.isEmpty || lead == text ? nil : lead
    }

    /// The text after a bullet that is not one of Markdown, or nil.
    var textAfterBullet: String? {
        let bullets: [Unicode.Scalar] = ["•", "‣", "▪", "◦", "●", "○", "·"]
        let scalars = text.unicodeScalars
        guard let first = scalars.first, bullets.contains(first), scalars.count > 2 else { return nil }
        return FieldText.trimmed(String(scalars.dropFirst()))
    }

    /// Returns a text that starts with highlighted text, with strong text instead: `==FTW==`. It is empty otherwise.
    private static func withoutHighlight(_ text: ArraySlice<UInt8>) -> [UInt8] {
        guard text.hasPrefix("=="), let end = text.offset(of: "==", from: text.startIndex + 2) else { return [] }
        let strong = Array("**".utf8)
        return strong + text[(text.startIndex + 2)..<end] + strong + text[(end + 2)...]
    }

    /// Removes spaces at line ends.
    private static func tidied(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { part in
            FieldText.trimmed(String(part))
        }
        return FieldText.trimmed(lines.joined(separator: "\n"))
    }

    // MARK: Cells

    /// Returns the texts of the cells of a row, which are separated by `|` but not by `\|`.
    static func cells(_ line: ArraySlice<UInt8>) -> [String] {
        let text = line.trimmed
        var cells: [[UInt8]] = [[]]
        var isEscaped = false
        for byte in text {
            if byte == "|", !isEscaped {
                cells.append([])
            } else {
                if byte == "|" { cells[cells.count - 1].removeLast() }
                cells[cells.count - 1].append(byte)
            }
            isEscaped = byte == "\\" && !isEscaped
        }
        if text.first == UInt8(ascii: "|") { cells.removeFirst() }
        if cells.count > 1, let last = cells.last, last[...].isBlank { cells.removeLast() }
        return cells.map { cell in
            let spans = MarkdownSpans(cell[...], keepsLink: true)
            let tags = spans.tags.map { tag in "#" + tag }
            return ([spans.text] + tags).filter { text in !text.isEmpty }.joined(separator: " ")
        }
    }

    // MARK: The mark at the start

    /// A mark at the start of a line.
    private struct LeadingSpan {
        let inner: ArraySlice<UInt8>
        /// The text after the mark.
        let rest: ArraySlice<UInt8>
    }

    /// The greatest length of a text or an address in brackets, in bytes.
    private static let longestBracket = 4_000
    /// The greatest length of a run of marks.
    private static let longestFence = 3

    private var leadingSpan: LeadingSpan? {
        switch marked.first {
        case UInt8(ascii: "*"), UInt8(ascii: "_"): emphasis(keepsMarks: false)
        // Without its marks, the text of code would be read as Markdown.
        case UInt8(ascii: "`"): emphasis(keepsMarks: true)
        case UInt8(ascii: "["): leadingLink
        default: nil
        }
    }

    private func emphasis(keepsMarks: Bool) -> LeadingSpan? {
        guard let mark = marked.first else { return nil }
        let fence = marked.prefix { byte in byte == mark }
        guard fence.count <= Self.longestFence else { return nil }
        guard let close = closing(marked[fence.endIndex...], mark, fence.count) else { return nil }
        let end = close + fence.count
        let inner = keepsMarks ? marked[..<end] : marked[fence.endIndex..<close]
        return LeadingSpan(inner: inner, rest: marked[end...])
    }

    /// A link such as `[FTW](address)` or `[[FTW]]`.
    private var leadingLink: LeadingSpan? {
        guard var end = Self.bracketEnd(marked, UInt8(ascii: "["), UInt8(ascii: "]")) else { return nil }
        if marked[end...].first == UInt8(ascii: "("),
            let addressEnd = Self.bracketEnd(marked[end...], UInt8(ascii: "("), UInt8(ascii: ")"))
        {
            end = addressEnd
        } else if !marked.hasPrefix("[[") {
            return nil
        }
        return LeadingSpan(inner: marked[..<end], rest: marked[end...])
    }

    /// Returns the offset after the bracket that closes the bracket at the start of a text.
    private static func bracketEnd(_ text: ArraySlice<UInt8>, _ open: UInt8, _ close: UInt8) -> Int? {
        let pairs = MarkdownPlainText.pairs(text.prefix(longestBracket), open, close)
        return pairs[0].map { length in text.startIndex + length + 1 }
    }

    /// Returns the start of a closing run of a mark, which is as long as the opening run.
    private func closing(_ text: ArraySlice<UInt8>, _ mark: UInt8, _ count: Int) -> Int? {
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == "\\", mark != UInt8(ascii: "`") {
                index += 2
            } else if text[index] == mark {
                let run = text[index...].prefix { byte in byte == mark }
                if run.count == count, index > text.startIndex { return index }
                index = run.endIndex
            } else {
                index += 1
            }
        }
        return nil
    }
}
