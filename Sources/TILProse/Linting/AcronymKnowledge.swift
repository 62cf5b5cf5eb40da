/// What an acronym stands for, as something beside the document has it.
public struct KnownMeaning: Hashable, Sendable {
    /// What the acronym stands for.
    public var long: String
    /// Who says so, as a sentence names it: `your store`, `glossary.md`.
    public var origin: String

    /// Makes a meaning.
    public init(long: String, origin: String) {
        self.long = long
        self.origin = origin
    }
}

/// Something that knows what acronyms stand for: a store, a glossary, several of them.
public protocol AcronymKnowledge {
    /// All that is known of an acronym; nothing where it is unknown.
    /// - Parameter short: the acronym without the s of a plural.
    func meanings(of short: String) throws -> [KnownMeaning]
}

/// Nothing beside the document.
public struct NoKnowledge: AcronymKnowledge {
    /// Makes it.
    public init() {}

    /// Nothing.
    public func meanings(of short: String) -> [KnownMeaning] { [] }
}
