/// The parts of Markdown, and of text of which no more is known.
enum MarkdownRegions {
    static func read(_ collector: inout RegionCollector) {
        var start = frontMatterEnd(&collector)
        var paragraph = start..<start
        var hasOpenFence = false
        var kept = KeptLines()
        while start < collector.bytes.count {
            let line = start..<collector.lineEnd(from: start)
            start = line.upperBound + 1
            let text = collector.textStart(line)
            if kept.contains(collector.bytes, line, text: text) { collector.add(.kept, line) }
            if text < line.upperBound, titleStarts.contains(collector.bytes[text]),
                KeptLines.isTitleOfStandard(collector.bytes, line)
            {
                collector.add(.quotation, line)
            }
            if text == line.upperBound {
                endParagraph(&collector, &paragraph, at: start)
                continue
            }
            // A fence that is never closed is read as prose, and so is what follows.
            let isUnderline =
                !paragraph.isEmpty
                && ProseLineReader.isUnderline(collector.bytes, text..<line.upperBound, .markdown, isBelowProse: true)
            if !hasOpenFence, !isUnderline, let block = CodeBlock(collector.bytes, text..<line.upperBound) {
                if let end = blockEnd(block, collector, from: start) {
                    endParagraph(&collector, &paragraph, at: end)
                    collector.add(.code, line.lowerBound..<end)
                    start = end
                    continue
                }
                hasOpenFence = true
            }
            switch kind(collector, text..<line.upperBound) {
            case .underline?:
                // A line above it alone is a heading; below several it is a rule.
                if !paragraph.isEmpty,
                    collector.find("\n", from: paragraph.lowerBound, before: paragraph.upperBound) == nil
                {
                    collector.add(.heading, paragraph.lowerBound..<line.upperBound)
                }
                endParagraph(&collector, &paragraph, at: start)
            case .part(let kind)?:
                endParagraph(&collector, &paragraph, at: line.lowerBound)
                collector.add(kind, line)
                readInline(&collector, line)
                paragraph = start..<start
            case nil:
                if paragraph.isEmpty { paragraph = line.lowerBound..<line.lowerBound }
                paragraph = paragraph.lowerBound..<line.upperBound
            }
        }
        endParagraph(&collector, &paragraph, at: collector.bytes.count)
    }

    /// With what the title of a standard starts: "RFC 1 - On Names", or the mark of an item.
    private static let titleStarts = Array("R-*+".utf8)

    private enum LineKind {
        case underline
        case part(DocumentRegions.Kind)
    }

    private static func kind(_ collector: RegionCollector, _ line: Range<Int>) -> LineKind? {
        let bytes = collector.bytes
        switch bytes[line.lowerBound] {
        case UInt8(ascii: ">"): return .part(.quotation)
        case UInt8(ascii: "|"): return .part(.table)
        case UInt8(ascii: "#"):
            let end = line.first { bytes[$0] != UInt8(ascii: "#") } ?? line.upperBound
            return end == line.upperBound || ByteClass.isBlank(bytes[end]) ? .part(.heading) : nil
        case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "~"), UInt8(ascii: "^"):
            return collector.isRule(line, of: "=-~^", atLeast: 2) ? .underline : nil
        case UInt8(ascii: "["):
            let close = line.first { bytes[$0] == UInt8(ascii: "]") }
            return close.map { collector.has("]:", at: $0) && !collector.has("[^", at: line.lowerBound) } == true
                ? .part(.link) : nil
        default:
            // Dots lead to the number of a page.
            var dot = ByteSearch.next(UInt8(ascii: "."), bytes, line)
            while dot < line.upperBound {
                if collector.has(".....", at: dot) || dot > line.lowerBound && collector.has(" . . .", at: dot - 1) {
                    return .part(.table)
                }
                dot = ByteSearch.next(UInt8(ascii: "."), bytes, dot + 1..<line.upperBound)
            }
            return nil
        }
    }

    private static func endParagraph(_ collector: inout RegionCollector, _ paragraph: inout Range<Int>, at next: Int) {
        if !paragraph.isEmpty {
            // The notation of protocols and of grammars: "Ticket ::= SEQUENCE".
            if collector.find("::=", from: paragraph.lowerBound, before: paragraph.upperBound) != nil {
                collector.add(.code, paragraph)
            }
            if isTitle(collector, paragraph) { collector.add(.heading, paragraph) }
            readInline(&collector, paragraph)
        }
        paragraph = next..<next
    }

    /// Whether a paragraph is a title as plain text has them: one line without a full stop that is numbered or set off from the
    /// margin; or a line of the list of contents, or of a page's head or foot.
    private static func isTitle(_ collector: RegionCollector, _ paragraph: Range<Int>) -> Bool {
        let bytes = collector.bytes
        if ByteSearch.next(0x0C, bytes, paragraph) < paragraph.upperBound { return true }
        guard paragraph.count <= 100, ByteSearch.next(0x0A, bytes, paragraph) == paragraph.upperBound else {
            return false
        }
        let start = collector.textStart(paragraph)
        var end = paragraph.upperBound
        while end > start, ByteClass.isBlank(bytes[end - 1]) { end -= 1 }
        guard end > start,
            ![UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: ";")].contains(bytes[end - 1])
        else { return false }
        if hasColumns(bytes, start..<end) || collector.find("[Page ", from: start, before: end) != nil { return true }
        var index = start
        while index < end, ByteClass.isDigit(bytes[index]) || bytes[index] == UInt8(ascii: ".") { index += 1 }
        // "2.1.  Terms" is numbered; "2. Do this" is an item of a list.
        let isNumbered = index > start + 1 && ByteClass.isDigit(bytes[start]) && collector.has("  ", at: index)
        return isNumbered || start - paragraph.lowerBound >= 3 && ByteClass.isUpper(bytes[start])
    }

    /// Whether a line has three parts far apart, as the head of a page has: "RFC 6353      Transport Model      July 2011".
    private static func hasColumns(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
        var gaps = 0
        var blanks = 0
        for index in line {
            blanks = bytes[index] == 0x20 ? blanks + 1 : 0
            if blanks == 3 { gaps += 1 }
        }
        return gaps >= 2
    }

    /// What stands between two lines of three hyphens at the start of a document is no prose.
    private static func frontMatterEnd(_ collector: inout RegionCollector) -> Int {
        guard collector.has("---", at: 0), collector.isRule(0..<collector.lineEnd(from: 0), of: "-", atLeast: 3) else {
            return 0
        }
        var start = collector.lineEnd(from: 0) + 1
        let limit = min(collector.bytes.count, 64 * 1_024)
        while start < limit {
            let end = collector.lineEnd(from: start)
            if collector.has("---", at: start) || collector.has("...", at: start), end - start <= 4 {
                collector.add(.code, 0..<end)
                return end + 1
            }
            // A heading or a sentence is none of its lines.
            if collector.bytes[start] == 0x0A { return 0 }
            start = end + 1
        }
        return 0
    }

    /// The end of a block of code; nil where nothing closes it.
    private static func blockEnd(_ block: CodeBlock, _ collector: RegionCollector, from start: Int) -> Int? {
        var start = start
        while start < collector.bytes.count {
            let line = start..<collector.lineEnd(from: start)
            let text = collector.textStart(line)
            start = line.upperBound + 1
            if text < line.upperBound, block.closes(collector.bytes, text..<line.upperBound) {
                return min(start, collector.bytes.count)
            }
        }
        return nil
    }

    // MARK: Within a paragraph

    private static func readInline(_ collector: inout RegionCollector, _ paragraph: Range<Int>) {
        let bytes = collector.bytes
        var hasTags = false
        var index = ByteSearch.next(inlineMarks, bytes, paragraph)
        while index < paragraph.upperBound {
            let limit = min(paragraph.upperBound, index + RegionCollector.reach)
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "`"):
                let end = codeEnd(bytes, index, limit)
                if let close = end.close { collector.add(.code, index..<close) }
                index = (end.close ?? end.run) - 1
            case UInt8(ascii: "["):
                if let end = linkEnd(bytes, index, limit) {
                    collector.add(.link, index..<end)
                    index = end - 1
                }
            case UInt8(ascii: "<"): hasTags = true
            default: break
            }
            index += 1
            if index < paragraph.upperBound {
                index = ByteSearch.next(inlineMarks, bytes, index..<paragraph.upperBound)
            }
        }
        collector.addQuotations(paragraph)
        if hasTags { HTMLRegions.read(&collector, paragraph, isWhole: false) }
    }

    /// What starts a part within a paragraph, and what takes the meaning of that away.
    private static let inlineMarks = ByteSearch.Marks(
        UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "<"))

    /// The end of a span of code, and of the backquotes that open it.
    private static func codeEnd(
        _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ limit: Int
    ) -> (close: Int?, run: Int) {
        var open = start
        while open < limit, bytes[open] == UInt8(ascii: "`") { open += 1 }
        var index = open
        while index < limit {
            guard bytes[index] == UInt8(ascii: "`") else {
                index += 1
                continue
            }
            var end = index
            while end < limit, bytes[end] == UInt8(ascii: "`") { end += 1 }
            if end - index == open - start { return (end, open) }
            index = end
        }
        return (nil, open)
    }

    /// The end of a link: of the text in brackets, and of its target behind it.
    private static func linkEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ limit: Int) -> Int? {
        func close(_ open: Int, _ opening: UInt8, _ closing: UInt8) -> Int? {
            var depth = 0
            for index in open..<limit {
                if bytes[index] == opening { depth += 1 }
                if bytes[index] == closing { depth -= 1 }
                if depth == 0 { return index + 1 }
            }
            return nil
        }
        guard let end = close(start, UInt8(ascii: "["), UInt8(ascii: "]")) else { return nil }
        guard end < limit else { return end }
        if bytes[end] == UInt8(ascii: "(") { return close(end, UInt8(ascii: "("), UInt8(ascii: ")")) ?? end }
        if bytes[end] == UInt8(ascii: "[") { return close(end, UInt8(ascii: "["), UInt8(ascii: "]")) ?? end }
        return end
    }
}
