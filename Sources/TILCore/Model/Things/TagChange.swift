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
        var added: [String] = []
        var removed: [String] = []
        for text in texts {
            let tags = String(text.dropFirst())
            switch text.first {
            case "+": added.append(tags)
            case "-": removed.append(tags)
            default: return nil
            }
        }
        self.init(adding: added, removing: removed)
    }

    /// Whether the change has no effect on any tags.
    package var isEmpty: Bool { added.isEmpty && removed.isEmpty }

    /// Returns a thing's tags after the change.
    package func tags(from tags: [String]) -> [String] {
        let removedKeys = Set(removed.map { removed in removed.lowercased() })
        let kept = tags.filter { tag in !removedKeys.contains(tag.lowercased()) }
        let keptKeys = Set(kept.map { tag in tag.lowercased() })
        return kept + added.filter { tag in !keptKeys.contains(tag.lowercased()) }
    }
}
