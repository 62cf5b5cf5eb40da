extension LintRule {
    /// An acronym that is written in two ways.
    static let inconsistentCase = LintRule(
        name: "inconsistent-case", severity: .warning,
        summary: "An acronym is written with other capitals than elsewhere.",
        reason: """
            A reader who searches for one finds not the other, and may take them for two. The way of the definition is the \
            right one, else that of most places.
            """,
        bad: "An internet of things (IoT) needs care. The IOT grows, and the IoT of today is large.",
        good: "An internet of things (IoT) needs care. The IoT grows, and the IoT of today is large."
    ) { subject in
        var groups: [String: [LintSubject.Acronym]] = [:]
        for acronym in subject.acronyms { groups[acronym.short.lowercased(), default: []].append(acronym) }
        return groups.values.filter { $0.count > 1 }.flatMap { group -> [LintRemark] in
            // Two that are both defined are two acronyms.
            guard group.count(where: { !$0.definitions.isEmpty }) < 2,
                let right = group.max(by: { rank($0) < rank($1) }),
                let place = right.uses.first ?? right.definitions.first
            else { return [] }
            let isDefined = !right.definitions.isEmpty
            let start = right.uses.isEmpty ? subject.definitions[place].start : subject.uses[place].range.lowerBound
            return group.filter { $0.short != right.short }.flatMap { $0.uses }.compactMap { number in
                let use = subject.uses[number]
                guard subject.isProse(use.range) else { return nil }
                let form = right.short + (use.isPlural ? "s" : "")
                return LintRemark(
                    short: use.short,
                    message:
                        "Write \(form), as \(isDefined ? "it is defined" : "elsewhere"), at line \(subject.line(of: start)), "
                        + "instead of \(use.written).",
                    range: use.range,
                    edits: subject.isEditable(use.range) ? [LintEdit(range: use.range, text: form)] : [],
                    context: use.context)
            }
        }
    }

    /// How much speaks for a way of writing: its definition, how often it comes, and that it comes first.
    private static func rank(_ acronym: LintSubject.Acronym) -> (Int, Int, Int) {
        (acronym.definitions.count, acronym.uses.count, -(acronym.uses.first ?? 0))
    }
}
