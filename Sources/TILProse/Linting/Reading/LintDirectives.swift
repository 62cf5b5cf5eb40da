/// The comments of a document that disable rules: in a line, in the next line, up to an enabling comment, or in the
/// whole document.
///
/// The syntax is the comment syntax of the format:
/// - `<!-- til-lint-disable plural -->` in Markdown, HTML and other text,
/// - `% til-lint-disable plural` in LaTeX,
/// - `.. til-lint-disable plural` in reStructuredText,
/// - `.\" til-lint-disable plural` in man pages.
///
/// Names are separated by spaces or commas. A comment without names applies to all rules. A reason may follow ` -- `.
struct LintDirectives {
    private enum Kind: String {
        case disable, enable
        case line = "disable-line"
        case nextLine = "disable-next-line"
        case file = "disable-file"
    }

    /// Bytes in which a rule is disabled. Nil means all rules.
    private struct Part {
        let rule: String?
        let bytes: ByteRange
    }

    private var parts: [Part] = []
    private(set) var faults: [LintDirectiveFault] = []
    private static let mark: StaticString = "til-lint-"
    /// The part of the mark to search first, because it is rare in texts, and its offset in the mark.
    private static let rare: (mark: StaticString, place: Int) = ("-lint-", 3)
    /// The greatest number of directives read in a document.
    private static let maximum = 10_000

    init(_ markup: Markup) {
        self = markup.source.withUnsafeBufferPointer { LintDirectives($0, markup) }
    }

    private init(_ bytes: Bytes, _ markup: Markup) {
        let lines = markup.lines
        var open: [String?: Int] = [:]
        var index = 0
        var count = 0
        while count < Self.maximum, let found = bytes.find(Self.rare.mark, from: index, before: bytes.count) {
            let start = found - Self.rare.place
            index = found + Self.rare.mark.utf8CodeUnitCount
            guard bytes.has(Self.mark, at: start), markup.contains(.comment, start),
                Self.startsComment(bytes, start), let (kind, names) = Self.read(bytes, from: index)
            else { continue }
            count += 1
            let line = lines.line(of: start)
            for name in names where LintRule.named(name) == nil {
                faults.append(LintDirectiveFault(line: line, name: name, nearest: LintRule.nearest(to: name)))
            }
            for rule in names.isEmpty ? [nil] : names.map(Optional.some) {
                switch kind {
                case .line: parts.append(Part(rule: rule, bytes: lines.bytes(of: line)))
                case .nextLine: parts.append(Part(rule: rule, bytes: lines.bytes(of: line + 1)))
                case .file: parts.append(Part(rule: rule, bytes: 0..<Int.max))
                case .disable: if open[rule] == nil { open[rule] = start }
                case .enable:
                    if let first = open.removeValue(forKey: rule) {
                        parts.append(Part(rule: rule, bytes: first..<start))
                    }
                    // Enabling all rules also ends the directives that named a rule.
                    guard rule == nil else { continue }
                    for (rule, first) in open { parts.append(Part(rule: rule, bytes: first..<start)) }
                    open = [:]
                }
            }
        }
        for (rule, first) in open { parts.append(Part(rule: rule, bytes: first..<Int.max)) }
    }

    /// Whether a rule is disabled at a byte.
    func disables(_ rule: String, at byte: Int) -> Bool {
        parts.contains { $0.bytes.contains(byte) && ($0.rule == nil || $0.rule == rule) }
    }

    /// Whether a directive is the first text in its comment.
    private static func startsComment(_ bytes: Bytes, _ start: Int) -> Bool {
        var text = start
        while text > 0, bytes[text - 1].isBlank { text -= 1 }
        let marks: [StaticString] = ["<!--", "%", "..", "\\\""]
        return marks.contains { bytes.has($0, at: text - $0.utf8CodeUnitCount) }
    }

    /// Reads the kind and the rules of a directive.
    private static func read(_ bytes: Bytes, from start: Int) -> (Kind, [String])? {
        var end = start
        while end < bytes.count, end - start < 1_000, bytes[end] != 0x0A, !bytes.has("-->", at: end) { end += 1 }
        var words = bytes[start..<end].split { $0.isBlank || $0 == "," }
            .map { String(decoding: $0, as: UTF8.self) }
        guard !words.isEmpty, let kind = Kind(rawValue: words.removeFirst()) else { return nil }
        return (kind, Array(words.prefix { $0 != "--" }))
    }
}
