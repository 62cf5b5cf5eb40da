import TILCore
import TILProse

/// What documents define, what of their acronyms the store knows, and what is left undefined.
struct ScanFindings: Encodable {
    struct Defined: Encodable {
        let definition: AcronymDefinition
        let file: String
        /// How many places define it, those of other spellings among them, and these spellings of its long form.
        var count: Int
        var spellings: [String] = []

        init(definition: AcronymDefinition, file: String) {
            self.definition = definition
            self.file = file
            count = definition.count
        }

        var short: String { definition.short }
        var long: String { definition.long }
        var line: Int { definition.line }
        /// The two forms as they are best kept: `CNN` for `CNNs`.
        var singular: (short: String, long: String) { definition.singular }

        private enum CodingKeys: String, CodingKey {
            case short, long, file, line, doubtful
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(short, forKey: .short)
            try container.encode(long, forKey: .long)
            try container.encode(file, forKey: .file)
            try container.encode(line, forKey: .line)
            if definition.isDoubtful { try container.encode(true, forKey: .doubtful) }
        }
    }

    /// A definition as it is spelled.
    private struct Spelling: Hashable {
        let short: String
        let long: String
    }

    struct Used: Encodable {
        var short: String
        var file: String
        var line: Int
        var count: Int
    }

    struct Known: Encodable {
        var short: String
        var longs: [String]
        var file: String
        var line: Int
        var count: Int
    }

    /// Each definition once as it is spelled, in the order of the documents.
    var defined: [Defined] = []
    /// What is used without a definition, and the store or a glossary knows.
    var known: [Known] = []
    /// What is used and nobody knows.
    var undefined: [Used] = []

    /// The definitions as a person wants them: without those that say again what an earlier one said, plural or not, in
    /// capitals or not.
    var distinct: [Defined] {
        // A hash stands for two texts: that two of a million share one is a chance of one in thirty million.
        var places: [Int: Int] = [:]
        var distinct: [Defined] = []
        for definition in defined {
            let (short, long) = definition.singular
            var hasher = Hasher()
            hasher.combine(Capitals.key(short))
            hasher.combine(RepeatKey(long))
            let key = hasher.finalize()
            guard let place = places[key] else {
                places[key] = distinct.count
                distinct.append(definition)
                continue
            }
            distinct[place].count += definition.count
            let known = distinct[place].spellings + [distinct[place].long]
            if !known.contains(definition.long) { distinct[place].spellings.append(definition.long) }
        }
        return distinct
    }

    /// These findings without acronyms that are defined or known.
    var onlyUndefined: ScanFindings {
        var findings = self
        findings.defined = []
        findings.known = []
        return findings
    }

    /// Puts the reports of documents together; what one defines counts as defined in all.
    /// - Parameters:
    ///   - store: one's own things; nil where there are none.
    ///   - glossaries: what is known beside the store.
    ///   - wantsUses: whether what is used without a definition is wanted too, of which each acronym is looked up.
    init(
        _ reports: [(file: String, report: ProseReport)], store: ThingStore?,
        glossaries: GlossaryShelf = GlossaryShelf(), wantsUses: Bool = true
    ) throws {
        var seen: Set<Spelling> = []
        for (file, report) in reports {
            for definition in report.definitions
            where reports.count == 1
                || seen.insert(Spelling(short: definition.short, long: definition.long)).inserted
            {
                defined.append(Defined(definition: definition, file: file))
            }
        }
        guard wantsUses else { return }
        var definedKeys: Set<String> = []
        for definition in defined {
            definedKeys.insert(Capitals.key(definition.short))
            definedKeys.insert(Capitals.key(definition.singular.short))
        }
        var places: [String: Int] = [:]
        var uses: [Used] = []
        let unknown = UnknownAcronyms(store: store, glossaries: glossaries)
        func meanings(of short: String) throws -> [Thing] {
            if try unknown.contains(short) { return [] }
            let own = try store?.meanings(of: short) ?? []
            return own + glossaries.meanings(of: short, beside: own).map(\.thing)
        }
        // A label is one thing where none of its parts is met elsewhere, nor known.
        let apart = Set(reports.flatMap(\.report.uses).filter(\.parts.isEmpty).map { Capitals.key($0.short) })
        func parted(_ use: AcronymUse) throws -> [AcronymUse] {
            let isParted = try use.parts.contains { part in
                let key = Capitals.key(part.short)
                return try apart.contains(key) || definedKeys.contains(key) || !meanings(of: part.short).isEmpty
            }
            return isParted ? use.parts : [use]
        }
        for (file, report) in reports {
            for use in try report.uses.flatMap(parted)
            where !use.isDefined && !definedKeys.contains(Capitals.key(use.short)) {
                if let index = places[Capitals.key(use.short)] {
                    uses[index].count += use.count
                } else {
                    places[Capitals.key(use.short)] = uses.count
                    uses.append(Used(short: use.short, file: file, line: use.line, count: use.count))
                }
            }
        }
        for use in uses {
            let meanings = try meanings(of: use.short)
            if meanings.isEmpty {
                undefined.append(use)
            } else {
                known.append(
                    Known(
                        short: use.short, longs: meanings.map(\.long), file: use.file, line: use.line, count: use.count)
                )
            }
        }
    }
}
