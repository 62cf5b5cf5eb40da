/// Tags that things get and tags that they lose.
public struct TagChange: Hashable, Sendable {
    /// The tags that they get.
    public let added: [String]
    /// The tags that they lose, whatever their letters' case.
    public let removed: [String]

    /// Makes a change; each text may hold several tags, as ``ThingDraft/tags(in:)`` parts them.
    public init(adding added: [String], removing removed: [String]) {
        self.added = ThingDraft.tags(in: added)
        self.removed = ThingDraft.tags(in: removed)
    }

    /// Reads `+chat` as a tag that is added, `-web` as one that is taken away; nil where a text says neither.
    public init?(_ texts: [String]) {
        func named(_ sign: String) -> [String] {
            texts.filter { $0.hasPrefix(sign) }.map { String($0.dropFirst()) }
        }
        guard texts.allSatisfy({ $0.hasPrefix("+") || $0.hasPrefix("-") }) else { return nil }
        self.init(adding: named("+"), removing: named("-"))
    }

    /// Whether it changes nothing.
    public var isEmpty: Bool { added.isEmpty && removed.isEmpty }

    /// What becomes of a thing's tags.
    public func tags(from tags: [String]) -> [String] {
        let gone = Set(removed.map { $0.lowercased() })
        let kept = tags.filter { !gone.contains($0.lowercased()) }
        let known = Set(kept.map { $0.lowercased() })
        return kept + added.filter { !known.contains($0.lowercased()) }
    }
}
