import Foundation
import GRDB

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
        /// Near repeats, and with each the row that it nearly repeats: the first so many of the file.
        var near: [(row: Int64, other: Int64)] = []
        /// How many more there were.
        var unlistedNear = 0
    }

    /// What came of the rows of each file, in their order.
    private(set) var findings: [Findings]
    /// How many rows were deleted.
    private(set) var deletedCount = 0

    private let db: Database
    private let firstRow: Int64
    private var group = MeaningGroup()
    private var repeats: [Int64] = []

    private static let longestPile = 20_000

    /// - Parameters:
    ///   - firstRow: the first row of the load: those before it were looked for already.
    ///   - files: the first row of each file, in their order.
    init(_ db: Database, firstRow: Int64, files: [Int64]) {
        self.db = db
        self.firstRow = firstRow
        findings = files.map { Findings(firstRow: $0) }
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
                endGroup()
                if repeats.count >= Self.longestPile {
                    stop = group.key
                    break
                }
                group.start(rows.bytes(0))
            }
            take(rows.integer(3), long: rows.bytes(1), short: rows.bytes(2))
        }
        if stop == nil { endGroup() }
        rows.reset()
        try deleteRepeats()
        return stop
    }

    private mutating func take(_ row: Int64, long: UnsafeBufferPointer<UInt8>, short: UnsafeBufferPointer<UInt8>) {
        if let first = group.first(saying: long, short) {
            guard isOfLoad(row) else { return }
            let file = file(of: row)
            if first >= findings[file].firstRow {
                findings[file].repeated += 1
            } else {
                findings[file].known += 1
            }
            repeats.append(row)
        } else {
            group.add(row, long: long, short: short)
        }
    }

    /// Counts the meanings of an acronym.
    private mutating func endGroup() {
        guard let oldest = group.oldestRow else { return }
        for row in group.rows where isOfLoad(row) {
            let file = file(of: row)
            if row == oldest { findings[file].new += 1 } else { findings[file].newMeanings += 1 }
        }
        for (row, other) in group.nearRepeats() where isOfLoad(row) {
            let file = file(of: row)
            findings[file].near.append((row, other))
            if findings[file].near.count >= 2 * ImportReport.longestList { keepFirst(file) }
        }
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
        if findings.count == 1 { return 0 }
        var (low, high) = (0, findings.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if findings[middle].firstRow <= row { low = middle } else { high = middle }
        }
        return low
    }
}
