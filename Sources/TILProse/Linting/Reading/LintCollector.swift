import TILText

/// Collects the input of the rules: every definition, every use and every repeated long form.
struct LintCollector {
    /// The greatest number of items of each kind in a document.
    static let maximum = 200_000

    private(set) var definitions: [LintDefinition] = []
    private(set) var uses: [LintUse] = []
    private(set) var mentions: [LongFormMention] = []
    private(set) var isTruncated = false
    private var longForms = LongFormIndex()
    private var defined: Set<String> = []

    /// Reads a part of a document.
    mutating func read(_ event: PassageReader.Event, _ markup: Markup) {
        switch event {
        case .declaration(let definition):
            add(definition, group: nil, article: nil, isDeclared: true, isReadable: false, isLink: false)
        case .passage(let passage, let findings, let uses):
            read(passage, findings: findings, uses: uses, markup)
        }
    }

    private mutating func read(
        _ passage: Passage, findings: [Definition], uses: [AcronymReading], _ markup: Markup
    ) {
        for use in uses where self.uses.count < Self.maximum {
            add(use, passage, isDefining: findings.contains { finding in finding.short.overlaps(use.range) })
        }
        for finding in findings {
            guard let definition = AcronymDefinition(finding, in: passage, lines: markup.lines) else { continue }
            let first = passage.token(startingAt: min(finding.short.lowerBound, finding.long.lowerBound))
            add(
                definition, group: Self.group(finding, passage),
                article: first.flatMap { index in Self.article(before: index, passage) },
                isDeclared: false,
                isReadable: uses.contains { use in use.range.overlaps(finding.short) },
                isLink: Self.isLink(passage, markup))
        }
        if !longForms.isEmpty { findMentions(passage, findings, markup) }
        isTruncated = isTruncated || self.uses.count >= Self.maximum
    }

    // MARK: Definitions

    private mutating func add(
        _ definition: AcronymDefinition, group: ByteRange?, article: ByteRange?, isDeclared: Bool,
        isReadable: Bool, isLink: Bool
    ) {
        guard definitions.count < Self.maximum else {
            isTruncated = true
            return
        }
        let (short, long) = definition.singular
        // If an acronym is defined in other words again, these may have another meaning.
        if !isLink, defined.insert(short).inserted { longForms.add(long, number: definitions.count) }
        definitions.append(
            LintDefinition(
                definition: definition, short: short, long: long, meaning: MeaningKey(long), group: group,
                article: article, isDeclared: isDeclared, isReadable: isReadable, isLink: isLink))
    }

    /// Whether all words of a passage are in a link, as in a list of contents.
    private static func isLink(_ passage: Passage, _ markup: Markup) -> Bool {
        passage.tokens.allSatisfy { token in
            !token.isWord || token.start < markup.kinds.count && markup.contains(.link, token.start)
        }
    }

    /// Returns the bytes of "long form (SF)" or "SF (long form)" including the parentheses.
    private static func group(_ finding: Definition, _ passage: Passage) -> ByteRange? {
        let (first, second) =
            finding.long.lowerBound < finding.short.lowerBound
            ? (finding.long, finding.short) : (finding.short, finding.long)
        let between = passage.bytes[first.upperBound..<max(first.upperBound, second.lowerBound)]
        guard between.filter({ byte in byte > UInt8(ascii: " ") }).elementsEqual("(".utf8),
            second.upperBound < passage.bytes.count,
            passage.bytes[second.upperBound] == ")"
        else { return nil }
        return first.lowerBound..<(second.upperBound + 1)
    }

    // MARK: Uses

    private mutating func add(
        _ reading: AcronymReading, _ passage: Passage, isDefining: Bool
    ) {
        guard let written = passage.text(of: reading.range) else { return }
        let next = reading.tokens.upperBound
        uses.append(
            LintUse(
                written: written, short: AcronymShape.singular(of: written), range: reading.range,
                article: Self.article(before: reading.tokens.lowerBound, passage),
                apostrophe: Self.apostrophe(at: next, passage).flatMap {
                    PluralMarks.isPlural(passage, reading.tokens.lowerBound, next + 2) ? $0 : nil
                },
                isDefining: isDefining))
    }

    /// Returns an apostrophe and an s that follow a word without a space.
    private static func apostrophe(at index: Int, _ passage: Passage) -> ByteRange? {
        guard passage.isApostrophe(index), passage.isGlued(index + 1, .word), passage[index + 1].count == 1,
            passage.firstByte(index + 1) == "s"
        else { return nil }
        return passage[index].start..<passage[index + 1].end
    }

    /// Returns the article directly before a token.
    private static func article(before index: Int, _ passage: Passage) -> ByteRange? {
        guard index > 0, passage.isWord(index - 1, in: articles), passage[index].isSpaced else { return nil }
        return passage[index - 1].range
    }

    private static let articles = WordSet("a an")

    // MARK: Long forms

    private mutating func findMentions(_ passage: Passage, _ findings: [Definition], _ markup: Markup) {
        var index = 0
        while index < passage.count {
            guard passage[index].isWord, let match = longForms.match(passage, index) else {
                index += 1
                continue
            }
            let range = passage[index].start..<passage[match.end - 1].end
            let isDefined = findings.contains { finding in finding.long.overlaps(range) || finding.short.overlaps(range)
            }
            let place = MentionPlace(passage: passage, tokens: index..<match.end)
            if definitions[match.number].start < range.lowerBound, !isDefined,
                !markup.contains(.code, range.lowerBound),
                // Words directly before an acronym in parentheses explain it again.
                passage.kind(match.end) != .openParenthesis,
                mentions.count < Self.maximum, place.isProse,
                !place.isBeside(definitions[match.number].short)
            {
                mentions.append(
                    LongFormMention(
                        definition: match.number, range: range, isPlural: match.isPlural,
                        article: Self.article(before: index, passage)))
            }
            index = match.end
        }
    }
}

extension Passage {
    /// Whether a token joins an ending to the word before it: an apostrophe, or a mark that people write instead.
    func isApostrophe(_ index: Int) -> Bool {
        isGlued(index, .apostrophe)
            || isGlued(index, .quote) && bytes[tokens[index].range].elementsEqual("\u{2018}".utf8)
    }

    /// Returns the index of the token that starts at a byte of the buffer.
    fileprivate func token(startingAt byte: Int) -> Int? {
        let index = tokens.partitioningIndex { token in token.start >= byte }
        return index < tokens.count && tokens[index].start == byte ? index : nil
    }
}
