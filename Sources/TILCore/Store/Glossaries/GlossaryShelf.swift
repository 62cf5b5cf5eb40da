public import Foundation

/// The glossaries of a person. Each one is opened when it is first used, and unusable ones are skipped.
///
/// ```swift
/// let shelf = GlossaryShelf(Glossary.all(own: folder, machine: []))
/// let title = shelf.isEmpty ? "No glossaries" : "\(shelf.glossaries.count) glossaries"
/// ```
public final class GlossaryShelf {
    /// All glossaries, the person's own ones first.
    public let glossaries: [Glossary]
    /// The reasons why glossaries were skipped, in the order in which they were found.
    public private(set) var failures: [GlossaryError] = []

    private var readers: [String: GlossaryReader] = [:]
    private var unusable: Set<String> = []

    /// Creates a shelf with glossaries.
    public init(_ glossaries: [Glossary] = []) {
        self.glossaries = glossaries
    }

    /// Whether there are no glossaries.
    public var isEmpty: Bool { glossaries.isEmpty }

    /// Returns the entry with an identifier, or nil if no glossary has it or it was removed.
    public func entry(id: UUID) -> GlossaryEntry? {
        collect { reader in
            let row = GlossaryEntry.row(id, of: reader.glossary.name)
            return try row.flatMap { try reader.entry(row: $0) }.map { [$0] } ?? []
        }.first
    }

    /// Returns every meaning of an acronym in all glossaries, grouped by glossary.
    ///
    /// ```swift
    /// let shelf = GlossaryShelf(Glossary.all(own: folder, machine: ["/usr/share/til/glossaries"]))
    /// let own = try store.meanings(of: "ftw")
    /// let others = shelf.meanings(of: "ftw", beside: own)  // without what the person has
    /// ```
    /// - Parameters:
    ///   - short: the acronym, in any case.
    ///   - own: the person's own meanings of the acronym. Entries with the same meaning are skipped.
    public func meanings(of short: String, beside own: [Thing] = []) -> [GlossaryEntry] {
        let ownMeanings = OwnMeanings(own)
        return collect { try $0.meanings(of: short) }.filter { !ownMeanings.contains($0) }
    }

    /// Returns the acronyms that start with a prefix. The limit is for each glossary.
    ///
    /// ```swift
    /// let typed = "t"
    /// let completions = shelf.shorts(startingWith: typed, limit: 20)  // ["TLA"]
    /// ```
    public func shorts(startingWith prefix: String, limit: Int) -> [String] {
        collect { try $0.shorts(startingWith: prefix, limit: limit) }
    }

    /// Returns the acronyms most similar to an unknown one. The limit is for each glossary.
    ///
    /// ```swift
    /// let isUnknown = shelf.meanings(of: "tal").isEmpty
    /// let nearest = isUnknown ? shelf.nearestShorts(to: "tal") : []  // ["TLA"]
    /// ```
    public func nearestShorts(to short: String, limit: Int = 3) -> [String] {
        collect { try $0.nearestShorts(to: short, limit: limit) }
    }

    /// Calls a closure with each entry that contains a text, in all glossaries, until it returns false.
    ///
    /// ```swift
    /// try shelf.forEachEntry(with: "integration") { entry in
    ///     print("\(entry.thing.short), in \(entry.glossary)")
    ///     return true  // go on
    /// }
    /// ```
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
