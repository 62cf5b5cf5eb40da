import Foundation
import GRDB

/// Finds the texts of an index that are one text but for how each of its letters is written.
///
/// It goes from the first letter to the last and follows only what there is, so that the cost depends on the text's length
/// and on how many spellings there are, never on the size of the store.
struct SpellingSearch {
    /// A column of a table that has an index.
    enum Column: String {
        case tag = "name FROM tag WHERE name"
        case key = "key FROM thing WHERE removed IS NULL AND key"
    }

    private let beginning: RawStatement
    private let whole: RawStatement

    /// So many beginnings are followed at most.
    private static let most = 500

    init(_ column: Column, _ db: Database) throws {
        beginning = try RawStatement("SELECT \(column.rawValue) >= ?1 AND \(Self.name(column)) < ?2 LIMIT 1", db)
        whole = try RawStatement("SELECT \(column.rawValue) = ?1 LIMIT 1", db)
    }

    private static func name(_ column: Column) -> String { column == .tag ? "name" : "key" }

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
        beginning.bind(text, to: 1)
        beginning.bind(text + "\u{10FFFF}", to: 2)
        defer { beginning.reset() }
        return try beginning.step()
    }

    private func isWhole(_ text: String) throws -> Bool {
        whole.bind(text, to: 1)
        defer { whole.reset() }
        return try whole.step()
    }
}
