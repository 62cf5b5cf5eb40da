import GRDB

/// A part of an import in which rows are appended to the table of things without its indexes and counting triggers.
final class BulkLoad {
    private let db: Database
    /// The rows from this one on were appended without being looked for.
    private let firstRow: Int64
    private let dropped: DroppedParts
    private var lines: ImportedLines

    /// Drops what stands in the way.
    init(_ db: Database, firstRow: Int64) throws {
        self.db = db
        self.firstRow = firstRow
        dropped = try DroppedParts(of: "thing", triggers: ["thing_added", "thing_deleted"], db)
        lines = try ImportedLines(db)
    }

    /// Notes the line of the next row, which the caller appends.
    func note(row: Int64, line: Int) throws {
        try lines.add(row: row, line: line)
    }

    /// Makes the indexes and triggers again, deletes what is there twice, and counts the things.
    /// - Parameters:
    ///   - nextRow: the row after the last that was appended.
    ///   - files: the first row of each file.
    /// - Returns: what came of the rows of each file.
    func end(nextRow: Int64, files: [Int64]) throws -> [RepeatSearch.Findings] {
        try dropped.makeIndexes()
        var search = try RepeatSearch(db, firstRow: firstRow, files: files)
        try search.run()
        try dropped.makeTriggers()
        try db.execute(
            sql: "UPDATE tally SET value = value + ? WHERE name = 'things'",
            arguments: [nextRow - firstRow - Int64(search.deletedCount)])
        return search.findings
    }

    /// Adds to a file's report what came of its rows.
    func complete(_ report: inout ImportReport, _ found: RepeatSearch.Findings) throws {
        report.new += found.new
        report.newMeanings += found.newMeanings
        report.known += found.known
        report.repeated += found.repeated
        for near in found.near.sorted(by: { $0.row < $1.row }) {
            report.add(
                NearRepeat(line: try lines.line(of: near.row), short: near.short, long: near.long, other: near.other))
        }
        report.addUnlistedNearRepeats(found.unlistedNear)
    }

    /// Lets go of what was noted.
    func close() throws {
        try ImportedLines.drop(db)
    }
}
