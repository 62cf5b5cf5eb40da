/// Tags that something must have, all of them, each in letters of any case.
package struct WantedTags: Sendable {
    private let tags: Set<String>

    /// Makes a filter; without a tag, everything passes.
    package init(_ tags: [String]) {
        self.tags = Set(tags.map { $0.lowercased() })
    }

    /// Whether anything passes.
    package var isEmpty: Bool { tags.isEmpty }

    /// Whether all of them are among some.
    package func areAll(among others: some Sequence<String>) -> Bool {
        tags.isEmpty || tags.isSubset(of: others.map { $0.lowercased() })
    }
}
