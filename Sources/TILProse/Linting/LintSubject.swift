/// What a rule looks at: all that was read of a document, and what is known beside it.
struct LintSubject {
    let document: UnsafeBufferPointer<UInt8>
    let format: DocumentFormat
    let definitions: [LintDefinition]
    /// The definitions in the order in which they were read, by whose numbers mentions name them.
    private let numbered: [LintDefinition]
    let uses: [LintUse]
    let mentions: [LongFormMention]
    let regions: Markup
    /// The meanings that something beside the document knows.
    let known: [String: [KnownMeaning]]
    let options: LintOptions

    /// The acronyms in the order in which they come first, each with its uses and its definitions.
    let acronyms: [Acronym]
    /// What the document defines: the acronyms as they are defined, and in small letters.
    private let defined: Set<String>
    /// The acronyms that are written with other capitals too, in small letters: how they are best written.
    private let bestWritten: [String: String]
    /// The acronyms that the document also writes as words.
    private let words: Set<String>

    /// An acronym of the document.
    struct Acronym {
        let short: String
        /// The same in small letters.
        let name: String
        /// The numbers of its uses and its definitions, in the order of the document.
        var uses: [Int] = []
        var definitions: [Int] = []
    }

    init(
        document: UnsafeBufferPointer<UInt8>, reading: LintReading, options: LintOptions,
        knowledge: some AcronymKnowledge
    ) throws {
        let regions = reading.markup
        self.document = document
        format = reading.format
        self.regions = regions
        self.options = options
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
        for number in definitions.indices { acronyms[place(definitions[number].short)].definitions.append(number) }
        self.acronyms = acronyms
        bestWritten = Self.bestWritten(acronyms) { [uses] in !regions.isProtected(uses[$0].range) }
        var known: [String: [KnownMeaning]] = [:]
        for acronym in acronyms where !options.allows(acronym.short) || !acronym.definitions.isEmpty {
            let meanings = try knowledge.meanings(of: acronym.short)
            if !meanings.isEmpty { known[acronym.short] = meanings }
        }
        self.known = known
    }

    /// The uses, those as one that stand side by side as a label.
    private static func labelled(
        _ uses: [LintUse], isExplained: (String) throws -> Bool
    ) rethrows -> [LintUse] {
        guard uses.contains(where: \.followsLast) else { return uses }
        var numbers: [String: Int] = [:]
        var shorts: [String] = []
        func number(_ short: String) -> Int {
            if let number = numbers[short] { return number }
            numbers[short] = shorts.count
            shorts.append(short)
            return shorts.count - 1
        }
        var labels = AcronymLabels()
        // The label in which a use is, by the number of the first one in it.
        var places: [Int: (label: Int, count: Int)] = [:]
        var index = 0
        while index < uses.count {
            let count =
                1
                + uses.indices[(index + 1)...].prefix {
                    uses[$0].followsLast && uses[$0].range.lowerBound - uses[$0 - 1].range.upperBound == 1
                }.count
            if count == 1 {
                labels.noteApart(number(uses[index].short))
            } else if let label = labels.note((index..<(index + count)).map { number(uses[$0].short) }) {
                places[index] = (label, count)
            }
            index += count
        }
        let explained = try Set(Set(labels.labels.joined()).filter { try isExplained(shorts[$0]) })
        let whole = Set(labels.whole { explained.contains($0) })
        if whole.isEmpty { return uses }
        var result: [LintUse] = []
        index = 0
        while index < uses.count {
            if let place = places[index], whole.contains(place.label) {
                result.append(uses[(index + 1)..<(index + place.count)].reduce(uses[index]) { $0.joined(with: $1) })
                index += place.count
            } else {
                result.append(uses[index])
                index += 1
            }
        }
        return result
    }

    // MARK: What is defined

    /// Whether a reader is told what an acronym stands for, or has to be told nothing: the document defines it or all the
    /// parts that marks join in it, or it is allowed.
    func isExplained(_ acronym: Acronym) -> Bool {
        if isExplained(acronym.short) { return true }
        if acronym.uses.contains(where: { defined.contains(uses[$0].written) }) { return true }
        let parts = acronym.short.split { $0 == "-" || $0 == "/" || $0 == "&" }
        func isNumber(_ part: Substring) -> Bool { part.utf8.first.map(ByteClass.isDigit) ?? true }
        return parts.count > 1 && parts.contains { $0.utf8.count > 1 && !isNumber($0) }
            && parts.allSatisfy { $0.utf8.count == 1 || isNumber($0) || isExplained(String($0)) }
    }

    /// Whether an acronym is a name by its letters, or mostly set as what somebody types or a program says: a constant, a
    /// variable, an argument.
    func isName(_ acronym: Acronym) -> Bool {
        let typed = acronym.uses.count { number in
            let range = uses[number].range
            return regions.contains(.name, range.lowerBound) || isLiteral(range)
        }
        return 2 * typed > acronym.uses.count || NameShape.isName(acronym.short)
    }

    /// Whether the marks around a word make it one that is typed or that a program says: "PENDING" in quotation marks, `$HOME`,
    /// `$(AR)`, `CFLAGS=-O2`, `CLS:PRINTER`.
    private func isLiteral(_ range: Range<Int>) -> Bool {
        guard range.upperBound + 1 < document.count else { return false }
        let before = range.lowerBound > 0 ? document[range.lowerBound - 1] : 0x20
        let behind = document[range.upperBound]
        let next = document[range.upperBound + 1]
        if Self.quotes.contains(before), Self.quotes.contains(behind) { return true }
        if Self.openings.contains(before), range.lowerBound > 1, document[range.lowerBound - 2] == UInt8(ascii: "$") {
            return true
        }
        return Self.sigils.contains(before) || behind == UInt8(ascii: "=") && !ByteClass.isSpace(next)
            || behind == UInt8(ascii: ":") && (ByteClass.isLetter(next) || ByteClass.isDigit(next))
    }

    private static let quotes = Array("\"'`".utf8)
    private static let sigils = Array("$@#".utf8)
    private static let openings = Array("({".utf8)

    /// Whether an acronym is a unit of memory, as it is where it stands behind a number: "64 KB".
    func isUnit(_ acronym: Acronym) -> Bool {
        UnitNames.isOfMemory(acronym.short)
            && acronym.uses.contains { number in
                let start = uses[number].range.lowerBound
                return start > 1 && document[start - 1] == 0x20 && ByteClass.isDigit(document[start - 2])
            }
    }

    /// Whether the document also writes an acronym in small letters, as a word of its sentences: "POLICY" and "a policy".
    func isWord(_ acronym: Acronym) -> Bool { words.contains(acronym.short) }

    /// LaTeX and BibTeX are names, which stand for nothing.
    private func isExplained(_ short: String) -> Bool {
        defined.contains(short) || options.allows(short) || short.hasSuffix("TeX")
    }

    /// How an acronym is best written that is also written with other capitals; nil where it is not, or where two ways are two
    /// acronyms.
    func best(_ acronym: Acronym) -> String? { bestWritten.isEmpty ? nil : bestWritten[acronym.name] }

    /// Whether an acronym of the document is written in two ways.
    var hasWays: Bool { !bestWritten.isEmpty }

    /// Of the acronyms that differ in capitals only, the one that is defined, else the one that comes most in prose, else first;
    /// but LaTeX before LATEX. Two that are both defined are two acronyms, and what is written without a capital is a word:
    /// "js", "csl".
    private static func bestWritten(_ acronyms: [Acronym], isProse: (Int) -> Bool) -> [String: String] {
        func rank(_ acronym: Acronym) -> (Int, Int, Int, Int) {
            (
                acronym.definitions.count, acronym.short.hasSuffix("TeX") ? 1 : 0, acronym.uses.count(where: isProse),
                -(acronym.uses.first ?? 0)
            )
        }
        var names: Set<String> = []
        let repeated = Set(acronyms.filter { !names.insert($0.name).inserted }.map(\.name))
        if repeated.isEmpty { return [:] }
        let candidates = acronyms.filter { repeated.contains($0.name) && $0.short.contains(where: \.isUppercase) }
        return Dictionary(grouping: candidates, by: \.name).compactMapValues { group in
            // What stands in headings, tables and links only is as their writer had it.
            let group = group.filter { !$0.definitions.isEmpty || $0.uses.contains(where: isProse) }
            guard group.count > 1, group.count(where: { !$0.definitions.isEmpty }) < 2 else { return nil }
            return group.max { rank($0) < rank($1) }?.short
        }
    }

    /// Whether a use stands in prose: not in a heading, a row of a table, a link, a quotation or code, where nobody defines
    /// anything.
    func isProse(_ range: Range<Int>) -> Bool { !regions.isProtected(range) }

    /// The first use of an acronym that stands in prose, else its first one.
    func firstUse(_ acronym: Acronym) -> LintUse? {
        let number = acronym.uses.first { isProse(uses[$0].range) } ?? acronym.uses.first
        return number.map { uses[$0] }
    }

    /// The definition that a mention is one of; nil where it comes before all that may be meant.
    func mentioned(_ mention: LongFormMention) -> LintDefinition? { numbered[mention.definition] }

    /// Whether a blank or the end of a line is among some bytes.
    func hasBlank(_ range: Range<Int>) -> Bool { document[range].contains(where: ByteClass.isSpace) }

    /// The line of a byte, from 1.
    func line(of byte: Int) -> Int { regions.lines.line(of: byte) }
}
