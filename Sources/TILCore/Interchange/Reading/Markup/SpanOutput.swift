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

    /// Returns the text without other marks, and the text of a mark or a link at its start.
    func spans(marks: StaticString) -> (text: String, lead: String?) {
        let (end, suffix) = linksAtEnd
        let spans = SpanMarks(Array(bytes[..<end]), marks: marks)
        let text = spans.text[...].text + suffix
        let leadLink = links.first.flatMap { $0.range.lowerBound == 0 ? bytes[$0.range].text : nil }
        let lead = leadLink ?? SpanMarks.text(lead: spans.lead)
        return (text, lead == text ? nil : lead)
    }

    /// The end of the words before the links at the end, and these links as a text that keeps their addresses.
    private var linksAtEnd: (end: Int, suffix: String) {
        var end = bytes.count
        var suffix = ""
        for link in links.reversed() where bytes[link.range.upperBound..<end].allSatisfy(\.isSpace) {
            let words = bytes[..<link.range.lowerBound].text
            guard let text = MarkdownLink.text(bytes[link.range].text, to: link.address, after: words) else { break }
            suffix = " " + text + suffix
            end = link.range.lowerBound
        }
        return (end, suffix)
    }
}
