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
                !acronym.uses.contains(where: { use in
                    subject.isDescribed(use.range) || subject.isTerm(use.range)
                }),
                !subject.isNamedByPart(acronym),
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
    /// Whether an acronym is the term of an entry of a glossary, which explains it.
    fileprivate func isTerm(_ range: ByteRange) -> Bool {
        guard byte(range.upperBound).isSpace || byte(range.upperBound) == ":" else { return false }
        // "XQB    board of the town" is a line of a list, too.
        let isColumn = byte(range.upperBound) == "\t" || document.has("   ", at: range.upperBound)
        guard isEntry(range) || isColumn else { return false }
        let start = regions.lines.content(of: line(of: range.lowerBound)).lowerBound
        let isFirst = document[start..<range.lowerBound].allSatisfy { byte in byte.isSpace || byte.isOne(of: "*-+:") }
        return isFirst && (isColumn || byte(range.upperBound) != " ")
    }

    /// Whether an acronym is joined to another one that the document uses on its own and that is reported there:
    /// "OSCAL-CLI". A part of a name such as "GeneMark-ETP" and a quantity such as "48KHz" are none either.
    fileprivate func isNamedByPart(_ acronym: Acronym) -> Bool {
        if Self.isQuantity(acronym.short) || Self.mixesScripts(acronym.short) { return true }
        let parts = acronym.short.split(separator: "-").map(String.init)
        if parts.count > 1, parts.contains(where: isUndefined) { return true }
        return acronym.uses.allSatisfy { use in isJoinedToName(use.range) }
            || acronym.uses.contains { use in isExplainedByCode(use.range) }
    }

    /// Whether code stands before an acronym in parentheses: "the `Proposed for Inclusion` (PFI) section".
    private func isExplainedByCode(_ range: ByteRange) -> Bool {
        byte(range.lowerBound - 1) == "(" && byte(range.upperBound) == ")" && byte(range.lowerBound - 2).isSpace
            && byte(range.lowerBound - 3) == "`"
    }

    /// Whether a word has Latin letters and syllables of another script, which are an ending: "RDS를".
    private static func mixesScripts(_ word: String) -> Bool {
        word.unicodeScalars.contains { scalar in scalar.value >= 0x3000 }
            && word.utf8.contains { byte in byte.isUpper }
    }

    /// Whether a hyphen joins some bytes to a name in front: "GeneMark-ETP".
    private func isJoinedToName(_ range: ByteRange) -> Bool {
        guard byte(range.lowerBound - 1) == "-" else { return false }
        let name = document[..<(range.lowerBound - 1)].suffix(40).reversed().prefix { byte in byte.isLetter }
        return name.count > 1 && name.last?.isUpper == true && name.dropLast().contains { byte in byte.isLower }
    }

    /// Whether a word is a number with a unit: "48KHz", "5GHz", "12VDC".
    private static func isQuantity(_ word: String) -> Bool {
        let unit = word.drop { character in character.isNumber }
        return unit.count < word.count && units.contains(String(unit))
    }

    private static let units = Set(
        names:
            "Hz kHz KHz MHz GHz THz kB KB MB GB TB PB Kb Mb Gb kbps Kbps Mbps Gbps kW MW GW kWh MWh mA mV kV VDC VAC dB dBm"
    )

    /// Whether a semicolon joins a use to other letters, as in "TL;DR".
    fileprivate func isPartOfWord(_ range: ByteRange) -> Bool {
        byte(range.upperBound) == ";" && byte(range.upperBound + 1).isLetter
            || byte(range.lowerBound - 1) == ";" && byte(range.lowerBound - 2).isLetter
    }
}
