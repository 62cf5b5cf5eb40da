import TILText

/// A line split into the text of its acronym and the text of its meaning.
struct LineSplit: Hashable, Sendable {
    var short: String
    var long: String
    /// Text behind a meaning in brackets.
    var note = ""
    var separator: LineSeparator
    /// Whether the meaning comes first in the line.
    var isReversed = false
    /// Whether a sign separates the two, and not only the end of a mark.
    var hasSign = true
    /// Whether the acronym is in quotes, so that its line is read as it stands.
    var isQuoted = false
    /// How well the meaning spells the acronym. It is 0 if it does not, and nil if nobody asked.
    var quality: Double?
}

/// The one separator of a list of lines, chosen so that the most lines are spelled.
struct LineSplitter: Hashable, Sendable {
    /// The separator of most lines, or nil if no line has one.
    private(set) var primary: LineSeparator?
    /// Whether the meaning comes first in most lines.
    private(set) var isReversed = false
    /// Whether nearly all lines have it, so that a line without it needs letters.
    private var isCommon = false
    /// The separators that are allowed, or nil for all of them.
    private let allowed: Set<LineSeparator>?

    /// The number of lines that are compared.
    private static let mostLines = 300
    /// The greatest length of an acronym in a line, in bytes, and its greatest number of words.
    private static let longestShort = 60
    private static let mostWords = 5
    /// The greatest length of a word in an acronym that its meaning does not spell, in bytes.
    private static let longestWord = 32
    /// The greatest length of a line that is split, in bytes.
    private static let longestLine = 4_000

    /// Chooses the separator of lines.
    /// - Parameter allowed: the separators that the person named, or nil for all.
    init(_ lines: [ListLine], allowed: [LineSeparator]? = nil) {
        self.allowed = allowed.map(Set.init)
        var tallies: [LineSeparator: Tally] = [:]
        var compared = 0
        let step = max(1, lines.count / Self.mostLines)
        for index in stride(from: 0, to: lines.count, by: step) {
            compared += 1
            for split in candidates(of: lines[index]) { count(split, in: &tallies[split.separator, default: Tally()]) }
        }
        // Of equally good separators, the first counts.
        let best = tallies.max { left, right in
            (left.value.worth, -left.key.rawValue) < (right.value.worth, -right.key.rawValue)
        }
        guard let best, best.value.worth > 0 else { return }
        primary = best.key
        isReversed = best.value.reversed > 0
        // Four fifths of the lines.
        isCommon = compared >= Self.fewestCommon && best.value.count * 5 >= compared * 4
    }

    /// How well a separator splits the lines.
    private struct Tally {
        /// The number of lines that have it.
        var count = 0
        var worth = 0.0
        /// How much better the letters spell if the meaning comes first. It is negative if they spell worse.
        var reversed = 0.0
    }

    private func count(_ split: LineSplit, in tally: inout Tally) {
        let forward = quality(of: split)
        let backward = forward > 0 ? 0 : quality(of: split.turned)
        // Without letters, a separator counts a little if an acronym is before it.
        let look = split.separator.isStrong && AcronymLook.isLikely(split.short) ? Self.lookWorth : 0
        // If nothing else decides, the most frequent separator does.
        let presence = split.separator == .word || split.separator == .bracket ? 0 : Self.presenceWorth
        tally.count += 1
        tally.worth += max(forward, backward) + look + presence
        tally.reversed += backward - forward
    }

    /// The worth of a line in which only the look of the acronym says something, and of one in which nothing does.
    private static let lookWorth = 0.1
    private static let presenceWorth = 0.001
    /// The number of lines from which most of them can show what is common.
    private static let fewestCommon = 8

    /// Splits a line, or returns nil if it is no entry.
    func split(_ line: ListLine) -> LineSplit? {
        let text = HiddenSpaces.shown(line.text)
        guard text.utf8.count <= Self.longestLine else { return nil }
        let bytes = Array(text.utf8)
        if let quoted = Self.quoted(bytes) { return quoted }
        if let usual = usual(line, text, bytes) { return usual }
        var best: LineSplit?
        var bestWorth = 0.0
        for candidate in candidates(of: line, text, bytes) {
            guard let judged = judged(candidate), judged.worth > bestWorth else { continue }
            best = judged.split
            bestWorth = judged.worth
        }
        return best
    }

    /// Returns the split at the list's separator if an acronym is before it, so that no letters need to be compared.
    private func usual(_ line: ListLine, _ text: String, _ bytes: [UInt8]) -> LineSplit? {
        guard let primary, primary.isStrong, !isReversed else { return nil }
        let found: LineSplit?
        if primary == .mark {
            found = line.lead.flatMap { lead in Self.split(text, after: lead) }
        } else {
            found = SeparatorRun.first(in: bytes, of: primary).map { run in Self.split(bytes, at: run) }
        }
        guard let found, Self.isWhole(found), AcronymLook.isLikely(found.short) else { return nil }
        if primary == .mark, Self.areAcronyms(found) { return nil }
        return found
    }

    /// A way to split a line, and how good it is.
    private struct JudgedSplit {
        let split: LineSplit
        let worth: Double
    }

    /// Returns a candidate in the order that its letters say, and its worth, or nil if it is no entry.
    private func judged(_ candidate: LineSplit) -> JudgedSplit? {
        let split = ordered(candidate)
        let isPrimary = split.separator == primary
        if mayBeSentence(split) { return nil }
        let quality = split.quality ?? 0
        if quality == 0, !isEntryWithoutLetters(split) { return nil }
        var worth = quality + (isPrimary ? 0.4 : 0.05)
        if split.separator.isStrong { worth += 0.2 }
        if AcronymLook.isLikely(split.short) { worth += 0.2 }
        return JudgedSplit(split: split, worth: worth)
    }

    /// Returns a split in the order that its letters say, or in the order of most lines if they say nothing.
    private func ordered(_ candidate: LineSplit) -> LineSplit {
        var split = candidate
        let forward = quality(of: candidate)
        split.quality = forward
        if forward > 0 { return split }
        let backward = quality(of: candidate.turned)
        let isUsuallyReversed = isReversed && candidate.separator == primary
        guard backward > 0 || isUsuallyReversed else { return split }
        split = candidate.turned
        split.quality = backward
        return split
    }

    /// Whether the text before a bracket or a comma is a phrase, which may have the letters of a sentence by chance.
    private func mayBeSentence(_ split: LineSplit) -> Bool {
        if split.separator.isStrong || split.separator == primary { return false }
        let words = split.short.split(separator: " ")
        return words.count > 3 || split.short.utf8.contains(UInt8(ascii: ":"))
    }

    /// Whether a split is an entry although its meaning does not spell its acronym.
    private func isEntryWithoutLetters(_ split: LineSplit) -> Bool {
        let isPrimary = split.separator == primary
        if isCommon, !isPrimary, split.separator != .mark { return false }
        if split.separator == .mark {
            // Several acronyms and no meaning, such as `**RSA**, **DSA**, **DH**`.
            if Self.areAcronyms(split) { return false }
            // Several marked words without a separator are emphasis.
            if !split.hasSign, split.short.contains(" ") { return false }
        }
        if split.separator == .word, !AcronymLook.isLikely(split.short) || !isNamedOrNear(split) { return false }
        let isAllowed = split.separator.isStrong || isPrimary && split.separator != .comma
        return isAllowed && Self.isShort(split.short)
    }

    /// Whether a text is short enough for an acronym.
    private static func isShort(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        guard text.utf8.count <= longestShort, words.count <= mostWords else { return false }
        return words.allSatisfy { word in word.utf8.count <= longestWord }
    }

    /// Returns whether both sides have no small letters, and the right side is a list of single words.
    private static func areAcronyms(_ split: LineSplit) -> Bool {
        let words = split.long.split(separator: ",")
        let areSingle = words.allSatisfy { word in !FieldText.trimmed(String(word)).contains(" ") }
        let both = split.short + split.long
        return areSingle && both.contains(where: \.isLetter) && both == both.uppercased()
    }

    /// Returns whether words without a separator are an entry although they do not spell it with every letter: the
    /// person named the space, or they spell most of it.
    private func isNamedOrNear(_ split: LineSplit) -> Bool {
        allowed != nil || SpelledMeaning(of: split.short, in: split.long) != nil
    }

    // MARK: Candidates

    /// Returns the ways to split a line, each with another separator.
    private func candidates(of line: ListLine) -> [LineSplit] {
        let text = HiddenSpaces.shown(line.text)
        guard text.utf8.count <= Self.longestLine else { return [] }
        let bytes = Array(text.utf8)
        if let quoted = Self.quoted(bytes) { return [quoted] }
        return candidates(of: line, text, bytes)
    }

    private static func quoted(_ bytes: [UInt8]) -> LineSplit? {
        bytes.first == "\"" ? QuotedEntry.split(bytes) : nil
    }

    private func candidates(of line: ListLine, _ text: String, _ bytes: [UInt8]) -> [LineSplit] {
        var splits: [LineSplit] = []
        if let lead = line.lead, let split = Self.split(text, after: lead) { splits.append(split) }
        var seen: Set<LineSeparator> = []
        let runs = SeparatorRun.all(in: bytes)
        for (index, run) in runs.enumerated() where seen.insert(run.separator).inserted {
            let next = index + 1 < runs.count ? runs[index + 1] : nil
            if !Self.joinsAcronyms(run, next, in: bytes) { splits.append(Self.split(bytes, at: run)) }
        }
        if let bracket = Self.bracket(bytes) { splits.append(bracket) }
        splits += words(bytes)
        splits.removeAll { split in !Self.isWhole(split) }
        guard let allowed else { return splits }
        return splits.filter { split in allowed.contains(split.separator) }
    }

    /// Returns whether a slash stands between two forms of an acronym, before the separator of the line: `ADD/ADR -
    /// Address`.
    private static func joinsAcronyms(_ slash: SeparatorRun, _ next: SeparatorRun?, in bytes: [UInt8]) -> Bool {
        guard slash.separator == .tightSlash || slash.separator == .slash, let next else { return false }
        let isBeforeSeparator = next.separator.isStrong || next.separator == slash.separator
        return isBeforeSeparator && AcronymLook.isLikely(text(bytes[..<slash.start]))
            && AcronymLook.isLikely(text(bytes[slash.end..<next.start]))
    }

    /// Returns whether a split has both texts, and not a row of several cells.
    private static func isWhole(_ split: LineSplit) -> Bool {
        if split.short.isEmpty || split.long.isEmpty { return false }
        // A line with several tabs or gaps is a row of a table, whose cells must not be glued together.
        if split.separator != .gap { return true }
        return !split.long.utf8.contains(UInt8(ascii: "\t")) && !split.long.contains("   ")
    }

    private static func split(_ bytes: [UInt8], at run: SeparatorRun) -> LineSplit {
        let long = text(bytes[run.end...])
        return LineSplit(
            short: text(bytes[..<run.start]),
            long: run.separator == .gap ? LineSeparator.withoutLeadingSigns(long) : long,
            separator: run.separator)
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        FieldText.trimmed(String(decoding: bytes, as: UTF8.self))
    }

    /// Splits a text after its marked start. What follows is a separator, a space or a bracket.
    private static func split(_ text: String, after lead: String) -> LineSplit? {
        guard !lead.isEmpty, text.hasPrefix(lead) else { return nil }
        let rest = String(text.dropFirst(lead.count))
        if FieldText.trimmed(rest).isEmpty { return nil }
        guard let first = rest.unicodeScalars.first, !first.properties.isAlphabetic else { return nil }
        let trimmed = FieldText.trimmed(rest)
        let isSeparatorOnly = SeparatorRun(Array(trimmed.utf8), at: 0)?.end == trimmed.utf8.count
        let long = isSeparatorOnly ? "" : LineSeparator.withoutLeadingSigns(rest)
        var split = LineSplit(short: FieldText.trimmed(lead), long: FieldText.trimmed(long), separator: .mark)
        split.hasSign = split.long != trimmed || trimmed.hasPrefix("(")
        return split
    }

    /// Splits a text at its first group in brackets after a space.
    private static func bracket(_ bytes: [UInt8]) -> LineSplit? {
        guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), open > 1, FieldText.isSpace(bytes[open - 1]) else {
            return nil
        }
        var depth = 0
        let close = bytes.indices[open...].first { index in
            if bytes[index] == "(" { depth += 1 }
            if bytes[index] == ")" { depth -= 1 }
            return depth == 0
        }
        guard let close else { return nil }
        var split = LineSplit(
            short: LineSeparator.withoutTrailingSigns(text(bytes[..<open])), long: text(bytes[(open + 1)..<close]),
            separator: .bracket)
        let rest = text(bytes[(close + 1)...])
        split.note = rest == "." ? "" : LineSeparator.withoutLeadingSigns(rest)
        return split
    }

    /// Splits a text after its first words, if the rest spells them, or if the first word looks like an acronym.
    private func words(_ bytes: [UInt8]) -> [LineSplit] {
        var splits: [LineSplit] = []
        var end = 0
        for _ in 0..<3 {
            guard let space = bytes[end...].firstIndex(where: FieldText.isSpace) else { break }
            var split = LineSplit(
                short: Self.text(bytes[..<space]), long: LineSeparator.withoutLeadingSigns(Self.text(bytes[space...])),
                separator: .word)
            if split.short.utf8.count > 24 { break }
            split.quality = Self.wordQuality(of: split)
            if split.quality != 0 { return [split] }
            if splits.isEmpty, AcronymLook.isLikely(split.short) { splits.append(split) }
            end = space + 1
        }
        return splits
    }

    /// The quality above which words after an acronym without a separator spell it, and not by chance.
    private static let wordQuality = 0.87

    /// Returns how well the words after an acronym without a separator spell it, or 0 if it may be chance.
    private static func wordQuality(of split: LineSplit) -> Double {
        guard let found = SpelledMeaning(of: split.short, in: split.long), found.isComplete,
            found.quality > wordQuality
        else { return 0 }
        let letters = split.short.unicodeScalars.count(where: \.properties.isAlphabetic)
        // Two letters are often a word, so they need a meaning in capitals.
        if letters < 3 {
            let isCapital = split.long.first?.isUppercase == true
            return found.isWhole && isCapital ? found.quality : 0
        }
        let isNearlyWhole = found.isExact && found.trailing < 3
        return found.isWhole || isNearlyWhole ? found.quality : 0
    }

    // MARK: Letters

    /// Returns how well the meaning of a split spells its acronym, or 0.
    private func quality(of split: LineSplit) -> Double {
        if let known = split.quality { return known }
        if split.separator == .word { return Self.wordQuality(of: split) }
        if let found = SpelledMeaning(of: split.short, in: split.long) { return found.quality }
        // In `ACL: ACL (Access Control List)`, they do so, too.
        if let inside = EntryRules.expansion(of: split.short, in: split.long) {
            return SpelledMeaning(of: split.short, in: inside)?.quality ?? 0
        }
        // In `SOW (contract) = Statement of Work`, the brackets are a remark on the acronym.
        if let remark = EntryRules.remark(onShort: split.short, of: split.long) {
            return SpelledMeaning(of: remark.before, in: split.long)?.quality ?? 0
        }
        // In `ACL (Access Control List) - who may do what`, the brackets spell it.
        guard split.short.utf8.last == ")", let open = split.short.firstIndex(of: "(") else { return 0 }
        let before = FieldText.trimmed(String(split.short[..<open]))
        let inside = String(split.short[open...].dropFirst().dropLast())
        let found = SpelledMeaning(of: before, in: inside) ?? SpelledMeaning(of: inside, in: before)
        return found?.quality ?? 0
    }
}

extension LineSplit {
    /// The split with acronym and meaning exchanged.
    var turned: LineSplit {
        var other = self
        other.short = long
        other.long = short
        other.isReversed.toggle()
        other.quality = nil
        return other
    }
}
