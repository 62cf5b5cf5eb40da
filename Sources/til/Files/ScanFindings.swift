import TILCore
import TILProse

/// The definitions in documents, the acronyms known to the store, and the acronyms left undefined.
struct ScanFindings: Encodable {
    struct Defined: Encodable {
        let definition: AcronymDefinition
        let file: String
        /// The number of definitions, including other spellings, and the other spellings of the long form.
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
        /// The singular of both forms, which is best for the store: `CNN` for `CNNs`.
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

    /// A definition, compared by its exact spelling.
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

    /// The definitions in document order, each spelling once.
    var defined: [Defined] = []
    /// The acronyms that are used without a definition but known to the store or a glossary.
    var known: [Known] = []
    /// The acronyms that are used without a definition and unknown.
    var undefined: [Used] = []

    /// The definitions for display, without duplicates that differ only in number or capitals.
    var distinct: [Defined] {
        // Compare hashes only: the chance that two of a million texts share one is about one in thirty million.
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
    ///   - wantsUses: whether to also look up each acronym that is used without a definition.
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
        // Keep a compound label as one acronym unless one of its parts is known or appears elsewhere.
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

/// Recognizes acronyms that neither the store nor the glossaries know, without a look-up for each.
///
/// Documents use thousands of acronyms, of which few are known. After some look-ups, all acronyms of a small store are
/// read at once. From then on, only acronyms among them need a look-up.
final class UnknownAcronyms {
    private let store: ThingStore?
    private let glossaries: GlossaryShelf
    private var lookUps = 0
    /// The keys of all known acronyms, or nil if they have not been read or are too many.
    private var known: Set<String>?

    /// The number of look-ups that usually take as long as reading all known acronyms.
    private static let patience = 50
    /// The maximum number of acronyms to read.
    private static let most = 20_000

    /// - Parameters:
    ///   - store: the store, or nil if there is none.
    ///   - glossaries: the glossaries to use in addition to the store.
    init(store: ThingStore?, glossaries: GlossaryShelf) {
        self.store = store
        self.glossaries = glossaries
    }

    /// Whether an acronym is certainly unknown. If the result is false, the acronym has to be looked up.
    func contains(_ short: String) throws -> Bool {
        if store == nil, glossaries.isEmpty { return true }
        lookUps += 1
        if lookUps == Self.patience { known = try read() }
        guard let known else { return false }
        return !known.contains(Capitals.key(short))
    }

    private func read() throws -> Set<String>? {
        let limit = Self.most + 1
        let own = try store?.shorts(startingWith: "", limit: limit) ?? []
        guard own.count < limit else { return nil }
        let shorts = own + glossaries.shorts(startingWith: "", limit: limit)
        return shorts.count < limit ? Set(shorts.map(Capitals.key)) : nil
    }
}
