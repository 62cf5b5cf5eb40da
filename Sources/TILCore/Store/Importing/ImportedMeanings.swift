import GRDB

/// The meanings of all acronyms that an import names, both of its files and of the store, in the order of the store's index:
/// by the key, then the long and the short, byte by byte.
struct ImportedMeanings {
    /// An acronym with a meaning.
    struct Meaning {
        let short: String
        let long: String
        /// The row of the thing that has it; 0 until there is one.
        var row: Int64
        /// Whether the store has it.
        let isKnown: Bool
        /// Whether an entry with an identifier has it, and so may have reviews.
        var isIdentified = false

        /// Whether it stays if another says nearly the same.
        var stays: Bool { isKnown || isIdentified }

        func matches(_ short: String, _ long: String) -> Bool {
            self.long.utf8.elementsEqual(long.utf8) && self.short.utf8.elementsEqual(short.utf8)
        }
    }

    private(set) var all: [Meaning] = []
    /// The place in ``all`` of each entry's meaning.
    private(set) var places: [Int]
    /// The ranges in ``all`` of the acronyms.
    private(set) var acronyms: [Range<Int>] = []

    /// Walks over the entries and the store's index side by side.
    init(_ entries: [ImportContents.Entry], _ db: Database, _ progress: () throws -> Void) throws {
        places = Array(repeating: 0, count: entries.count)
        let sorted = entries.indices.sorted { Self.precedes(entries[$0], entries[$1]) }
        let rows = try db.cachedStatement(
            sql: "SELECT short, long, id FROM thing WHERE key = ? AND removed IS NULL ORDER BY long, short, id")
        var next = 0
        while next < sorted.count {
            let key = entries[sorted[next]].key
            let first = all.count
            var known = try Row.fetchAll(rows, arguments: [key]).reversed().map {
                Meaning(short: $0[0], long: $0[1], row: $0[2], isKnown: true)
            }
            while next < sorted.count, entries[sorted[next]].key == key {
                let draft = entries[sorted[next]].draft
                while let meaning = known.last, !Self.precedes(draft.long, draft.short, meaning.long, meaning.short) {
                    add(meaning, after: first)
                    known.removeLast()
                }
                add(Meaning(short: draft.short, long: draft.long, row: 0, isKnown: false), after: first)
                places[sorted[next]] = all.count - 1
                next += 1
                if next.isMultiple(of: ImportContents.progressStep) { try progress() }
            }
            while let meaning = known.popLast() { add(meaning, after: first) }
            acronyms.append(first..<all.count)
        }
    }

    /// Adds a meaning of an acronym whose others begin at a place, unless it is the last one.
    private mutating func add(_ meaning: Meaning, after first: Int) {
        if all.count > first, let last = all.last, last.matches(meaning.short, meaning.long) { return }
        all.append(meaning)
    }

    /// Sets the row of a thing that is added for a meaning.
    mutating func setRow(_ row: Int64, at place: Int) { all[place].row = row }

    /// Marks a meaning that an entry with an identifier has.
    mutating func identify(at place: Int) { all[place].isIdentified = true }

    private static func precedes(_ left: ImportContents.Entry, _ right: ImportContents.Entry) -> Bool {
        if left.key != right.key { return left.key.hasSmallerBytes(than: right.key) }
        return precedes(left.draft.long, left.draft.short, right.draft.long, right.draft.short)
    }

    private static func precedes(_ long: String, _ short: String, _ otherLong: String, _ otherShort: String) -> Bool {
        long.utf8.elementsEqual(otherLong.utf8)
            ? short.hasSmallerBytes(than: otherShort) : long.hasSmallerBytes(than: otherLong)
    }
}

extension String {
    /// Whether the bytes come before those of another text, as SQLite compares them.
    fileprivate func hasSmallerBytes(than other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
