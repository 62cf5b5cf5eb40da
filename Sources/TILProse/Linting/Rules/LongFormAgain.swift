extension LintRule {
    /// The rule for a long form that is repeated after its definition.
    public static let longFormAgain = LintRule(
        name: "long-form-again", severity: .note,
        summary: "The long form is repeated after the acronym was defined.",
        reason: """
            Readers assume that two names mean two things. After the definition, use the acronym.
            """,
        bad:
            "The cross-quarter board (XQB) met. The XQB has five members. The cross-quarter board is new, and the XQB is small.",
        good: "The cross-quarter board (XQB) met. The XQB has five members. The XQB is new, and the XQB is small."
    ) { subject in
        subject.mentions.compactMap { mention in
            // A short form such as "RefHt" or "kex" is a name in a program, and should not be used in sentences.
            guard subject.isProse(mention.range), !subject.isReference(mention.range),
                !subject.isEntry(mention.range),
                case let definition = subject.mentioned(mention), definition.isFirm, !subject.isEntry(definition),
                !subject.isShared(definition),
                definition.isReadable || definition.isDeclared,
                // MD4 is not every "message digest".
                !definition.short.contains(where: \.isNumber) || definition.long.contains(where: \.isNumber)
            else { return nil }
            // If the definition is in the plural, the singular short form has no s.
            let short = definition.short + (mention.isPlural ? "s" : "")
            return LintRemark(
                short: definition.short,
                message:
                    "Write \(short) instead of its long form: it is defined at line "
                    + "\(subject.line(of: definition.start)).",
                range: mention.range,
                // "Inter-Client Exchange Protocol" is another name, and so may be a long form with other capitals.
                edits: subject.mayShorten(mention, definition)
                    ? subject.shortening(mention.range, to: short, article: mention.article) ?? [] : [])
        }
    }
}
