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
            "The cross-quarter board (XQB) met. The XQB has five members. The cross-quarter board is new, and the XQB is small.",
        good: "The cross-quarter board (XQB) met. The XQB has five members. The XQB is new, and the XQB is small."
    ) { subject in
        let preference = WrittenForms(subject)
        let remarks: [(mention: LongFormMention, remark: LintRemark)] = subject.mentions.compactMap { mention in
            // A short form such as "RefHt" or "kex" is a name in a program, and should not be used in sentences.
            guard subject.isProse(mention.range), !subject.isReference(mention.range),
                !subject.isEntry(mention.range),
                case let definition = subject.mentioned(mention), definition.isFirm, !subject.isEntry(definition),
                !subject.isShared(definition), !preference.isForLongForm(of: mention, definition),
                definition.isReadable || definition.isDeclared,
                // MD4 is not every "message digest".
                !definition.short.contains(where: \.isNumber) || definition.long.contains(where: \.isNumber),
                // The label of a button is in bold, and a term is in italics.
                !subject.isEmphasised(mention.range),
                // "well-formed" is an ordinary word, and "Open Compute Project Recovery" another name.
                definition.long.contains(" "), !subject.startsName(mention.range)
            else { return nil }
            // If the definition is in the plural, the singular short form has no s.
            let short = definition.short + (mention.isPlural ? "s" : "")
            let remark = LintRemark(
                short: definition.short,
                message:
                    "Write \(short) instead of its long form: it is defined at line "
                    + "\(subject.line(of: definition.start)).",
                range: mention.range,
                // "Inter-Client Exchange Protocol" is another name, and so may be a long form with other capitals.
                edits: subject.mayShorten(mention, definition)
                    && !subject.hasAcronym(of: definition, before: mention.range)
                    ? subject.shortening(mention.range, to: short, article: mention.article) ?? [] : [])
            return (mention, remark)
        }
        return subject.editedTogether(remarks)
    }
}

extension LintSubject {
    /// Whether the acronym stands before a long form in a sentence that does not define it, and may explain it: "The term
    /// SaaS is for the delivery of software as a service".
    fileprivate func hasAcronym(of definition: LintDefinition, before range: ByteRange) -> Bool {
        let sentence = sentence(around: range)
        guard definition.start < sentence.lowerBound else { return false }
        return text(sentence.lowerBound..<range.lowerBound)
            .split { character in !character.isLetter && !character.isNumber && !"-/&".contains(character) }
            .contains { word in word == definition.short || word.dropLast() == definition.short }
    }

    /// Returns remarks of which those about an acronym in one sentence are edited together, or none of them. Otherwise
    /// the sentence would have two names for one thing.
    fileprivate func editedTogether(_ remarks: [(mention: LongFormMention, remark: LintRemark)]) -> [LintRemark] {
        var kept: [Int: Set<Int>] = [:]
        for mention in mentions where !remarks.contains(mention) {
            kept[mention.definition, default: []].insert(sentence(around: mention.range).lowerBound)
        }
        return remarks.map { mention, remark in
            guard let sentences = kept[mention.definition], !remark.edits.isEmpty,
                sentences.contains(sentence(around: mention.range).lowerBound)
            else { return remark }
            var reported = remark
            reported.edits = []
            return reported
        }
    }
}

extension [(mention: LongFormMention, remark: LintRemark)] {
    /// Whether a mention has a remark with edits. The remarks are in the order of the document.
    fileprivate func contains(_ mention: LongFormMention) -> Bool {
        let index = partitioningIndex { entry in entry.mention.range.lowerBound >= mention.range.lowerBound }
        return index < count && self[index].mention.range == mention.range && !self[index].remark.edits.isEmpty
    }
}

/// How often a document writes acronyms and their long forms.
private struct WrittenForms {
    /// The number of repeated long forms in prose, by the index of the definition.
    private var mentions: [Int: Int] = [:]
    /// The number of uses after the definition or elsewhere, by acronym.
    private var uses: [String: Int] = [:]

    init(_ subject: LintSubject) {
        for mention in subject.mentions where subject.isProse(mention.range) {
            mentions[mention.definition, default: 0] += 1
        }
        for acronym in subject.acronyms { uses[acronym.short] = acronym.uses.count { use in !use.isDefining } }
    }

    /// Whether the document clearly prefers the long form: twice as often as the acronym, and more than twice.
    func isForLongForm(of mention: LongFormMention, _ definition: LintDefinition) -> Bool {
        mentions[mention.definition, default: 0] > 2 * uses[definition.short, default: 0] + 2
    }
}
