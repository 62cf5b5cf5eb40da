import GRDB

/// The meanings of all acronyms in the imported files, both from the files and from the store.
struct ImportedMeanings {
    struct Meaning {
        let text: Text
        let long: String
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
            text = Text(bytes: Array("\(key)\0\(long)\0\(short)".utf8))
            self.long = long
        }
    }

    /// The bytes of an acronym's key, a meaning and an acronym, for comparisons.
    struct Text: Hashable, Comparable {
        let bytes: [UInt8]

        static func < (left: Text, right: Text) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }

        // Hash all bytes at once, because an array adds its elements to the hasher one by one.
        func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
    }

    var all: [Meaning] = []
    /// The index in ``all`` of each entry's meaning.
    private(set) var positions: [Int] = []
    /// The indexes in ``all`` of each acronym's meanings.
    private(set) var acronyms: [[Int]] = []
    private var found: [Text: Int] = [:]

    init(_ entries: [ImportContents.Entry], _ db: Database, _ progress: () throws -> Void) throws {
        var numbers: [String: Int] = [:]
        let members = entries.map { entry in
            let number = numbers[entry.key, default: numbers.count]
            if number == numbers.count { numbers[entry.key] = number }
            return number
        }
        acronyms = Array(repeating: [], count: numbers.count)
        found.reserveCapacity(entries.count)
        let range = [numbers.keys.min(), numbers.keys.max()]
        let stored = try Row.fetchCursor(
            db, sql: "SELECT key, long, short, id, origin FROM thing WHERE key BETWEEN ? AND ? AND removed IS NULL",
            arguments: StatementArguments(range))
        while let row = try stored.next() {
            guard let number = numbers[row[0]] else { continue }
            var meaning = Meaning(key: row[0], long: row[1], short: row[2])
            meaning.row = row[3]
            meaning.isKnown = true
            meaning.origin = row[4]
            _ = position(of: meaning, number)
        }
        for (index, number) in members.enumerated() {
            if index.isMultiple(of: ImportContents.progressStep) { try progress() }
            let draft = entries[index].draft
            let position = position(of: Meaning(key: entries[index].key, long: draft.long, short: draft.short), number)
            all[position].isConfirmed = true
            positions.append(position)
        }
    }

    /// Returns the index of a meaning of an acronym, and adds the meaning if it is new.
    private mutating func position(of meaning: Meaning, _ acronym: Int) -> Int {
        if let position = found[meaning.text] { return position }
        found[meaning.text] = all.count
        acronyms[acronym].append(all.count)
        all.append(meaning)
        return all.count - 1
    }
}
