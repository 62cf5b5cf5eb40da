import Foundation
import GRDB

/// Finds the keys of acronyms that are one acronym except for how each of its letters is written.
///
/// It goes from the first letter to the last and follows only what the index has.
struct SpellingSearch {
    private let beginning: Statement
    private let whole: Statement

    /// The greatest number of beginnings that are followed.
    private static let most = 500

    init(_ db: Database) throws {
        let keys = "SELECT 1 FROM thing WHERE removed IS NULL AND key"
        beginning = try db.cachedStatement(sql: "SELECT EXISTS (\(keys) BETWEEN ? AND ?)")
        whole = try db.cachedStatement(sql: "SELECT EXISTS (\(keys) = ?)")
    }

    /// The keys that things have.
    /// - Parameter letters: for each letter the ways to write it.
    func keys(of letters: [[String]]) throws -> [String] {
        var found = [""]
        for ways in letters {
            var longer: [String] = []
            for start in found {
                for way in ways where longer.count < Self.most {
                    let key = start + way
                    if try Bool.fetchOne(beginning, arguments: [key, key + "\u{10FFFF}"]) == true {
                        longer.append(key)
                    }
                }
            }
            found = longer
        }
        return try found.filter { try !$0.isEmpty && Bool.fetchOne(whole, arguments: [$0]) == true }
    }
}
