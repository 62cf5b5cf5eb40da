import TILText

/// Collects what the rules look at: every definition, every use and every long form that is written out again.
struct LintCollector {
    /// The most of each kind that is kept of one document.
    static let maximum = 200_000

    private(set) var definitions: [LintDefinition] = []
    private(set) var uses: [LintUse] = []
    private(set) var mentions: [LongFormMention] = []
    private(set) var isTruncated = false
    private var longForms = LongFormIndex()

    /// Reads a part of a document.
    mutating func read(_ event: PassageReader.Event, _ markup: Markup) {
        switch event {
        case .declaration(let definition):
            add(definition, group: nil, article: nil, context: 0, isDeclared: true, isReadable: false)
        case .passage(let passage, let part, let findings, let uses):
            read(passage, part, findings: Self.distinct(findings), uses: uses, markup)
        }
    }

    private mutating func read(
        _ passage: Passage, _ part: Range<Int>, findings: [Finding], uses: [AcronymReader.Reading], _ markup: Markup
    ) {
        for use in uses where self.uses.count < Self.maximum {
            add(use, passage, isDefining: findings.contains { $0.short.overlaps(use.range) })
        }
        for finding in findings {
            guard let definition = AcronymDefinition(finding, in: passage, lines: markup.lines) else { continue }
            let first = passage.token(startingAt: min(finding.short.lowerBound, finding.long.lowerBound))
            add(
                definition, group: Self.group(finding, passage),
                article: first.flatMap { Self.article(before: $0, passage) },
                context: first.map { Self.context(passage, $0..<($0 + 1)) } ?? 0, isDeclared: false,
                isReadable: uses.contains { $0.range.overlaps(finding.short) })
        }
        if !longForms.isEmpty { findMentions(passage, part, findings, markup) }
        isTruncated = isTruncated || self.uses.count >= Self.maximum
    }

    // MARK: Definitions

    /// The definitions without those whose long form belongs to another: in "long form (SF), an SF, ..." the second acronym
    /// looks like an apposition too.
    private static func distinct(_ findings: [Finding]) -> [Finding] {
        guard findings.count > 1 else { return findings }
        func distance(_ finding: Finding) -> Int {
            max(finding.short.lowerBound - finding.long.upperBound, finding.long.lowerBound - finding.short.upperBound)
        }
        return findings.filter { finding in
            !findings.contains { $0.long.overlaps(finding.long) && distance($0) < distance(finding) }
        }
    }

    private mutating func add(
        _ definition: AcronymDefinition, group: Range<Int>?, article: Range<Int>?, context: UInt64, isDeclared: Bool,
        isReadable: Bool
    ) {
        guard definitions.count < Self.maximum else {
            isTruncated = true
            return
        }
        let (short, long) = definition.singular
        longForms.add(long, number: definitions.count)
        definitions.append(
            LintDefinition(
                definition: definition, short: short, long: long, meaning: MeaningKey(long), group: group,
                article: article, context: context, isDeclared: isDeclared, isReadable: isReadable))
    }

    /// The bytes of "long form (SF)" or "SF (long form)" with the parentheses.
    private static func group(_ finding: Finding, _ passage: Passage) -> Range<Int>? {
        let (first, second) =
            finding.long.lowerBound < finding.short.lowerBound
            ? (finding.long, finding.short) : (finding.short, finding.long)
        guard let inside = passage.token(startingAt: second.lowerBound), inside >= 2,
            passage.kind(inside - 1) == .openParenthesis, Int(passage.tokens[inside - 2].end) == first.upperBound,
            let close = (inside..<min(passage.count, inside + DefinitionFinder.longestGroup)).first(where: {
                Int(passage.tokens[$0].start) >= second.upperBound
            }), passage.kind(close) == .closeParenthesis
        else { return nil }
        return first.lowerBound..<Int(passage.tokens[close].end)
    }

    // MARK: Uses

    private mutating func add(
        _ reading: AcronymReader.Reading, _ passage: Passage, isDefining: Bool
    ) {
        guard let written = passage.text(of: reading.range) else { return }
        let next = reading.tokens.upperBound
        let apostrophe = Self.apostrophe(at: next, passage)
        uses.append(
            LintUse(
                written: written, short: AcronymShape.singular(of: written), range: reading.range,
                context: Self.context(passage, reading.tokens),
                article: Self.article(before: reading.tokens.lowerBound, passage),
                apostrophe: apostrophe,
                isApostrophePlural: apostrophe != nil
                    && PluralMarks.isPlural(passage, reading.tokens.lowerBound, next + 2),
                isDefining: isDefining, followsLast: reading.followsLast))
    }

    /// An apostrophe and an s that follow a word without a blank.
    private static func apostrophe(at index: Int, _ passage: Passage) -> Range<Int>? {
        guard passage.kind(index) == .apostrophe, passage.isGlued(index), passage.kind(index + 1) == .word,
            passage.isGlued(index + 1), passage.tokens[index + 1].count == 1,
            passage.firstByte(index + 1) == UInt8(ascii: "s")
        else { return nil }
        return Int(passage.tokens[index].start)..<Int(passage.tokens[index + 1].end)
    }

    /// The article right before a token.
    private static func article(before index: Int, _ passage: Passage) -> Range<Int>? {
        guard index > 0, passage.isWord(index - 1, in: articles), passage.tokens[index].isSpaced else { return nil }
        return passage.tokens[index - 1].range
    }

    private static let articles = WordSet("a an")

    /// The three words before and behind some tokens, as a number.
    private static func context(_ passage: Passage, _ tokens: Range<Int>) -> UInt64 {
        var value: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ index: Int) {
            var word = passage.key(index).value
            if passage.key(index).isLong {
                // Files keep it, so that a longer word has another number here, the same in every release.
                var fold = ByteFold()
                for byte in passage.bytes[passage.tokens[index].range] where byte != Markup.filler {
                    fold.add(ByteClass.lowercased(byte))
                }
                word = fold.value | 1 << 63
            }
            value = (value ^ word) &* 0x100_0000_01B3
        }
        var found = 0
        var index = tokens.lowerBound - 1
        while index >= 0, found < 3, tokens.lowerBound - index < 12 {
            if passage.tokens[index].isWord {
                add(index)
                found += 1
            }
            index -= 1
        }
        value = (value ^ 0xFF) &* 0x100_0000_01B3
        found = 0
        index = tokens.upperBound
        while index < passage.count, found < 3, index - tokens.upperBound < 12 {
            if passage.tokens[index].isWord {
                add(index)
                found += 1
            }
            index += 1
        }
        return value
    }

    // MARK: Long forms

    private mutating func findMentions(
        _ passage: Passage, _ part: Range<Int>, _ findings: [Finding], _ markup: Markup
    ) {
        var index = part.lowerBound
        while index < part.upperBound {
            guard passage.tokens[index].isWord, let match = longForms.match(passage, index) else {
                index += 1
                continue
            }
            let range = Int(passage.tokens[index].start)..<Int(passage.tokens[match.end - 1].end)
            let isDefined = findings.contains { $0.long.overlaps(range) || $0.short.overlaps(range) }
            // What stands right before an acronym in parentheses says again what that stands for.
            let isExplained = passage.kind(match.end) == .openParenthesis
            let isBehind = definitions[match.number].start < range.lowerBound
            let place = MentionPlace(passage: passage, tokens: index..<match.end)
            if isBehind, !isDefined, !markup.contains(.code, range.lowerBound), !isExplained,
                mentions.count < Self.maximum, place.isProse,
                !place.isBeside(definitions[match.number].short)
            {
                mentions.append(
                    LongFormMention(
                        definition: match.number, range: range, isPlural: match.isPlural,
                        article: Self.article(before: index, passage),
                        context: Self.context(passage, index..<match.end)))
            }
            index = match.end
        }
    }
}

extension Passage {
    /// The token that starts at a byte of the buffer.
    fileprivate func token(startingAt byte: Int) -> Int? {
        let index = tokens.partitioningIndex { Int($0.start) >= byte }
        return index < tokens.count && Int(tokens[index].start) == byte ? index : nil
    }
}
