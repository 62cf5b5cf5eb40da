extension LintRule {
    /// The rule for a long form that is repeated after its definition.
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
            // A short form such as "RefHt" or "kex" is a name in a program, and should not be used in sentences.
            guard subject.isProse(mention.range), !subject.isReference(mention.range),
                case let definition = subject.mentioned(mention), definition.isFirm,
                definition.isReadable || definition.isDeclared
            else { return nil }
            // If the definition is in the plural, the singular short form has no s.
            let short = definition.short + (mention.isPlural ? "s" : "")
            return LintRemark(
                short: definition.short,
                message:
                    "Write \(short) instead of what it stands for: it is defined at line "
                    + "\(subject.line(of: definition.start)).",
                range: mention.range,
                // "Inter-Client Exchange Protocol" is another name, and so may be a long form with other capitals.
                edits: subject.mayShorten(mention, definition.long)
                    ? subject.shortening(mention.range, to: short, article: mention.article) ?? [] : [])
        }
    }
}
