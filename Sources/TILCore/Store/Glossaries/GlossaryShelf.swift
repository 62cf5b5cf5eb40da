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
        var found: GlossaryEntry?
        forEachReader { reader in
            if found == nil { found = try reader.entry(id: id) }
        }
        return found
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
        return collect { reader in try reader.meanings(of: short) }.filter { entry in !ownMeanings.contains(entry) }
    }

    /// Returns the acronyms that start with a prefix. The limit is for each glossary.
    ///
    /// ```swift
    /// let typed = "t"
    /// let completions = shelf.shorts(startingWith: typed, limit: 20)  // ["TLA"]
    /// ```
    public func shorts(startingWith prefix: String, limit: Int) -> [String] {
        collect { reader in try reader.shorts(startingWith: prefix, limit: limit) }
    }

    /// Returns the acronyms most similar to an unknown one. The limit is for each glossary.
    ///
    /// ```swift
    /// let isUnknown = shelf.meanings(of: "tal").isEmpty
    /// let nearest = isUnknown ? shelf.nearestShorts(to: "tal") : []  // ["TLA"]
    /// ```
    public func nearestShorts(to short: String, limit: Int = 3) -> [String] {
        collect { reader in try reader.nearestShorts(to: short, limit: limit) }
    }

    /// Returns the entries that contain every word of a text, grouped by glossary.
    ///
    /// ```swift
    /// for entry in shelf.search("integration") {
    ///     print("\(entry.thing.short), in \(entry.glossary)")
    /// }
    /// ```
    /// - Parameters:
    ///   - text: the words to search for.
    ///   - own: the person's own things that were found. Entries with the same meaning are skipped.
    ///   - limit: the maximum number of entries, or nil for all.
    public func search(_ text: String, beside own: [Thing] = [], limit: Int? = nil) -> [GlossaryEntry] {
        let ownMeanings = OwnMeanings(own)
        var found: [GlossaryEntry] = []
        forEachReader { reader in
            guard let limit else {
                found += try reader.search(text).filter { entry in !ownMeanings.contains(entry) }
                return
            }
            let left = limit - found.count
            if left == 0 { return }
            // A meaning occurs once in a glossary, so each own thing hides at most one entry.
            let entries = try reader.search(text, limit: left + own.count)
            found += entries.filter { entry in !ownMeanings.contains(entry) }.prefix(left)
        }
        return found
    }

    private func collect<Value>(_ ask: (GlossaryReader) throws -> [Value]) -> [Value] {
        var found: [Value] = []
        forEachReader { reader in found += try ask(reader) }
        return found
    }

    /// Calls a closure with each open glossary, and skips unusable ones.
    private func forEachReader(_ body: (GlossaryReader) throws -> Void) {
        for glossary in glossaries where !unusable.contains(glossary.name) {
            do throws(GlossaryError) {
                try GlossaryError.translating(glossary) {
                    let reader = try readers[glossary.name] ?? GlossaryReader(glossary)
                    readers[glossary.name] = reader
                    try body(reader)
                }
            } catch {
                unusable.insert(glossary.name)
                readers[glossary.name] = nil
                failures.append(error)
            }
        }
    }
}
