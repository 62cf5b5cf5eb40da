/// The parts of LaTeX: only text at the level of the document may be edited, and what emphasizes it.
enum LaTeXRegions {
    static func read(_ collector: inout RegionCollector) {
        let bytes = collector.bytes
        var paragraphStart = 0
        var index = bodyStart(&collector)
        // The environment that is open and protected, and where it starts.
        var open: (name: String, kind: DocumentRegions.Kind, start: Int)?
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "%") where open?.kind != .code:
                let end = collector.lineEnd(from: index)
                collector.add(.comment, index..<end)
                index = end
            case 0x0A where collector.has("\n\n", at: index):
                collector.addQuotations(paragraphStart..<index)
                paragraphStart = index
                index += 1
            case UInt8(ascii: "$") where open == nil:
                index = formulaEnd(&collector, index)
            case UInt8(ascii: "\\"):
                index = readCommand(&collector, index, &open)
            default: index += 1
            }
        }
        collector.addQuotations(paragraphStart..<bytes.count)
        if let open { collector.add(open.kind, open.start..<bytes.count) }
    }

    /// The start of the text: what stands before the document's begin is none.
    private static func bodyStart(_ collector: inout RegionCollector) -> Int {
        let count = collector.bytes.count
        guard collector.find("\\documentclass", from: 0, before: min(count, 20_000)) != nil,
            let begin = collector.find("\\begin{document}", from: 0, before: count)
        else { return 0 }
        collector.add(.code, 0..<(begin + 16))
        return begin + 16
    }

    private static func formulaEnd(_ collector: inout RegionCollector, _ start: Int) -> Int {
        let isDisplayed = collector.has("$$", at: start)
        let text = start + (isDisplayed ? 2 : 1)
        var index = text
        while index < min(collector.bytes.count, start + RegionCollector.reach) {
            if collector.bytes[index] == UInt8(ascii: "\\") {
                index += 2
                continue
            }
            if collector.bytes[index] == UInt8(ascii: "$") {
                let end = min(collector.bytes.count, index + (isDisplayed ? 2 : 1))
                collector.add(.code, start..<end)
                return end
            }
            index += 1
        }
        return text
    }

    private static func readCommand(
        _ collector: inout RegionCollector, _ start: Int,
        _ open: inout (name: String, kind: DocumentRegions.Kind, start: Int)?
    ) -> Int {
        let bytes = collector.bytes
        var end = start + 1
        while end < bytes.count, end - start < 40, ByteClass.isLetter(bytes[end]) { end += 1 }
        guard end > start + 1 else { return min(bytes.count, start + 2) }
        let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
        if end < bytes.count, bytes[end] == UInt8(ascii: "*") { end += 1 }
        if name == "begin" || name == "end" {
            guard let close = bytes.groupEnd(from: end) else { return end }
            let environment = String(decoding: bytes[(end + 1)..<(close - 1)], as: UTF8.self)
            if name == "begin", open == nil, let kind = kind(of: environment) {
                open = (environment, kind, start)
            } else if name == "end", let opened = open, opened.name == environment {
                collector.add(opened.kind, opened.start..<close)
                open = nil
            }
            return close
        }
        guard open == nil, !texts.contains(name) else { return end }
        // The arguments of all other commands are none of the text's.
        let kind: DocumentRegions.Kind =
            LaTeXCommand.headings.contains(name) ? .heading : prose.contains(name) ? .table : .link
        var index = end
        while let close = bytes.groupEnd(from: index) { index = close }
        if name == "verb" || name == "lstinline", index == end, end < bytes.count {
            let mark = bytes[end]
            let limit = max(end + 1, min(bytes.count, end + 400))
            index = (end + 1..<limit).first { bytes[$0] == mark }.map { $0 + 1 } ?? end
        }
        collector.add(kind, start..<index)
        return max(index, end)
    }

    private static func kind(of environment: String) -> DocumentRegions.Kind? {
        switch environment {
        case "quote", "quotation", "verse", "displayquote": return .quotation
        case "tabular", "tabularx", "longtable", "table", "figure": return .table
        default: return LaTeXCommand.isCode(environment: environment) ? .code : nil
        }
    }

    /// Commands whose argument is text like that around.
    private static let texts: Set<String> = ["emph", "textit", "textbf", "textsl", "textrm", "item", "par", "noindent"]
    /// Commands whose argument is prose that stands apart.
    private static let prose: Set<String> = ["footnote", "thanks", "marginpar", "text", "mbox", "textsc", "texttt"]
}
