import TILText

/// The input of a rule: the parsed document and the known meanings.
struct LintSubject {
    let document: Bytes
    let options: LintOptions
    /// Known meanings from outside the document, by acronym.
    let known: [String: [KnownMeaning]]
    /// The meanings that undefined acronyms may have.
    let hints: [String: [KnownMeaning]]
    /// The meanings that acronyms with several known meanings probably have.
    let probable: [String: KnownMeaning]
    /// The acronyms in the order of their first occurrence, with their uses and definitions.
    let acronyms: [Acronym]

    let parsed: ParsedDocument
    /// The defined acronyms, as written and in the singular.
    private let defined: Set<String>
    /// The acronyms that the prose uses, as written.
    let used: Set<String>
    /// The preferred spelling of acronyms that occur in several capitalisations, by lowercase form.
    private let bestWritten: [String: String]

    var format: DocumentFormat { parsed.format }
    var uses: [LintUse] { parsed.uses }
    var mentions: [LongFormMention] { parsed.mentions }
    var regions: Markup { parsed.markup }

    /// An acronym of the document.
    struct Acronym {
        let short: String
        /// The acronym in small letters.
        let name: String
        /// Its uses and its firm definitions, in the order of the document.
        var uses: [LintUse] = []
        var definitions: [LintDefinition] = []
    }

    init(
        document: Bytes, parsed: ParsedDocument, options: LintOptions,
        knowledge: some AcronymKnowledge
    ) throws {
        self.document = document
        self.parsed = parsed
        self.options = options
        let definitions = parsed.definitions.sorted { $0.start < $1.start }
        defined = definitions.reduce(into: []) { $0.formUnion([$1.short, $1.definition.short]) }
        var acronyms: [Acronym] = []
        var positions: [String: Int] = [:]
        func position(_ short: String) -> Int {
            if let position = positions[short] { return position }
            positions[short] = acronyms.count
            acronyms.append(Acronym(short: short, name: short.lowercased()))
            return acronyms.count - 1
        }
        for use in parsed.uses { acronyms[position(use.short)].uses.append(use) }
        for definition in definitions {
            let position = position(definition.short)
            let start = definition.definition.shortSpan.lowerBound
            let isProse =
                !parsed.markup.contains(.heading, start) && !parsed.references.contains(start, in: document)
                && !definition.isLink
            if definition.isFirm, definition.isDeclared || isProse { acronyms[position].definitions.append(definition) }
        }
        self.acronyms = acronyms
        let uses = parsed.uses.filter { use in !use.isDefining && !parsed.markup.isProtected(use.range) }
        used = Set(uses.flatMap { use in [use.short, use.written] })
        bestWritten = Self.bestWritten(acronyms) { !parsed.markup.isProtected($0.range) }
        var hints: [String: [KnownMeaning]] = [:]
        known = try acronyms.reduce(into: [:]) { known, acronym in
            guard !options.allows(acronym.short) || !acronym.definitions.isEmpty else { return }
            let meanings = try knowledge.meanings(of: acronym.short)
            if !meanings.isEmpty { known[acronym.short] = meanings }
            if meanings.isEmpty, acronym.definitions.isEmpty {
                hints[acronym.short] = try knowledge.hints(of: acronym.short)
            }
        }
        self.hints = hints
        var probable: [String: KnownMeaning] = [:]
        if options.severities[.knownElsewhere] != nil {
            for (short, meanings) in known where meanings.count > 1 {
                probable[short] = try knowledge.probableMeaning(
                    of: short, in: parsed.document, format: parsed.format)
            }
        }
        self.probable = probable
    }

    /// Returns a sentence about a meaning that an undefined acronym may have, or an empty text.
    func hint(about short: String) -> String {
        guard let hint = hints[short]?.first else { return "" }
        return " \(hint.origin.prefix(1).uppercased() + hint.origin.dropFirst()) has \(hint.long)."
    }

    // MARK: Acronyms that need no definition

    /// Whether an acronym needs no further explanation: the document defines it or all its parts joined by marks, it is
    /// allowed, or another capitalisation is preferred.
    func needsNoDefinition(_ acronym: Acronym) -> Bool {
        if !acronym.definitions.isEmpty || needsNoDefinition(acronym.short)
            || best(acronym) ?? acronym.short != acronym.short
            || acronym.uses.contains(where: { use in defined.contains(use.written) })
        {
            return true
        }
        guard acronym.short.utf8.contains(where: { byte in !byte.isLetter }) else { return false }
        // The number in "UUID4" and "LGPL-3" is a version.
        let parts = acronym.short.split { "-/&.".contains($0) }
        let words = parts.filter { $0.count { $0.isLetter } > 1 }
        return !words.isEmpty
            && words.allSatisfy { part in
                [part, part.prefix { character in !character.isNumber }].contains {
                    needsNoDefinition(String($0)) || parts.count > 1 && NameShape.isName(String($0))
                }
            }
    }

    /// Whether the prose uses an acronym on its own that needs a definition.
    func isUndefined(_ short: String) -> Bool {
        used.contains(short) && !needsNoDefinition(short) && !NameShape.isName(short)
    }

    /// LaTeX and BibTeX are names without a long form.
    private func needsNoDefinition(_ short: String) -> Bool {
        var name = short.lowercased()
        return defined.contains(short) || options.allows(short)
            || name.withUTF8 { $0.find("tex", from: 0, before: $0.count) != nil }
    }

    /// Returns the preferred spelling of an acronym with several capitalisations. Returns nil if it has only one, or if
    /// the capitalisations are different acronyms.
    func best(_ acronym: Acronym) -> String? { bestWritten[acronym.name] }

    /// Returns the preferred spelling of acronyms that differ only in capitals. The preference is the common spelling
    /// (IPv4 before IPV4), then the defined one, then the one used most in prose, then the first one. If two are
    /// defined, they are two acronyms. Without any capital, it is a word: "js", "csl".
    private static func bestWritten(_ acronyms: [Acronym], isProse: (LintUse) -> Bool) -> [String: String] {
        func rank(_ acronym: Acronym) -> (Int, Int, Int, Int) {
            (
                isUsualSpelling(acronym) ? 1 : 0, acronym.definitions.count,
                acronym.uses.count(where: isProse), -(acronym.uses.first?.range.lowerBound ?? 0)
            )
        }
        // The spelling in headings, tables and links is the author's choice.
        let candidates = acronyms.filter {
            $0.short.contains(where: \.isUppercase) && (!$0.definitions.isEmpty || $0.uses.contains(where: isProse))
        }
        return Dictionary(grouping: candidates, by: \.name).compactMapValues { group in
            guard group.count > 1, group.count(where: { !$0.definitions.isEmpty }) < 2 else { return nil }
            return group.max { rank($0) < rank($1) }?.short
        }
    }

    /// Whether a spelling is the usual one: of a common acronym, or of a name that is put together ("MySQL").
    private static func isUsualSpelling(_ acronym: Acronym) -> Bool {
        CommonAcronyms.spellings[acronym.name] == acronym.short
            || acronym.short.contains(where: \.isLowercase) && NameShape.isName(acronym.short)
    }

    // MARK: Places

    /// Returns a byte of the document, or a space beyond its ends.
    func byte(_ index: Int) -> UInt8 { document.indices.contains(index) ? document[index] : UInt8(ascii: " ") }

    /// Whether a range is in a list of contents or of references.
    func isReference(_ range: ByteRange) -> Bool { parsed.references.contains(range.lowerBound, in: document) }

    /// Whether a range is in an entry of a glossary, which is not consecutive text: it is read on its own.
    func isEntry(_ range: ByteRange) -> Bool { parsed.glossary.contains(range.lowerBound, regions) }

    /// Whether a definition is in an entry of a glossary.
    func isEntry(_ definition: LintDefinition) -> Bool { isEntry(definition.definition.shortSpan) }

    /// Whether a use is in prose, rather than in a heading, a table row, a link, a quotation or code, where no author
    /// defines acronyms.
    func isProse(_ range: ByteRange) -> Bool { !regions.isProtected(range) }

    /// Returns the definition that a mention repeats.
    func mentioned(_ mention: LongFormMention) -> LintDefinition { parsed.definitions[mention.definition] }

    /// Returns the line of a byte, counted from 1.
    func line(of byte: Int) -> Int { regions.lines.line(of: byte) }

    /// Returns the text of some bytes, as far as they are in the document.
    func text(_ range: ByteRange) -> String {
        String(decoding: document[range.clamped(to: document.indices)], as: UTF8.self)
    }
}
