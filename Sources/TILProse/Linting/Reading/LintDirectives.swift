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

    /// The rules that a directive is about.
    private enum Scope: Hashable {
        case all
        case rule(String)
    }

    private struct Directive {
        let start: Int
        let kind: Kind
        /// The names of rules, which may be unknown, or no names for all rules.
        let names: [String]

        var scopes: [Scope] { names.isEmpty ? [.all] : names.map(Scope.rule) }
    }

    /// The bytes in which rules are disabled.
    private var parts: [Scope: RangeSet<Int>] = [:]
    private(set) var faults: [LintDirectiveFault] = []
    private static let mark: StaticString = "til-lint-"
    /// The greatest number of directives read in a document.
    private static let maximum = 10_000

    init(_ markup: Markup) {
        /// The starts of the parts in which rules are disabled up to an enabling comment.
        var open: [Scope: Int] = [:]
        for directive in Self.directives(in: markup) {
            addFaults(of: directive, markup.lines)
            for scope in directive.scopes {
                switch directive.kind {
                case .line: disable(scope, markup.lines.content(of: markup.lines.line(of: directive.start)))
                case .nextLine: disable(scope, Self.nextLine(after: directive, in: markup))
                case .file: disable(scope, 0..<Int.max)
                case .disable: open[scope] = open[scope] ?? directive.start
                case .enable:
                    // Enabling all rules also ends the directives that named a rule.
                    for (opened, start) in open where scope == .all || opened == scope {
                        disable(opened, start..<directive.start)
                        open[opened] = nil
                    }
                }
            }
        }
        for (scope, start) in open { disable(scope, start..<Int.max) }
    }

    /// Whether a rule is disabled at a byte.
    func disables(_ rule: String, at byte: Int) -> Bool {
        let scopes: [Scope] = [.all, .rule(rule)]
        return scopes.contains { scope in parts[scope]?.contains(byte) == true }
    }

    private mutating func disable(_ scope: Scope, _ bytes: ByteRange) {
        parts[scope, default: RangeSet()].insert(contentsOf: bytes)
    }

    private mutating func addFaults(of directive: Directive, _ lines: LineIndex) {
        let line = lines.line(of: directive.start)
        for name in directive.names where LintRule.named(name) == nil {
            faults.append(LintDirectiveFault(line: line, name: name))
        }
    }

    /// The greatest distance in bytes to the line after a directive.
    private static let reach = 2_000

    /// Returns the next line with text after a directive. More comments may follow before it, and a blank line does in
    /// reStructuredText.
    private static func nextLine(after directive: Directive, in markup: Markup) -> ByteRange {
        let lines = markup.lines
        let end = lines.content(of: lines.line(of: directive.start)).upperBound
        let near = (end..<markup.source.count).prefix(reach)
        let text = near.first { index in !markup.source[index].isSpace && !markup.contains(.comment, index) }
        guard let text else { return end..<end }
        return lines.content(of: lines.line(of: text))
    }

    // MARK: Comments

    /// Returns the directives of a document in their order.
    private static func directives(in markup: Markup) -> [Directive] {
        markup.source.withUnsafeBufferPointer { bytes in
            var found: [Directive] = []
            var index = 0
            while found.count < maximum, let start = nextMark(in: bytes, from: index) {
                if let directive = directive(at: start, bytes, markup) { found.append(directive) }
                index = start + mark.utf8CodeUnitCount
            }
            return found
        }
    }

    /// Returns the next offset at which a mark may be. It searches for the part of the mark that is rare in texts.
    private static func nextMark(in bytes: Bytes, from start: Int) -> Int? {
        let rare = bytes.find("-lint-", from: start, before: bytes.count)
        return rare.map { index in index - "til".utf8.count }
    }

    /// The texts before a directive in the comments of the formats.
    private static let openings: [StaticString] = ["<!--", "%", "..", "\\\"", "//", "#"]
    /// The greatest length of a directive in bytes.
    private static let longest = 1_000

    /// Returns the directive at a mark that is the first text in its comment, or nil.
    private static func directive(at start: Int, _ bytes: Bytes, _ markup: Markup) -> Directive? {
        guard bytes.has(mark, at: start), markup.contains(.comment, start), startsComment(start, bytes) else {
            return nil
        }
        let wordsStart = start + mark.utf8CodeUnitCount
        let lineEnd = ByteSearch.next(.lineFeed, in: bytes, wordsStart..<bytes.count)
        let limit = min(lineEnd, wordsStart + longest)
        let end = bytes.find("-->", from: wordsStart, before: limit) ?? limit
        let words = bytes[wordsStart..<end].split { byte in byte.isBlank || byte == "," }.map { word in
            String(decoding: word, as: UTF8.self)
        }
        guard let first = words.first, let kind = Kind(rawValue: first) else { return nil }
        // A reason may follow.
        let names = words.dropFirst().prefix { word in word != "--" }
        return Directive(start: start, kind: kind, names: Array(names))
    }

    /// Whether the opening mark of a comment is directly before an offset.
    private static func startsComment(_ start: Int, _ bytes: Bytes) -> Bool {
        guard let last = bytes[..<start].lastIndex(where: { byte in !byte.isBlank }) else { return false }
        return openings.contains { opening in bytes.has(opening, at: last + 1 - opening.utf8CodeUnitCount) }
    }
}
