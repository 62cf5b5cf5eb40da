import TILCore
import TILProse
import TILText

/// The definitions in documents, the acronyms known to the store, and the acronyms left undefined.
struct ScanFindings: Encodable {
    struct Defined: Encodable {
        let short: String
        let long: String
        let file: String
        let line: Int
        /// True if a person should check the definition, otherwise nil.
        let doubtful: Bool?
        /// The singular of both forms, which is best for the store: `CNN` for `CNNs`.
        let singular: (short: String, long: String)
        /// The number of definitions, including other spellings, and the other spellings of the long form.
        var count = 1
        var spellings: [String] = []

        init(_ definition: AcronymDefinition, file: String) {
            short = definition.short
            long = definition.long
            line = definition.line
            singular = definition.singular
            self.file = file
            doubtful = definition.isDoubtful ? true : nil
        }

        private enum CodingKeys: CodingKey {
            case short, long, file, line, doubtful
        }
    }

    /// Both forms as written.
    private struct Spelling: Hashable {
        let short: String
        let long: String
    }

    /// An acronym that is used without a definition.
    struct Used: Encodable {
        let short: String
        /// The known meanings, or nil if there are none.
        var longs: [String]?
        /// The meanings in decks, or nil if there are none. They are only hints.
        var hints: [String]?
        let file: String
        let line: Int
        var count: Int
    }

    /// The definitions in document order, each spelling once.
    var defined: [Defined] = []
    /// The acronyms that are used without a definition but known to the store or a glossary.
    var known: [Used] = []
    /// The acronyms that are used without a definition and unknown.
    var undefined: [Used] = []

    /// The definitions for display, without duplicates that differ only in number or capitals.
    var distinct: [Defined] {
        var positions: [String: Int] = [:]
        positions.reserveCapacity(defined.count)
        var distinct: [Defined] = []
        for definition in defined {
            let (short, long) = definition.singular
            let key = RepeatKey.ofMeaning(short, long)
            guard let position = positions[key] else {
                positions[key] = distinct.count
                distinct.append(definition)
                continue
            }
            distinct[position].count += definition.count
            let known = distinct[position].spellings + [distinct[position].long]
            if !known.contains(definition.long) { distinct[position].spellings.append(definition.long) }
        }
        return distinct
    }

    /// A copy of the findings with only the undefined acronyms.
    var onlyUndefined: ScanFindings {
        var findings = self
        findings.defined = []
        findings.known = []
        return findings
    }

    /// Merges the reports of documents. An acronym defined in one document counts as defined in all.
    /// - Parameters:
    ///   - store: the user's store, or nil if there is none.
    ///   - glossaries: the glossaries to look acronyms up in, in addition to the store.
    ///   - decks: the decks, whose meanings are hints about undefined acronyms.
    ///   - wantsUses: whether to also look up each acronym that is used without a definition.
    init(
        _ reports: [(file: String, report: ProseReport)], store: ThingStore?,
        glossaries: GlossaryShelf = GlossaryShelf(), decks: DeckShelf? = nil, wantsUses: Bool = true
    ) throws {
        var spellings: [Spelling: Int] = [:]
        for (file, report) in reports {
            spellings.reserveCapacity(spellings.count + report.definitions.count)
            let first = defined.count
            for definition in report.definitions {
                let spelling = Spelling(short: definition.short, long: definition.long)
                guard let position = spellings[spelling] else {
                    spellings[spelling] = defined.count
                    defined.append(Defined(definition, file: file))
                    continue
                }
                // A spelling is counted in its first document.
                if position >= first { defined[position].count += 1 }
            }
        }
        guard wantsUses else { return }
        let definedKeys = Set(
            defined.flatMap { defined in [Capitals.key(defined.short), Capitals.key(defined.singular.short)] })
        var positions: [String: Int] = [:]
        var uses: [Used] = []
        for (file, report) in reports {
            for use in report.uses {
                let key = Capitals.key(use.short)
                if use.isDefined || definedKeys.contains(key) { continue }
                if let position = positions[key] {
                    uses[position].count += use.count
                } else {
                    positions[key] = uses.count
                    uses.append(Used(short: use.short, file: file, line: use.line, count: use.count))
                }
            }
        }
        for var use in uses {
            let own = try store?.meanings(of: use.short) ?? []
            // Several glossaries may have the same entry.
            var seen: Set<String> = []
            let longs = (own + glossaries.meanings(of: use.short, beside: own).map(\.thing)).map(\.long)
                .filter { seen.insert($0).inserted }
            if longs.isEmpty {
                let hints =
                    decks?.meanings(of: use.short).map { meaning in "\(meaning.thing.long) (\(meaning.source))" } ?? []
                use.hints = hints.isEmpty ? nil : hints
                undefined.append(use)
            } else {
                use.longs = longs
                known.append(use)
            }
        }
    }
}
