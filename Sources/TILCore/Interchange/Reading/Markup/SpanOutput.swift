import TILText

/// The text of a part of a document from which the marks of links were removed, with these links.
struct SpanOutput {
    private(set) var bytes: [UInt8] = []
    private var links: [Link] = []

    private struct Link {
        let range: Range<Int>
        let address: String
    }

    mutating func append(_ byte: UInt8) { bytes.append(byte) }

    mutating func append(_ text: some Sequence<UInt8>) { bytes += text }

    /// Adds the text of a link.
    mutating func addLink(_ label: some Collection<UInt8>, to address: ArraySlice<UInt8>) {
        links.append(Link(range: bytes.count..<(bytes.count + label.count), address: address.text))
        bytes += label
    }

    /// Removes a text from the end.
    mutating func removeSuffix(_ text: StaticString) {
        if bytes[...].hasSuffix(text) { bytes.removeLast(text.utf8CodeUnitCount) }
    }

    /// The text without marks, and the text of a mark or a link at its start, or nil.
    struct Spans {
        let text: String
        let lead: String?
    }

    /// Returns the text without other marks.
    func spans(marks: StaticString) -> Spans {
        let links = linksAtEnd
        let spans = SpanMarks(Array(bytes[..<links.start]), marks: marks)
        let text = spans.text[...].text + links.suffix
        let lead = leadLink ?? SpanMarks.text(lead: spans.lead)
        return Spans(text: text, lead: lead == text ? nil : lead)
    }

    /// The text of a link at the start, or nil.
    private var leadLink: String? {
        guard let first = links.first, first.range.lowerBound == 0 else { return nil }
        return bytes[first.range].text
    }

    /// The links at the end of the text.
    private struct EndingLinks {
        /// The offset at which they start.
        var start: Int
        /// The links as a text that keeps their addresses.
        var suffix = ""
    }

    private var linksAtEnd: EndingLinks {
        var ending = EndingLinks(start: bytes.count)
        for link in links.reversed() where bytes[link.range.upperBound..<ending.start].allSatisfy(\.isSpace) {
            let words = bytes[..<link.range.lowerBound].text
            guard let text = MarkdownLink.text(bytes[link.range].text, to: link.address, after: words) else { break }
            ending.suffix = " " + text + ending.suffix
            ending.start = link.range.lowerBound
        }
        return ending
    }
}
