import Foundation
import GRDB

/// Finds the texts of an index that are one text but for how each of its letters is written.
///
/// It goes from the first letter to the last and follows only what there is, so that the cost depends on the text's length
/// and on how many spellings there are, never on the size of the store.
struct SpellingSearch {
    /// A column of a table that has an index.
    enum Column: String {
        case tag = "FROM tag WHERE name"
        case key = "FROM thing WHERE removed IS NULL AND key"
    }

    /// Whether a text of the index begins with one, and whether one is there.
    private let beginning: Statement
    private let whole: Statement

    /// So many beginnings are followed at most.
    private static let most = 500

    init(_ column: Column, _ db: Database) throws {
        beginning = try db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 \(column.rawValue) BETWEEN ? AND ?)")
        whole = try db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 \(column.rawValue) = ?)")
    }

    /// The spellings that there are.
    /// - Parameter letters: for each letter the ways to write it.
    func spellings(of letters: [[String]]) throws -> [String] {
        var found = [""]
        for ways in letters {
            var longer: [String] = []
            for start in found {
                for way in ways where longer.count < Self.most {
                    if try isBeginning(start + way) { longer.append(start + way) }
                }
            }
            found = longer
        }
        return try found.filter { !$0.isEmpty }.filter(isWhole)
    }

    private func isBeginning(_ text: String) throws -> Bool {
        try Bool.fetchOne(beginning, arguments: [text, text + "\u{10FFFF}"]) == true
    }

    private func isWhole(_ text: String) throws -> Bool {
        try Bool.fetchOne(whole, arguments: [text]) == true
    }
}
