/// What one's own things say: an entry of a glossary that says the same is shown once, as the thing, which has its source.
///
/// Two meanings are the same where an import takes one for a near repeat of the other, whatever their notes and tags.
public struct OwnMeanings {
    private var keys: Set<String> = []

    /// The meanings that some things have.
    public init(_ things: [Thing] = []) {
        for thing in things { insert(thing) }
    }

    /// Adds what a thing says.
    public mutating func insert(_ thing: Thing) {
        keys.insert(Self.key(thing))
    }

    /// Whether a thing says what an entry says.
    public func says(_ entry: GlossaryEntry) -> Bool {
        !keys.isEmpty && keys.contains(Self.key(entry.thing))
    }

    private static func key(_ thing: Thing) -> String {
        RepeatKey.ofMeaning(thing.short, thing.long)
    }
}
