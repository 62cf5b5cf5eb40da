import TILText

extension LintRule {
    /// The rule for a long form that is repeated after its definition.
    public static let longFormAgain = LintRule(
        name: "long-form-again", severity: .note,
        summary: "The long form is repeated after the acronym was defined.",
        reason: """
            Readers assume that two names mean two things. After the definition, use the acronym. A document that mostly \
            writes the long form is left as it is.
            """,
        bad:
            "The cross-quarter board (XQB) met. The XQB has five members. The cross-quarter board is new. The XQB is small.",
        good: "The cross-quarter board (XQB) met. The XQB has five members. The XQB is new. The XQB is small."
    ) { subject in
        let wording = RepeatedLongForms(subject)
        let remarks = subject.mentions.map { mention in wording.remark(on: mention) }
        return wording.editedTogether(remarks)
    }
}

/// The repeated long forms of a document.
private struct RepeatedLongForms {
    private let subject: LintSubject
    /// The number of repeated long forms in prose, by the index of the definition.
    private var mentionCounts: [Int: Int] = [:]
    /// The number of uses after the definition or elsewhere, by acronym.
    private var useCounts: [String: Int] = [:]

    init(_ subject: LintSubject) {
        self.subject = subject
        for mention in subject.mentions where subject.isProse(mention.range) {
            mentionCounts[mention.definition, default: 0] += 1
        }
        for acronym in subject.acronyms { useCounts[acronym.short] = acronym.uses.count { use in !use.isDefining } }
    }

    /// Returns the remark on a mention, or nil if it may stay.
    func remark(on mention: LongFormMention) -> LintRemark? {
        let definition = subject.mentioned(mention)
        guard isInText(mention.range), mayReplace(definition), !prefersLongForm(mention, definition) else { return nil }
        // If the definition is in the plural, the singular short form has no s.
        let short = definition.short + (mention.isPlural ? "s" : "")
        let line = subject.line(of: definition.start)
        return LintRemark(
            short: definition.short,
            message: "Write \(short) instead of its long form: it is defined at line \(line).",
            range: mention.range,
            edits: edits(mention, definition, short: short))
    }

    // MARK: Places

    /// Whether a long form is in a sentence and not fixed: not in a list of references or a glossary, the label of a
    /// button in bold, or a part of another name ("Open Compute Project Recovery").
    private func isInText(_ range: ByteRange) -> Bool {
        guard subject.isProse(range), !subject.isReference(range), !subject.isEntry(range) else { return false }
        // "/opt/swarm-learning" is a path.
        let isInPath = subject.byte(range.lowerBound - 1) == "/" || subject.byte(range.upperBound) == "/"
        return !isInPath && !subject.isFixedText(range) && !subject.startsName(range)
    }

    /// Whether the acronym of a definition can replace its long form.
    private func mayReplace(_ definition: LintDefinition) -> Bool {
        guard definition.isFirm, !subject.isEntry(definition), !subject.isShared(definition) else { return false }
        // A short form such as "RefHt" or "kex" is a name in a program, and should not be used in sentences.
        let isAcronym = definition.isReadable || definition.isDeclared
        // "well-formed" is an ordinary word.
        let hasSeveralWords = definition.long.contains(" ")
        // MD4 is not every "message digest".
        let isVersion =
            definition.short.contains(where: \.isNumber) && !definition.long.contains(where: \.isNumber)
        return isAcronym && hasSeveralWords && !isVersion
    }

    /// Whether the document clearly prefers the long form: twice as often as the acronym, and more than twice.
    private func prefersLongForm(_ mention: LongFormMention, _ definition: LintDefinition) -> Bool {
        let mentions = mentionCounts[mention.definition, default: 0]
        let uses = useCounts[definition.short, default: 0]
        return mentions > 2 * uses + 2
    }

    // MARK: Edits

    private func edits(_ mention: LongFormMention, _ definition: LintDefinition, short: String) -> [LintEdit] {
        // "Inter-Client Exchange Protocol" is another name, and so may be a long form with other capitals.
        guard subject.mayShorten(mention, definition), !hasAcronym(of: definition, beside: mention.range) else {
            return []
        }
        return subject.shortening(mention.range, to: short, article: mention.article) ?? []
    }

    /// Whether the acronym stands beside a long form in a sentence that does not define it. The long form may explain
    /// it: "The term SaaS is for the delivery of software as a service". Otherwise the acronym would be there twice.
    private func hasAcronym(of definition: LintDefinition, beside range: ByteRange) -> Bool {
        let sentence = subject.sentence(around: range)
        guard definition.start < sentence.lowerBound else { return false }
        let words = subject.text(sentence).split { character in
            !character.isLetter && !character.isNumber && !"-/&".contains(character)
        }
        return words.contains { word in word == definition.short || word.dropLast() == definition.short }
    }

    /// A paragraph that mentions a definition.
    private struct Paragraph: Hashable {
        let definition: Int
        let start: Int
    }

    private func paragraph(of mention: LongFormMention) -> Paragraph {
        let before = subject.regions.text[..<mention.range.lowerBound].suffix(Self.longestParagraph)
        let start = before.lastIndex(of: Markup.passageEnd) ?? before.startIndex
        return Paragraph(definition: mention.definition, start: start)
    }

    /// How far before a mention the start of its paragraph is searched, in bytes.
    private static let longestParagraph = 4_000

    /// Returns remarks of which those about an acronym in one paragraph are edited together, or none of them. Otherwise
    /// the paragraph would have two names for one thing.
    /// - Parameter remarks: the remark on each mention, or nil if it may stay.
    func editedTogether(_ remarks: [LintRemark?]) -> [LintRemark] {
        var unedited: Set<Paragraph> = []
        for (mention, remark) in zip(subject.mentions, remarks) where remark?.edits.isEmpty ?? true {
            unedited.insert(paragraph(of: mention))
        }
        var together: [LintRemark] = []
        for (mention, remark) in zip(subject.mentions, remarks) {
            guard var remark else { continue }
            if !remark.edits.isEmpty, unedited.contains(paragraph(of: mention)) { remark.edits = [] }
            together.append(remark)
        }
        return together
    }
}
