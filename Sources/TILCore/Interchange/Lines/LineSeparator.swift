import TILText

/// A kind of separator between the acronym and the meaning of a line. Signs of a kind mean the same in a list.
enum LineSeparator: Int, CaseIterable, Hashable, Sendable {
    /// `=`, `==`, `:=`, with a space on a side.
    case equals
    /// `:` or `::` followed by a space, or both with spaces around them.
    case colon
    /// A hyphen or a dash, or several, between spaces, or an em dash after a word.
    case dash
    /// `->`, `-->`, `=>`, `→`.
    case arrow
    /// A tab, or several spaces.
    case gap
    /// `|`.
    case bar
    /// `~`.
    case tilde
    /// Three dots or more.
    case dots
    /// `;` or `,` followed by a space.
    case semicolon, comma
    /// A slash between spaces.
    case slash
    /// A sign without spaces: `=`, `:`, `--`, `,`, `;`, `/`.
    case tightEquals, tightColon, tightDash, tightComma, tightSemicolon, tightSlash
    /// Brackets around the meaning, or around the acronym.
    case bracket
    /// The end of a marked start, such as bold text.
    case mark
    /// A space after words whose letters the rest spells.
    case word

    /// Whether lines of a list can be split there although the letters say nothing.
    var isStrong: Bool {
        switch self {
        case .equals, .colon, .dash, .arrow, .gap, .bar, .tilde, .dots, .mark: true
        default: false
        }
    }

    /// The names by which a person chooses a separator, with the kinds that they mean.
    private static let names: [(name: String, separators: [LineSeparator])] = [
        ("=", [.equals, .tightEquals]), (":", [.colon, .tightColon]), ("-", [.dash, .tightDash]), ("->", [.arrow]),
        ("=>", [.arrow]), ("tab", [.gap]), ("spaces", [.gap]), ("|", [.bar]), ("~", [.tilde]), ("...", [.dots]),
        (";", [.semicolon, .tightSemicolon]), (",", [.comma, .tightComma]), ("/", [.slash, .tightSlash]),
        ("brackets", [.bracket]), ("()", [.bracket]), ("space", [.word]),
    ]

    /// Returns the kinds of separators with a name, or nil if the name is unknown.
    static func named(_ name: String) -> [LineSeparator]? {
        let known = names.first { known in known.name == name.lowercased() }
        if let known { return known.separators }
        if name == "\t" || name == "\\t" { return [.gap] }
        if name == " " { return [.word] }
        // Any other run of signs is named as it is written.
        guard let run = SeparatorRun.all(in: Array("a \(name) b".utf8)).first else { return nil }
        guard let tight = tight(run.separator) else { return [run.separator] }
        return [run.separator, tight]
    }

    /// The name by which a person chooses the separator.
    var name: String {
        if self == .mark { return "space" }
        return Self.names.first { name in name.separators.contains(self) }?.name ?? "="
    }

    private static func tight(_ separator: LineSeparator) -> LineSeparator? {
        switch separator {
        case .equals: .tightEquals
        case .colon: .tightColon
        case .dash: .tightDash
        case .comma: .tightComma
        case .semicolon: .tightSemicolon
        case .slash: .tightSlash
        default: nil
        }
    }

    /// Returns a text without separators and spaces at its start.
    static func withoutLeadingSigns(_ text: String) -> String {
        let bytes = Array(text.utf8)
        // A hyphen before a letter separates, too. One before a digit is a sign.
        if bytes.count > 1, bytes[0] == "-", bytes[1].isLetter {
            return String(decoding: bytes[1...], as: UTF8.self)
        }
        guard !bytes.isEmpty, let run = SeparatorRun(bytes, at: 0), run.start == 0, run.end < bytes.count else {
            return text
        }
        return FieldText.trimmed(String(decoding: bytes[run.end...], as: UTF8.self))
    }

    /// Returns the range of the first dash between spaces.
    /// - Parameter orHyphen: whether a single hyphen counts as a dash.
    static func firstDash(in text: String, orHyphen: Bool) -> Range<String.Index>? {
        let bytes = Array(text.utf8)
        let run = SeparatorRun.all(in: bytes).first { run in
            let signs = bytes[run.start..<run.end].trimmed
            return run.separator == .dash && (orHyphen || signs.count > 1)
        }
        guard let run else { return nil }
        let utf8 = text.utf8
        return utf8.index(utf8.startIndex, offsetBy: run.start)..<utf8.index(utf8.startIndex, offsetBy: run.end)
    }

    /// Returns a text without separators and spaces at its end.
    static func withoutTrailingSigns(_ text: String) -> String {
        let bytes = Array(text.utf8)
        guard let space = bytes.lastIndex(where: FieldText.isSpace), let run = SeparatorRun(bytes, at: space),
            run.end == bytes.count
        else { return text }
        return FieldText.trimmed(String(decoding: bytes[..<space], as: UTF8.self))
    }
}

/// A run of separating signs in a line, with the spaces around them.
struct SeparatorRun: Hashable, Sendable {
    let separator: LineSeparator
    /// The offset at which the text before the run ends.
    let start: Int
    /// The offset at which the text after the run starts.
    let end: Int

    /// The signs of more than one byte, with the kind of each.
    private static let wideSigns = [
        WideSign("–", .dash), WideSign("—", .longDash), WideSign("−", .dash), WideSign("‐", .dash),
        WideSign("‑", .dash), WideSign("→", .arrow), WideSign("⇒", .arrow), WideSign("➔", .arrow),
        WideSign("➜", .arrow), WideSign("⟶", .arrow), WideSign("…", .dots), WideSign("：", .colon),
        WideSign("＝", .equals),
    ]

    private struct WideSign {
        let bytes: [UInt8]
        let kind: Kind

        init(_ sign: String, _ kind: Kind) {
            bytes = Array(sign.utf8)
            self.kind = kind
        }
    }

    private enum Kind {
        case dash, longDash, arrow, dots, colon, equals, bar, tilde, semicolon, comma, slash, greater, dot
    }

    private struct Sign {
        let kind: Kind
        let start: Int
        let end: Int
    }

    /// Signs without spaces between them.
    private struct Group {
        var kinds: [Kind]
        let start: Int
        var end: Int
    }

    /// Returns all runs of a line from left to right, except one at its start and at its end.
    static func all(in line: [UInt8]) -> [SeparatorRun] {
        var runs: [SeparatorRun] = []
        var index = 1
        while let run = next(in: line, from: &index) { runs.append(run) }
        return runs
    }

    /// Returns the first run of a line that is one of a kind of separators.
    static func first(in line: [UInt8], of separator: LineSeparator) -> SeparatorRun? {
        var index = 1
        while let run = next(in: line, from: &index) {
            if run.separator == separator { return run }
        }
        return nil
    }

    /// Returns the next run of a line that is neither at its start nor at its end, and moves the offset behind it.
    private static func next(in line: [UInt8], from index: inout Int) -> SeparatorRun? {
        while index < line.count {
            if line[index] == ":", line[index...].starts(with: "://".utf8) {
                // Signs in an address separate nothing.
                index = line[index...].firstIndex(where: FieldText.isSpace) ?? line.count
                continue
            }
            guard let run = SeparatorRun(line, at: index) else {
                index += 1
                continue
            }
            index = max(run.end, index + 1)
            if run.start > 0, run.end < line.count { return run }
        }
        return nil
    }

    /// Reads the run that starts at an offset. The result is nil if no separator starts there.
    init?(_ line: [UInt8], at start: Int) {
        guard Self.mayStart(line, start) else { return nil }
        var groups: [Group] = []
        var end = start
        while end < line.count {
            if FieldText.isSpace(line[end]) {
                end += 1
            } else if let sign = Self.sign(line, end) {
                Self.add(sign, to: &groups)
                end = sign.end
            } else {
                break
            }
        }
        let isTab = line[start] == "\t"
        let isSpacedBefore = start == 0 || FieldText.isSpace(line[start])
        let isSpacedAfter = end == line.count || FieldText.isSpace(line[end - 1])
        if groups.isEmpty {
            // One space separates words.
            guard end - start > 1 || isTab else { return nil }
            self.init(separator: .gap, start: start, end: end)
        } else if groups.count == 1 {
            let separator = Self.separator(groups[0].kinds, before: isSpacedBefore, after: isSpacedAfter)
            guard let separator else { return nil }
            self.init(separator: separator, start: start, end: end)
        } else {
            self.init(groups, start..<end, isSpacedBefore: isSpacedBefore, isSpacedAfter: isSpacedAfter)
        }
    }

    /// Creates the run of several groups. A group that touches a word on one side belongs to it, as in `micro- = x` and
    /// `V = -5`, unless nothing else separates.
    private init?(_ groups: [Group], _ range: Range<Int>, isSpacedBefore: Bool, isSpacedAfter: Bool) {
        var start = range.lowerBound
        var end = range.upperBound
        var kept = groups[...]
        // A colon after a word separates.
        let isAttachedBefore = !isSpacedBefore && groups[0].kinds.first != .colon
        if isAttachedBefore {
            kept.removeFirst()
            start = groups[0].end
        }
        if !isSpacedAfter, kept.count > 1 {
            let attached = kept.removeLast()
            end = attached.start
        }
        guard let separator = Self.separator(kept[kept.startIndex].kinds, before: true, after: true) else { return nil }
        self.init(separator: separator, start: start, end: end)
    }

    /// Returns whether a space or a sign is at an offset. Most bytes are excluded at once.
    private static func mayStart(_ line: [UInt8], _ index: Int) -> Bool {
        let byte = line[index]
        let isLetterOrDigit = byte.isLetter || byte.isDigit
        return !isLetterOrDigit && (FieldText.isSpace(byte) || sign(line, index) != nil)
    }

    private static func add(_ sign: Sign, to groups: inout [Group]) {
        if let last = groups.indices.last, groups[last].end == sign.start {
            groups[last].kinds.append(sign.kind)
            groups[last].end = sign.end
        } else {
            groups.append(Group(kinds: [sign.kind], start: sign.start, end: sign.end))
        }
    }

    private init(separator: LineSeparator, start: Int, end: Int) {
        self.separator = separator
        self.start = start
        self.end = end
    }

    /// Returns the kind of separator of signs without spaces between them, or nil if they are part of a text.
    /// - Parameters:
    ///   - before: whether a space is before the signs.
    ///   - after: whether a space is after the signs.
    private static func separator(_ kinds: [Kind], before: Bool, after: Bool) -> LineSeparator? {
        func has(_ kind: Kind) -> Bool { kinds.contains(kind) }
        let isLoose = before || after
        // An address, such as https://example.org.
        if kinds.starts(with: [.colon, .slash]) { return nil }
        if has(.arrow) { return .arrow }
        if has(.greater) { return has(.dash) || has(.equals) ? .arrow : nil }
        if has(.bar) { return .bar }
        if has(.equals) { return isLoose ? .equals : .tightEquals }
        let dots = kinds.count { kind in kind == .dot }
        if has(.dots) || dots > 2 { return .dots }
        if has(.dot) { return nil }
        if has(.colon) {
            if after { return .colon }
            return before && kinds.count == 1 ? nil : .tightColon
        }
        if has(.tilde) { return isLoose ? .tilde : nil }
        if has(.dash) || has(.longDash) {
            if before && after { return .dash }
            if has(.longDash) { return before || after ? .dash : .tightDash }
            return kinds.count > 1 ? .tightDash : nil
        }
        if has(.semicolon) { return after ? .semicolon : .tightSemicolon }
        if has(.comma) { return after ? .comma : .tightComma }
        guard has(.slash) else { return nil }
        if before && after { return .slash }
        return isLoose || kinds.count > 1 ? nil : .tightSlash
    }

    private static func sign(_ line: [UInt8], _ index: Int) -> Sign? {
        func single(_ kind: Kind) -> Sign { Sign(kind: kind, start: index, end: index + 1) }
        switch line[index] {
        case "-": return single(.dash)
        case "=": return single(.equals)
        case ":": return single(.colon)
        case "|": return single(.bar)
        case "~": return single(.tilde)
        case ";": return single(.semicolon)
        case ",": return single(.comma)
        case "/": return single(.slash)
        case ">": return single(.greater)
        case ".": return single(.dot)
        case 0xE2, 0xEF:
            for sign in wideSigns where line[index...].starts(with: sign.bytes) {
                return Sign(kind: sign.kind, start: index, end: index + sign.bytes.count)
            }
            return nil
        default: return nil
        }
    }
}
