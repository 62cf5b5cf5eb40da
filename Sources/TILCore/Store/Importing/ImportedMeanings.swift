import GRDB

/// The meanings of all acronyms in the imported files, both from the files and from the store.
struct ImportedMeanings {
    /// A meaning of an acronym. It is an object, because copies of a structure would count references to each text.
    final class Meaning {
        let text: Text
        let long: String
        let short: String
        /// The row of the thing with this meaning, or 0 before it is assigned.
        var row: Int64 = 0
        /// Whether the store has the meaning.
        var isKnown = false
        /// Whether an entry has exactly this meaning of the store.
        var isConfirmed = false
        /// The text of the origin of the store's thing, or the empty text.
        var origin = ""
        /// Whether an entry with an identifier has the meaning, so that it may have reviews.
        var isIdentified = false

        /// Whether the meaning is kept if another one is nearly the same.
        var stays: Bool { isKnown || isIdentified }

        init(key: String, long: String, short: String) {
            text = Text(key: key, long: long, short: short)
            self.long = long
            self.short = short
        }
    }

    /// The bytes of an acronym's key, a meaning and an acronym, for comparisons.
    struct Text: Hashable, Comparable {
        let bytes: [UInt8]

        init(key: String, long: String, short: String) {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(key.utf8.count + long.utf8.count + short.utf8.count + 2)
            bytes += key.utf8
            bytes.append(0)
            bytes += long.utf8
            bytes.append(0)
            bytes += short.utf8
            self.bytes = bytes
        }

        static func < (left: Text, right: Text) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }

        // Hash all bytes at once, because an array adds its elements to the hasher one by one.
        func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { all in hasher.combine(bytes: all) } }
    }

    /// The meanings of each acronym. Those of the store come first.
    private(set) var acronyms: [[Meaning]] = []
    private var found: Set<Meaning> = []

    /// Reads the store's meanings of the acronyms of entries.
    init(of entries: [ImportContents.Entry], _ db: Database) throws {
        var numbers: [String: Int] = [:]
        for entry in entries {
            let number = numbers[entry.key] ?? numbers.count
            numbers[entry.key] = number
            entry.acronym = number
        }
        acronyms = Array(repeating: [], count: numbers.count)
        found.reserveCapacity(entries.count)
        let stored = try db.cursor(
            "SELECT key, long, short, id, origin FROM thing WHERE key BETWEEN ? AND ? AND removed IS NULL",
            [numbers.keys.min(), numbers.keys.max()])
        while let row = try stored.next() {
            let key = row.text("key")
            guard let number = numbers[key] else { continue }
            let meaning = Meaning(key: key, long: row.text("long"), short: row.text("short"))
            meaning.row = row.integer("id")
            meaning.isKnown = true
            meaning.origin = row.text("origin")
            add(meaning, number)
        }
    }

    /// Returns the meaning of an entry, which is added if it is new.
    mutating func confirm(_ entry: ImportContents.Entry) -> Meaning {
        let new = Meaning(key: entry.key, long: entry.draft.long, short: entry.draft.short)
        let meaning = add(new, entry.acronym)
        meaning.isConfirmed = true
        return meaning
    }

    /// Adds a meaning of an acronym, unless there is an equal one.
    /// - Returns: the meaning, or the equal one.
    @discardableResult
    private mutating func add(_ meaning: Meaning, _ acronym: Int) -> Meaning {
        let insertion = found.insert(meaning)
        if insertion.inserted { acronyms[acronym].append(meaning) }
        return insertion.memberAfterInsert
    }
}

extension ImportedMeanings.Meaning: Hashable {
    static func == (left: ImportedMeanings.Meaning, right: ImportedMeanings.Meaning) -> Bool { left.text == right.text }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
