import TILCore

/// Tells of acronyms that neither a store nor the glossaries beside it know them, without asking these for each.
///
/// Documents use thousands of acronyms, of which few are known. After some look-ups the acronyms of a store that is not large
/// are read at once, and from then on only those that are among them need be looked up.
final class UnknownAcronyms {
    private let store: ThingStore?
    private let glossaries: GlossaryShelf
    private var lookUps = 0
    /// The keys of all that is known, once they were read; nil before, and where they are too many.
    private var known: Set<String>?

    /// How many look-ups take as long as reading what is known, as a rule.
    private static let patience = 50
    /// The most acronyms that are read.
    private static let most = 20_000

    /// - Parameters:
    ///   - store: the store; nil where there is none.
    ///   - glossaries: those beside it.
    init(store: ThingStore?, glossaries: GlossaryShelf) {
        self.store = store
        self.glossaries = glossaries
    }

    /// Whether an acronym is surely unknown. One that may be known has to be looked up.
    func contains(_ short: String) throws -> Bool {
        if store == nil, glossaries.isEmpty { return true }
        lookUps += 1
        if lookUps == Self.patience { known = try read() }
        guard let known else { return false }
        return !known.contains(Capitals.key(short))
    }

    private func read() throws -> Set<String>? {
        let limit = Self.most + 1
        let own = try store?.shorts(startingWith: "", limit: limit) ?? []
        guard own.count < limit else { return nil }
        let shorts = own + glossaries.shorts(startingWith: "", limit: limit)
        return shorts.count < limit ? Set(shorts.map(Capitals.key)) : nil
    }
}
