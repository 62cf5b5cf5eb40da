import Foundation

/// The glossaries that a person has: each is opened when it is first asked, and one that cannot be used is left out.
public final class GlossaryShelf {
    /// All glossaries, one's own first.
    public let glossaries: [Glossary]
    /// Why glossaries were left out that could not be used, in the order in which that was found.
    public private(set) var failures: [GlossaryError] = []

    private var readers: [String: GlossaryReader] = [:]
    private var unusable: Set<String> = []

    /// A shelf with glossaries.
    public init(_ glossaries: [Glossary] = []) {
        self.glossaries = glossaries
    }

    /// Whether there are none.
    public var isEmpty: Bool { glossaries.isEmpty }

    /// The entry with an identifier; nil where no glossary has it, or has it any more.
    public func entry(id: UUID) -> GlossaryEntry? {
        let found: [GlossaryEntry] = collect { reader throws(GlossaryError) in
            guard let row = GlossaryEntry.row(id, of: reader.glossary.name), let entry = try reader.entry(row: row)
            else { return [] }
            return [entry]
        }
        return found.first
    }

    /// Every meaning of an acronym in all glossaries, those of one beside each other.
    /// - Parameters:
    ///   - short: the acronym, in letters of any case.
    ///   - own: one's own meanings of it; what says the same as one of them is left out.
    public func meanings(of short: String, beside own: [Thing] = []) -> [GlossaryEntry] {
        let found = collect { reader throws(GlossaryError) in try reader.meanings(of: short) }
        if own.isEmpty || found.isEmpty { return found }
        let known = OwnMeanings(own)
        return found.filter { !known.says($0) }
    }

    /// The shorts that start with a prefix, so many at most of each glossary.
    public func shorts(startingWith prefix: String, limit: Int) -> [String] {
        collect { reader throws(GlossaryError) in try reader.shorts(startingWith: prefix, limit: limit) }
    }

    /// The shorts nearest to one that is not known, so many at most of each glossary.
    public func nearestShorts(to short: String, limit: Int = 3) -> [String] {
        collect { reader throws(GlossaryError) in try reader.nearestShorts(to: short, limit: limit) }
    }

    /// Calls a closure with each entry of each glossary that has a text in it, for as long as it returns true.
    public func forEachEntry(with text: String, _ body: (GlossaryEntry) throws -> Bool) throws {
        var isWanted = true
        for glossary in glossaries where isWanted {
            do {
                guard let reader = try reader(of: glossary) else { continue }
                try reader.forEachEntry(with: text) { entry in
                    isWanted = try body(entry)
                    return isWanted
                }
            } catch let error as GlossaryError {
                leaveOut(glossary, error)
            }
        }
    }

    private func collect<Value>(_ ask: (GlossaryReader) throws(GlossaryError) -> [Value]) -> [Value] {
        var found: [Value] = []
        for glossary in glossaries {
            do throws(GlossaryError) {
                if let reader = try reader(of: glossary) { found += try ask(reader) }
            } catch {
                leaveOut(glossary, error)
            }
        }
        return found
    }

    /// The open glossary, or nil if it was left out.
    private func reader(of glossary: Glossary) throws(GlossaryError) -> GlossaryReader? {
        if unusable.contains(glossary.name) { return nil }
        if let reader = readers[glossary.name] { return reader }
        let reader = try GlossaryReader(glossary)
        readers[glossary.name] = reader
        return reader
    }

    private func leaveOut(_ glossary: Glossary, _ error: GlossaryError) {
        unusable.insert(glossary.name)
        readers[glossary.name] = nil
        failures.append(error)
    }
}
