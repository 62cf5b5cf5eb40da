/// The parts of reStructuredText.
enum RestructuredTextRegions {
    private static let marks: StaticString = "=-~^\"'`#*+.:_<>"

    static func read(_ collector: inout RegionCollector) {
        let bytes = collector.bytes
        var literal = LiteralBlock()
        var paragraph = 0..<0
        // How far the paragraphs around are indented, and whether what is indented below a line belongs to it.
        var outerIndent = 0
        var takesIndented = false
        var isInTable = false
        var start = 0
        while start < bytes.count {
            let line = start..<collector.lineEnd(from: start)
            start = line.upperBound + 1
            let text = collector.textStart(line)
            let indent = text - line.lowerBound
            if literal.contains(bytes, text..<line.upperBound, indent: indent) {
                end(&collector, &paragraph)
                if text < line.upperBound {
                    collector.add(collector.has(".. ", at: text) ? .comment : .code, line)
                    takesIndented = true
                    outerIndent = min(outerIndent, indent)
                }
                continue
            }
            if text == line.upperBound {
                end(&collector, &paragraph)
                isInTable = false
                continue
            }
            if isTableRule(collector, text..<line.upperBound) {
                end(&collector, &paragraph)
                collector.add(.table, line)
                isInTable = true
                continue
            }
            if isInTable || bytes[text] == UInt8(ascii: "|") || collector.has("+-", at: text) {
                collector.add(.table, line)
                continue
            }
            if collector.isRule(line, of: marks, atLeast: 2), !paragraph.isEmpty || line.count >= 4 {
                // The line above is a title; of one that has a rule above it too, the rule is none of a table.
                if !paragraph.isEmpty { collector.add(.heading, paragraph.lowerBound..<line.upperBound) }
                end(&collector, &paragraph)
                continue
            }
            let startsParagraph = paragraph.isEmpty
            if startsParagraph { paragraph = line.lowerBound..<line.lowerBound }
            paragraph = paragraph.lowerBound..<line.upperBound
            let isItem = isItem(bytes, text..<line.upperBound)
            if indent > outerIndent, !takesIndented, startsParagraph {
                collector.add(.quotation, line)
            } else if indent <= outerIndent {
                outerIndent = indent
                takesIndented = isItem
            }
            // The text below a term or a field belongs to it, without a blank line between them.
            if !startsParagraph, indent > outerIndent { takesIndented = true }
            if isItem { takesIndented = true }
        }
        end(&collector, &paragraph)
    }

    private static func end(_ collector: inout RegionCollector, _ paragraph: inout Range<Int>) {
        // "*On Names*, `RFC 1 <address>`__" is the title of a standard.
        let start = collector.textStart(paragraph)
        let hasMark = start < paragraph.upperBound && isItem(collector.bytes, start..<paragraph.upperBound)
        let text = hasMark ? start + 2 : start
        if collector.has("*", at: text),
            let close = collector.find("*, `RFC", from: text, before: paragraph.upperBound)
        {
            collector.add(.quotation, text..<close)
        }
        readInline(&collector, paragraph)
        paragraph = paragraph.upperBound..<paragraph.upperBound
    }

    /// A rule of a simple table: groups of equals signs with blanks between them.
    private static func isTableRule(_ collector: RegionCollector, _ line: Range<Int>) -> Bool {
        guard collector.has("==", at: line.lowerBound) else { return false }
        let hasBlank = line.contains { collector.bytes[$0] == 0x20 }
        return hasBlank && line.allSatisfy { collector.bytes[$0] == 0x3D || ByteClass.isBlank(collector.bytes[$0]) }
    }

    private static func isItem(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
        let first = bytes[line.lowerBound]
        guard line.count > 1 else { return false }
        let next = bytes[line.lowerBound + 1]
        if [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(first) { return ByteClass.isBlank(next) }
        if first == UInt8(ascii: ":") || first == UInt8(ascii: ".") { return true }
        return (ByteClass.isDigit(first) || first == UInt8(ascii: "#")) && line.prefix(4).contains { bytes[$0] == 0x2E }
    }

    /// Whatever stands in backquotes is code, a link or a role.
    private static func readInline(_ collector: inout RegionCollector, _ paragraph: Range<Int>) {
        let bytes = collector.bytes
        var index = paragraph.lowerBound
        while index < paragraph.upperBound {
            let limit = min(paragraph.upperBound, index + RegionCollector.reach)
            if bytes[index] == UInt8(ascii: "`") {
                let isCode = collector.has("``", at: index)
                let text = index + (isCode ? 2 : 1)
                let end =
                    isCode
                    ? collector.find("``", from: text, before: limit).map { $0 + 2 }
                    : collector.find("`", from: text, before: limit).map { $0 + 1 }
                if let end {
                    collector.add(isCode ? .code : .link, index..<end)
                    index = end - 1
                }
            } else if bytes[index] == UInt8(ascii: "|"),
                let end = collector.find("|", from: index + 1, before: min(limit, index + 80))
            {
                collector.add(.link, index..<(end + 1))
                index = end
            }
            index += 1
        }
        collector.addQuotations(paragraph)
    }
}
