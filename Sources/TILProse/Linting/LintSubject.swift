/// The input of a rule: the parsed document and the known meanings.
struct LintSubject {
    let document: Bytes
    let format: DocumentFormat
    let definitions: [LintDefinition]
    /// The definitions in reading order. Mentions refer to their indices.
    private let numbered: [LintDefinition]
    let uses: [LintUse]
    let mentions: [LongFormMention]
    let regions: Markup
    /// Known meanings from outside the document, by acronym.
    let known: [String: [KnownMeaning]]
    let options: LintOptions
    /// The lists of contents and of references.
    private let references: ReferenceText

    /// The acronyms in the order of their first occurrence, with their uses and definitions.
    let acronyms: [Acronym]
    /// The defined acronyms, as written and in the singular.
    private let defined: Set<String>
    /// The preferred spelling of acronyms that occur in several capitalisations, by lowercase form.
    private let bestWritten: [String: String]
    /// The acronyms that the document also writes as words.
    private let words: Set<String>

    /// An acronym of the document.
    struct Acronym {
        let short: String
        /// The acronym in small letters.
        let name: String
        /// The indices of its uses and of its definitions, in the order of the document.
        var uses: [Int] = []
        var definitions: [Int] = []
    }

    init(
        document: Bytes, reading: LintReading, options: LintOptions,
        knowledge: some AcronymKnowledge
    ) throws {
        let regions = reading.markup
        self.document = document
        format = reading.format
        self.regions = regions
        self.options = options
        let references = reading.references
        self.references = references
        words = reading.words
        numbered = reading.definitions
        definitions = numbered.sorted { $0.start < $1.start }
        mentions = reading.mentions
        var defined: Set<String> = []
        for definition in definitions { defined.formUnion([definition.short, definition.definition.short]) }
        defined.formUnion(regions.listed)
        self.defined = defined
        uses = try Self.labelled(reading.uses) { short in
            try defined.contains(short) || options.allows(short) || !knowledge.meanings(of: short).isEmpty
        }
        var acronyms: [Acronym] = []
        var places: [String: Int] = [:]
        func place(_ short: String) -> Int {
            if let place = places[short] { return place }
            places[short] = acronyms.count
            acronyms.append(Acronym(short: short, name: short.lowercased()))
            return acronyms.count - 1
        }
        for number in uses.indices { acronyms[place(uses[number].short)].uses.append(number) }
        for number in definitions.indices {
            let place = place(definitions[number].short)
            let range = definitions[number].definition.shortSpan
            guard Self.isFirm(definitions[number]),
                definitions[number].isDeclared
                    || !regions.contains(.heading, range.lowerBound)
                        && !references.contains(range.lowerBound, in: document)
            else { continue }
            acronyms[place].definitions.append(number)
        }
        self.acronyms = acronyms
        bestWritten = Self.bestWritten(acronyms) { [uses] in !regions.isProtected(uses[$0].range) }
        var known: [String: [KnownMeaning]] = [:]
        for acronym in acronyms where !options.allows(acronym.short) || !acronym.definitions.isEmpty {
            let meanings = try knowledge.meanings(of: acronym.short)
            if !meanings.isEmpty { known[acronym.short] = meanings }
        }
        self.known = known
    }

    /// Returns the uses, with each label of adjacent acronyms as one use.
    private static func labelled(_ uses: [LintUse], isExplained: (String) throws -> Bool) rethrows -> [LintUse] {
        let runs = uses.runs(where: \.followsLast)
        let labels = try AcronymLabels(runs.lazy.map { $0.map(\.short) }, isExplained: isExplained)
        return runs.flatMap { run in
            guard let first = run.first, labels.contains(run.map(\.short)) else { return Array(run) }
            return [run.dropFirst().reduce(first) { $0.joined(with: $1) }]
        }
    }

    // MARK: Explained acronyms

    /// Whether an acronym needs no further explanation: the document defines it or all its parts joined by marks, or it
    /// is allowed.
    func isExplained(_ acronym: Acronym) -> Bool {
        if isExplained(acronym.short) { return true }
        if acronym.uses.contains(where: { defined.contains(uses[$0].written) }) { return true }
        let parts = acronym.short.split { $0 == "-" || $0 == "/" || $0 == "&" }
        func isNumber(_ part: Substring) -> Bool { part.utf8.first.map(\.isDigit) ?? true }
        return parts.count > 1 && parts.contains { $0.utf8.count > 1 && !isNumber($0) }
            && parts.allSatisfy { $0.utf8.count == 1 || isNumber($0) || isExplained(String($0)) }
    }

    /// Whether an acronym is a name by its letters, or is mostly formatted as input or output of a program: a constant,
    /// a variable, an argument.
    func isName(_ acronym: Acronym) -> Bool {
        let typed = acronym.uses.count { number in
            let range = uses[number].range
            return regions.contains(.name, range.lowerBound) || isLiteral(range)
        }
        return 2 * typed > acronym.uses.count || options.names.contains(acronym.name) || NameShape.isName(acronym.short)
    }

    /// Whether the marks around a word make it input or output of a program: "PENDING" in quotation marks, `$HOME`,
    /// `$(AR)`, `CFLAGS=-O2`, `CLS:PRINTER`.
    private func isLiteral(_ range: ByteRange) -> Bool {
        guard range.upperBound + 1 < document.count else { return false }
        let before = range.lowerBound > 0 ? document[range.lowerBound - 1] : 0x20
        let behind = document[range.upperBound]
        let next = document[range.upperBound + 1]
        if Self.quotes.contains(before), Self.quotes.contains(behind) { return true }
        if Self.openings.contains(before), range.lowerBound > 1, document[range.lowerBound - 2] == "$" {
            return true
        }
        return Self.sigils.contains(before) || behind == "=" && !next.isSpace
            || behind == ":" && (next.isLetter || next.isDigit)
    }

    private static let quotes = Array("\"'`".utf8)
    private static let sigils = Array("$@#".utf8)
    private static let openings = Array("({".utf8)

    /// Whether an acronym is a unit of memory, because it follows a number somewhere: "64 KB".
    func isUnit(_ acronym: Acronym) -> Bool {
        UnitNames.isOfMemory(acronym.short)
            && acronym.uses.contains { number in
                let start = uses[number].range.lowerBound
                return start > 1 && document[start - 1] == 0x20 && document[start - 2].isDigit
            }
    }

    /// Whether the document also writes an acronym in small letters, as an ordinary word: "POLICY" and "a policy".
    func isWord(_ acronym: Acronym) -> Bool { words.contains(acronym.short) }

    /// LaTeX and BibTeX are names without a long form.
    private func isExplained(_ short: String) -> Bool {
        defined.contains(short) || options.allows(short) || short.hasSuffix("TeX")
    }

    /// Returns the preferred spelling of an acronym with several capitalisations. Returns nil if it has only one, or if
    /// the capitalisations are different acronyms.
    func best(_ acronym: Acronym) -> String? { bestWritten.isEmpty ? nil : bestWritten[acronym.name] }

    /// Whether any acronym of the document has several capitalisations.
    var hasWays: Bool { !bestWritten.isEmpty }

    /// Returns the preferred spelling of acronyms that differ only in capitals. The preference is the common spelling
    /// (IPv4 before IPV4), then the defined one, then the one used most in prose, then the first one. If two are
    /// defined, they are two acronyms. Without any capital, it is a word: "js", "csl".
    private static func bestWritten(_ acronyms: [Acronym], isProse: (Int) -> Bool) -> [String: String] {
        func rank(_ acronym: Acronym) -> (Int, Int, Int, Int) {
            (
                CommonAcronyms.spellings[acronym.name] == acronym.short ? 1 : 0, acronym.definitions.count,
                acronym.uses.count(where: isProse), -(acronym.uses.first ?? 0)
            )
        }
        var names: Set<String> = []
        let repeated = Set(acronyms.filter { !names.insert($0.name).inserted }.map(\.name))
        if repeated.isEmpty { return [:] }
        let candidates = acronyms.filter { repeated.contains($0.name) && $0.short.contains(where: \.isUppercase) }
        return Dictionary(grouping: candidates, by: \.name).compactMapValues { group in
            // The spelling in headings, tables and links is the author's choice.
            let group = group.filter { !$0.definitions.isEmpty || $0.uses.contains(where: isProse) }
            guard group.count > 1, group.count(where: { !$0.definitions.isEmpty }) < 2 else { return nil }
            return group.max { rank($0) < rank($1) }?.short
        }
    }

    /// Whether the rules use a definition. They ignore one-word long forms that may match by chance, and names of
    /// programs such as "Podman (the POD MANager)".
    func isFirm(_ definition: LintDefinition) -> Bool { Self.isFirm(definition) }

    private static func isFirm(_ definition: LintDefinition) -> Bool {
        let short = definition.short.utf8
        return !definition.definition.isDoubtful
            && (short.count(where: \.isUpper) > 1 || short.count < 5 || definition.isDeclared)
    }

    /// Whether a range is in a list of contents or of references.
    func isReference(_ range: ByteRange) -> Bool { references.contains(range.lowerBound, in: document) }

    /// Whether a range is the long form as written elsewhere. Only its first letter may differ, and a plural ending may
    /// follow.
    func isWritten(_ range: ByteRange, as long: String) -> Bool {
        let words = document[range].split(whereSeparator: \.isSpace).joined(separator: [0x20])
        return zip(words, long.utf8).dropFirst().allSatisfy { $0 == $1 }
    }

    /// Whether a use is in prose, rather than in a heading, a table row, a link, a quotation or code, where no author
    /// defines acronyms.
    func isProse(_ range: ByteRange) -> Bool { !regions.isProtected(range) }

    /// Returns the first use of an acronym in prose, or else its first use.
    func firstUse(_ acronym: Acronym) -> LintUse? {
        let number = acronym.uses.first { isProse(uses[$0].range) } ?? acronym.uses.first
        return number.map { uses[$0] }
    }

    /// Returns the definition that a mention repeats.
    func mentioned(_ mention: LongFormMention) -> LintDefinition? { numbered[mention.definition] }

    /// Whether some bytes contain a space or a line end.
    func hasBlank(_ range: ByteRange) -> Bool { document[range].contains(where: \.isSpace) }

    /// Returns the line of a byte, counted from 1.
    func line(of byte: Int) -> Int { regions.lines.line(of: byte) }
}
