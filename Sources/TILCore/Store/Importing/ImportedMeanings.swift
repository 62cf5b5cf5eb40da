import GRDB

/// The meanings of all acronyms that an import names, both of its files and of the store.
struct ImportedMeanings {
    /// An acronym with a meaning.
    struct Meaning {
        let text: Text
        let long: String
        /// The row of the thing that has it; 0 until there is one.
        var row: Int64 = 0
        /// Whether the store has it.
        var isKnown = false
        /// Whether an entry with an identifier has it, and so may have reviews.
        var isIdentified = false

        /// Whether it stays if another says nearly the same.
        var stays: Bool { isKnown || isIdentified }

        init(key: String, long: String, short: String) {
            text = Text(bytes: [key, long, short].reduce(into: []) { $0 += $1.utf8 + [0] })
            self.long = long
        }
    }

    /// The key of an acronym, a long and a short, which are compared byte by byte.
    struct Text: Hashable, Comparable {
        let bytes: [UInt8]

        static func < (left: Text, right: Text) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }

        // An array feeds its elements to the hasher one by one.
        func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
    }

    var all: [Meaning] = []
    /// The place in ``all`` of each entry's meaning.
    private(set) var positions: [Int] = []
    /// The places in ``all`` of each acronym's meanings.
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
        let range = [numbers.keys.min(), numbers.keys.max()]
        let known = try Row.fetchCursor(
            db, sql: "SELECT key, long, short, id FROM thing WHERE key BETWEEN ? AND ? AND removed IS NULL",
            arguments: StatementArguments(range))
        while let row = try known.next() {
            guard let number = numbers[row[0]] else { continue }
            var meaning = Meaning(key: row[0], long: row[1], short: row[2])
            (meaning.row, meaning.isKnown) = (row[3], true)
            _ = position(of: meaning, number)
        }
        for (index, number) in members.enumerated() {
            if index.isMultiple(of: ImportContents.progressStep) { try progress() }
            let draft = entries[index].draft
            positions.append(
                position(of: Meaning(key: entries[index].key, long: draft.long, short: draft.short), number))
        }
    }

    /// The place of a meaning of an acronym, which is added if it is not there.
    private mutating func position(of meaning: Meaning, _ acronym: Int) -> Int {
        if let position = found[meaning.text] { return position }
        found[meaning.text] = all.count
        acronyms[acronym].append(all.count)
        all.append(meaning)
        return all.count - 1
    }
}
