import TILText

extension LintRule {
    /// The rule for a plural with an apostrophe.
    public static let plural = LintRule(
        name: "plural", severity: .warning,
        summary: "The plural of an acronym is written with an apostrophe.",
        reason: """
            An apostrophe marks a possessive: "the CPU's clock". Readers of "two CPU's" expect a noun to follow. Only clear \
            plurals are reported.
            """,
        bad: "The machine has two CPU's and a disk.",
        good: "The machine has two CPUs and a disk."
    ) { subject in
        subject.uses.compactMap { use in
            guard let apostrophe = use.apostrophe, subject.isProse(use.range),
                // In "'ID's", the apostrophe ends a quotation.
                subject.byte(use.range.lowerBound - 1) != "'",
                // Dutch has such plurals: "twee CPU's".
                subject.isEnglish(around: use.range),
                // "TeX's \\left" is a genitive.
                !use.short.lowercased().hasSuffix("tex")
            else {
                return nil
            }
            let form = use.short + "s"
            let range = use.range.lowerBound..<apostrophe.upperBound
            return LintRemark(
                short: use.short, message: "Write \(form): the plural of an acronym has no apostrophe.", range: range,
                edits: subject.replacing(range, by: form))
        }
    }
}
