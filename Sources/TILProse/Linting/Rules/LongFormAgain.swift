extension LintRule {
    /// A long form that is written out behind its definition.
    static let longFormAgain = LintRule(
        name: "long-form-again", severity: .note,
        summary: "What an acronym stands for is written out again behind its definition.",
        reason: """
            A reader takes two names for two things. Behind its definition the acronym is the name.
            """,
        bad:
            "The cross-quarter board (XQB) met. The XQB has five members. The cross-quarter board is new, and the XQB is small.",
        good: "The cross-quarter board (XQB) met. The XQB has five members. The XQB is new, and the XQB is small."
    ) { subject in
        subject.mentions.compactMap { mention in
            // What a document calls "RefHt" or "kex" is a name of a program's, and no word to write in sentences.
            guard subject.isProse(mention.range), !subject.isReference(mention.range),
                let definition = subject.mentioned(mention), subject.isFirm(definition),
                definition.isReadable || definition.isDeclared
            else { return nil }
            // A definition in the plural names no s for what is one.
            let short = definition.short + (mention.isPlural ? "s" : "")
            return LintRemark(
                short: definition.short,
                message:
                    "Write \(short) instead of what it stands for: it is defined at line "
                    + "\(subject.line(of: definition.start)).",
                range: mention.range,
                // "Inter-Client Exchange Protocol" is another name, and so may other capitals be.
                edits: subject.startsName(mention.range) || subject.isApart(mention.range) || subject.isLongFormToKeep(definition.long)
                    || !subject.isWritten(mention.range, as: definition.long)
                    ? [] : subject.shortening(mention.range, to: short, article: mention.article) ?? [])
        }
    }
}
