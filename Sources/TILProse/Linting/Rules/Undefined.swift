import TILText

extension LintRule {
    /// The rule for an acronym without an explanation.
    public static let undefined = LintRule(
        name: "undefined", severity: .warning,
        summary: "An acronym is used and defined nowhere.",
        reason: """
            Readers who do not know it have to search, and may find another meaning. Acronyms on the allow list, in \
            your store or in a glossary are not reported, nor those that a glossary page, a definition list or a table \
            of acronyms in the same repository explains, nor those that everybody knows (URL, PDF), unless \
            allow-common is false. Names are not acronyms: companies, systems, formats, protocols and licences (IBM, \
            UNIX, SVG, GPL), words of the README's title, names of files and packages, parts of other names (Windows \
            NT), names of web sites in the document (https://nginx.org), and words put together (MySQL, JGit). Also ignored are common words in capitals, words of six or \
            more capitals, names with digits (WD0, LANG-879), code, and text to type: $HOME, CFLAGS=-O2, bold words \
            of a manual page. Only sentences count, not headings, tables and lists of capitals. A sentence such as \
            "XQB is a board" explains an acronym too.
            """,
        bad: "The report goes to the XQB every week.",
        good: "The report goes to the cross-quarter board (XQB) every week."
    ) { subject in
        // The wording of a licence is fixed.
        if subject.isLicence { return [] }
        // Most documents have no acronym for which addresses are read.
        lazy var sites = SiteNames(subject.document)
        lazy var endings = FileEndings(subject.document)
        return subject.acronyms.compactMap { acronym in
            guard !subject.needsNoDefinition(acronym), !subject.isExplained(acronym), !subject.isOtherName(acronym),
                let use = acronym.uses.first(where: { use in subject.needsExplanation(use.range) }),
                !sites.contains(acronym.name), !endings.contains(acronym.name), !subject.isSpelledNearby(acronym)
            else { return nil }
            let line = subject.line(of: use.range.lowerBound)
            let times = acronym.uses.count > 1 ? "; it is used \(acronym.uses.count) times" : ""
            let advice =
                "Define \(acronym.short) where it is first used, at line \(line), or put it on the allow list\(times)."
            return LintRemark(
                short: acronym.short, message: advice + subject.hint(about: acronym.short), range: use.range)
        }
    }
}

extension LintSubject {
    /// Whether a use is in a sentence for readers, rather than in a reference, a field such as ":alt: XQB" or a word.
    fileprivate func needsExplanation(_ range: ByteRange) -> Bool {
        isInSentence(range) && !isPartOfWord(range) && !isReference(range) && !isAside(range)
    }

    // MARK: Explanations

    /// Whether a source outside the document or a sentence or an entry in it explains an acronym.
    fileprivate func isExplained(_ acronym: Acronym) -> Bool {
        if known[acronym.short] != nil { return true }
        return acronym.uses.contains { use in
            isDescribed(use.range) || isTerm(use.range) || isExplainedByCode(use.range)
        }
    }

    /// Whether consecutive words in a paragraph of an acronym have its letters as initials: "the South West (cell SW)".
    /// Four letters or more are seldom a coincidence, fewer need capitalised words.
    fileprivate func isSpelledNearby(_ acronym: Acronym) -> Bool {
        let letters = acronym.name.utf8.filter { byte in byte.isLetter }
        guard letters.count > 1 else { return false }
        return acronym.uses.prefix(Self.mostParagraphs).contains { use in
            hasInitials(letters, in: passage(around: use.range))
        }
    }

    private static let mostParagraphs = 5

    /// Whether consecutive words of a passage, joined by spaces or hyphens, have some initials.
    private func hasInitials(_ letters: [UInt8], in passage: ByteRange) -> Bool {
        let words = regions.text[passage].split { byte in !byte.isOfWord }
        guard words.count >= letters.count else { return false }
        return (0...words.count - letters.count).contains { start in
            let run = words[start..<start + letters.count]
            let areJoined = zip(run, run.dropFirst()).allSatisfy { word, next in
                next.startIndex == word.endIndex + 1 && byte(word.endIndex).isOne(of: " -\n")
            }
            let isClear =
                letters.count >= Self.fewestClearLetters || run.allSatisfy { word in word.first?.isUpper == true }
            return areJoined && isClear && zip(run, letters).allSatisfy(startsWord)
        }
    }

    /// Whether a word is no acronym and starts with a letter.
    private func startsWord(_ word: ArraySlice<UInt8>, _ letter: UInt8) -> Bool {
        word.first?.lowercased == letter && word.dropFirst().contains(where: \.isLower)
    }

    private static let fewestClearLetters = 4

    /// Whether an acronym is the term of an entry of a glossary, which explains it.
    private func isTerm(_ range: ByteRange) -> Bool {
        let behind = byte(range.upperBound)
        // "XQB    board of the town" is a line of a list, too.
        let isBeforeColumn = behind == "\t" || document.has("   ", at: range.upperBound)
        if isBeforeColumn { return startsLine(range) }
        let endsLine = behind.isSpace && behind != " "
        return (endsLine || behind == ":") && isEntry(range) && startsLine(range)
    }

    /// Whether only the mark of an item stands before some bytes on their line.
    private func startsLine(_ range: ByteRange) -> Bool {
        let start = regions.lines.content(of: line(of: range.lowerBound)).lowerBound
        return document[start..<range.lowerBound].allSatisfy { byte in byte.isSpace || byte.isOne(of: "*-+:") }
    }

    /// Whether code stands before an acronym in parentheses: "the `Proposed for Inclusion` (PFI) section".
    private func isExplainedByCode(_ range: ByteRange) -> Bool {
        let isInParentheses = byte(range.lowerBound - 1) == "(" && byte(range.upperBound) == ")"
        return isInParentheses && byte(range.lowerBound - 2).isSpace && byte(range.lowerBound - 3) == "`"
    }

    // MARK: Names

    /// Whether an acronym is a name, a part of names such as "GeneMark-ETP", a quantity such as "48KHz", or joined to
    /// another acronym that is reported on its own: "OSCAL-CLI".
    fileprivate func isOtherName(_ acronym: Acronym) -> Bool {
        if Self.isQuantity(acronym.short) || Self.mixesScripts(acronym.short) || isName(acronym) { return true }
        let parts = acronym.short.split(separator: "-").map(String.init)
        if parts.count > 1, parts.contains(where: isUndefined) { return true }
        return acronym.uses.allSatisfy { use in isJoinedToName(use.range) }
    }

    /// Whether a word has Latin letters and syllables of another script, which are an ending: "RDS를".
    private static func mixesScripts(_ word: String) -> Bool {
        word.unicodeScalars.contains { scalar in scalar.value >= 0x3000 }
            && word.utf8.contains { byte in byte.isUpper }
    }

    /// Whether a hyphen joins some bytes to a name in front: "GeneMark-ETP".
    private func isJoinedToName(_ range: ByteRange) -> Bool {
        guard byte(range.lowerBound - 1) == "-" else { return false }
        let before = document[..<(range.lowerBound - 1)].suffix(40)
        let otherByte = before.lastIndex { byte in !byte.isLetter }
        let name = before[(otherByte.map { index in index + 1 } ?? before.startIndex)...]
        guard let first = name.first, first.isUpper else { return false }
        return name.dropFirst().contains(where: \.isLower)
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
        let isBeforeOther = byte(range.upperBound) == ";" && byte(range.upperBound + 1).isLetter
        let isAfterOther = byte(range.lowerBound - 1) == ";" && byte(range.lowerBound - 2).isLetter
        return isBeforeOther || isAfterOther
    }
}
