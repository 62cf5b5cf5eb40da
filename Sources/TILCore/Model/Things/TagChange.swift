/// A change that adds tags to things and removes tags from them.
package struct TagChange: Hashable, Sendable {
    /// The tags to add.
    package let added: [String]
    /// The tags to remove, compared without regard to case.
    package let removed: [String]

    /// Creates a change. Each text may contain several tags, which ``ThingDraft/tags(in:)`` separates.
    package init(adding added: [String], removing removed: [String]) {
        self.added = ThingDraft.tags(in: added)
        self.removed = ThingDraft.tags(in: removed)
    }

    /// Reads `+chat` as a tag to add and `-web` as a tag to remove. The result is nil if a text starts with neither
    /// sign.
    package init?(_ texts: [String]) {
        func named(_ sign: String) -> [String] {
            texts.filter { text in text.hasPrefix(sign) }.map { text in String(text.dropFirst()) }
        }
        guard texts.allSatisfy({ $0.hasPrefix("+") || $0.hasPrefix("-") }) else { return nil }
        self.init(adding: named("+"), removing: named("-"))
    }

    /// Whether the change has no effect on any tags.
    package var isEmpty: Bool { added.isEmpty && removed.isEmpty }

    /// Returns a thing's tags after the change.
    package func tags(from tags: [String]) -> [String] {
        let removedKeys = Set(removed.map { removed in removed.lowercased() })
        let kept = tags.filter { tag in !removedKeys.contains(tag.lowercased()) }
        let keptKeys = Set(kept.map { $0.lowercased() })
        return kept + added.filter { !keptKeys.contains($0.lowercased()) }
    }
}
