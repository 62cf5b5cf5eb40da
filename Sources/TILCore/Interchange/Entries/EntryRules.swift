import TILText

/// The rules that give an entry its final texts: acronym, meaning, note and tags.
///
/// Each character of an entry is kept. The rules only move text to where it belongs.
struct EntryRules: Hashable, Sendable {
    /// Whether all texts stay as they are, as in exports of til.
    var isVerbatim = false
    /// Whether a remark behind a meaning becomes the note. It does not in tables with a column for notes.
    var movesRemarks = true
    /// Whether a remark after a single hyphen does so, too. In a cell of a table the hyphen is part of the meaning.
    var movesHyphenRemarks = true
    /// Whether a full stop at the end of a meaning is dropped, because most meanings of the file end with one.
    var dropsFullStops = false

    /// Returns the entries that a record stands for: one, or one for each of several acronyms and meanings.
    func entries(of record: ImportRecord) -> [ImportRecord] {
        if isVerbatim { return [record] }
        var entry = record
        entry.long = HiddenSpaces.shown(entry.long)
        if entry.short.utf8.count > 1, entry.short.utf8.last == UInt8(ascii: ":") {
            entry.short = FieldText.trimmed(String(entry.short.dropLast()))
        }
        // A hard break of Markdown.
        if entry.long.utf8.count > 1, entry.long.utf8.last == UInt8(ascii: "\\") {
            entry.long = FieldText.trimmed(String(entry.long.dropLast()))
        }
        var marks = Marks(entry.short)
        marks.formUnion(Marks(entry.long))
        if marks.contains(.lineEnd) { joinLines(&entry) }
        if marks.contains(.bracket) {
            Self.moveRemarkOfShort(&entry)
            Self.readBracketOfShort(&entry)
            Self.readExpansion(&entry)
            Self.moveRemarkBeforeMeaning(&entry)
        }
        if marks.contains(.hash) { Self.readTags(&entry) }
        if marks.contains(.address) { Self.moveAddress(&entry) }
        if movesRemarks, marks.contains(.bracket) || marks.contains(.dash) { moveRemark(&entry) }
        if movesRemarks, marks.contains(.pause) || marks.contains(.fullStop) { Self.moveCrossReference(&entry) }
        if dropsFullStops, marks.contains(.fullStop) { entry.long = Self.withoutFullStop(entry.long) }
        return AcronymList.entries(of: entry)
    }

    /// The characters that a rule needs, found in one pass.
    private struct Marks: OptionSet {
        let rawValue: UInt8
        static let lineEnd = Marks(rawValue: 1)
        static let bracket = Marks(rawValue: 2)
        static let dash = Marks(rawValue: 4)
        static let hash = Marks(rawValue: 8)
        static let fullStop = Marks(rawValue: 16)
        /// `//` or `w.`, as in an address, or `](`, as in a link.
        static let address = Marks(rawValue: 32)
        /// A comma or a semicolon.
        static let pause = Marks(rawValue: 64)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init(_ text: String) {
            var marks = Marks([])
            var last: UInt8 = 0
            for byte in text.utf8 {
                switch byte {
                case UInt8(ascii: "\n"), UInt8(ascii: "\r"): marks.insert(.lineEnd)
                case UInt8(ascii: "["): marks.insert(.bracket)
                case UInt8(ascii: "("):
                    marks.insert(.bracket)
                    if last == UInt8(ascii: "]") { marks.insert(.address) }
                case UInt8(ascii: "-"), 0xE2: marks.insert(.dash)
                case UInt8(ascii: "#"): marks.insert(.hash)
                case UInt8(ascii: ","), UInt8(ascii: ";"): marks.insert(.pause)
                case UInt8(ascii: "."):
                    marks.insert(.fullStop)
                    if last == UInt8(ascii: "w") { marks.insert(.address) }
                case UInt8(ascii: "/") where last == UInt8(ascii: "/"): marks.insert(.address)
                default: break
                }
                last = byte
            }
            self = marks
        }
    }

    // MARK: Lines

    /// Joins the lines of the acronym, and those of the meaning if its letters need them. Otherwise the first line is
    /// the meaning and the others are the note.
    private func joinLines(_ entry: inout ImportRecord) {
        entry.short = OneLine.text(entry.short)
        let lines = OneLine.lines(of: entry.long).map(FieldText.trimmed)
        let whole = lines.filter { line in !line.isEmpty }.joined(separator: " ")
        guard movesRemarks, let end = Self.meaningEnd(entry.short, lines) else {
            entry.long = whole
            return
        }
        entry.long = lines[...end].filter { line in !line.isEmpty }.joined(separator: " ")
        entry.note = Self.joined(FieldText.trimmed(lines[(end + 1)...].joined(separator: "\n")), entry.note)
    }

    /// Returns the index of the line with which a meaning is whole, so that the lines after it are its note.
    private static func meaningEnd(_ short: String, _ lines: [String]) -> Int? {
        var text = ""
        var end: Int?
        var best = 0.0
        for (index, line) in lines.enumerated() where !line.isEmpty {
            text += (text.isEmpty ? "" : " ") + line
            guard let found = SpelledMeaning(of: short, in: text), found.isComplete, found.trailing == 0,
                !line.hasSuffix(","), !line.hasSuffix("-"), found.quality > best + 0.01
            else { continue }
            end = index
            best = found.quality
            if found.isExact { break }
        }
        return end.flatMap { end in lines[(end + 1)...].contains { line in !line.isEmpty } ? end : nil }
    }

    /// Returns a note with another one after it.
    static func joined(_ first: String, _ second: String) -> String {
        if first.isEmpty { return second }
        return second.isEmpty ? first : first + "\n" + second
    }

    // MARK: Brackets

    /// A pair of brackets.
    private struct Brackets {
        let open: UInt8
        let close: UInt8

        static let round = Brackets(open: UInt8(ascii: "("), close: UInt8(ascii: ")"))
        static let square = Brackets(open: UInt8(ascii: "["), close: UInt8(ascii: "]"))

        /// Returns the kind of the bracket at the end of a text, or nil.
        static func atEnd(of text: String) -> Brackets? {
            [round, square].first { brackets in brackets.close == text.utf8.last }
        }

        /// Returns the kind of the bracket at the start of a text, or nil.
        static func atStart(of text: String) -> Brackets? {
            [round, square].first { brackets in brackets.open == text.utf8.first }
        }
    }

    /// A group in brackets with the texts around it.
    private struct Group {
        let before: String
        let inside: String
        let after: String

        /// Finds the first group, or the last if `isLast`. Brackets inside the group belong to it.
        /// - Parameter brackets: the opening and the closing bracket.
        init?(_ text: String, isLast: Bool = false, brackets: Brackets = .round) {
            let bytes = Array(text.utf8)
            let pairs = Self.pairs(bytes, brackets)
            guard let pair = isLast ? pairs.last : pairs.first else { return nil }
            func part(_ range: Range<Int>) -> String {
                FieldText.trimmed(String(decoding: bytes[range], as: UTF8.self))
            }
            before = part(0..<pair.open)
            inside = part((pair.open + 1)..<pair.close)
            after = part((pair.close + 1)..<bytes.count)
            // A bracket inside a word, such as "word(s)", is part of it.
            if pair.open > 0, !FieldText.isSpace(bytes[pair.open - 1]) { return nil }
            if inside.isEmpty { return nil }
        }

        /// Returns the outermost pairs of brackets.
        private static func pairs(_ bytes: [UInt8], _ brackets: Brackets) -> [(open: Int, close: Int)] {
            var pairs: [(open: Int, close: Int)] = []
            var depth = 0
            var open = 0
            for (index, byte) in bytes.enumerated() {
                if byte == brackets.open {
                    if depth == 0 { open = index }
                    depth += 1
                } else if byte == brackets.close, depth > 0 {
                    depth -= 1
                    if depth == 0 { pairs.append((open, index)) }
                }
            }
            return pairs
        }
    }

    /// Moves a remark on the acronym to the note, such as how to say it: `SQL ("sequel")` or `GIF [jif]`.
    private static func moveRemarkOfShort(_ entry: inout ImportRecord) {
        guard let (short, remark) = remark(onShort: entry.short, of: entry.long) else { return }
        entry.short = short
        entry.note = joined(remark, entry.note)
    }

    /// Returns an acronym and the remark in brackets after it, or nil if there is none. The meaning spells the acronym
    /// alone. Another acronym in brackets is no remark.
    static func remark(onShort short: String, of long: String) -> (short: String, remark: String)? {
        guard let brackets = Brackets.atEnd(of: short),
            let group = Group(short, isLast: true, brackets: brackets),
            group.after.isEmpty, !group.before.isEmpty, !AcronymLook.isLikely(group.inside),
            SpelledMeaning(of: group.before, in: long)?.isComplete == true
        else { return nil }
        return (group.before, group.inside)
    }

    /// Moves a remark on the acronym in front of the meaning to the note, as in `[jif]: graphics interchange format`.
    private static func moveRemarkBeforeMeaning(_ entry: inout ImportRecord) {
        guard let brackets = Brackets.atStart(of: entry.long), let group = Group(entry.long, brackets: brackets),
            group.before.isEmpty, !group.after.isEmpty, !AcronymLook.isLikely(group.inside),
            SpelledMeaning(of: entry.short, in: group.inside) == nil
        else { return }
        let long = LineSeparator.withoutLeadingSigns(group.after)
        guard SpelledMeaning(of: entry.short, in: long)?.isComplete == true, long != group.after else { return }
        entry.long = long
        entry.note = joined(group.inside, entry.note)
    }

    /// Reads brackets beside the acronym: `ACL (Access Control List)` or `Access Control List (ACL)`, each with more text
    /// in the meaning, which becomes the note.
    private static func readBracketOfShort(_ entry: inout ImportRecord) {
        guard entry.short.utf8.last == UInt8(ascii: ")"), let group = Group(entry.short, isLast: true),
            group.after.isEmpty, !group.before.isEmpty, SpelledMeaning(of: group.before, in: entry.long) == nil
        else { return }
        if !AcronymLook.isLikely(group.inside), SpelledMeaning(of: group.before, in: group.inside) != nil {
            entry.short = group.before
            entry.note = joined(entry.long, entry.note)
            entry.long = group.inside
        } else if SpelledMeaning(of: group.inside, in: group.before) != nil {
            entry.short = group.inside
            entry.note = joined(entry.long, entry.note)
            entry.long = group.before
        } else if SpelledMeaning(of: group.inside, in: entry.long) != nil, AcronymLook.isLikely(group.inside),
            !AcronymLook.isLikely(group.before)
        {
            entry.short = group.inside
            entry.note = joined(group.before, entry.note)
        }
    }

    /// Returns the text in brackets of a meaning such as `ACL (Access Control List)`, which repeats the acronym, or nil.
    static func expansion(of short: String, in long: String) -> String? {
        guard long.hasPrefix(short), let group = Group(long), group.before == short else { return nil }
        return group.inside
    }

    /// Reads a meaning in brackets with a remark after it: `(Access Control List): who may do what`. The acronym itself
    /// may be before it.
    private static func readExpansion(_ entry: inout ImportRecord) {
        let isRepeated = entry.long.hasPrefix(entry.short)
        guard isRepeated || entry.long.utf8.first == UInt8(ascii: "("), let group = Group(entry.long),
            group.before.isEmpty || group.before == entry.short
        else { return }
        if isRepeated, SpelledMeaning(of: entry.short, in: group.inside) == nil { return }
        if group.after.isEmpty {
            entry.long = group.inside
            return
        }
        guard SpelledMeaning(of: entry.short, in: group.inside) != nil,
            SpelledMeaning(of: entry.short, in: group.after) == nil
        else { return }
        entry.long = group.inside
        entry.note = joined(LineSeparator.withoutLeadingSigns(group.after), entry.note)
    }

    // MARK: Remarks

    /// Moves a remark at the end of the meaning to the note if the letters do not need it.
    private func moveRemark(_ entry: inout ImportRecord) {
        if let dash = LineSeparator.firstDash(in: entry.long, orHyphen: movesHyphenRemarks) {
            let main = FieldText.trimmed(String(entry.long[..<dash.lowerBound]))
            if Self.isWhole(entry.short, main, of: entry.long) {
                let remark = FieldText.trimmed(String(entry.long[dash.upperBound...]))
                if !remark.isEmpty {
                    entry.long = main
                    entry.note = Self.joined(remark, entry.note)
                }
            }
        }
        let isClosed = entry.long.utf8.last == UInt8(ascii: ")") || entry.long.hasSuffix(").")
        if isClosed, let group = Group(entry.long, isLast: true), group.after.isEmpty || group.after == ".",
            Self.isWhole(entry.short, group.before, of: entry.long)
        {
            entry.long = group.before
            entry.note = Self.joined(group.inside, entry.note)
        }
    }

    /// Moves a pointer to other entries to the note, if the letters do not need it.
    private static func moveCrossReference(_ entry: inout ImportRecord) {
        guard let found = CrossReference(entry.long), isWhole(entry.short, found.before, of: entry.long) else { return }
        entry.long = found.before
        entry.note = joined(found.text, entry.note)
    }

    /// Returns whether a text alone spells an acronym, with every letter and nothing after it.
    /// - Parameter whole: the text with the remark, whose words may spell the acronym better.
    private static func isWhole(_ short: String, _ text: String, of whole: String) -> Bool {
        guard let found = SpelledMeaning(of: short, in: text), found.isComplete, found.trailing == 0 else {
            return false
        }
        if found.isExact { return true }
        let open = whole.replacing(scalar: "(", with: " ").replacing(scalar: "–", with: " ")
        guard let all = SpelledMeaning(of: short, in: open), all.trailing == 0 else { return true }
        return all.quality <= found.quality + 0.01
    }

    /// Moves an address at the end of the meaning to the note, and its label if the meaning is whole without it.
    private static func moveAddress(_ entry: inout ImportRecord) {
        guard let found = TrailingAddress(entry.long) else { return }
        let isRemark =
            !found.label.isEmpty && !found.before.isEmpty
            && (found.isPointer || isWhole(entry.short, found.before, of: found.labelled))
        guard isRemark else {
            entry.long = found.labelled
            entry.note = joined(found.address, entry.note)
            return
        }
        entry.long = found.before
        let isAddress = found.label == found.address
        entry.note = joined(isAddress ? found.label : "\(found.label) (\(found.address))", entry.note)
        // Several links may follow each other.
        moveAddress(&entry)
    }

    // MARK: Tags

    /// Moves words such as `#web` at the end of the meaning to the tags.
    private static func readTags(_ entry: inout ImportRecord) {
        var words = entry.long.split(separator: " ")
        var tags: [String] = []
        while words.count > 1, let last = words.last, isTag(last) {
            tags.insert(String(last), at: 0)
            words.removeLast()
        }
        if tags.isEmpty { return }
        entry.long = words.joined(separator: " ")
        entry.tags = ThingDraft.tagsAsWritten(in: entry.tags + tags)
    }

    private static func isTag(_ word: Substring) -> Bool {
        guard word.hasPrefix("#"), word.dropFirst().first?.isLetter == true else { return false }
        return word.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || "-_/.+&".contains($0) }
    }

    // MARK: Full stops

    private static let abbreviations: Set<String> = [
        "inc", "ltd", "co", "corp", "etc", "jr", "sr", "dept", "st", "approx", "vs", "al", "incl", "max", "min", "no",
        "bros", "gov", "univ", "usw", "bzw", "ca",
    ]

    /// Returns whether a meaning ends with a full stop that is not part of its last word.
    static func endsWithFullStop(_ text: String) -> Bool {
        guard text.utf8.last == UInt8(ascii: "."), !text.hasSuffix("..") else { return false }
        let word = text.dropLast().split { $0 == " " || $0 == "-" || $0 == "(" }.last ?? ""
        let isSingle = word.count < 2 && word.contains { $0.isLetter }
        return !word.isEmpty && !isSingle && !word.contains(".") && !abbreviations.contains(word.lowercased())
    }

    private static func withoutFullStop(_ text: String) -> String {
        endsWithFullStop(text) ? FieldText.trimmed(String(text.dropLast())) : text
    }
}
