/// What a scanner found in a document.
public struct ProseReport: Hashable, Sendable {
    /// The definitions in the order of the document, repeated ones included.
    public var definitions: [AcronymDefinition]
    /// The acronyms that are used, in the order of their first use.
    public var uses: [AcronymUse]
    /// Whether there were more definitions or acronyms than the scanner keeps.
    public var isTruncated: Bool

    /// Makes a report from its parts.
    public init(definitions: [AcronymDefinition] = [], uses: [AcronymUse] = [], isTruncated: Bool = false) {
        self.definitions = definitions
        self.uses = uses
        self.isTruncated = isTruncated
    }

    /// The definitions without those that say again what an earlier one said, plural or not, in capitals or not.
    public var distinctDefinitions: [AcronymDefinition] {
        var seen: Set<[String]> = []
        return definitions.filter { definition in
            let thing = definition.singular
            return seen.insert([thing.short, thing.long.lowercased()]).inserted
        }
    }

    /// The acronyms that are used and not defined, in the order of their first use.
    ///
    /// One that hyphens or slashes join of parts, such as "LSTM-CNN", is defined if it is or if all its parts are.
    public var undefined: [AcronymUse] {
        let defined = Set(definitions.flatMap { [$0.short, AcronymShape.singular(of: $0.short)] })
        return uses.filter { use in
            if defined.contains(use.short) || use.forms.contains(where: defined.contains) { return false }
            let parts = use.short.split { $0 == "-" || $0 == "/" }.map(String.init)
            return parts.count < 2 || !parts.allSatisfy { defined.contains($0) }
        }
    }
}
