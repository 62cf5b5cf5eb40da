import Foundation
import GRDB
import TILText

/// The things of a store by their rows, which are nearly without gaps: to hash a million of them took longer than to read
/// them.
struct ReplayedThings {
    private var rows: [Int64] = []
    /// None for a removed thing.
    private var identifiers: [UUID?] = []
    /// Rows that reviews name and no thing has, as only another program leaves them behind, with their places behind
    /// all things.
    private var strangers: [Int64: Int] = [:]

    init(_ db: Database) throws {
        let found = try RawStatement("SELECT id, CASE WHEN removed IS NULL THEN uuid END FROM thing ORDER BY id", db)
        while try found.step() {
            rows.append(found.integer(0))
            identifiers.append(found.isNull(1) ? nil : found.identifier(1))
        }
    }

    /// How many things there are.
    var count: Int { rows.count }

    /// The place of a thing, from 0; one behind all things for what is none.
    mutating func index(of row: Int64) -> Int {
        // Where no row is missing, a thing's place tells itself from the first one's.
        if let first = rows.first, row >= first {
            let (distance, overflows) = row.subtractingReportingOverflow(first)
            let guess = overflows ? rows.count - 1 : min(Int(distance), rows.count - 1)
            if rows[guess] == row { return guess }
            let place = rows[...guess].partitioningIndex { $0 >= row }
            if place < rows.count, rows[place] == row { return place }
        }
        if let place = strangers[row] { return place }
        let place = rows.count + strangers.count
        strangers[row] = place
        return place
    }

    /// The row of the thing at a place; nil for what is none.
    func row(at place: Int) -> Int64? { rows.indices.contains(place) ? rows[place] : nil }

    /// The identifier of the thing at a place; nil for what is none or was removed.
    func identifier(at place: Int) -> UUID? {
        identifiers.indices.contains(place) ? identifiers[place] : nil
    }
}
