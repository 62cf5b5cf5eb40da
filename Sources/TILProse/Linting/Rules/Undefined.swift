extension LintRule {
    /// The rule for an acronym without an explanation.
    static let undefined = LintRule(
        name: "undefined", severity: .warning,
        summary: "An acronym is used and defined nowhere.",
        reason: """
            A reader who does not know it has to leave the text and search, and may find another meaning. You need not \
            define an acronym that is in the allow list, in the store or in a glossary, or that everybody knows (URL, \
            PDF; allow-common = false reports these too). Names are not acronyms: those of companies, systems and licences \
            (IBM, UNIX, GPL), words of the README's title, names of files and packages, and what is put together from \
            words (MySQL, JGit). Neither is a word that the document also writes in small letters, a common word in \
            capitals, a word of seven or more capitals, a name with digits in it (WD0, LANG-879), what stands only in lists of \
            capitals and in code, or what is mostly set as something to type: in bold or italics in a manual, between \
            quotation marks, as $HOME or CFLAGS=-O2.
            """,
        bad: "The report goes to the XQB every week.",
        good: "The report goes to the cross-quarter board (XQB) every week."
    ) { subject in
        subject.acronyms.compactMap { acronym in
            guard acronym.definitions.isEmpty, !subject.isExplained(acronym),
                subject.known[acronym.short] == nil, !subject.isName(acronym), !subject.isWord(acronym),
                subject.best(acronym) ?? acronym.short == acronym.short, let use = subject.firstUse(acronym),
                acronym.uses.contains(where: { subject.isWordOfText(subject.uses[$0].range) })
            else { return nil }
            let line = subject.line(of: use.range.lowerBound)
            let times = acronym.uses.count > 1 ? "; it is used \(acronym.uses.count) times" : ""
            return LintRemark(
                short: acronym.short,
                message:
                    "Define \(acronym.short) where it is first used, at line \(line), or put it on the allow list\(times).",
                range: use.range)
        }
    }
}
