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
        /// The number of definitions, including other spellings.
        var count = 1
        /// The other spellings of the long form.
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

    /// The report of a document.
    typealias FileReport = (file: String, report: ProseReport)

    /// Merges the reports of documents. An acronym defined in one document counts as defined in all.
    /// - Parameters:
    ///   - store: the user's store, or nil if there is none.
    ///   - glossaries: the glossaries to look acronyms up in, in addition to the store.
    ///   - decks: the decks, whose meanings are hints about undefined acronyms.
    ///   - wantsUses: whether to also look up each acronym that is used without a definition.
    init(
        _ reports: [FileReport], store: ThingStore?, glossaries: GlossaryShelf = GlossaryShelf(),
        decks: DeckShelf? = nil, wantsUses: Bool = true
    ) throws {
        defined = Self.definitions(in: reports)
        guard wantsUses else { return }
        for var use in Self.uses(in: reports, without: defined) {
            let own = try store?.meanings(of: use.short) ?? []
            let others = glossaries.meanings(of: use.short, beside: own).map { entry in entry.thing }
            // Several glossaries may have the same entry.
            let longs = (own + others).map { thing in thing.long }.withoutRepetitions
            if longs.isEmpty {
                use.hints = Self.hints(about: use.short, decks)
                undefined.append(use)
            } else {
                use.longs = longs
                known.append(use)
            }
        }
    }

    /// Returns each spelling of a definition at its first place. Its other places in the same document are counted.
    private static func definitions(in reports: [FileReport]) -> [Defined] {
        var definitions: [Defined] = []
        var positions: [Spelling: Int] = [:]
        for (file, report) in reports {
            positions.reserveCapacity(positions.count + report.definitions.count)
            let firstOfDocument = definitions.count
            for definition in report.definitions {
                let spelling = Spelling(short: definition.short, long: definition.long)
                guard let position = positions[spelling] else {
                    positions[spelling] = definitions.count
                    definitions.append(Defined(definition, file: file))
                    continue
                }
                if position >= firstOfDocument { definitions[position].count += 1 }
            }
        }
        return definitions
    }

    /// Returns each acronym that is used, but defined in no document, at its first place.
    private static func uses(in reports: [FileReport], without definitions: [Defined]) -> [Used] {
        var definedKeys: Set<String> = []
        for definition in definitions {
            definedKeys.insert(Capitals.key(definition.short))
            definedKeys.insert(Capitals.key(definition.singular.short))
        }
        var uses: [Used] = []
        var positions: [String: Int] = [:]
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
        return uses
    }

    /// Returns the meanings of an acronym in decks, or nil if there are none.
    private static func hints(about short: String, _ decks: DeckShelf?) -> [String]? {
        guard let meanings = decks?.meanings(of: short), !meanings.isEmpty else { return nil }
        return meanings.map { meaning in "\(meaning.thing.long) (\(meaning.source))" }
    }
}

extension [String] {
    /// The texts, each at its first place only.
    fileprivate var withoutRepetitions: [String] {
        var seen: Set<String> = []
        return filter { text in seen.insert(text).inserted }
    }
}
