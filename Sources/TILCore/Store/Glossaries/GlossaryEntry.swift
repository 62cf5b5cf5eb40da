public import Foundation
import TILText

/// A meaning of an acronym in a glossary.
public struct GlossaryEntry: Identifiable, Hashable, Sendable {
    /// The name of the glossary.
    public let glossary: String
    /// The entry as a thing, which does not belong to a store. Its ID is the same until the glossary is updated.
    public let thing: Thing

    /// The identifier of the thing.
    public var id: UUID { thing.id }

    /// Creates an entry of a thing in a glossary. A glossary has the name of its file, so it does not contain its name.
    init(_ thing: Thing, of glossary: String) {
        var named = thing
        named.source = glossary
        named.origin = ThingOrigin(.lookUp, name: glossary)
        self.glossary = glossary
        self.thing = named
    }
}

/// The meanings of a person's own things. An entry of a glossary with one of these meanings is not shown again.
///
/// Two meanings are the same if an import considers them near repeats, regardless of their notes and tags.
package struct OwnMeanings {
    private let keys: Set<String>

    /// Creates the set of the meanings of things.
    package init(_ things: [Thing]) { keys = Set(things.map(Self.key)) }

    /// Returns whether a thing has the same meaning as an entry.
    package func contains(_ entry: GlossaryEntry) -> Bool { !keys.isEmpty && keys.contains(Self.key(entry.thing)) }

    private static func key(_ thing: Thing) -> String { RepeatKey.ofMeaning(thing.short, thing.long) }
}
