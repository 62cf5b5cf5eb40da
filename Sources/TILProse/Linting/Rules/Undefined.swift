import TILText

extension LintRule {
    /// The rule for an acronym without an explanation.
    public static let undefined = LintRule(
        name: "undefined", severity: .warning,
        summary: "An acronym is used and defined nowhere.",
        reason: """
            Readers who do not know it have to search, and may find another meaning. Acronyms on the allow list, in \
            your store or in a glossary are not reported, nor those that everybody knows (URL, PDF), unless \
            allow-common is false. Names are not acronyms: companies, systems, formats, protocols and licences (IBM, \
            UNIX, SVG, GPL), words of the README's title, names of files and packages, parts of other names (Windows \
            NT), and words put together (MySQL, JGit). Also ignored are common words in capitals, words of six or \
            more capitals, names with digits (WD0, LANG-879), code, and text to type: $HOME, CFLAGS=-O2, bold words \
            of a manual page. Only sentences count, not headings, tables and lists of capitals. A sentence such as \
            "XQB is a board" explains an acronym too.
            """,
        bad: "The report goes to the XQB every week.",
        good: "The report goes to the cross-quarter board (XQB) every week."
    ) { subject in
        subject.acronyms.compactMap { acronym in
            guard !subject.needsNoDefinition(acronym), subject.known[acronym.short] == nil, !subject.isName(acronym),
                !acronym.uses.contains(where: { use in subject.isDescribed(use.range) }),
                let use = acronym.uses.first(where: { use in
                    subject.isInSentence(use.range) && !subject.isPartOfWord(use.range)
                })
            else { return nil }
            let line = subject.line(of: use.range.lowerBound)
            let times = acronym.uses.count > 1 ? "; it is used \(acronym.uses.count) times" : ""
            return LintRemark(
                short: acronym.short,
                message:
                    "Define \(acronym.short) where it is first used, at line \(line), or put it on the allow list\(times)."
                    + subject.hint(about: acronym.short),
                range: use.range)
        }
    }
}

extension LintSubject {
    /// Whether a semicolon joins a use to other letters, as in "TL;DR".
    fileprivate func isPartOfWord(_ range: ByteRange) -> Bool {
        byte(range.upperBound) == ";" && byte(range.upperBound + 1).isLetter
            || byte(range.lowerBound - 1) == ";" && byte(range.lowerBound - 2).isLetter
    }
}
