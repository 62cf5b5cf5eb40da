/// The acronyms that Markdown and plain text declare apart from their prose: `*[XQB]: cross-quarter board`, as extensions of
/// Markdown read that, `<abbr title="cross-quarter board">XQB</abbr>`, and the lines of a list of abbreviations, `XQB   Cross-Quarter
/// Board`.
enum MarkdownAbbreviations {
    /// The acronyms, as they are declared.
    static func shorts(_ document: UnsafeBufferPointer<UInt8>, _ regions: DocumentRegions) -> Set<String> {
        let collector = RegionCollector(document)
        var shorts: Set<String> = []
        var index = 0
        while let start = collector.find("<abbr ", from: index, before: document.count) {
            index = start + 6
            let limit = min(document.count, start + RegionCollector.reach)
            guard let tagEnd = collector.find(">", from: start, before: limit),
                collector.find("title=", from: start, before: tagEnd) != nil,
                let end = collector.find("</", from: tagEnd, before: min(limit, tagEnd + 80))
            else { continue }
            shorts.insert(String(decoding: document[(tagEnd + 1)..<end], as: UTF8.self))
        }
        regions.forEachLine { line in
            guard let short = declared(collector, line) ?? listed(collector, line),
                !regions.contains(.code, line.lowerBound)
            else { return }
            shorts.insert(String(decoding: document[short], as: UTF8.self))
        }
        return shorts
    }

    /// The acronym that a line declares: `*[XQB]: cross-quarter board`.
    private static func declared(_ collector: RegionCollector, _ line: Range<Int>) -> Range<Int>? {
        guard collector.has("*[", at: line.lowerBound) else { return nil }
        let start = line.lowerBound + 2
        let limit = min(line.upperBound, line.lowerBound + 80)
        return collector.find("]:", from: start, before: limit).map { start..<$0 }
    }

    /// The acronym with which a line of a list of abbreviations starts: what follows behind a gap or a mark has words for
    /// all of its letters, the first word for the first one.
    private static func listed(_ collector: RegionCollector, _ line: Range<Int>) -> Range<Int>? {
        let bytes = collector.bytes
        var start = line.lowerBound
        while start < line.upperBound, isMark(bytes[start]), bytes[start] != UInt8(ascii: ":"),
            bytes[start] != UInt8(ascii: "=")
        {
            start += 1
        }
        var end = start
        while end < line.upperBound, ByteClass.isUpper(bytes[end]) || ByteClass.isDigit(bytes[end]) { end += 1 }
        guard end - start >= 2, end - start <= 10, ByteClass.isUpper(bytes[start]) else { return nil }
        // Two blanks, or a mark of which a name has none.
        var gap = end
        while gap < line.upperBound, isMark(bytes[gap]) { gap += 1 }
        guard gap - end >= 2, gap < line.upperBound else { return nil }
        let short = bytes[start..<end].filter { ByteClass.isLetter($0) }.map(ByteClass.lowercased)
        let articles: [StaticString] = ["a ", "an ", "the ", "A ", "An ", "The "]
        if let article = articles.first(where: { collector.has($0, at: gap) }) { gap += article.utf8CodeUnitCount }
        guard gap < line.upperBound, let initial = short.first, ByteClass.lowercased(bytes[gap]) == initial else {
            return nil
        }
        var letter = 0
        var isWordStart = true
        for index in gap..<min(line.upperBound, gap + 200) where letter < short.count {
            let isLetter = ByteClass.isLetter(bytes[index]) || bytes[index] >= 0x80
            if isLetter, isWordStart, ByteClass.lowercased(bytes[index]) == short[letter] { letter += 1 }
            isWordStart = !isLetter
        }
        return letter == short.count ? start..<end : nil
    }

    /// Whether a byte may stand before an acronym of a list or behind it.
    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "|"), UInt8(ascii: "*"),
            UInt8(ascii: "`"):
            true
        default: false
        }
    }
}
