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
        let mayHaveRemark = !marks.isDisjoint(with: [.dash, .fullStop, .pause])
        if movesRemarks, mayHaveRemark { moveTrailingRemark(&entry) }
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
        /// A comma, a semicolon or a colon.
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
                case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): marks.insert(.pause)
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
            let isContinued = line.hasSuffix(",") || line.hasSuffix("-")
            guard !isContinued, let found = SpelledMeaning(of: short, in: text), found.isWhole else { continue }
            let isBetter = found.quality > best + leastDifference
            guard isBetter else { continue }
            end = index
            best = found.quality
            if found.isExact { break }
        }
        guard let end else { return nil }
        let hasMore = lines[(end + 1)...].contains { line in !line.isEmpty }
        return hasMore ? end : nil
    }

    /// The difference of two qualities from which one text spells an acronym better than another.
    private static let leastDifference = 0.01

    /// Returns a note with another one after it.
    static func joined(_ first: String, _ second: String) -> String {
        if first.isEmpty { return second }
        return second.isEmpty ? first : first + "\n" + second
    }

    // MARK: Brackets

    /// Moves a remark on the acronym to the note, such as how to say it: `SQL ("sequel")` or `GIF [jif]`.
    private static func moveRemarkOfShort(_ entry: inout ImportRecord) {
        guard let group = remark(onShort: entry.short, of: entry.long) else { return }
        entry.short = group.before
        entry.note = joined(group.inside, entry.note)
    }

    /// Returns the remark in brackets after an acronym, or nil if there is none. The meaning spells the acronym alone.
    /// Another acronym in brackets does not count.
    static func remark(onShort short: String, of long: String) -> BracketGroup? {
        guard let group = BracketGroup(atEndOf: short), !AcronymLook.isLikely(group.inside) else { return nil }
        let isSpelled = SpelledMeaning(of: group.before, in: long)?.isComplete == true
        return isSpelled ? group : nil
    }

    /// Moves a remark on the acronym in front of the meaning to the note, as in `[jif]: graphics interchange format`.
    private static func moveRemarkBeforeMeaning(_ entry: inout ImportRecord) {
        guard let group = BracketGroup(atStartOf: entry.long), !group.after.isEmpty else { return }
        let long = LineSeparator.withoutLeadingSigns(group.after)
        let hasSign = long != group.after
        let isRemark = !AcronymLook.isLikely(group.inside) && SpelledMeaning(of: entry.short, in: group.inside) == nil
        guard hasSign, isRemark, SpelledMeaning(of: entry.short, in: long)?.isComplete == true else { return }
        entry.long = long
        entry.note = joined(group.inside, entry.note)
    }

    /// Reads brackets beside the acronym: `ACL (Access Control List)` or `Access Control List (ACL)`, each with more
    /// text in the meaning, which becomes the note.
    private static func readBracketOfShort(_ entry: inout ImportRecord) {
        guard entry.short.utf8.last == ")", let group = BracketGroup(atEndOf: entry.short),
            SpelledMeaning(of: group.before, in: entry.long) == nil
        else { return }
        let isInsideLikely = AcronymLook.isLikely(group.inside)
        if !isInsideLikely, SpelledMeaning(of: group.before, in: group.inside) != nil {
            entry.short = group.before
            entry.note = joined(entry.long, entry.note)
            entry.long = group.inside
        } else if SpelledMeaning(of: group.inside, in: group.before) != nil {
            entry.short = group.inside
            entry.note = joined(entry.long, entry.note)
            entry.long = group.before
        } else if isInsideLikely, !AcronymLook.isLikely(group.before),
            SpelledMeaning(of: group.inside, in: entry.long) != nil
        {
            // The words before the brackets are a remark on the acronym in them.
            entry.short = group.inside
            entry.note = joined(group.before, entry.note)
        }
    }

    /// Returns the text in brackets of a meaning such as `ACL (Access Control List)`, which repeats the acronym, or
    /// nil.
    static func expansion(of short: String, in long: String) -> String? {
        guard long.hasPrefix(short), let group = BracketGroup(in: long), group.before == short else { return nil }
        return group.inside
    }

    /// Reads a meaning in brackets with a remark after it: `(Access Control List): who may do what`. The acronym itself
    /// may be before it.
    private static func readExpansion(_ entry: inout ImportRecord) {
        let isRepeated = entry.long.hasPrefix(entry.short)
        guard isRepeated || entry.long.utf8.first == "(", let group = BracketGroup(in: entry.long) else { return }
        let isFirst = group.before.isEmpty || group.before == entry.short
        let isSpelled = SpelledMeaning(of: entry.short, in: group.inside) != nil
        guard isFirst, isSpelled || !isRepeated else { return }
        if group.after.isEmpty {
            entry.long = group.inside
        } else if let end = LanguageLabel.end(in: group.inside) {
            moveTranslation(group, String(group.inside[end...]), &entry)
        } else if isSpelled, SpelledMeaning(of: entry.short, in: group.after) == nil {
            entry.long = group.inside
            entry.note = joined(LineSeparator.withoutLeadingSigns(group.after), entry.note)
        }
    }

    /// Reads a translation before the meaning: `(ang. Internet of Things) Internet Rzeczy`. It is the meaning if only
    /// its letters spell the acronym.
    private static func moveTranslation(_ group: BracketGroup, _ translation: String, _ entry: inout ImportRecord) {
        let after = LineSeparator.withoutLeadingSigns(group.after)
        let isMeaning =
            SpelledMeaning(of: entry.short, in: translation) != nil && SpelledMeaning(of: entry.short, in: after) == nil
        let label = FieldText.trimmed(String(group.inside.dropLast(translation.count)))
        entry.long = isMeaning ? FieldText.trimmed(translation) : after
        entry.note = joined(isMeaning ? label + " " + after : group.inside, entry.note)
    }

    // MARK: Remarks

    /// Moves remarks at the end of the meaning to the note if the letters do not need them.
    private func moveRemark(_ entry: inout ImportRecord) {
        moveRemarkAfterDash(&entry)
        Self.moveRemarkInBrackets(&entry)
    }

    private func moveRemarkAfterDash(_ entry: inout ImportRecord) {
        guard let dash = LineSeparator.firstDash(in: entry.long, orHyphen: movesHyphenRemarks) else { return }
        let main = FieldText.trimmed(String(entry.long[..<dash.lowerBound]))
        let remark = FieldText.trimmed(String(entry.long[dash.upperBound...]))
        guard !remark.isEmpty, Self.isWhole(entry.short, main, of: entry.long) else { return }
        entry.long = main
        entry.note = Self.joined(remark, entry.note)
    }

    private static func moveRemarkInBrackets(_ entry: inout ImportRecord) {
        let isClosed = entry.long.utf8.last == ")" || entry.long.hasSuffix(").")
        guard isClosed, let group = BracketGroup(in: entry.long, isLast: true) else { return }
        guard group.after.isEmpty || group.after == "." else { return }
        let isTranslation = LanguageLabel.end(in: group.inside) != nil && !group.before.isEmpty
        guard isTranslation || isWhole(entry.short, group.before, of: entry.long) else { return }
        entry.long = group.before
        entry.note = joined(group.inside, entry.note)
    }

    /// Moves a reference such as `See FTP.`, or a part with a label such as `Description: ...`, to the note.
    private func moveTrailingRemark(_ entry: inout ImportRecord) {
        guard let found = TrailingRemark(entry.long),
            found.isSentence || Self.isWhole(entry.short, found.before, of: entry.long)
        else { return }
        entry.long = found.before
        entry.note = Self.joined(found.remark, entry.note)
    }

    /// Returns whether a text alone spells an acronym, with every letter and nothing after it.
    /// - Parameter whole: the text with the remark, whose words may spell the acronym better.
    private static func isWhole(_ short: String, _ text: String, of whole: String) -> Bool {
        guard let found = SpelledMeaning(of: short, in: text), found.isWhole else { return false }
        if found.isExact { return true }
        let open = whole.replacing(scalar: "(", with: " ").replacing(scalar: "–", with: " ")
        guard let all = SpelledMeaning(of: short, in: open), all.trailing == 0 else { return true }
        return all.quality <= found.quality + leastDifference
    }

    /// Moves an address at the end of the meaning to the note, and its label if the meaning is whole without it.
    private static func moveAddress(_ entry: inout ImportRecord) {
        guard let found = TrailingAddress(entry.long) else { return }
        let hasLabel = !found.label.isEmpty && !found.before.isEmpty
        let isRemark = hasLabel && (found.isPointer || isWhole(entry.short, found.before, of: found.labelled))
        guard isRemark else {
            let text = TrailingRemark.withoutPointer(found.labelled)
            let remark = text.remark.isEmpty ? found.address : text.remark + " " + found.address
            entry.long = text.before
            entry.note = joined(remark, entry.note)
            return
        }
        let isAddress = found.label == found.address
        entry.long = found.before
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
        let name = word.dropFirst()
        guard word.hasPrefix("#"), name.first?.isLetter == true else { return false }
        return name.allSatisfy { sign in sign.isLetter || sign.isNumber || "-_/.+&".contains(sign) }
    }

    // MARK: Full stops

    private static let abbreviations: Set<String> = [
        "inc", "ltd", "co", "corp", "etc", "jr", "sr", "dept", "st", "approx", "vs", "al", "incl", "max", "min", "no",
        "bros", "gov", "univ", "usw", "bzw", "ca",
    ]

    /// Returns whether a meaning ends with a full stop that is not part of its last word.
    static func endsWithFullStop(_ text: String) -> Bool {
        guard text.utf8.last == UInt8(ascii: "."), !text.hasSuffix("..") else { return false }
        let word = text.dropLast().split { sign in sign == " " || sign == "-" || sign == "(" }.last ?? ""
        let isLetter = word.count == 1 && word.allSatisfy(\.isLetter)
        let isAbbreviation = isLetter || word.contains(".") || abbreviations.contains(word.lowercased())
        return !word.isEmpty && !isAbbreviation
    }

    private static func withoutFullStop(_ text: String) -> String {
        endsWithFullStop(text) ? FieldText.trimmed(String(text.dropLast())) : text
    }
}
