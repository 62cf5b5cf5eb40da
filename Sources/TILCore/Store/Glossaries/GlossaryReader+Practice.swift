import Foundation

extension GlossaryReader {
    /// A store in memory with some entries, drawn at random, and all that their acronyms stand for: a quiz asks them there,
    /// and nothing is taken over.
    /// - Parameters:
    ///   - count: how many entries are drawn; more come in with other meanings.
    ///   - tag: only entries with this tag; nil for all.
    ///   - instant: when they are put in.
    ///   - generator: the chance.
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

    /// Entries drawn at random, each as likely as another.
    private func draw(
        _ count: Int, tag: String?, using generator: inout some RandomNumberGenerator
    ) throws(GlossaryError) -> [GlossaryEntry] {
        try translating {
            var chosen: [Int64] = []
            var seen = 0
            let wanted = WantedTags(tag.map { [$0] } ?? [])
            let rows = try statement("SELECT id\(wanted.isEmpty ? "" : ", tags") FROM entry")
            while try rows.step() {
                if !wanted.isEmpty, !wanted.areAll(among: GlossaryEntry.tags(in: rows, 1)) { continue }
                seen += 1
                if chosen.count < count {
                    chosen.append(rows.integer(0))
                } else {
                    let place = Int.random(in: 0..<seen, using: &generator)
                    if place < count { chosen[place] = rows.integer(0) }
                }
            }
            return try chosen.compactMap { try entry(row: $0) }
        }
    }

    /// The entry of a row; nil where there is none.
    func entry(row: Int64) throws(GlossaryError) -> GlossaryEntry? {
        try translating {
            let rows = try statement("SELECT \(GlossaryEntry.columns) FROM entry WHERE id = ?")
            rows.bind(row, to: 1)
            return try rows.step() ? entry(rows) : nil
        }
    }
}
