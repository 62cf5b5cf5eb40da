import Foundation
import GRDB
import TILText

/// Goes over the meanings of each acronym that an import added to, deletes the rows that say what another says, as a bulk
/// load leaves them, and counts what was new.
///
/// Of rows that say the same, the first stays. Memory does not grow with the store: rows to be deleted are gathered and
/// deleted by the thousands, and the walk taken up again after the acronym that it had come to.
struct RepeatSearch {
    /// What came of the rows of one file.
    struct Findings {
        /// The file's first row.
        let firstRow: Int64
        var new = 0
        var newMeanings = 0
        var known = 0
        var repeated = 0
        /// Near repeats with their texts and that of the row that each nearly repeats: the first so many of the file.
        var near: [NearRow] = []
        /// How many more there were.
        var unlistedNear = 0
    }

    /// A row that was deleted because it says nearly what another says.
    struct NearRow {
        let row: Int64
        let short: String
        let long: String
        let other: String
    }

    /// What came of the rows of each file, in their order.
    private(set) var findings: [Findings]

    private let db: Database
    /// The rows that the import added.
    private let rows: Range<Int64>
    /// Whether one of them may be deleted for another that says nearly the same.
    private let mayDropNear: (Int64) -> Bool
    private let texts: KnownThings
    /// Whether to walk over all meanings: to look for those of each acronym takes longer from some number on.
    private let isWhole: Bool
    private var group = MeaningGroup()
    private var repeats: [Int64] = []

    private static let longestPile = 20_000

    /// - Parameters:
    ///   - rows: the rows that the import added.
    ///   - mayDropNear: whether one of them may be deleted for another that says nearly the same.
    ///   - files: the first row of each file, in their order.
    ///   - existing: how many things there were before.
    init(
        _ db: Database, rows: Range<Int64>, mayDropNear: @escaping (Int64) -> Bool, files: [Int64], existing: Int
    ) throws {
        self.db = db
        self.rows = rows
        self.mayDropNear = mayDropNear
        texts = try KnownThings(db)
        isWhole = rows.count > existing / 5
        findings = files.map { Findings(firstRow: $0) }
    }

    /// Walks over the meanings.
    mutating func run() throws {
        var key: [UInt8]? = []
        while let start = key { key = try walk(after: start) }
    }

    /// Walks on after a key.
    /// - Returns: the key that it came to when there was enough to delete; nil at the end.
    private mutating func walk(after start: [UInt8]) throws -> [UInt8]? {
        var stop: [UInt8]?
        let walk = try statement()
        start.withUnsafeBufferPointer { walk.bind($0, to: 1) }
        group.start()
        while try walk.step() {
            if !group.isOf(walk.bytes(0)) {
                try endGroup()
                if repeats.count >= Self.longestPile {
                    stop = group.key
                    break
                }
                group.start(walk.bytes(0))
            }
            take(walk.integer(3), long: walk.bytes(1), short: walk.bytes(2))
        }
        if stop == nil { try endGroup() }
        walk.reset()
        try deleteRepeats()
        return stop
    }

    private func statement() throws -> RawStatement {
        let added = """
            (SELECT DISTINCT key AS imported_key FROM thing WHERE id BETWEEN \(rows.lowerBound) AND \(rows.upperBound - 1))
            CROSS JOIN thing INDEXED BY thing_meaning ON key = imported_key
            """
        return try RawStatement(
            """
            SELECT key, long, short, id FROM \(isWhole ? "thing INDEXED BY thing_meaning" : added)
            WHERE removed IS NULL AND key > ? ORDER BY key, long, short, id
            """, db)
    }

    private mutating func take(_ row: Int64, long: UnsafeBufferPointer<UInt8>, short: UnsafeBufferPointer<UInt8>) {
        if let first = group.first(saying: long, short) {
            if rows.contains(row) { group.add(row, repeating: first) }
        } else {
            group.add(row, long: long, short: short)
        }
    }

    /// Counts the meanings of an acronym.
    private mutating func endGroup() throws {
        guard let oldest = group.oldestRow else { return }
        if group.isSingle {
            if rows.contains(oldest) { findings[file(of: oldest)].new += 1 }
            return
        }
        let isKnown = !group.rows.allSatisfy(rows.contains)
        let near = group.nearRepeats { rows.contains($0) && mayDropNear($0) }
        for row in group.rows where rows.contains(row) {
            if let kept = near[row] {
                try drop(row, saidBy: kept, isNear: true)
            } else if row == oldest, !isKnown {
                findings[file(of: row)].new += 1
            } else {
                findings[file(of: row)].newMeanings += 1
            }
        }
        for (row, first) in group.repeats {
            try drop(row, saidBy: first, isNear: false)
        }
    }

    /// Counts a row that another says already, and has it deleted.
    private mutating func drop(_ row: Int64, saidBy kept: Int64, isNear: Bool) throws {
        let file = file(of: row)
        if rows.contains(kept), kept >= findings[file].firstRow {
            findings[file].repeated += 1
        } else {
            findings[file].known += 1
        }
        repeats.append(row)
        guard isNear, let (short, long) = try texts.texts(of: row), let (_, other) = try texts.texts(of: kept) else {
            return
        }
        findings[file].near.append(NearRow(row: row, short: short, long: long, other: other))
        if findings[file].near.count >= 2 * ImportReport.longestList { keepFirst(file) }
    }

    /// Forgets all near repeats of a file but those that its report lists.
    private mutating func keepFirst(_ file: Int) {
        findings[file].near.sort { $0.row < $1.row }
        findings[file].unlistedNear += findings[file].near.count - ImportReport.longestList
        findings[file].near.removeLast(findings[file].near.count - ImportReport.longestList)
    }

    private mutating func deleteRepeats() throws {
        let delete = try RawStatement("DELETE FROM thing WHERE id = ?", db)
        for row in repeats {
            delete.bind(row, to: 1)
            try delete.run()
        }
        repeats.removeAll(keepingCapacity: true)
    }

    private func file(of row: Int64) -> Int {
        findings.count == 1 ? 0 : max(0, findings.partitioningIndex { $0.firstRow > row } - 1)
    }
}
