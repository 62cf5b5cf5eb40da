import Foundation
import GRDB
import TILText

/// Goes over all meanings in their order after a bulk load, deletes the rows that say what another says, and counts what
/// an import row by row would have counted.
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
    /// How many rows were deleted.
    private(set) var deletedCount = 0

    private let db: Database
    private let firstRow: Int64
    private var group = MeaningGroup()
    private var repeats: [Int64] = []
    private let texts: RawStatement

    private static let longestPile = 20_000

    /// - Parameters:
    ///   - firstRow: the first row of the load: those before it were looked for already.
    ///   - files: the first row of each file, in their order.
    init(_ db: Database, firstRow: Int64, files: [Int64]) throws {
        self.db = db
        self.firstRow = firstRow
        findings = files.map { Findings(firstRow: $0) }
        texts = try RawStatement("SELECT short, long FROM thing WHERE id = ?", db)
    }

    /// Walks over all meanings.
    mutating func run() throws {
        var key: [UInt8]? = []
        while let start = key { key = try walk(after: start) }
    }

    /// Walks on after a key.
    /// - Returns: the key that it came to when there was enough to delete; nil at the end.
    private mutating func walk(after start: [UInt8]) throws -> [UInt8]? {
        var stop: [UInt8]?
        let rows = try RawStatement(
            """
            SELECT key, long, short, id FROM thing INDEXED BY thing_meaning
            WHERE removed IS NULL AND key > ? ORDER BY key, long, short, id
            """, db)
        start.withUnsafeBufferPointer { rows.bind($0, to: 1) }
        group.start()
        while try rows.step() {
            if !group.isOf(rows.bytes(0)) {
                try endGroup()
                if repeats.count >= Self.longestPile {
                    stop = group.key
                    break
                }
                group.start(rows.bytes(0))
            }
            take(rows.integer(3), long: rows.bytes(1), short: rows.bytes(2))
        }
        if stop == nil { try endGroup() }
        rows.reset()
        try deleteRepeats()
        return stop
    }

    private mutating func take(_ row: Int64, long: UnsafeBufferPointer<UInt8>, short: UnsafeBufferPointer<UInt8>) {
        if let first = group.first(saying: long, short) {
            if isOfLoad(row) { group.add(row, repeating: first) }
        } else {
            group.add(row, long: long, short: short)
        }
    }

    /// Counts the meanings of an acronym.
    private mutating func endGroup() throws {
        guard let oldest = group.oldestRow else { return }
        let near = group.nearRepeats(isOfLoad: isOfLoad)
        for row in group.rows where isOfLoad(row) {
            if let kept = near[row] {
                try drop(row, saidBy: kept, isNear: true)
            } else if row == oldest {
                findings[file(of: row)].new += 1
            } else {
                findings[file(of: row)].newMeanings += 1
            }
        }
        for (row, first) in group.repeats {
            try drop(row, saidBy: near[first] ?? first, isNear: near[first] != nil)
        }
    }

    /// Counts a row that another says already, and has it deleted.
    private mutating func drop(_ row: Int64, saidBy kept: Int64, isNear: Bool) throws {
        let file = file(of: row)
        if kept >= findings[file].firstRow { findings[file].repeated += 1 } else { findings[file].known += 1 }
        repeats.append(row)
        guard isNear, let (short, long) = try read(row), let (_, other) = try read(kept) else { return }
        findings[file].near.append(NearRow(row: row, short: short, long: long, other: other))
        if findings[file].near.count >= 2 * ImportReport.longestList { keepFirst(file) }
    }

    private func read(_ row: Int64) throws -> (short: String, long: String)? {
        defer { texts.reset() }
        texts.bind(row, to: 1)
        return try texts.step() ? (texts.text(0), texts.text(1)) : nil
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
        deletedCount += repeats.count
        repeats.removeAll(keepingCapacity: true)
    }

    /// Whether a row was loaded, rather than given a number beyond by another program.
    private func isOfLoad(_ row: Int64) -> Bool { row >= firstRow && row <= RowNumber.greatest }

    private func file(of row: Int64) -> Int {
        findings.count == 1 ? 0 : max(0, findings.partitioningIndex { $0.firstRow > row } - 1)
    }
}
