import TILText

/// The comments of a document that disable rules: in a line, in the next line, up to an enabling comment, or in the
/// whole document.
///
/// The syntax is the comment syntax of the format:
/// - `<!-- til-lint-disable plural -->` in Markdown, HTML and other text,
/// - `% til-lint-disable plural` in LaTeX,
/// - `.. til-lint-disable plural` in reStructuredText,
/// - `.\" til-lint-disable plural` in man pages,
/// - `// til-lint-disable plural` in AsciiDoc,
/// - `# til-lint-disable plural` in Org.
///
/// Names are separated by spaces or commas. A comment without names applies to all rules. A reason may follow ` -- `.
struct LintDirectives {
    private enum Kind: String {
        case disable, enable
        case line = "disable-line"
        case nextLine = "disable-next-line"
        case file = "disable-file"
    }

    /// The bytes in which each rule is disabled. Nil means all rules.
    private var parts: [String?: RangeSet<Int>] = [:]
    private(set) var faults: [LintDirectiveFault] = []
    private static let mark: StaticString = "til-lint-"
    /// The greatest number of directives read in a document.
    private static let maximum = 10_000

    init(_ markup: Markup) {
        let lines = markup.lines
        var open: [String?: Int] = [:]
        func disable(_ rule: String?, _ bytes: ByteRange) {
            parts[rule, default: RangeSet()].insert(contentsOf: bytes)
        }
        for (start, kind, names) in markup.source.withUnsafeBufferPointer({ Self.directives($0, markup) }) {
            let line = lines.line(of: start)
            for name in names where LintRule.named(name) == nil {
                faults.append(LintDirectiveFault(line: line, name: name))
            }
            for rule in names.isEmpty ? [nil] : names.map(Optional.some) {
                switch kind {
                case .line: disable(rule, lines.content(of: line))
                case .nextLine:
                    // More comments may follow, and a blank line does in reStructuredText.
                    let end = lines.content(of: line).upperBound
                    let text = (end..<markup.source.count).prefix(2_000).first {
                        !markup.source[$0].isSpace && !markup.contains(.comment, $0)
                    }
                    disable(rule, text.map { index in lines.content(of: lines.line(of: index)) } ?? end..<end)
                case .file: disable(rule, 0..<Int.max)
                case .disable: open[rule] = open[rule] ?? start
                case .enable:
                    // Enabling all rules also ends the directives that named a rule.
                    for (opened, first) in open where rule == nil || opened == rule {
                        disable(opened, first..<start)
                        open[opened] = nil
                    }
                }
            }
        }
        for (rule, first) in open { disable(rule, first..<Int.max) }
    }

    /// Whether a rule is disabled at a byte.
    func disables(_ rule: String, at byte: Int) -> Bool {
        [nil, rule].contains { parts[$0]?.contains(byte) == true }
    }

    /// Returns the offset, the kind and the rules of each directive that is the first text in its comment.
    private static func directives(_ bytes: Bytes, _ markup: Markup) -> [(Int, Kind, [String])] {
        let openings: [StaticString] = ["<!--", "%", "..", "\\\"", "//", "#"]
        var found: [(Int, Kind, [String])] = []
        var index = 0
        // Search for the part of the mark that is rare in texts.
        while found.count < maximum, let start = bytes.find("-lint-", from: index, before: bytes.count).map({ $0 - 3 })
        {
            index = start + mark.utf8CodeUnitCount
            guard bytes.has(mark, at: start), markup.contains(.comment, start) else { continue }
            let text = bytes[..<start].lastIndex { byte in !byte.isBlank }
            let limit = min(bytes.count, index + 1_000, ByteSearch.next(.lineFeed, in: bytes, index..<bytes.count))
            let end = bytes.find("-->", from: index, before: limit) ?? limit
            var words = bytes[index..<end].split { byte in byte.isBlank || byte == "," }.map {
                String(decoding: $0, as: UTF8.self)
            }
            guard let text,
                openings.contains(where: { opening in bytes.has(opening, at: text + 1 - opening.utf8CodeUnitCount) }),
                !words.isEmpty,
                let kind = Kind(rawValue: words.removeFirst())
            else { continue }
            found.append((start, kind, Array(words.prefix { word in word != "--" })))
        }
        return found
    }
}
