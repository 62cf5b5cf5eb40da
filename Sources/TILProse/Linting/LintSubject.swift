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

        init(_ short: String) {
            self.short = short
            name = short.lowercased()
        }
    }

    init(
        document: Bytes, parsed: ParsedDocument, options: LintOptions,
        knowledge: some AcronymKnowledge
    ) throws {
        self.document = document
        self.parsed = parsed
        self.options = options
        var defined: Set<String> = []
        for definition in parsed.definitions {
            defined.insert(definition.short)
            defined.insert(definition.definition.short)
        }
        self.defined = defined
        var used: Set<String> = []
        for use in parsed.uses where !use.isDefining && !parsed.markup.isProtected(use.range) {
            used.insert(use.short)
            used.insert(use.written)
        }
        self.used = used
        acronyms = Self.acronyms(of: parsed, document)
        bestWritten = Self.bestWritten(acronyms) { use in !parsed.markup.isProtected(use.range) }
        known = try Self.known(acronyms, options, knowledge)
        hints = try Self.hints(acronyms, options, known: known, knowledge)
        let wantsProbable = options.severities[.knownElsewhere] != nil
        probable = wantsProbable ? try Self.probable(known, in: parsed, knowledge) : [:]
    }

    /// Returns the acronyms of a document in the order of their first occurrence: first those that it uses.
    private static func acronyms(of parsed: ParsedDocument, _ document: Bytes) -> [Acronym] {
        var acronyms: [Acronym] = []
        var indices: [String: Int] = [:]
        func index(of short: String) -> Int {
            if let index = indices[short] { return index }
            indices[short] = acronyms.count
            acronyms.append(Acronym(short))
            return acronyms.count - 1
        }
        for use in parsed.uses { acronyms[index(of: use.short)].uses.append(use) }
        for definition in parsed.definitions.sorted(by: { first, second in first.start < second.start }) {
            let index = index(of: definition.short)
            let isReliable = definition.isDeclared || isInProse(definition, parsed, document)
            if definition.isFirm, isReliable { acronyms[index].definitions.append(definition) }
        }
        return acronyms
    }

    /// Whether a definition is neither in a heading, a list of references nor a link.
    private static func isInProse(_ definition: LintDefinition, _ parsed: ParsedDocument, _ document: Bytes) -> Bool {
        let start = definition.definition.shortSpan.lowerBound
        return !definition.isLink && !parsed.markup.contains(.heading, start)
            && !parsed.references.contains(start, in: document)
    }

    // MARK: Knowledge

    private static func known(
        _ acronyms: [Acronym], _ options: LintOptions, _ knowledge: some AcronymKnowledge
    ) throws -> [String: [KnownMeaning]] {
        var known: [String: [KnownMeaning]] = [:]
        for acronym in acronyms where !options.allows(acronym.short) || !acronym.definitions.isEmpty {
            let meanings = try knowledge.meanings(of: acronym.short)
            if !meanings.isEmpty { known[acronym.short] = meanings }
        }
        return known
    }

    private static func hints(
        _ acronyms: [Acronym], _ options: LintOptions, known: [String: [KnownMeaning]],
        _ knowledge: some AcronymKnowledge
    ) throws -> [String: [KnownMeaning]] {
        var hints: [String: [KnownMeaning]] = [:]
        for acronym in acronyms where acronym.definitions.isEmpty && !options.allows(acronym.short) {
            if known[acronym.short] == nil { hints[acronym.short] = try knowledge.hints(of: acronym.short) }
        }
        return hints
    }

    private static func probable(
        _ known: [String: [KnownMeaning]], in parsed: ParsedDocument, _ knowledge: some AcronymKnowledge
    ) throws -> [String: KnownMeaning] {
        var probable: [String: KnownMeaning] = [:]
        for (short, meanings) in known where meanings.count > 1 {
            probable[short] = try knowledge.probableMeaning(of: short, in: parsed.document, format: parsed.format)
        }
        return probable
    }

    /// Returns a sentence about a meaning that an undefined acronym may have, or an empty text.
    func hint(about short: String) -> String {
        guard let hint = hints[short]?.first else { return "" }
        let source = hint.origin.prefix(1).uppercased() + hint.origin.dropFirst()
        return " \(source) has \(hint.long)."
    }

    // MARK: Acronyms that need no definition

    /// Whether an acronym needs no further explanation: the document defines it or all its parts joined by marks, it is
    /// allowed, or another capitalisation is preferred.
    func needsNoDefinition(_ acronym: Acronym) -> Bool {
        if !acronym.definitions.isEmpty || needsNoDefinition(acronym.short) { return true }
        if let best = best(acronym), best != acronym.short { return true }
        let isDefined = acronym.uses.contains { use in defined.contains(use.written) }
        return isDefined || needNoDefinition(partsOf: acronym.short)
    }

    /// Whether each part of an acronym with marks or digits needs no definition.
    private func needNoDefinition(partsOf short: String) -> Bool {
        guard short.utf8.contains(where: { byte in !byte.isLetter }) else { return false }
        let parts = short.split { character in "-/&.".contains(character) }
        let words = parts.filter { part in part.count(where: \.isLetter) > 1 }
        let hasSeveralParts = parts.count > 1
        return !words.isEmpty
            && words.allSatisfy { word in
                // The number in "UUID4" and "LGPL-3" is a version.
                let withoutVersion = word.prefix { character in !character.isNumber }
                return needsNoDefinition(part: word, hasSeveralParts)
                    || needsNoDefinition(part: withoutVersion, hasSeveralParts)
            }
    }

    /// Whether a part of an acronym is defined, or is a name beside another part.
    private func needsNoDefinition(part: Substring, _ hasSeveralParts: Bool) -> Bool {
        let word = String(part)
        return needsNoDefinition(word) || hasSeveralParts && NameShape.isName(word)
    }

    /// Whether the prose uses an acronym on its own that needs a definition.
    func isUndefined(_ short: String) -> Bool {
        used.contains(short) && !needsNoDefinition(short) && !NameShape.isName(short)
    }

    private func needsNoDefinition(_ short: String) -> Bool {
        // LaTeX and BibTeX are names without a long form.
        var name = short.lowercased()
        let isLogo = name.withUTF8 { bytes in bytes.find("tex", from: 0, before: bytes.count) != nil }
        return isLogo || defined.contains(short) || options.allows(short)
    }

    /// Returns the preferred spelling of an acronym with several capitalisations. Returns nil if it has only one, or if
    /// the capitalisations are different acronyms.
    func best(_ acronym: Acronym) -> String? { bestWritten[acronym.name] }

    /// Returns the preferred spelling of acronyms that differ only in capitals. The preference is the common spelling
    /// (IPv4 before IPV4), then the defined one, then the one used most in prose, then the first one. If two are
    /// defined, they are two acronyms. Without any capital, it is a word: "js", "csl".
    private static func bestWritten(_ acronyms: [Acronym], isProse: (LintUse) -> Bool) -> [String: String] {
        // The spelling in headings, tables and links is the author's choice.
        let candidates = acronyms.filter { acronym in
            let isInText = !acronym.definitions.isEmpty || acronym.uses.contains(where: isProse)
            return isInText && acronym.short.contains(where: \.isUppercase)
        }
        var best: [String: String] = [:]
        for (name, group) in Dictionary(grouping: candidates, by: \.name) where group.count > 1 {
            let defined = group.count { acronym in !acronym.definitions.isEmpty }
            if defined > 1 { continue }
            let preferred = group.max { first, second in
                SpellingRank(first, isProse: isProse) < SpellingRank(second, isProse: isProse)
            }
            best[name] = preferred?.short
        }
        return best
    }

    /// The order in which spellings of an acronym are preferred.
    private struct SpellingRank: Comparable {
        let isUsual: Bool
        let definitions: Int
        let uses: Int
        let firstUse: Int

        init(_ acronym: Acronym, isProse: (LintUse) -> Bool) {
            isUsual = LintSubject.isUsualSpelling(acronym)
            definitions = acronym.definitions.count
            uses = acronym.uses.count(where: isProse)
            firstUse = acronym.uses.first?.range.lowerBound ?? 0
        }

        static func < (first: SpellingRank, second: SpellingRank) -> Bool {
            if first.isUsual != second.isUsual { return second.isUsual }
            if first.definitions != second.definitions { return first.definitions < second.definitions }
            if first.uses != second.uses { return first.uses < second.uses }
            return first.firstUse > second.firstUse
        }
    }

    /// Whether a spelling is the usual one: of a common acronym, or of a name that is put together from a word and
    /// others: "MySQL", "JGit", but not "MiTM".
    private static func isUsualSpelling(_ acronym: Acronym) -> Bool {
        let short = acronym.short
        if CommonAcronyms.spellings[acronym.name] == short { return true }
        guard short.contains(where: \.isLowercase), NameShape.isName(short) else { return false }
        let pieces = short.split { character in character.isUppercase }
        let hasSyllable = pieces.contains { piece in piece.count > 1 }
        let lastSmall = short.lastIndex { character in character.isLowercase }
        let ending = lastSmall.map { index in String(short[short.index(after: index)...]) } ?? ""
        return hasSyllable || CommonAcronyms.words.contains(ending)
    }

    // MARK: Places

    /// Returns a byte of the document, or a space beyond its ends.
    func byte(_ index: Int) -> UInt8 { document.indices.contains(index) ? document[index] : .space }

    /// Whether a range is in a list of contents or of references.
    func isReference(_ range: ByteRange) -> Bool { parsed.references.contains(range.lowerBound, in: document) }

    /// Whether a range is in an entry of a glossary, which is not consecutive text: it is read on its own.
    func isEntry(_ range: ByteRange) -> Bool { parsed.glossary.contains(range.lowerBound, regions) }

    /// Whether bytes are in a section that lists the changes of the document.
    func isInChanges(_ range: ByteRange) -> Bool { parsed.changes.contains(range.lowerBound) }

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
