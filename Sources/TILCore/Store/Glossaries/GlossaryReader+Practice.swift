import Foundation

extension GlossaryReader {
    /// Returns a store in memory with some entries, drawn at random, and all other meanings of their acronyms: a quiz asks
    /// them there, and nothing is taken over.
    /// - Parameters:
    ///   - count: the number of entries to draw.
    ///   - tag: the tag that an entry must have, or nil for all entries.
    ///   - instant: when the things are added.
    ///   - generator: the source of randomness.
    public func practiceStore(
        drawing count: Int, tag: String?, at instant: Date, using generator: inout some RandomNumberGenerator
    ) throws -> ThingStore {
        let drawn = try draw(count, tag: tag, using: &generator)
        let store = try ThingStore()
        var keys: Set<String> = []
        for entry in drawn where keys.insert(Capitals.key(entry.thing.short)).inserted {
            for meaning in try meanings(of: entry.thing.short) {
                do {
                    try store.add(ThingDraft(meaning.thing), at: instant)
                } catch StoreError.alreadyKnown {
                    continue
                }
            }
        }
        return store
    }
}
