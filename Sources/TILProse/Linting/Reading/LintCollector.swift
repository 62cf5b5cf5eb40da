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
            let isDefining = findings.contains { finding in finding.short.overlaps(use.range) }
            addUse(use, passage, isDefining: isDefining)
        }
        let isLink = !findings.isEmpty && Self.isLink(passage, markup)
        for finding in findings {
            let isReadable = uses.contains { use in use.range.overlaps(finding.short) }
            addDefinition(finding, passage, markup, isReadable: isReadable, isLink: isLink)
        }
        if !longForms.isEmpty { findMentions(passage, findings, markup) }
        isTruncated = isTruncated || self.uses.count >= Self.maximum
    }

    // MARK: Definitions

    private mutating func addDefinition(
        _ finding: Definition, _ passage: Passage, _ markup: Markup, isReadable: Bool, isLink: Bool
    ) {
        guard let definition = AcronymDefinition(finding, in: passage, lines: markup.lines) else { return }
        let first = passage.token(startingAt: min(finding.short.lowerBound, finding.long.lowerBound))
        let article = first.flatMap { index in Self.article(before: index, passage) }
        add(
            definition, group: Self.group(finding, passage), article: article, isDeclared: false,
            isReadable: isReadable, isLink: isLink)
    }

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
        let isLongFirst = finding.long.lowerBound < finding.short.lowerBound
        let first = isLongFirst ? finding.long : finding.short
        let second = isLongFirst ? finding.short : finding.long
        let bytes = passage.bytes
        let between = bytes[first.upperBound..<max(first.upperBound, second.lowerBound)]
        let marks = between.filter { byte in !byte.isSpaceOrControl }
        guard marks.elementsEqual("(".utf8), second.upperBound < bytes.count, bytes[second.upperBound] == ")" else {
            return nil
        }
        return first.lowerBound..<(second.upperBound + 1)
    }

    // MARK: Uses

    private mutating func addUse(
        _ reading: AcronymReading, _ passage: Passage, isDefining: Bool
    ) {
        guard let written = passage.text(of: reading.range) else { return }
        let first = reading.tokens.lowerBound
        uses.append(
            LintUse(
                written: written, short: AcronymShape.singular(of: written), range: reading.range,
                article: Self.article(before: first, passage),
                apostrophe: Self.pluralApostrophe(after: reading.tokens, passage),
                isDefining: isDefining))
    }

    /// Returns an apostrophe and an s that are the plural ending of a word.
    private static func pluralApostrophe(after word: TokenRange, _ passage: Passage) -> ByteRange? {
        guard let apostrophe = apostrophe(at: word.upperBound, passage) else { return nil }
        let next = word.upperBound + 2
        return PluralMarks(passage).isPlural(word.lowerBound, before: next) ? apostrophe : nil
    }

    /// Returns an apostrophe and an s that follow a word without a space.
    private static func apostrophe(at index: Int, _ passage: Passage) -> ByteRange? {
        passage.isGenitiveEnding(index) ? passage[index].start..<passage[index + 1].end : nil
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
            let tokens = index..<match.end
            if isMention(match, at: tokens, passage, findings, markup), mentions.count < Self.maximum {
                mentions.append(
                    LongFormMention(
                        definition: match.number, range: passage.bytes(of: tokens), isPlural: match.isPlural,
                        article: Self.article(before: index, passage)))
            }
            index = match.end
        }
    }

    /// Whether a long form is repeated in a sentence, rather than defined or explained again.
    private func isMention(
        _ match: LongFormIndex.Match, at tokens: TokenRange, _ passage: Passage, _ findings: [Definition],
        _ markup: Markup
    ) -> Bool {
        let definition = definitions[match.number]
        let range = passage.bytes(of: tokens)
        guard definition.start < range.lowerBound, !markup.contains(.code, range.lowerBound) else { return false }
        let isDefined = findings.contains { finding in
            finding.long.overlaps(range) || finding.short.overlaps(range)
        }
        // Words directly before an acronym in parentheses explain it again.
        let isBeforeGroup = passage.kind(match.end) == .openParenthesis
        if isDefined || isBeforeGroup { return false }
        let place = MentionPlace(passage: passage, tokens: tokens)
        return place.isProse && !place.isBeside(definition.short)
    }
}

extension Passage {
    /// Whether an apostrophe and an s follow the word before a token.
    func isGenitiveEnding(_ index: Int) -> Bool {
        isApostrophe(index) && isGlued(index + 1, .word) && self[index + 1].count == 1 && firstByte(index + 1) == "s"
    }

    /// Whether a token joins an ending to the word before it: an apostrophe, or a mark that people write instead.
    func isApostrophe(_ index: Int) -> Bool {
        if isGlued(index, .apostrophe) { return true }
        return isGlued(index, .quote) && bytes[tokens[index].range].elementsEqual("\u{2018}".utf8)
    }

    /// Returns the index of the token that starts at a byte of the buffer.
    fileprivate func token(startingAt byte: Int) -> Int? {
        let index = tokens.partitioningIndex { token in token.start >= byte }
        return index < tokens.count && tokens[index].start == byte ? index : nil
    }
}
