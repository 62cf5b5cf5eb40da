import GRDB

/// The meanings of all acronyms that an import names, both of its files and of the store.
struct ImportedMeanings {
    /// An acronym with a meaning.
    struct Meaning {
        /// The acronym's key, the long and the short, which are compared byte by byte.
        let text: [UInt8]
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
            text = Array("\(key)\0\(long)\0\(short)".utf8)
            self.long = long
        }
    }

    var all: [Meaning] = []
    /// The place in ``all`` of each entry's meaning.
    private(set) var places: [Int] = []
    /// The places in ``all`` of each acronym's meanings.
    private(set) var acronyms: [[Int]] = []
    private var found: [[UInt8]: Int] = [:]

    init(_ entries: [ImportContents.Entry], _ db: Database, _ progress: () throws -> Void) throws {
        let rows = try db.cachedStatement(
            sql: "SELECT long, short, id FROM thing WHERE key = ? AND removed IS NULL ORDER BY id")
        var numbers: [String: Int] = [:]
        for entry in entries {
            if places.count.isMultiple(of: ImportContents.progressStep) { try progress() }
            let number = numbers[entry.key] ?? acronyms.count
            if number == acronyms.count {
                numbers[entry.key] = number
                acronyms.append([])
                let known = try Row.fetchCursor(rows, arguments: [entry.key])
                while let row = try known.next() {
                    var meaning = Meaning(key: entry.key, long: row[0], short: row[1])
                    (meaning.row, meaning.isKnown) = (row[2], true)
                    _ = place(of: meaning, number)
                }
            }
            places.append(
                place(of: Meaning(key: entry.key, long: entry.draft.long, short: entry.draft.short), number))
        }
    }

    /// The place of a meaning of an acronym, which is added if it is not there.
    private mutating func place(of meaning: Meaning, _ acronym: Int) -> Int {
        if let place = found[meaning.text] { return place }
        found[meaning.text] = all.count
        acronyms[acronym].append(all.count)
        all.append(meaning)
        return all.count - 1
    }
}
