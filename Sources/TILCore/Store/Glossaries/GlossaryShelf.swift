import Foundation

/// The glossaries that a person has. Each is opened at its first use, and unusable ones are skipped.
public final class GlossaryShelf {
    /// All glossaries, one's own first.
    public let glossaries: [Glossary]
    /// The reasons why glossaries were skipped, in the order in which they were found.
    public private(set) var failures: [GlossaryError] = []

    private var readers: [String: GlossaryReader] = [:]
    private var unusable: Set<String> = []

    /// A shelf with glossaries.
    public init(_ glossaries: [Glossary] = []) {
        self.glossaries = glossaries
    }

    /// Whether the person has no glossaries.
    public var isEmpty: Bool { glossaries.isEmpty }

    /// Returns the entry with an identifier, or nil if no glossary has it or it was removed.
    public func entry(id: UUID) -> GlossaryEntry? {
        collect { reader in
            let row = GlossaryEntry.row(id, of: reader.glossary.name)
            return try row.flatMap { try reader.entry(row: $0) }.map { [$0] } ?? []
        }.first
    }

    /// Returns every meaning of an acronym in all glossaries, grouped by glossary.
    /// - Parameters:
    ///   - short: the acronym, in letters of any case.
    ///   - own: one's own meanings of the acronym. Entries that say the same as one of them are skipped.
    public func meanings(of short: String, beside own: [Thing] = []) -> [GlossaryEntry] {
        let known = OwnMeanings(own)
        return collect { try $0.meanings(of: short) }.filter { !known.says($0) }
    }

    /// The shorts that start with a prefix, so many at most of each glossary.
    public func shorts(startingWith prefix: String, limit: Int) -> [String] {
        collect { try $0.shorts(startingWith: prefix, limit: limit) }
    }

    /// The shorts nearest to one that is not known, so many at most of each glossary.
    public func nearestShorts(to short: String, limit: Int = 3) -> [String] {
        collect { try $0.nearestShorts(to: short, limit: limit) }
    }

    /// Calls a closure with each entry of each glossary that has a text in it, for as long as it returns true.
    public func forEachEntry(with text: String, _ body: (GlossaryEntry) throws -> Bool) throws {
        var isWanted = true
        try forEachReader { reader in
            guard isWanted else { return }
            try reader.forEachEntry(with: text) { entry in
                isWanted = try body(entry)
                return isWanted
            }
        }
    }

    private func collect<Value>(_ ask: (GlossaryReader) throws -> [Value]) -> [Value] {
        var found: [Value] = []
        try? forEachReader { found += try ask($0) }
        return found
    }

    /// Calls a closure with each open glossary, and skips unusable ones.
    private func forEachReader(_ body: (GlossaryReader) throws -> Void) throws {
        for glossary in glossaries where !unusable.contains(glossary.name) {
            do {
                let reader = try readers[glossary.name] ?? GlossaryReader(glossary)
                readers[glossary.name] = reader
                try body(reader)
            } catch let error as GlossaryError {
                unusable.insert(glossary.name)
                readers[glossary.name] = nil
                failures.append(error)
            }
        }
    }
}
