extension LintRule {
    /// An acronym that nobody explains.
    static let undefined = LintRule(
        name: "undefined", severity: .error,
        summary: "An acronym is used and defined nowhere.",
        reason: """
            A reader who does not know it has to leave the text and search, and may find another meaning. An acronym need \
            not be defined that stands in the allow list, in the store or in a glossary, or, with allow-common, in \
            dictionaries (URL, PDF). Names are no acronyms: those of companies and systems (IBM, UNIX), and what is put \
            together of words (MySQL, JGit). What the document also writes in small letters, as a word of its sentences, \
            is none either, nor a common word in capitals, nor what is mostly set as what is typed: in bold or italics \
            in a manual, between quotation marks, as $HOME or CFLAGS=-O2.
            """,
        bad: "The report goes to the XQB every week.",
        good: "The report goes to the cross-quarter board (XQB) every week."
    ) { subject in
        subject.acronyms.compactMap { acronym in
            guard acronym.definitions.isEmpty, !subject.isExplained(acronym),
                subject.known[acronym.short] == nil, !subject.isName(acronym), !subject.isWord(acronym),
                !subject.isUnit(acronym),
                subject.best(acronym) ?? acronym.short == acronym.short, let use = subject.firstUse(acronym)
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
